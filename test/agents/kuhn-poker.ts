import type { Simulation } from '../../src/agents/search/simulation.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { pickRandom, type Random } from '../../src/protocol/seeded-random.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';

/** A card of the three; the later the better. */
export const CARDS = ['jack', 'queen', 'king'] as const;
export type Card = (typeof CARDS)[number];

/** A game of Kuhn poker: one card each, one chip in the pot each, at most one bet of another. */
export interface Deal {
  readonly hands: Readonly<Record<'ann' | 'bob', Card>>;
  /** What was done so far, Ann first: `pass` (check or fold) and `bet` (or call). */
  readonly actions: readonly string[];
}

/** What one of the two sees. */
export interface PokerView {
  readonly card: Card;
  readonly actions: readonly string[];
}

const PLAYERS = ['ann', 'bob'] as const;
const ENDS = ['pass pass', 'bet pass', 'bet bet', 'pass bet pass', 'pass bet bet'];

const playerAt = ({ actions }: Deal) => PLAYERS[actions.length % 2]!;
const isOver = ({ actions }: Deal) => ENDS.includes(actions.join(' '));

function movesOf(deal: Deal): EnumeratedMove[] {
  if (isOver(deal)) return [];
  return ['pass', 'bet'].map((moveId) => ({ moveId, playerId: playerAt(deal), params: {}, isValid: true }));
}

/** What a player sees of a deal whose turn it is. */
export function seen(deal: Deal): Snapshot<PokerView> {
  const seat = playerAt(deal);
  return {
    revision: deal.actions.length,
    seat,
    players: PLAYERS.map((id) => ({ id, name: id })),
    flow: { turn: deal.actions.length + 1, currentPlayer: seat },
    status: { kind: 'playing' },
    view: { card: deal.hands[seat], actions: deal.actions },
    moves: movesOf(deal),
    reports: [],
    log: [],
  };
}

/** A deal to be thought through. */
export function playing(start: Deal): Simulation {
  let deal = start;
  return {
    players: PLAYERS,
    currentPlayer: () => (isOver(deal) ? null : playerAt(deal)),
    moves: () => movesOf(deal),
    play({ moveId }) {
      deal = { ...deal, actions: [...deal.actions, moveId] };
    },
    outcome: () => (isOver(deal) ? resultOf(deal) : null),
  };
}

/** A deal that could be what a player sees: the other one has any of the other cards. */
export function imagine({ seat, view }: Snapshot<PokerView>, random: Random): Simulation {
  const other = pickRandom(
    CARDS.filter((card) => card !== view.card),
    random,
  )!;
  const hands = seat === 'ann' ? { ann: view.card, bob: other } : { ann: other, bob: view.card };
  return playing({ hands, actions: view.actions });
}

/** From two chips lost (0) to two chips won (1). */
function resultOf({ hands, actions }: Deal) {
  const called = actions.slice(-2).join() === 'bet,bet';
  const folded = !called && actions.includes('bet');
  const stronger = CARDS.indexOf(hands.ann) > CARDS.indexOf(hands.bob) ? 'ann' : 'bob';
  // Who folds is the last one to act.
  const winner = folded ? PLAYERS[actions.length % 2]! : stronger;
  const chips = called ? 2 : 1;
  const gainOf = (player: string) => 0.5 + (player === winner ? chips : -chips) / 4;
  return { winner, rewards: { ann: gainOf('ann'), bob: gainOf('bob') } };
}
