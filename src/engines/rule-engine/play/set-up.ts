import { GameError } from '../../../protocol/game-error.js';
import type { PlayerId } from '../../../protocol/ids.js';
import { isRecord } from '../../../protocol/plain-data.js';
import type { CompiledRules } from '../define/compile-rules.js';
import type { HistoryMessage } from '../define/operations.js';
import { messageOf, misuse } from '../errors.js';
import { beginFlow } from '../flow/flow-run.js';
import { isPromise } from '../is-promise.js';
import { EngineContext } from '../state/engine-context.js';
import { blankPosition, type Position } from '../state/position.js';
import { frozen } from '../state/state-draft.js';
import { endIfOver } from './game-end.js';

/** The first position of a game, and the history entries written on the way there. */
export interface Opening {
  readonly position: Position;
  readonly messages: readonly HistoryMessage[];
}

/** Sets a game up. */
export function setUp(
  rules: CompiledRules,
  seed: string | number,
  choosingFirstPlayer: PlayerId | undefined,
): Opening {
  const { definition, players } = rules;
  const context = EngineContext.at(rules, blankPosition(rules, seed));
  const workspace = EngineContext.workspaceOf(context);
  try {
    workspace.write(() => {
      if (choosingFirstPlayer !== undefined) context.game.setChoosingFirstPlayer(choosingFirstPlayer);
      workspace.setState(frozen(checkedState(definition.setup(players, context))));
      beginFlow(workspace);
      endIfOver(context);
    });
    return { position: workspace.position, messages: workspace.messages };
  } catch (error) {
    throw misuse(
      `the game "${definition.name}" could not be set up: ${messageOf(error)}`,
      'Without a first position there is nothing to play',
      'Mend setup, or the hooks that run at the beginning',
    );
  }
}

/** A state must be plain data, or nobody could tell what changes in it. */
function checkedState(state: object): object {
  if (typeof state === 'object' && state !== null && (Array.isArray(state) || isRecord(state))) return state;
  throw new GameError(`setup gave ${kindOf(state)} where a state is a plain object`, 'EXECUTION_ERROR');
}

function kindOf(value: unknown): string {
  if (isPromise(value)) return 'a promise';
  return typeof value === 'object' && value !== null ? `a ${value.constructor.name}` : String(value);
}
