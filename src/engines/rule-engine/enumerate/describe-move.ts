import type { EnumeratedMove, MoveMetadata } from '../../../protocol/enumerated-move.js';
import { freeze } from '../../../protocol/freeze.js';
import type { MoveField } from '../../../protocol/move-field.js';
import type { CompiledMove } from '../define/compile-rules.js';
import { messageOf } from '../errors.js';
import { isPromise } from '../is-promise.js';
import type { EngineContext } from '../state/engine-context.js';

/** Errors of entries that stand for a whole move, whose parameters nobody knows. */
const UNKNOWN_PARAMS: ReadonlySet<string> = new Set(['NO_ENUMERATOR', 'ENUMERATOR_ERROR']);

/** A copy of an enumerated move with its metadata, or with its score alone. The context is set to that move. */
export function describeMove(
  { name, definition }: CompiledMove,
  move: EnumeratedMove,
  state: object,
  context: EngineContext,
  part: true | 'score',
): EnumeratedMove {
  const error = move.validationError?.errorCode ?? '';
  const isConcrete = !UNKNOWN_PARAMS.has(error);
  if (part === 'score' && !isConcrete) return move;
  const described: MoveMetadata | false = part !== 'score' && {
    displayName: name,
    ...(definition.description !== undefined && { description: definition.description }),
    ...definition.metadata,
    ...move.metadata,
    ...(error === 'NO_ENUMERATOR' && attempt('fieldsError', () => fieldsOf(definition, state, context))),
    ...(isConcrete && attempt('metadataError', () => checkedMetadata(definition.describe?.(state, context)))),
  };
  const score = isConcrete && scoreOf(definition, state, context);
  return freeze({ ...move, metadata: freeze({ ...(described || move.metadata), ...score }) });
}

type Definition = CompiledMove['definition'];

/** The fields a player has to fill in, or that the list of parameters is to be requested. */
function fieldsOf(
  { fields, asyncEnumerator }: Definition,
  state: object,
  context: EngineContext,
): MoveMetadata | undefined {
  if (asyncEnumerator) return { onRequest: true };
  if (!fields) return undefined;
  const list: unknown = typeof fields === 'function' ? fields(state, context) : fields;
  if (!Array.isArray(list)) throw new Error(`fields gave ${typeof list} instead of a list`);
  return { fields: list as readonly MoveField[] };
}

function scoreOf({ score }: Definition, state: object, context: EngineContext): MoveMetadata | undefined {
  return attempt('scoreError', () => {
    const value: unknown = score?.(state, context);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && !Number.isNaN(value)) return { score: value };
    throw new Error(`score gave ${typeof value === 'number' ? 'NaN' : typeof value} instead of a number`);
  });
}

function checkedMetadata(metadata: MoveMetadata | undefined): MoveMetadata | undefined {
  if (metadata === undefined) return undefined;
  // A copy, so that a getter that throws does so here.
  if (typeof metadata === 'object' && metadata !== null && !isPromise(metadata)) return { ...metadata };
  throw new Error(`describe gave ${isPromise(metadata) ? 'a promise' : typeof metadata} instead of metadata`);
}

/** Metadata from the game's own functions. One that throws costs its part of the metadata, not the move. */
function attempt(fault: string, describe: () => MoveMetadata | undefined): MoveMetadata | undefined {
  try {
    return describe();
  } catch (error) {
    return { [fault]: messageOf(error) };
  }
}
