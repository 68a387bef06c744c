import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalText,
  findForeignData,
  sameData,
  shareData,
  shareList,
} from '../../src/protocol/plain-data.js';
import { jsonData, jsonRecord, withKeysReversed } from './plain-values.js';

const copy = <T>(value: T): T => structuredClone(value);

/** Data, and data made of it by changing some of its parts. */
const changed = fc
  .tuple(jsonRecord, jsonRecord)
  .map(([base, more]) => [base, { ...copy(base), ...more }] as const);

describe('sameData', () => {
  it('holds between data and its copy, in any order of keys', () => {
    fc.assert(
      fc.property(jsonData, (value) => {
        expect(sameData(value, copy(value))).toBe(true);
        expect(sameData(value, withKeysReversed(value))).toBe(true);
      }),
    );
  });

  it('says the same whichever comes first, and the same as the canonical text', () => {
    fc.assert(
      fc.property(jsonData, jsonData, (a, b) => {
        expect(sameData(a, b)).toBe(sameData(b, a));
        expect(sameData(a, b)).toBe(canonicalText(a) === canonicalText(b));
      }),
    );
  });

  it.each([
    [[], {}],
    [{}, []],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [null, {}],
    [new Date(0), new Date(0)],
    [0, -0],
  ])('tells %o from %o', (a, b) => expect(sameData(a, b)).toBe(false));

  it('knows NaN again', () => expect(sameData({ a: Number.NaN }, { a: Number.NaN })).toBe(true));
});

/** Whether wherever the two say the same, they are the same object. */
function sharesAllIn(previous: unknown, result: unknown): boolean {
  if (sameData(previous, result)) return Object.is(previous, result);
  if (typeof previous !== 'object' || typeof result !== 'object' || !previous || !result) return true;
  if (Array.isArray(previous) !== Array.isArray(result)) return true;
  return Object.entries(result).every(
    ([key, part]) =>
      !Object.hasOwn(previous, key) || sharesAllIn((previous as Record<string, unknown>)[key], part),
  );
}

describe('shareData', () => {
  it('says what the next value says', () => {
    fc.assert(
      fc.property(fc.oneof(changed, fc.tuple(jsonData, jsonData)), ([previous, next]) => {
        expect(shareData(previous, next)).toEqual(copy(next));
      }),
    );
  });

  it('is the previous object wherever nothing changed', () => {
    fc.assert(
      fc.property(fc.oneof(changed, fc.tuple(jsonData, jsonData)), ([previous, next]) => {
        expect(sharesAllIn(previous, shareData(previous, next))).toBe(true);
      }),
    );
  });

  it('leaves both of its arguments as they are', () => {
    fc.assert(
      fc.property(changed, ([previous, next]) => {
        const before = copy([previous, next]);
        shareData(previous, next);
        expect([previous, next]).toEqual(before);
      }),
    );
  });

  it('does not look into what is not plain data', () => {
    const date = new Date(0);
    expect(shareData({ date: new Date(0) }, { date }).date).toBe(date);
  });
});

describe('shareList', () => {
  interface Item {
    readonly key: string;
    readonly value: unknown;
  }
  const items = fc.uniqueArray(fc.record({ key: fc.string(), value: jsonData }), {
    selector: ({ key }) => key,
  });
  const keyOf = ({ key }: Item) => key;

  it('says what the next list says', () => {
    fc.assert(
      fc.property(items, items, (previous, next) => {
        expect(shareList(previous, copy(next), keyOf)).toEqual(next);
      }),
    );
  });

  it('has the previous object wherever an item went unchanged, also to another place', () => {
    fc.assert(
      fc.property(items, items, fc.nat(), (previous, more, cut) => {
        const kept = previous.slice(cut % (previous.length + 1));
        const fresh = more.filter(({ key }) => !previous.some((old) => old.key === key));
        const result = shareList(previous, copy([...fresh, ...kept.toReversed()]), keyOf);
        kept.toReversed().forEach((item, at) => expect(result[fresh.length + at]).toBe(item));
      }),
    );
  });

  it('is the previous list if nothing changed', () => {
    fc.assert(
      fc.property(items, (list) => {
        expect(shareList(list, copy(list), keyOf)).toBe(list);
      }),
    );
  });

  it('keeps equal items of one key', () => {
    const copper = { key: 'copper', value: 1 };
    const previous = [copper, { ...copper }, { key: 'silver', value: 2 }];
    expect(shareList(previous, copy(previous), keyOf)).toBe(previous);
    expect(shareList(previous, [{ key: 'gold', value: 3 }, { ...copper }], keyOf)[1]).toBe(previous[1]);
  });
});

describe('canonicalText', () => {
  it.each([
    [{ b: 1, a: [true, null, 'x'] }, '{"a":[true,null,"x"],"b":1}'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [undefined, 'undefined'],
    ['"', '"\\""'],
  ])('of %j is %s', (value, text) => expect(canonicalText(value)).toBe(text));
});

describe('findForeignData', () => {
  class Piece {
    readonly colour = 'red';
  }

  it.each([
    [{ a: [{ b: () => undefined }] }, 'a.0.b'],
    [{ a: new Map() }, 'a'],
    [{ a: new Date(0) }, 'a'],
    [{ a: new Piece() }, 'a'],
    [{ a: 1n }, 'a'],
    [{ a: Symbol('a') }, 'a'],
    [new Set(), 'it'],
    [() => undefined, 'it'],
  ])('in %o sits at %s', (value, path) => expect(findForeignData(value)).toBe(path));

  it('is not in what JSON can carry', () => {
    fc.assert(
      fc.property(jsonData, (value) => {
        expect(findForeignData(value)).toBeNull();
      }),
    );
  });
});
