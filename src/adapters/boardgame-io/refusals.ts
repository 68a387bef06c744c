import type { Reason } from '../../protocol/reason.js';
import { reasonOfError } from '../reason-of-error.js';
import type { BoardgameAction, BoardgameCtx, BoardgameState, ClientInside, Transients } from './client.js';

/** Whether a player may act now. */
export function isActive({ activePlayers, currentPlayer }: BoardgameCtx, playerID: string): boolean {
  return activePlayers === null ? currentPlayer === playerID : Object.hasOwn(activePlayers, playerID);
}

const GAME_OVER: Reason = { code: 'GAME_OVER', text: 'The game is over.' };

/** Why a player may not act at all now. */
export function turnRefusals(
  ctx: BoardgameCtx,
  playerID: string,
  nameOf: (id: string) => string,
): readonly Reason[] {
  if (ctx.gameover !== undefined) return [GAME_OVER];
  if (isActive(ctx, playerID)) return [];
  const player = nameOf(awaitedIn(ctx, null) ?? ctx.currentPlayer);
  return [{ code: 'NOT_YOUR_TURN', text: `It is not your turn: ${player} is to move.`, context: { player } }];
}

/** Whose decision is awaited, as a seat sees it: its own, if it is one of several. */
export function awaitedIn(ctx: BoardgameCtx, seat: string | null): string | null {
  if (ctx.gameover !== undefined) return null;
  if (seat !== null && isActive(ctx, seat)) return seat;
  if (isActive(ctx, ctx.currentPlayer)) return ctx.currentPlayer;
  return ctx.playOrder.find((id) => isActive(ctx, id)) ?? ctx.currentPlayer;
}

const REFUSALS: Readonly<Record<string, Reason>> = {
  'action/unavailable_move': {
    code: 'UNAVAILABLE_MOVE',
    text: 'This cannot be done in this part of the game.',
  },
  'action/invalid_move': { code: 'INVALID_MOVE', text: 'The game does not allow this now.' },
  'action/inactive_player': { code: 'NOT_YOUR_TURN', text: 'It is not your turn.' },
  'action/gameover': GAME_OVER,
  'action/stale_state_id': { code: 'STALE', text: 'The game has moved on.' },
  'action/action_disabled': { code: 'DISABLED', text: 'This game does not allow that.' },
  'action/action_invalid': { code: 'NOT_POSSIBLE', text: 'This is not possible now.' },
};

/** What the library has against an action, as a reason. */
export function reasonsOf(transients: Transients | undefined): readonly Reason[] {
  const error = transients?.error;
  if (!error) return [];
  const known = REFUSALS[error.type];
  if (known) return [known];
  const detail = typeof error.payload === 'string' ? error.payload : error.type;
  return [{ code: 'PLUGIN_REFUSED', text: `The game does not allow this: ${detail}.`, context: { detail } }];
}

/** What the game would say to an action. Nothing is played. */
export function tried<G>(
  client: ClientInside<G>,
  state: BoardgameState<G>,
  action: BoardgameAction,
): readonly Reason[] {
  try {
    return quietly(() => reasonsOf(client.reducer(state, action).transients));
  } catch (error) {
    return [reasonOfError(error)];
  }
}

/** The library writes every refusal to the console, where it would look like a fault; here it is an answer. */
export function quietly<T>(ask: () => T): T {
  const { error } = console;
  console.error = () => {};
  try {
    return ask();
  } finally {
    console.error = error;
  }
}
