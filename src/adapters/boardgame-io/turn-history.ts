import type { Reason } from '../../protocol/reason.js';
import type { HistoryPosition } from '../../protocol/snapshot.js';
import type { BoardgameCtx, BoardgameState, ClientInside, UndoEntry } from './client.js';
import { quietly, reasonsOf } from './refusals.js';

const NOTHING_TO_UNDO: Reason = { code: 'NOTHING_TO_UNDO', text: 'There is no move of yours to take back.' };
const NOTHING_TO_REDO: Reason = { code: 'NOTHING_TO_REDO', text: 'There is no move to play again.' };

/** The steps that can be taken back, last first. The library forgets them when a turn ends. */
function stepsBack<G>(client: ClientInside<G>, state: BoardgameState<G>): readonly UndoEntry[] {
  if (client.game.disableUndo || state.ctx.gameover !== undefined) return [];
  const steps: UndoEntry[] = [];
  for (let at = state._undo.length - 1; at > 0; at -= 1) {
    const step = state._undo[at]!;
    if (!canBeUndone(client, step, state._undo[at - 1]!.ctx)) break;
    steps.push(step);
  }
  return steps;
}

function canBeUndone<G>(
  client: ClientInside<G>,
  { G, ctx, moveType, playerID }: UndoEntry,
  before: BoardgameCtx,
) {
  if (moveType === undefined) return true;
  const move = client.game.flow.getMove(before, moveType, playerID ?? before.currentPlayer);
  const undoable = (move as { undoable?: boolean | ((context: object) => boolean) } | null)?.undoable ?? true;
  return typeof undoable === 'function' ? undoable({ G, ctx }) : undoable;
}

/** Where a seat stands among the steps of this turn. */
export function whereIn<G>(
  client: ClientInside<G>,
  state: BoardgameState<G>,
  seat: string | null,
): HistoryPosition {
  const back = stepsBack(client, state);
  return {
    position: back.length,
    length: back.length + state._redo.length,
    canUndo: seat !== null && back[0]?.playerID === seat,
    canRedo: seat !== null && state._redo[0]?.playerID === seat,
  };
}

/** Takes steps of a seat back or forward: one, or up to a position. No reasons means done. */
export function travel<G>(
  client: ClientInside<G>,
  way: 'undo' | 'redo',
  { seat, state, target }: { seat: string; state: () => BoardgameState<G>; target: number | undefined },
): readonly Reason[] {
  const { position, length } = whereIn(client, state(), seat);
  const steps = target === undefined ? 1 : way === 'undo' ? position - target : target - position;
  const most = way === 'undo' ? position : length - position;
  if (!Number.isInteger(steps) || steps < 1 || steps > most)
    return [way === 'undo' ? NOTHING_TO_UNDO : NOTHING_TO_REDO];
  for (let step = 0; step < steps; step += 1) {
    const payload = { type: way, playerID: seat, credentials: client.credentials };
    const { transients } = quietly(() => client.store.dispatch({ type: way.toUpperCase(), payload }));
    const reasons = reasonsOf(transients);
    // What was done before it is done.
    if (reasons.length > 0) return step === 0 ? reasons : [];
  }
  return [];
}
