import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { seatAgent } from '../../src/agents/seat-agent.js';
import { computerAgent } from '../../src/games/gundam/computer-agent.js';
import { createEngine, type GundamOptions } from '../../src/games/gundam/engine.js';
import type { GivenPosition } from '../../src/games/gundam/rules/setup.js';
import { tableOf } from '../../src/games/gundam/table.js';
import type { GundamView } from '../../src/games/gundam/view.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import { createDriver } from '../../src/testing/driver.js';
import type { Chair } from '../seated.js';

const BLUE_DECK = ['frigate', 'skiff', 'ebb', 'undertow', 'pell', 'charts', 'lantern', 'cutter'] as const;
const RED_DECK = ['flare', 'spark', 'volley', 'pyre', 'garrick', 'stoke', 'anvil', 'torch'] as const;

/** Positions that stories begin with; Mira is to play. */
export const SORTIES = {
  // A bit of everything: who can attack, who waits, a Pilot that links, and a blocker on the other side.
  middle: {
    player1: {
      hand: ['corvette', 'ida', 'ebb', 'lighthouse', 'flagship', 'fog'],
      units: [
        'cutter',
        { card: 'undertow', pilot: 'ostrid' },
        { card: 'breakwater', damage: 1, rested: true },
      ],
      base: 'drydock',
      shields: ['corin', 'ebb', 'skiff', 'lantern'],
      deck: BLUE_DECK,
      resources: 5,
    },
    player2: {
      hand: ['volley', 'overheat', 'rhea'],
      units: [
        { card: 'slag', rested: true },
        'anvil',
        { card: 'flare', pilot: 'bram', rested: true },
        { card: 'kiln', damage: 2 },
      ],
      base: 'forge',
      shields: ['rhea', 'spark', 'torch'],
      deck: RED_DECK,
      resources: 4,
      exResources: 1,
    },
  },
  // The last base is gone: the next blow breaks a shield, and that one has a Burst.
  burst: {
    player1: {
      hand: ['ebb', 'skiff'],
      units: [{ card: 'leviathan', pilot: 'ida' }, 'cutter'],
      shields: ['skiff', 'ebb'],
      base: 'drydock',
      deck: BLUE_DECK,
      resources: 6,
    },
    player2: {
      hand: ['spark'],
      units: [{ card: 'crucible', rested: true }, 'spark'],
      shields: ['volley', 'rhea', 'torch'],
      deck: RED_DECK,
      resources: 3,
    },
  },
  // No place is free on either side.
  crowded: {
    player1: {
      hand: [
        'frigate',
        'corin',
        'charts',
        'recall',
        'pharos',
        'mender',
        'heron',
        'sounder',
        'ida',
        'drydock',
      ],
      units: [
        { card: 'leviathan', pilot: 'ida' },
        { card: 'frigate', pilot: 'corin', rested: true, damage: 2 },
        'pharos',
        { card: 'flagship', damage: 3 },
        { card: 'maelstrom', pilot: 'pell' },
        'launch',
      ],
      base: 'lighthouse',
      shields: ['skiff', 'ebb', 'lantern', 'cutter', 'ida', 'charts'],
      deck: BLUE_DECK,
      resources: 9,
      exResources: 1,
    },
    player2: {
      hand: ['volley', 'overheat', 'rhea', 'stoke', 'meltdown', 'forge', 'torch', 'slag'],
      units: [
        { card: 'phoenix', pilot: 'rhea' },
        { card: 'caldera', rested: true, damage: 4 },
        { card: 'crucible', pilot: 'bram', rested: true },
        'wildfire',
        { card: 'foundry', pilot: 'garrick' },
        { card: 'sparklet', rested: true },
      ],
      base: 'stackworks',
      shields: ['rhea', 'spark', 'torch', 'volley', 'forge', 'pyre'],
      deck: RED_DECK,
      resources: 10,
    },
  },
  // Little can be paid for, and whoever could attack is rested.
  poor: {
    player1: {
      hand: ['flagship', 'leviathan', 'ida', 'recall', 'lighthouse'],
      units: [
        { card: 'skiff', rested: true },
        { card: 'lantern', rested: true },
      ],
      base: 'drydock',
      shields: ['skiff', 'ebb', 'lantern'],
      deck: BLUE_DECK,
      resources: 2,
    },
    player2: { units: ['spark'], shields: ['torch'], base: 'forge', deck: RED_DECK, resources: 2 },
  },
  // Two turns, and it is over.
  brief: {
    player1: {
      units: ['undertow', 'cutter'],
      base: 'drydock',
      shields: ['skiff', 'cutter'],
      deck: BLUE_DECK,
      resources: 2,
    },
    player2: { hand: ['spark'], shields: ['torch', 'spark'], deck: RED_DECK, resources: 2 },
  },
  // One blow is left.
  ending: {
    player1: {
      hand: ['skiff'],
      units: ['undertow', 'cutter'],
      base: 'drydock',
      shields: ['skiff', 'ebb'],
      deck: BLUE_DECK,
      resources: 4,
    },
    player2: { units: [{ card: 'spark', rested: true }], deck: RED_DECK, resources: 3 },
  },
} as const satisfies Record<string, GivenPosition>;

const NAMES = { player1: 'Mira', player2: 'Tolan' } as const;

interface SortieOptions {
  readonly seat?: PlayerId | null;
  /** The names of moves that have been played. */
  readonly played?: readonly string[];
  /** Whether everybody passes after that, as long as they can. */
  readonly passing?: boolean;
}

/** A chair at a table where some moves, by their names, have been played. */
export async function sortieAt(
  options: GundamOptions,
  { seat = 'player1', played = [], passing = false }: SortieOptions = {},
): Promise<Chair<GundamView>> {
  const table = tableOf(createEngine({ seed: 'stories', firstPlayer: 'player1', names: NAMES, ...options }));
  const driver = createDriver(table);
  for (const name of played) await driver.playOption(name);
  const mayPass = () =>
    passing && driver.options().some(({ name, kind }) => name === 'Pass' && kind === 'available');
  while (mayPass()) await driver.playOption('Pass');
  return { adapter: table.adapter(seat) };
}

/** A chair opposite a computer that plays by what looks best. */
export function againstComputer(options: GundamOptions): Chair<GundamView> & { readonly leave: () => void } {
  const engine = createEngine({ seed: 'stories', firstPlayer: 'player1', names: NAMES, ...options });
  const table = tableOf(engine);
  const agent = computerAgent({ engine, seed: 'stories', level: 'easy' });
  return { adapter: table.adapter('player1'), leave: seatAgent(table.adapter('player2'), agent) };
}

/** Two players at one screen. */
export function sharedSortie(options: GundamOptions): Chair<GundamView> {
  const engine = createEngine({ seed: 'stories', firstPlayer: 'player1', names: NAMES, ...options });
  return { adapter: hotSeatAdapter(tableOf(engine)) };
}
