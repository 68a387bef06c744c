import type { PlayerId } from '../../protocol/ids.js';
import type { PreviewMetric, Tone } from '../../protocol/preview.js';
import type { Reason } from '../../protocol/reason.js';
import type { GameStatus, LogEntry, PlayerInfo } from '../../protocol/snapshot.js';
import { linesOf } from './rules/game-log.js';
import { endOf, outcomeOf, scoreOf } from './rules/game-over.js';
import type { Refusal } from './rules/refusals.js';
import type { GameState, PlayerState } from './rules/types.js';

const TEXTS: Readonly<Record<string, (context: Readonly<Record<string, unknown>>) => string>> = {
  NO_ACTIONS: () => 'You have no actions left.',
  NO_BUYS: () => 'You have no buys left.',
  INSUFFICIENT_COINS: ({ required, available }) =>
    `It costs ${String(required)}, you have ${String(available)}.`,
  PILE_EMPTY: () => 'The pile is empty.',
  WRONG_PHASE: ({ needed }) =>
    needed === 'buy' ? 'That is for the buy phase.' : 'That is for the action phase, which is over.',
  DECISION_PENDING: () => 'Decide first what to discard for Cellar.',
  NOT_IN_HAND: ({ card }) => `${String(card)} is not in your hand.`,
  NOT_PROMPTED: () => 'You have played no Cellar to discard for.',
  MISSING_CARD: () => 'Say which card.',
  MISSING_CARDS: () => 'Say which cards to discard.',
};

/** What stands in the way of a move, as a player reads it. */
export function reasonOf({ code, message, context }: Refusal): Reason {
  const text = TEXTS[code]?.(context ?? {}) ?? `${message}.`;
  return { code, text, ...(context && { context }) };
}

/** What happened, with the players' names. A line that was there before is read once. */
export function logReader(players: readonly PlayerInfo[]): (state: GameState) => readonly LogEntry[] {
  const read: { readonly line: string; readonly entry: LogEntry }[] = [];
  return ({ gameLog, log }) =>
    (log === undefined ? gameLog : linesOf(log)).map((line, at) => {
      const known = read[at];
      if (known?.line === line) return known.entry;
      const entry = entryOf(line, at, players);
      read[at] = { line, entry };
      return entry;
    });
}

function entryOf(line: string, at: number, players: readonly PlayerInfo[]): LogEntry {
  const [, number = '1', verb = '', rest = ''] = /^Player (\d+) (\w+) (.*)$/.exec(line) ?? [];
  const player = players[Number(number) - 1];
  return {
    id: `${at + 1}`,
    text: `${player?.name ?? `Player ${number}`} ${verb} ${rest}`,
    code: `LOG_${verb.toUpperCase()}`,
    context: { player: player?.name ?? number, what: rest },
    ...(player && { player: player.id }),
  };
}

/** Whether the game goes on. It ends with a turn, so that everybody has had the same number of them or one more. */
export function statusOf(state: GameState, players: readonly PlayerInfo[]): GameStatus {
  if (!isOver(state)) return { kind: 'playing' };
  const { winner = 0, scores = [] } = outcomeOf(state);
  const points = scores.map((score, at) => `${players[at]!.name} ${score}`).join(', ');
  const why = endOf(state) === 'provinces' ? 'The last Province is gone' : 'Three piles are empty';
  return {
    kind: 'over',
    winner: players[winner]!.id,
    reason: `${why}. Points: ${points}.`,
    code: endOf(state) === 'provinces' ? 'PROVINCES_GONE' : 'PILES_GONE',
    context: { points },
  };
}

/** Whether a turn has ended after which no other begins. */
export function isOver(state: GameState): boolean {
  return state.phase === 'action' && endOf(state) !== null;
}

/** What a move changes for the one who makes it. What is drawn is only counted: nobody knows what it will be. */
export function previewOf(before: GameState, after: GameState, at: number): readonly PreviewMetric[] {
  const [was, will] = [before.players[at]!, after.players[at]!];
  if (after.currentPlayer !== before.currentPlayer || after.turnNumber !== before.turnNumber)
    return turnMetrics(was);
  const drawn = was.deck === will.deck ? 0 : drawnBetween(was, will);
  return [
    ...(drawn > 0 ? [amount('cards', 'Cards drawn', drawn)] : []),
    ...change('actions', 'Actions', was.actions, will.actions),
    ...change('buys', 'Buys', was.buys, will.buys),
    ...change('coins', 'Coins', was.coins, will.coins),
    ...change('hand', 'Hand', was.hand.length, will.hand.length, 'neutral'),
    ...change('deck', 'Deck', was.deck.length, will.deck.length, 'neutral'),
    ...change('discard', 'Discard pile', was.discard.length, will.discard.length, 'neutral'),
    ...change('points', 'Points', scoreOf(was), scoreOf(will)),
  ];
}

function turnMetrics({ hand, playArea }: PlayerState): readonly PreviewMetric[] {
  return [amount('discarded', 'Cards discarded', hand.length + playArea.length, 'neutral')];
}

/** Cards drawn: what the hand has more than it would have without. */
function drawnBetween(was: PlayerState, will: PlayerState): number {
  const left = will.playArea.length - was.playArea.length;
  const discarded = Math.max(0, will.discard.length - was.discard.length);
  return will.hand.length - (was.hand.length - left - discarded);
}

function amount(key: string, label: string, count: number, tone: Tone = 'good'): PreviewMetric {
  return { key, label, min: count, max: count, signed: true, tone };
}

function change(
  key: string,
  label: string,
  before: number,
  after: number,
  tone: Tone = after > before ? 'good' : 'bad',
): readonly PreviewMetric[] {
  return before === after ? [] : [{ key, label, before, after, tone }];
}

/** Where a player sits. */
export function seatOf(players: readonly PlayerInfo[], seat: PlayerId): number {
  return players.findIndex(({ id }) => id === seat);
}
