import { describe, expect, it } from 'vitest';
import { faultsInFlow } from '../../../../src/engines/rule-engine/flow/check-flow.js';
import { AGES, DAY, type Definition } from './flow-table.js';

const faults = (definition: unknown) => faultsInFlow(definition as Definition);

describe('faultsInFlow', () => {
  it('finds none in flows that work', () => {
    expect([
      ...faults(DAY),
      ...faults(AGES),
      ...faults({ turn: {} }),
      ...faults({ segments: { a: {} } }),
    ]).toEqual([]);
  });

  it('lets a stage be that nobody reaches', () => {
    const phases = { a: { next: null, order: 1 }, b: {}, c: { next: 'a', order: 2 } };
    expect(faults({ turn: { initialPhase: 'a', phases } })).toEqual([]);
  });

  it.each<[unknown, string]>([
    [{}, 'the flow has neither "turn" nor "segments"'],
    [{ turn: {}, segments: { a: {} } }, 'the flow has both "turn" and "segments"'],
    [{ segments: {} }, 'the flow has an empty "segments"'],
    [{ turn: { phases: {} } }, 'the turn has an empty "phases"'],
    [{ turn: { phases: { main: { steps: {} } } } }, 'phase "main" has an empty "steps"'],
    [{ segments: { a: { turn: { phases: {} } } } }, 'the turn of segment "a" has an empty "phases"'],
    [
      { initialSegment: 'c', segments: { a: {}, b: {} } },
      'the flow begins with segment "c", which is none of its segments: "a", "b"',
    ],
    [{ initialSegment: 'c', turn: {} }, 'the flow begins with segment "c", which is no segment of it'],
    [
      { turn: { initialPhase: 'toString', phases: { main: {} } } },
      'the turn begins with phase "toString", which is none of its phases: "main"',
    ],
    [{ turn: { initialPhase: 'main' } }, 'the turn begins with phase "main", which is no phase of it'],
    [
      { segments: { a: { next: 'c' }, b: {} } },
      'the flow goes from segment "a" to "c", which is none of its segments: "a", "b"',
    ],
    [
      { segments: { a: { turn: { phases: { main: { next: 'mian' } } } } } },
      'the turn of segment "a" goes from phase "main" to "mian", which is none of its phases: "main"',
    ],
    [
      { turn: { phases: { main: { steps: { buy: { next: 'main' } } } } } },
      'phase "main" goes from step "buy" to "main", which is none of its steps: "buy"',
    ],
    [
      { turn: { phases: { a: { order: 0 }, b: {}, c: { order: 0 } } } },
      'the turn gives phases "a" and "c" the same order 0',
    ],
    [
      { turn: { phases: { a: { order: NaN } } } },
      'the turn gives phase "a" the order NaN, which is no place',
    ],
  ])('finds in %j that %s', (definition, fault) => {
    expect(faults(definition)).toEqual([fault]);
  });

  it('tells everything at once', () => {
    const steps = { s: { next: 'x' } };
    const segments = { a: { next: 'x', turn: { initialPhase: 'x', phases: { p: { next: 'x', steps } } } } };
    expect(faults({ initialSegment: 'x', segments })).toHaveLength(5);
  });
});
