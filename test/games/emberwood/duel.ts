import { createEngine, type EmberwoodEngine } from '../../../src/games/emberwood/engine.js';
import type { GivenSide } from '../../../src/games/emberwood/rules/setup.js';
import { tableOf } from '../../../src/games/emberwood/table.js';
import type { CardFace, EmberwoodView, SideView } from '../../../src/games/emberwood/view.js';
import { createDriver, type Driver } from '../../../src/testing/driver.js';

/** A duel at a given position, to be played by the names of its moves. Hazel is to play. */
export interface Duel extends Driver<EmberwoodView> {
  readonly engine: EmberwoodEngine;
  /** A side in words: `17 warmth, 2 embers · hand: Fox Scout · clearing: Badger Digger 3/2 resting`. */
  side(id: 'hazel' | 'rowan'): string;
  /** The codes of everything that stands in the way of a move. */
  codes(name: string): readonly string[];
  /** Plays several moves. */
  play(...names: readonly string[]): Promise<void>;
}

/** Sets a duel up. Decks hold three foxes each, unless they are given. */
export function duel(hazel: GivenSide, rowan: GivenSide = {}, seed: string | number = 'scenario'): Duel {
  const deck = ['fox', 'fox', 'fox'] as const;
  const engine = createEngine({ seed, position: { hazel: { deck, ...hazel }, rowan: { deck, ...rowan } } });
  const table = tableOf(engine);
  const driver = createDriver(table);
  return Object.assign(Object.create(driver) as Driver<EmberwoodView>, {
    engine,
    side: (id: 'hazel' | 'rowan') => inWords(table.adapter(id).getSnapshot().view.near),
    codes: (name: string) => driver.reasons(name).map(({ code }) => code),
    async play(...names: readonly string[]) {
      for (const name of names) await driver.playOption(name);
    },
  });
}

function inWords({ warmth, embers, hand, clearing, ashes }: SideView): string {
  const lists = Object.entries({ hand: hand ?? [], clearing, ashes }).map(([zone, cards]) =>
    cards.length > 0
      ? `${zone}: ${cards.map((card) => cardInWords(card, zone === 'clearing')).join(', ')}`
      : '',
  );
  return [`${warmth} warmth, ${embers} embers`, ...lists].filter(Boolean).join(' · ');
}

function cardInWords(card: CardFace, fights: boolean): string {
  if (card.kind === 'charm' || !fights) return card.name;
  const { name, strength, toughness, damage, state } = card;
  return `${name} ${strength}/${toughness - damage}${state === 'ready' ? '' : ` ${state}`}`;
}
