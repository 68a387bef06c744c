import { createEngine, type GundamEngine } from '../../../src/games/gundam/engine.js';
import type { PlayRules } from '../../../src/games/gundam/rules/play-rules.js';
import type { GivenSide } from '../../../src/games/gundam/rules/setup.js';
import type { SeatId } from '../../../src/games/gundam/rules/state.js';
import { tableOf } from '../../../src/games/gundam/table.js';
import type { GundamView, SideView, UnitFace } from '../../../src/games/gundam/view.js';
import { createDriver, type Driver } from '../../../src/testing/driver.js';

/** A game at a given position, to be played by the names of its moves. Player One is in the Main Phase. */
export interface Skirmish extends Driver<GundamView> {
  readonly engine: GundamEngine;
  /** A side in words: `Lv3, 1 active · EX Base 3 · 2 shields · hand: Ida Marsh · units: Cutter Mk II 2/3 rested · trash: Fog Bank`. */
  side(id: SeatId): string;
  /** The codes of everything that stands in the way of a move. */
  codes(name: string): readonly string[];
  /** Everything that stands in the way of a move, in words. */
  why(name: string): readonly string[];
  /** The names of what can be played now. */
  offers(): readonly string[];
  /** Plays several moves, whoever is to decide. */
  play(...names: readonly string[]): Promise<void>;
  /** What was told since the position, as Player One may know it. */
  told(): readonly string[];
}

/** Sets a game up at a position. A deck is of ten Skiff Runners, unless it is given. */
export function skirmish(
  one: GivenSide,
  two: GivenSide = {},
  { seed = 'scenario', rules = {} }: { seed?: string | number; rules?: Partial<PlayRules> } = {},
): Skirmish {
  const engine = createEngine({ seed, rules, position: { player1: one, player2: two } });
  const table = tableOf(engine);
  const driver = createDriver(table);
  return Object.assign(Object.create(driver) as Driver<GundamView>, {
    engine,
    side: (id: SeatId) => inWords(table.adapter(id).getSnapshot().view.near),
    codes: (name: string) => driver.reasons(name).map(({ code }) => code),
    why: (name: string) => driver.reasons(name).map(({ text }) => text),
    offers: () => driver.options().flatMap(({ kind, name }) => (kind === 'available' ? [name] : [])),
    async play(...names: readonly string[]) {
      for (const name of names) await driver.playOption(name);
    },
    told: () =>
      table
        .adapter('player1')
        .getSnapshot()
        .log.map(({ text }) => text),
  });
}

function inWords({
  level,
  activeResources,
  base,
  shieldCount,
  hand,
  units,
  trash,
  removal,
}: SideView): string {
  const names = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name).join(', ');
  const lists = { hand: names(hand ?? []), units: units.map(unitInWords).join(', '), trash: names(trash) };
  return [
    `Lv${level}, ${activeResources} active`,
    base ? `${base.name} ${base.currentHp}${base.rested ? ' rested' : ''}` : '',
    shieldCount > 0 ? `${shieldCount} ${shieldCount === 1 ? 'shield' : 'shields'}` : '',
    ...Object.entries({ ...lists, removed: names(removal) }).map(
      ([zone, cards]) => cards && `${zone}: ${cards}`,
    ),
  ]
    .filter(Boolean)
    .join(' · ');
}

function unitInWords({ name, currentAp, currentHp, rested, pilot, isLinkUnit }: UnitFace): string {
  const crew = pilot ? ` + ${pilot.name}${isLinkUnit ? ' (link)' : ''}` : '';
  return `${name} ${currentAp}/${currentHp}${rested ? ' rested' : ''}${crew}`;
}
