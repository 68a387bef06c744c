import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { CardId } from '../../../protocol/ids.js';
import { canonicalText, sameData } from '../../../protocol/plain-data.js';
import { frozen } from '../state/state-draft.js';
import type { EngineContext } from '../state/engine-context.js';
import { messageOf } from '../errors.js';
import { isPromise } from '../is-promise.js';
import type { RulebookMove } from '../define/definition-faults.js';
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
export type PlainCandidate = Readonly<Record<string, unknown>>;

/** The ways to play a move: all of them plain, or none. */
export type Candidates = readonly Candidate[] | readonly PlainCandidate[];

/** Whether all there is to say of candidates are their parameters. */
export function arePlain(candidates: Candidates): candidates is readonly PlainCandidate[] {
  return !(candidates[0] instanceof Candidate);
}

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
  if (!isParams(params)) {
    yield noParams(id, params);
    return;
  }
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
): Candidates {
  const { enumerator, targets, sourceOf } = move.definition;
  if (!enumerator || targets || sourceOf) return [...taken(candidatesOf(move, state, context), most)];
  // The usual case without the detour of a generator, which costs as much as the rules.
  let list: unknown;
  try {
    list = enumerator(state, context);
  } catch (error) {
    return [enumeratorError(move.id, `failed: ${messageOf(error)}`)];
  }
  if (isIterable(list)) return listGiven(move.id, list, most);
  return [enumeratorError(move.id, `gave ${kindOf(list)} instead of a list`)];
}

function listGiven(moveId: string, list: Iterable<unknown>, most: number): Candidates {
  let given: unknown[] = [];
  const faults: Candidate[] = [];
  try {
    // A copy of our own: the enumerator may go on with its list.
    if (Array.isArray(list) && list.length <= most) given = [...(list as readonly unknown[])];
    else for (const params of list) if (given.push(params) >= most) break;
  } catch (error) {
    faults.push(enumeratorError(moveId, `failed: ${messageOf(error)}`));
  }
  if (faults.length === 0 && areParams(given)) return given;
  const candidates = given.map((params) =>
    isParams(params) ? new Candidate(params) : noParams(moveId, params),
  );
  return [...candidates, ...faults];
}

/** Not by every(), which takes twice as long: thousands are looked at. */
function areParams(list: readonly unknown[]): list is readonly PlainCandidate[] {
  for (let at = 0; at < list.length; at += 1) if (!isParams(list[at])) return false;
  return true;
}

/** Whether something can be parameters. Then it is kept from question to question: whoever sees it must not change it. */
function isParams(params: unknown): params is PlainCandidate {
  return typeof params === 'object' && params !== null && !Array.isArray(params) && frozen(params) === params;
}

function noParams(moveId: string, given: unknown): Candidate {
  return enumeratorError(moveId, `gave ${kindOf(given)} where parameters are an object`);
}

/** Candidates as they were, wherever they say the same. */
export function keepCandidates(before: Candidates, now: Candidates): Candidates {
  if (before.length === 0 || now.length === 0) return before.length === now.length ? before : now;
  if (arePlain(before)) return arePlain(now) ? kept(before, now, sameParams, textOf) : now;
  return arePlain(now)
    ? now
    : kept(before, now, saysTheSame, ({ params, sourceCardId, targets, error }) =>
        textOf([params, sourceCardId, targets, error]),
      );
}

function kept<T>(
  before: readonly T[],
  now: readonly T[],
  isSame: (a: T, b: T) => boolean,
  keyOf: (item: T) => unknown,
): readonly T[] {
  const places = formerPlaces(before, now, isSame, keyOf);
  let same = before.length === now.length;
  const list = now.map((candidate, at) => {
    const place = places[at]!;
    if (place !== at) same = false;
    return place < 0 ? candidate : before[place]!;
  });
  return same ? before : list;
}

function saysTheSame(a: Candidate, b: Candidate): boolean {
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

/** What something says, to find it again; nothing that could be found if it goes round in circles. */
function textOf(said: object): string | object {
  try {
    return canonicalText(said);
  } catch {
    return said;
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
