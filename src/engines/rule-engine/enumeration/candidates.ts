import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { CardId } from '../../../protocol/ids.js';
import { canonicalText, sameData } from '../../../protocol/plain-data.js';
import { frozen } from '../drafting.js';
import type { EngineContext } from '../engine-context.js';
import { messageOf } from '../errors.js';
import { isPromise } from '../is-promise.js';
import type { RulebookMove } from '../rulebook.js';
import { enumerateTargetCombinations } from '../targets/enumerate-target-combinations.js';
import { formerPlaces } from './former-places.js';

/** One way to play a move, before any rule has looked at it; or what went wrong in finding it. */
export class Candidate {
  constructor(
    readonly params: unknown,
    readonly sourceCardId?: CardId | undefined,
    readonly targets?: readonly (readonly string[])[] | undefined,
    readonly error: ValidationError | null = null,
  ) {}
}

/** A candidate of which there is no more to say than its parameters: of thousands, that saves as many objects. */
export type PlainCandidate = object;

const without = (reason: string) =>
  new Candidate({}, undefined, undefined, { reason, errorCode: 'NO_ENUMERATOR' });
const NO_ENUMERATOR = without('Move requires parameters but no enumerator provided');
const ENUMERATED_LATER = without('What can be chosen is only found out on request.');

/** The ways to play a move, one by one. What goes wrong is an entry of its own, never an exception. */
export function* candidatesOf<TState extends object, TCardMeta, TCardDefinition>(
  move: RulebookMove<TState, TCardMeta, TCardDefinition>,
  state: TState,
  context: EngineContext<TState, TCardMeta, TCardDefinition>,
  found?: unknown,
): Generator<Candidate, void> {
  const { enumerator, targets } = move.definition;
  if (!enumerator && !targets && found === undefined) {
    yield move.definition.asyncEnumerator ? ENUMERATED_LATER : NO_ENUMERATOR;
    return;
  }
  try {
    const enumerated = () => (enumerator ? enumerator(state, context) : [{}]);
    const list: unknown = found === undefined ? enumerated() : found;
    if (!isIterable(list)) {
      yield enumeratorError(move.id, `gave ${kindOf(list)} instead of a list`);
      return;
    }
    for (const params of list) yield* attempted(move, params, state, context);
  } catch (error) {
    yield enumeratorError(move.id, `failed: ${messageOf(error)}`);
  }
}

/** What fails for some parameters says nothing of the others. */
function* attempted<TState extends object, TCardMeta, TCardDefinition>(
  move: RulebookMove<TState, TCardMeta, TCardDefinition>,
  params: unknown,
  state: TState,
  context: EngineContext<TState, TCardMeta, TCardDefinition>,
): Generator<Candidate, void> {
  try {
    yield* candidatesWith(move, params, state, context);
  } catch (error) {
    yield enumeratorError(move.id, `failed: ${messageOf(error)}`);
  }
}

function* candidatesWith<TState extends object, TCardMeta, TCardDefinition>(
  { id, definition }: RulebookMove<TState, TCardMeta, TCardDefinition>,
  params: unknown,
  state: TState,
  context: EngineContext<TState, TCardMeta, TCardDefinition>,
): Generator<Candidate, void> {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    yield enumeratorError(id, `gave ${kindOf(params)} where parameters are an object`);
    return;
  }
  // Kept from question to question: whoever gets to see them must not change them.
  frozen(params);
  const sourceCardId = definition.sourceOf?.(params);
  if (!definition.targets) {
    yield new Candidate(params, sourceCardId);
    return;
  }
  let none = true;
  const source = sourceCardId === undefined ? {} : { sourceCardId };
  for (const targets of enumerateTargetCombinations(definition.targets, state, context, source)) {
    none = false;
    yield new Candidate(params, sourceCardId, targets);
  }
  // Without a legal target it cannot be played, and the rules about targets say why.
  if (none) yield new Candidate(params, sourceCardId, []);
}

