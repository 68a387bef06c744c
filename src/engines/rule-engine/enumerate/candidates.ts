import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { CardId } from '../../../protocol/ids.js';
import type { CompiledMove } from '../define/compile-rules.js';
import { messageOf } from '../errors.js';
import { isPromise } from '../is-promise.js';
import type { EngineContext } from '../state/engine-context.js';
import { frozen } from '../state/state-draft.js';
import { enumerateTargetCombinations } from '../targets/enumerate-target-combinations.js';

/** One way to play a move, before any rule has checked it; or an error in place of one. */
export class Candidate {
  constructor(
    readonly params: unknown,
    readonly sourceCardId?: CardId,
    readonly targets?: readonly (readonly string[])[],
    readonly error?: ValidationError,
  ) {}
}

/** Gives the parameters of a move in place of its enumerator. */
export type ParamsSource = () => unknown;

/**
 * The candidates of a move. An enumerator may throw or give nonsense: that is a candidate with an error. Where parameters
 * are all there is to a candidate, they stand for it, as given: with thousands, a wrapper for each would be felt.
 */
export function candidatesOf(
  move: CompiledMove,
  state: object,
  context: EngineContext,
  most: number,
  source?: ParamsSource,
): Iterable<unknown> {
  const { enumerator, asyncEnumerator, targets, sourceOf } = move.definition;
  if (!source && !enumerator && !targets)
    return [asyncEnumerator ? ENUMERATED_ON_REQUEST : WITHOUT_ENUMERATOR];
  try {
    const list: unknown = source ? source() : enumerator ? enumerator(state, context) : [{}];
    if (!isIterable(list)) return [faultyCandidate(move, `gave ${kindOf(list)} instead of a list`)];
    if (isList(list) && !targets && !sourceOf) return list.length > most ? list.slice(0, most) : list;
    return first(most, oneByOne(move, list, state, context));
  } catch (error) {
    return [faultyCandidate(move, `failed: ${messageOf(error)}`)];
  }
}

function* oneByOne(
  move: CompiledMove,
  list: Iterable<unknown>,
  state: object,
  context: EngineContext,
): Generator<Candidate, void> {
  try {
    for (const params of list) {
      try {
        yield* candidatesWith(move, params, state, context);
      } catch (error) {
        // Other parameters may still be fine.
        yield faultyCandidate(move, `failed: ${messageOf(error)}`);
      }
    }
  } catch (error) {
    yield faultyCandidate(move, `failed: ${messageOf(error)}`);
  }
}

function* candidatesWith(
  move: CompiledMove,
  params: unknown,
  state: object,
  context: EngineContext,
): Generator<Candidate, void> {
  if (!isParams(params)) {
    yield withoutParams(move, params);
    return;
  }
  const { targets: definitions, sourceOf } = move.definition;
  const sourceCardId = sourceOf?.(params);
  if (!definitions) {
    yield new Candidate(params, sourceCardId);
    return;
  }
  let isEmpty = true;
  for (const targets of enumerateTargetCombinations(definitions, state, context, { sourceCardId })) {
    isEmpty = false;
    yield new Candidate(params, sourceCardId, targets);
  }
  // Without a legal target it cannot be played, and the rules about targets say why.
  if (isEmpty) yield new Candidate(params, sourceCardId, []);
}

function* first<T>(most: number, items: Iterable<T>): Generator<T, void> {
  let count = 0;
  for (const item of items) {
    yield item;
    count += 1;
    if (count === most) return;
  }
}

/** Whether a value can be parameters. They are frozen, as rules, players and agents get to see them. */
export function isParams(params: unknown): params is object {
  return typeof params === 'object' && params !== null && !Array.isArray(params) && frozen(params) === params;
}

/** The candidate for something that cannot be parameters. */
export function withoutParams(move: CompiledMove, given: unknown): Candidate {
  return faultyCandidate(move, `gave ${kindOf(given)} where parameters are an object`);
}

function faultyCandidate({ id: moveId }: CompiledMove, what: string): Candidate {
  const reason = `The enumerator of "${moveId}" ${what}.`;
  return placeholder({ reason, errorCode: 'ENUMERATOR_ERROR', context: { moveId } });
}

function placeholder(error: ValidationError): Candidate {
  return new Candidate({}, undefined, undefined, error);
}

function kindOf(value: unknown): string {
  if (isPromise(value)) return 'a promise';
  if (Array.isArray(value)) return 'a list';
  return value === null ? 'null' : typeof value;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

const WITHOUT_ENUMERATOR = placeholder({
  reason: 'Move requires parameters but no enumerator provided',
  errorCode: 'NO_ENUMERATOR',
});
const ENUMERATED_ON_REQUEST = placeholder({
  reason: 'What can be chosen is only found out on request.',
  errorCode: 'NO_ENUMERATOR',
});
