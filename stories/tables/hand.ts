import type { Reason } from '../../src/protocol/reason.js';
import type { Chair } from '../seated.js';
import { onePlayerGame, type Choice } from './one-player-game.js';

interface Hand {
  readonly coppers: number;
  readonly coins: number;
}

const PROVINCE = 8;

/** A hand with everything an option can carry: counts, keys, odds, penalties, ranges, gaps, and missing input. */
export function hand(): Chair {
  return onePlayerGame<Hand>({ coppers: 3, coins: 5 }, (held) => [
    ...treasures(held),
    ...adventures(held),
    ...purchases(held),
  ]);
}

/** Each Copper is a move of its own; identical moves become one option with a count. */
function treasures({ coppers, coins }: Hand): Choice<Hand>[] {
  return Array.from({ length: coppers }, () => ({
    moveId: 'play-copper',
    params: {},
    metadata: {
      displayName: 'Play a Copper',
      category: 'Treasures',
      hotkey: 'c',
      preview: [{ key: 'coins', label: 'Your coins', before: coins, after: coins + 1, tone: 'good' }],
    },
    after: { coppers: coppers - 1, coins: coins + 1 },
  }));
}

function adventures({ coppers, coins }: Hand): Choice<Hand>[] {
  return [
    {
      moveId: 'attack-bandits',
      params: {},
      metadata: {
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
    },
    {
      moveId: 'bribe-guard',
      params: {},
      metadata: {
        displayName: 'Bribe the guard',
        category: 'Adventure',
        hotkey: 'b',
        successChance: 90,
        preview: [
          { key: 'coins', label: 'Your coins', before: coins, after: coins - 2, tone: 'bad' },
          { key: 'gate', label: 'The gate', before: 'shut', after: 'open', tone: 'good' },
        ],
      },
      after: { coppers, coins: coins - 2 },
    },
  ];
}

function purchases({ coins }: Hand): Choice<Hand>[] {
  const dear: Reason = {
    code: 'NOT_ENOUGH_COINS',
    text: `A Province costs ${PROVINCE} coins, you have ${coins}.`,
    context: { required: PROVINCE, available: coins },
  };
  const wrongPhase: Reason = { code: 'WRONG_PHASE', text: 'Things are bought in the buy phase.' };
  const unlisted: Reason = { code: 'NO_ENUMERATOR', text: 'Which card? There are too many to list.' };
  return [
    {
      moveId: 'buy-province',
      params: {},
      metadata: { displayName: 'Buy a Province', category: 'Market' },
      reasons: [...(coins < PROVINCE ? [dear] : []), wrongPhase],
    },
    {
      moveId: 'name-a-card',
      params: {},
      metadata: { displayName: 'Name a card', category: 'Market' },
      reasons: [unlisted],
    },
  ];
}
