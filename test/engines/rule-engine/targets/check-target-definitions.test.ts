import { describe, expect, it } from 'vitest';
import { checkTargetDefinitions } from '../../../../src/engines/rule-engine/targets/check-target-definitions.js';
import type { TargetDefinition } from '../../../../src/engines/rule-engine/targets/target-definition.js';

const check = (definition: unknown) =>
  checkTargetDefinitions([{ filter: {} }, definition as TargetDefinition], 'the move "attack"');

describe('checkTargetDefinitions', () => {
  it.each([
    { filter: { zone: 'field' } },
    { filter: [{ kind: 'player' }, {}], count: 2 },
    {
      filter: {},
      min: 0,
      max: Infinity,
      restrictions: ['not-self', () => true, { whileChoosing: () => true }],
    },
  ])('has nothing against %o', (definition) => {
    expect(() => check(definition)).not.toThrow();
  });

  it.each([
    [
      { filter: {}, count: -1 },
      'the least number for target 2 of the move "attack" is -1. Things are chosen in whole numbers. Give a whole number from 0 on.',
    ],
    [{ filter: {}, count: Infinity }, 'the least number for target 2 of the move "attack" is Infinity.'],
    [{ filter: {}, min: 0, max: NaN }, 'the greatest number for target 2 of the move "attack" is NaN.'],
    [
      { filter: {}, min: 2, max: 1 },
      'the least number for target 2 of the move "attack" is 2, which is more than the greatest, 1.',
    ],
    [
      {},
      'target 2 of the move "attack" has no filter. Nothing could ever be chosen. Write what may be: { zone: \'field\' }.',
    ],
    [{ filter: [] }, 'target 2 of the move "attack" has no filter.'],
    [{ filter: [null] }, 'target 2 of the move "attack" has no filter.'],
    [
      { filter: {}, restrictions: ['not-me'] },
      'target 2 of the move "attack" has a restriction "not-me" that is not known. It would restrict nothing. ' +
        'Write a function, { whileChoosing: function }, or one of "not-self", "not-owner", "not-controller", "different-targets".',
    ],
    [
      { filter: {}, restrictions: [{}] },
      'target 2 of the move "attack" has a restriction "[object Object]" that',
    ],
    [{ filter: {}, restrictions: [null] }, 'target 2 of the move "attack" has a restriction "null" that'],
  ])('refuses %o', (definition, sentence) => {
    expect(() => check(definition)).toThrow(`moveset: ${sentence}`);
  });
});
