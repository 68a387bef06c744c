import type { ValidationError } from '../../../protocol/enumerated-move.js';
import { GameError } from '../../../protocol/game-error.js';
import { checkMove } from '../check/check-move.js';
import type { CompiledMove } from '../define/compile-rules.js';
import type { MoveContextInput } from '../define/move-definition.js';
import type { HistoryMessage } from '../define/operations.js';
import { messageOf } from '../errors.js';
import { settleFlow } from '../flow/flow-run.js';
import { isPromise } from '../is-promise.js';
import { EngineContext } from '../state/engine-context.js';
import { plainCopy } from '../state/plain-copy.js';
import type { Position } from '../state/position.js';
import type { Workspace } from '../state/workspace.js';
import { endIfOver } from './game-end.js';

/** What a move leads to. With errors, it was not played, and the position is the one before. */
export interface PlayedPosition {
  readonly errors: readonly ValidationError[];
  readonly position: Position;
  readonly messages: readonly HistoryMessage[];
}

/** Checks a move, and plays it. Then the context is open at the position it led to. */
export function playMove(context: EngineContext, moveId: string, input: MoveContextInput): PlayedPosition {
  const workspace = EngineContext.workspaceOf(context);
  const { rules, position } = workspace;
  const errors = checkMove(context, moveId, input);
  if (errors.length > 0) return { errors, position, messages: [] };
  try {
    // Reducers get parameters of their own: they may use them up, or put them into the state.
    context.params = plainCopy(input.params);
    context.targets = plainCopy(input.targets);
    workspace.write(() => reduce(workspace, context, rules.moves.get(moveId)!));
    return { errors, position: workspace.position, messages: workspace.messages };
  } catch (error) {
    const details = { moveId, ...(error instanceof GameError && { code: error.code, ...error.context }) };
    const reason = `"${moveId}" could not be played: ${messageOf(error)}`;
    return {
      errors: [{ reason, errorCode: 'EXECUTION_ERROR', context: details }],
      position,
      messages: [],
    };
  }
}

function reduce(workspace: Workspace, context: EngineContext, { definition }: CompiledMove): void {
  if (context.decision) context.game.takeDecision();
  const { draft } = workspace;
  const returned: unknown = definition.reducer(draft, context);
  if (isPromise(returned)) {
    throw new GameError('its reducer gave a promise, but a move is played at once.', 'REDUCER_PROMISE');
  }
  // An arrow function with Object.assign returns the draft, one with push() a number.
  const isHarmless = returned === draft || Array.isArray(returned);
  if (typeof returned === 'object' && returned !== null && !isHarmless) {
    throw new GameError(
      'its reducer gave a value, which would be lost: change the draft instead.',
      'REDUCER_VALUE',
    );
  }
  endIfOver(context);
  // Also after the end: then nothing is left to be ended.
  settleFlow(workspace);
  endIfOver(context);
}
