import type { MoveMetadata } from '../../src/protocol/enumerated-move.js';
import type { Reason } from '../../src/protocol/reason.js';
import type { Chair } from '../seated.js';
import { onePlayerGame, type Choice } from './one-player-game.js';

interface Hand {
  readonly coppers: number;
  readonly coins: number;
}

/** A hand with everything an option can carry: counts, keys, odds, penalties, ranges, gaps, and missing input. */
export function hand(): Chair {
  // Three Coppers are three identical moves, of which only so many are left as the hand holds.
  return onePlayerGame<Hand>({ coppers: 3, coins: 5 }, [
    copper(),
    copper(),
    copper(),
    choice(
      'attack-bandits',
      {
        displayName: 'Attack the bandits',
        description: 'Three of them, behind a cart.',
        category: 'Adventure',
        hotkey: 'a',
        successChance: { min: 40, max: 60 },
        warnings: [{ code: 'NIGHT', description: '−10% at night', modifier: -10 }],
        preview: [
          { key: 'loot', label: 'Loot', unit: 'coins', min: 2, max: 8, tone: 'good' },
          { key: 'health', label: 'Health', before: 12, after: 9, tone: 'bad' },
          { key: 'town', label: 'The town', after: 'is grateful', tone: 'neutral' },
        ],
      },
      [],
    ),
    choice(
      'bribe-guard',
      {
        displayName: 'Bribe the guard',
        category: 'Adventure',
        hotkey: 'b',
        successChance: 90,
        preview: [
          { key: 'coins', label: 'Your coins', before: 5, after: 3, tone: 'bad' },
          { key: 'gate', label: 'The gate', before: 'shut', after: 'open', tone: 'good' },
        ],
      },
      [],
    ),
    choice('buy-province', { displayName: 'Buy a Province', category: 'Market' }, [
      {
        code: 'NOT_ENOUGH_COINS',
        text: 'A Province costs 8 coins, you have 5.',
        context: { required: 8, available: 5 },
      },
      { code: 'NO_BUYS', text: 'You have no buys left.', context: { required: 1, available: 0 } },
      { code: 'WRONG_PHASE', text: 'Things are bought in the buy phase.' },
    ]),
    choice('name-a-card', { displayName: 'Name a card', category: 'Market' }, [
      { code: 'NO_ENUMERATOR', text: 'Which card? There are too many to list.' },
    ]),
  ]);
}

function copper(): Choice<Hand> {
  return {
    moveId: 'play-copper',
    params: {},
    metadata: {
      displayName: 'Play a Copper',
      category: 'Treasures',
      hotkey: 'c',
      preview: [{ key: 'coins', label: 'Your coins', before: 5, after: 6, tone: 'good' }],
    },
    against: ({ coppers }) =>
      coppers > 0 ? [] : [{ code: 'NOT_IN_HAND', text: 'There is no Copper left in your hand.' }],
    after: ({ coppers, coins }) => ({ coppers: coppers - 1, coins: coins + 1 }),
  };
}

function choice(moveId: string, metadata: MoveMetadata, reasons: readonly Reason[]): Choice<Hand> {
  return { moveId, params: {}, metadata, against: () => reasons, after: (state) => state };
}
