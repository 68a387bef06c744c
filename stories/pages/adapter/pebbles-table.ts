// #region imports
import type { Command, EnumeratedMove, Reason, Snapshot, Table } from 'moveset';
import { createHostedTable } from 'moveset/adapters';
import { Pebbles } from './pebbles.js';
// #endregion imports

// #region reasons
/** Everything that speaks against taking some pebbles, not only the first thing. */
function objections(game: Pebbles, seat: string, count: number): Reason[] {
  const reasons: Reason[] = [];
  if (game.winner !== null) reasons.push({ code: 'GAME_OVER', text: 'The last pebble is taken.' });
  else if (game.turn !== seat) reasons.push({ code: 'NOT_YOUR_TURN', text: 'It is not your turn.' });
  if (count > game.left)
    reasons.push({
      code: 'TOO_FEW_PEBBLES',
      text: `You want ${count}, and ${game.left} are left.`,
      context: { required: count, available: game.left },
    });
  return reasons;
}
// #endregion reasons

// #region moves
/** The moves of a seat: those that can be played, and those that cannot, with all reasons. */
function movesOf(game: Pebbles, seat: string): EnumeratedMove[] {
  return [1, 2, 3].map((count) => {
    const errors = objections(game, seat, count).map(({ code, text, context }) => ({
      errorCode: code,
      reason: text,
      ...(context && { context }),
    }));
    const move = {
      moveId: 'take',
      playerId: seat,
      params: { count },
      metadata: {
        displayName: count === 1 ? 'Take a pebble' : `Take ${count} pebbles`,
        hotkey: String(count),
      },
    };
    const [first] = errors;
    return first
      ? { ...move, isValid: false, validationError: first, validationErrors: errors }
      : { ...move, isValid: true };
  });
}
// #endregion moves

// #region report
/** What a seat may see and do. Here everybody sees everything; a spectator (`null`) can do nothing. */
function reportOf(game: Pebbles, seat: string | null): Omit<Snapshot<PebblesView>, 'revision' | 'seat'> {
  return {
    players: [
      { id: 'ann', name: 'Ann' },
      { id: 'bob', name: 'Bob' },
    ],
    flow: { turn: game.taken.length + 1, currentPlayer: game.turn },
    status:
      game.winner === null
        ? { kind: 'playing' }
        : { kind: 'over', winner: game.winner, reason: 'The last pebble is taken.' },
    view: { left: game.left },
    moves: seat === null ? [] : movesOf(game, seat),
    reports: [],
    log: game.taken.map(({ player, count }, at) => ({
      id: String(at),
      text: `${player} takes ${count}.`,
      player,
    })),
  };
}

export interface PebblesView {
  readonly left: number;
}
// #endregion report

// #region table
/** A new game at a table: `table.adapter('ann')` is what a `GameProvider` takes. */
export function pebblesTable(): Table<PebblesView> {
  const game = new Pebbles();

  /** The number of pebbles, if the command is one of ours. It may come from anywhere. */
  function countOf({ moveId, params: { count, ...others }, sourceCardId, targets }: Command): number | null {
    const extra = sourceCardId !== undefined || targets !== undefined || Object.keys(others).length > 0;
    return moveId === 'take' && !extra && (count === 1 || count === 2 || count === 3) ? count : null;
  }

  return createHostedTable<PebblesView>({
    seats: game.players,
    report: (seat) => reportOf(game, seat),
    play(seat, command) {
      const count = countOf(command);
      if (count === null) return [{ code: 'UNKNOWN_MOVE', text: 'There is no such move.' }];
      const reasons = objections(game, seat, count);
      if (reasons.length === 0) game.take(seat, count);
      return reasons;
    },
    // #region preview
    preview(seat, command) {
      const count = countOf(command);
      if (count === null || objections(game, seat, count).length > 0) return [];
      return [
        { key: 'left', label: 'Pebbles left', before: game.left, after: game.left - count, tone: 'neutral' },
      ];
    },
    // #endregion preview
  });
}
// #endregion table
