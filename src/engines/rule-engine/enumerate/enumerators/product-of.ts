import type { MoveEnumerationContext } from '../../define/contexts.js';
import { plainCopy } from '../../state/plain-copy.js';
import type { Axes } from './axes.js';
import { listedIfFew } from './axis.js';

type Params = Record<string, unknown>;

/** Stands for a parameter that is left out. */
const ABSENT = Symbol('absent');

/** All combinations of what the axes give, each a new object that begins with what was chosen before. */
export function productOf<TState, TCardMeta, TCardDefinition>(
  axes: Axes<TState, TCardMeta, TCardDefinition>,
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  chosen: Readonly<Params> = {},
): Iterable<Params> {
  const names = Object.keys(axes);
  const lists = Object.values(axes).map((axis) => valuesOf(axis, state, context));
  // One without values leaves nothing, however much the others have to go through.
  if (lists.some(isEmpty)) return [];
  const sources = Object.values(axes).map((axis, nth) => {
    const list = lists[nth]!;
    return (): Iterable<unknown> => (Array.isArray(list) ? list : valuesOf(axis, state, context));
  });
  const count = lists.reduce((size, list) => size * (Array.isArray(list) ? list.length : Infinity), 1);
  return listedIfFew(combined(names, sources, chosen), count);
}

function valuesOf<TState, TCardMeta, TCardDefinition>(
  axis: Axes<TState, TCardMeta, TCardDefinition>[string],
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
): Iterable<unknown> {
  const values = axis(state, context);
  if (!('optional' in axis)) return values;
  return Array.isArray(values) ? [ABSENT, ...(values as unknown[])] : withAbsent(values);
}

function isEmpty(values: Iterable<unknown>): boolean {
  if (Array.isArray(values)) return values.length === 0;
  for (const _ of values) return false;
  return true;
}

function* withAbsent(values: Iterable<unknown>): Generator<unknown, void> {
  yield ABSENT;
  yield* values;
}

/** Asks a source again whenever one before it goes on, so that nothing has to be kept. */
function* combined(
  names: readonly string[],
  sources: readonly (() => Iterable<unknown>)[],
  chosen: Readonly<Params>,
  at = 0,
): Generator<Params, void> {
  const name = names[at];
  if (name === undefined) {
    yield Object.assign({}, chosen);
    return;
  }
  const isLast = at === names.length - 1;
  const begin = beginningWith(chosen);
  for (const value of sources[at]!()) {
    const params = begin();
    if (value !== ABSENT) params[name] = plainCopy(value);
    if (isLast) yield params;
    else yield* combined(names, sources, params, at + 1);
  }
}

/** Makes objects that begin with what was chosen, each with data of its own. */
function beginningWith(chosen: Readonly<Params>): () => Params {
  const isFlat = Object.values(chosen).every((value) => typeof value !== 'object');
  // Not by spreading: to add anything to an object made like that is ten times slower.
  return isFlat ? () => Object.assign({}, chosen) : () => Object.assign({}, plainCopy(chosen));
}
