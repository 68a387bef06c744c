import type { MoveEnumerationContext } from '../../define/contexts.js';
import { plainCopy } from '../../state/plain-copy.js';
import type { Axes } from './axes.js';
import { MADE_AT_ONCE } from './axis.js';

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
  const sources = Object.values(axes).map((axis) => (): Iterable<unknown> => {
    const values = axis(state, context);
    if (!('optional' in axis)) return values;
    return Array.isArray(values) ? [ABSENT, ...(values as unknown[])] : withAbsent(values);
  });
  const lists = sources.map((source) => source());
  // One without values leaves nothing, however much the others have to go through.
  if (lists.some(isEmpty)) return [];
  if (!lists.every((list): list is unknown[] => Array.isArray(list))) return oneByOne(names, sources, chosen);
  const count = lists.reduce((product, { length }) => product * length, 1);
  return count > MADE_AT_ONCE ? oneByOne(names, sources, chosen) : atOnce(names, lists, count, chosen);
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

function atOnce(
  names: readonly string[],
  lists: readonly (readonly unknown[])[],
  count: number,
  chosen: Readonly<Params>,
): Params[] {
  const places = lists.map(() => 0);
  const all: Params[] = [];
  const begin = beginningWith(chosen);
  for (let nth = 0; nth < count; nth += 1) {
    const params = begin();
    for (let at = 0; at < names.length; at += 1) {
      const value = lists[at]![places[at]!];
      if (value !== ABSENT) params[names[at]!] = plainCopy(value);
    }
    all.push(params);
    for (let at = names.length - 1; at >= 0; at -= 1) {
      places[at]! += 1;
      if (places[at]! < lists[at]!.length) break;
      places[at] = 0;
    }
  }
  return all;
}

/** Asks a source again whenever one before it goes on, so that nothing has to be kept. */
function* oneByOne(
  names: readonly string[],
  sources: readonly (() => Iterable<unknown>)[],
  chosen: Readonly<Params>,
  at = 0,
): Generator<Params, void> {
  const name = names[at]!;
  const isLast = at === names.length - 1;
  const begin = beginningWith(chosen);
  for (const value of sources[at]!()) {
    const params = begin();
    if (value !== ABSENT) params[name] = plainCopy(value);
    if (isLast) yield params;
    else yield* oneByOne(names, sources, params, at + 1);
  }
}

/** Makes objects that begin with what was chosen, each with data of its own. */
function beginningWith(chosen: Readonly<Params>): () => Params {
  const isFlat = Object.values(chosen).every((value) => typeof value !== 'object');
  // Not by spreading: to add anything to an object made like that is ten times slower.
  return isFlat ? () => Object.assign({}, chosen) : () => Object.assign({}, plainCopy(chosen));
}