/** All of a move's candidates, at most so many. */
export function listCandidates<TState extends object, TCardMeta, TCardDefinition>(
  move: RulebookMove<TState, TCardMeta, TCardDefinition>,
  state: TState,
  context: EngineContext<TState, TCardMeta, TCardDefinition>,
  most: number,
): readonly (Candidate | PlainCandidate)[] {
  const { enumerator, targets, sourceOf } = move.definition;
  // The usual case without the detour of a generator, which costs as much as the rules.
  if (enumerator && !targets && !sourceOf) {
    let list: unknown;
    try {
      list = enumerator(state, context);
    } catch (error) {
      return [enumeratorError(move.id, `failed: ${messageOf(error)}`)];
    }
    if (Array.isArray(list)) return listPlain(move.id, list, most);
    if (!isIterable(list)) return [enumeratorError(move.id, `gave ${kindOf(list)} instead of a list`)];
    return [...taken(candidatesOf(move, state, context, list), most)];
  }
  return [...taken(candidatesOf(move, state, context), most)];
}

function listPlain(moveId: string, list: readonly unknown[], most: number): (Candidate | PlainCandidate)[] {
  // A copy of our own: the enumerator may go on with its list.
  const candidates = [...list] as (Candidate | PlainCandidate)[];
  if (candidates.length > most) candidates.length = most;
  for (let at = 0; at < candidates.length; at += 1) {
    const params: unknown = candidates[at];
    // Kept from question to question: whoever gets to see them must not change them.
    if (typeof params === 'object' && params !== null && !Array.isArray(params)) frozen(params);
    else candidates[at] = enumeratorError(moveId, `gave ${kindOf(params)} where parameters are an object`);
  }
  return candidates;
}

/** Candidates as they were, wherever they say the same. */
export function keepCandidates(
  before: readonly (Candidate | PlainCandidate)[],
  now: readonly (Candidate | PlainCandidate)[],
): readonly (Candidate | PlainCandidate)[] {
  if (before.length === 0 || now.length === 0) return before.length === now.length ? before : now;
  const places = formerPlaces(before, now, saysTheSame, textOf);
  let same = before.length === now.length;
  const kept = now.map((candidate, at) => {
    const place = places[at]!;
    if (place !== at) same = false;
    return place < 0 ? candidate : before[place]!;
  });
  return same ? before : kept;
}

function saysTheSame(a: Candidate | PlainCandidate, b: Candidate | PlainCandidate): boolean {
  if (!(a instanceof Candidate) || !(b instanceof Candidate)) {
    return !(a instanceof Candidate) && !(b instanceof Candidate) && sameParams(a, b);
  }
  return (
    a.sourceCardId === b.sourceCardId &&
    sameParams(a.params, b.params) &&
    sameData(a.targets, b.targets) &&
    sameData(a.error, b.error)
  );
}

const sameParams = (a: unknown, b: unknown) => sameParts(a, b) || sameData(a, b);

/** Whether it can be seen at a glance that two say the same: thousands are compared whenever one comes or goes. */
function sameParts(a: unknown, b: unknown): boolean {
  const [one, other] = [a, b] as Readonly<Record<string, unknown>>[];
  let more = 0;
  for (const key in one) {
    if (one[key] === undefined || one[key] !== other![key]) return false;
    more += 1;
  }
  for (const _ in other) more -= 1;
  return more === 0;
}

/** What a candidate says, to find it again; nothing that could be found if its parameters go round in circles. */
function textOf(candidate: Candidate | PlainCandidate): string | object {
  try {
    if (!(candidate instanceof Candidate)) return canonicalText(candidate);
    const { params, sourceCardId, targets, error } = candidate;
    return canonicalText([params, sourceCardId, targets, error]);
  } catch {
    return candidate;
  }
}

/** At most so many of a list. */
export function* taken<T>(list: Iterable<T>, most: number): Generator<T, void> {
  let count = 0;
  if (most <= 0) return;
  for (const item of list) {
    yield item;
    count += 1;
    if (count >= most) return;
  }
}

/** What stands in a list for an enumerator that failed. */
export function enumeratorError(moveId: string, what: string): Candidate {
  const reason = `The enumerator of "${moveId}" ${what}.`;
  const error = { reason, errorCode: 'ENUMERATOR_ERROR', context: { moveId } };
  return new Candidate({}, undefined, undefined, error);
}

function kindOf(value: unknown): string {
  if (isPromise(value)) return 'a promise';
  if (Array.isArray(value)) return 'a list';
  return value === null ? 'null' : typeof value;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
