import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandFor } from '../../src/protocol/command.js';
import { optionIdOf } from '../../src/protocol/normalise.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { commandShape } from '../../src/protocol/validate/command-shape.js';
import { faultIn } from '../../src/protocol/validate/shape.js';
import { seededRandom, shuffled } from '../../src/protocol/seeded-random.js';
import { dataLoss } from '../../src/testing/data-loss.js';
import { firstDifference } from '../../src/testing/difference.js';
import { forgeriesOf } from '../../src/testing/forgeries.js';
import { malformedCommands } from '../../src/testing/malformed-commands.js';
import { sample, spread } from '../../src/testing/sample.js';
import { createStones } from './stones.js';

const snapshot = createStones().adapter('ann').getSnapshot();
const options = optionsOf(snapshot);

describe('malformedCommands', () => {
  it.each(malformedCommands(commandFor(options[0]!, snapshot)).map((command) => [command]))(
    'gives %j, which is no command',
    (command) => expect(faultIn(commandShape, command)).not.toBeNull(),
  );
});

describe('forgeriesOf', () => {
  it('gives well-formed commands that differ from the options in one respect', () => {
    const few = options.filter(({ name }) => name === 'Take 1' || name === 'Skip');
    const forgeries = forgeriesOf(few, seededRandom(1));
    for (const move of forgeries) {
      expect(faultIn(commandShape, { commandId: 'forged', revision: 0, ...move })).toBeNull();
    }
    expect(forgeries).toEqual(
      expect.arrayContaining([
        { moveId: 'take-forged', params: { count: 1 } },
        { moveId: 'constructor', params: { count: 1 } },
        { moveId: 'take', params: {} },
        { moveId: 'take', params: { count: null } },
        { moveId: 'take', params: { count: '1' } },
        { moveId: 'take', params: { count: [1] } },
        { moveId: 'take', params: { count: 1, forged: true } },
        { moveId: 'take', params: { count: 1 }, targets: [['forged']] },
        { moveId: 'take', params: { count: 1 }, sourceCardId: 'forged' },
        { moveId: 'skip', params: { count: 1 } },
      ]),
    );
    const ids = forgeries.map(optionIdOf);
    for (const { id } of few) expect(ids).not.toContain(id);
  });
});

describe('dataLoss', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  const sparse: unknown[] = [1];
  sparse[2] = 3;

  it.each([
    ['undefined in an object', { a: { b: undefined } }, 'a.b is undefined'],
    ['a hole in an array', { list: sparse }, 'list.1 is undefined'],
    ['infinity', [1, Infinity], '1 is Infinity'],
    ['negative zero', { zero: -0 }, 'zero is -0'],
    ['a circle', circle, 'self contains itself'],
    ['a function', { act: () => undefined }, 'act is not plain data'],
    ['a map', { map: new Map() }, 'map is not plain data'],
    ['a bigint', { big: 1n }, 'big is not plain data'],
  ])('finds %s', (_, value, loss) => expect(dataLoss(value)).toBe(loss));

  it('finds nothing in what JSON can carry', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const carried: unknown = JSON.parse(JSON.stringify(value));
        expect(dataLoss(carried)).toBeNull();
      }),
    );
  });
});

describe('firstDifference', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, null],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a.1.b'],
    [{ a: 1 }, { a: 1, b: 2 }, 'b'],
    [[1], [1, 2], '1'],
    [{ a: [] }, { a: {} }, 'a'],
    [1, 2, 'everything'],
    [[], {}, 'everything'],
  ])('of %j and %j is %j', (a, b, where) => expect(firstDifference(a, b)).toBe(where));
});

describe('samples', () => {
  const items = fc.array(fc.nat());

  it('shuffle without loss, the same for the same seed', () => {
    fc.assert(
      fc.property(items, fc.nat(), (list, seed) => {
        const result = shuffled(list, seededRandom(seed));
        expect(shuffled(list, seededRandom(seed))).toEqual(result);
        expect(result.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
    );
  });

  it('take at most so many, in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat(10), fc.nat(), (list, most, seed) => {
        const result = sample(list, most, seededRandom(seed));
        expect(result).toHaveLength(Math.min(most, list.length));
        expect(list.filter((item) => result.includes(item))).toEqual(result);
      }),
    );
  });

  it('spread from the first to the last', () => {
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 3, 6, 9]);
    expect(spread([0, 1], 4)).toEqual([0, 1]);
  });
});
