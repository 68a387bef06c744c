import type { Flow, GameStatus } from '../../protocol/snapshot.js';
import { isObject } from '../../protocol/is-object.js';
import type { BoardgameCtx } from './client.js';
import type { BoardgameTableOptions } from './options.js';
import { awaitedIn } from './refusals.js';

/** Where in its course the game stands, for a seat. */
export function flowOf<G>(
  G: G,
  ctx: BoardgameCtx,
  seat: string | null,
  decision: BoardgameTableOptions<G>['decision'],
): Flow {
  const currentPlayer = awaitedIn(ctx, seat);
  const stage = currentPlayer === null ? undefined : ctx.activePlayers?.[currentPlayer];
  const told = currentPlayer === null ? undefined : decision?.(G, ctx, currentPlayer);
  return {
    turn: Math.max(1, ctx.turn),
    ...(ctx.phase && { phase: ctx.phase }),
    ...(stage && { segment: stage }),
    currentPlayer,
    ...(told && { decision: told }),
  };
}

/** Whether the game goes on, and how it ended. */
export function statusOf(
  ctx: BoardgameCtx,
  nameOf: (id: string) => string,
  ending: BoardgameTableOptions<never>['ending'],
): GameStatus {
  const { gameover } = ctx;
  if (gameover === undefined) return { kind: 'playing' };
  if (ending) return { kind: 'over', ...ending(gameover, ctx) };
  const winner = ctx.playOrder.find((id) => isObject(gameover) && sameId(gameover['winner'], id));
  if (winner !== undefined) {
    const player = nameOf(winner);
    return { kind: 'over', winner, reason: `${player} wins.`, code: 'WINS', context: { player } };
  }
  const draw = isObject(gameover) && gameover['draw'] === true;
  return draw
    ? { kind: 'over', winner: null, reason: 'Nobody wins.', code: 'DRAW' }
    : { kind: 'over', winner: null, reason: 'The game is over.', code: 'GAME_OVER' };
}

/** Some games name players by numbers. */
const sameId = (value: unknown, id: string) =>
  value === id || (typeof value === 'number' && `${value}` === id);

/** What of the course of a game is anybody's business: not the library's bookkeeping. */
export function publicCtx(ctx: BoardgameCtx): BoardgameCtx {
  const { numPlayers, playOrder, currentPlayer, activePlayers, turn, phase, gameover } = ctx;
  return {
    numPlayers,
    playOrder,
    currentPlayer,
    activePlayers,
    turn,
    phase: phase ?? null,
    ...(gameover !== undefined && { gameover }),
  };
}
