import { describe, expect, it } from 'vitest';
import { paramsShape, type ParamKind } from '../../../../src/engines/rule-engine/define/params-shape.js';

const issuesOf = (kind: ParamKind, value: unknown) => {
  const result = paramsShape<{ it: unknown }>({ it: kind })['~standard'].validate({ it: value });
  return 'issues' in result && result.issues ? result.issues.map(({ message, path }) => [path, message]) : [];
};

describe('paramsShape', () => {
  it.each<[ParamKind, readonly unknown[], readonly unknown[], string]>([
    ['text', ['', 'a'], [undefined, null, 1, ['a']], 'a text'],
    ['optional text', ['a', undefined], [null, 1], 'a text, or left out'],
    ['texts', [[], ['a', 'b']], ['a', [1], undefined], 'a list of texts'],
    ['number', [0, 1.5, -1], ['1', NaN, Infinity, undefined], 'a number'],
    ['whole number', [0, -3], [1.5, NaN, '1'], 'a whole number'],
    ['flag', [true, false], ['true', undefined], 'true or false'],
    ['true', [true], [false, 1], 'true'],
  ])('admits what is: %s, and says what it wants', (kind, right, wrong, wanted) => {
    for (const value of right) expect(issuesOf(kind, value)).toEqual([]);
    for (const value of wrong) expect(issuesOf(kind, value)).toEqual([[['it'], `must be ${wanted}`]]);
  });
});
