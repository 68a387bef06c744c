import { describe, expect, it } from 'vitest';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { compose, tableOf } from '../../src/hooks/composition.js';
import { canHold, valueWith } from '../../src/hooks/list-step.js';
import { selectOptions } from '../../src/store/selectors.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { siege, SIEGE_SIZE } from '../../stories/tables/siege.js';
import { MOVE_AXIS } from '../../src/store/selection.js';

const move = (
  moveId: string,
  params: Record<string, unknown>,
  { isValid = true, targets }: { isValid?: boolean; targets?: string[] } = {},
): EnumeratedMove => ({
  moveId,
  playerId: 'ada',
  params,
  isValid,
  ...(targets && { targets: [targets] }),
  ...(!isValid && { validationError: { reason: 'No.', errorCode: 'NO' } }),
});

const composing = (moves: EnumeratedMove[], selection = {}, refused: string | null = null) => {
  const table = tableOf(optionsOf({ moves, reports: [] }));
  return compose(table, { selection, narrowing: table.axes.narrow(selection), refused });
};

const axes = (steps: readonly { axis: string }[]) => steps.map(({ axis }) => axis);

const shots = [
  move('fire', { unit: 'tank', target: 'fort' }),
  move('fire', { unit: 'tank', target: 'ship' }, { isValid: false }),
  move('fire', { unit: 'gun', target: 'fort' }),
  move('wait', { unit: 'tank' }),
];

describe('composing a move', () => {
  it('asks first what every option answers, and offers the rest as another beginning', () => {
    const { steps, elsewhere, leaves, total, available } = composing(shots);
    expect(axes(steps)).toEqual([MOVE_AXIS, 'unit']);
    expect(axes(elsewhere)).toEqual(['target']);
    expect({ leaves, total, available }).toEqual({ leaves: [], total: 4, available: 3 });
  });

  it('settles what has one value left, and ends with an option that lacks nothing', () => {
    const { steps, settled, leaves } = composing(shots, { unit: 'gun' });
    expect(axes(steps)).toEqual(['unit']);
    expect(settled.map(({ label, value }) => `${label}: ${value}`)).toEqual(['Move: Fire', 'Target: fort']);
    expect(leaves.map(({ id }) => id)).toEqual(['fire{"target":"fort","unit":"gun"}']);
  });

  it('keeps what is unavailable as an end with its reasons', () => {
    const { leaves, available } = composing(shots, { target: 'ship' });
    expect(available).toBe(0);
    expect(leaves).toMatchObject([{ kind: 'unavailable', reasons: [{ code: 'NO' }] }]);
  });

  it('settles nothing that some options do without', () => {
    const { steps, settled, leaves } = composing([move('post', {}), move('post', {}, { targets: ['owl'] })]);
    expect(axes(steps)).toEqual(['target']);
    expect(axes(settled)).toEqual([MOVE_AXIS]);
    expect(leaves.map(({ id }) => id)).toEqual(['post']);
  });

  it('shows all options that choosing cannot tell apart', () => {
    const { leaves } = composing([
      { ...move('swap', {}), targets: [['a', 'b']] },
      { ...move('swap', {}), targets: [['a'], ['b']] },
    ]);
    expect(leaves).toHaveLength(2);
  });

  it('says that nothing is left of choices that exclude each other', () => {
    expect(composing(shots, { unit: 'gun', target: 'ship' })).toMatchObject({ total: 0, leaves: [] });
  });

  it('has nothing to ask where there are no options', () => {
    expect(composing([])).toMatchObject({ steps: [], elsewhere: [], settled: [], leaves: [], total: 0 });
  });
});

describe('the kinds of steps', () => {
  it('whole numbers are a range, in their order, and stay one when few are left', () => {
    const stokes = [3, 1, 2].map((amount) => move('stoke', { amount }));
    expect(composing(stokes).steps).toMatchObject([
      { kind: 'range', index: -1, values: [{ value: 1 }, { value: 2 }, { value: 3 }] },
    ]);
    const priced = [
      ...stokes,
      move('stoke', { amount: 1, by: 'hand' }),
      move('stoke', { amount: 2, by: 'hand' }),
    ];
    expect(composing(priced, { by: 'hand', amount: 2 }).steps).toMatchObject([
      { axis: 'amount', kind: 'range', index: 1 },
      { axis: 'by' },
    ]);
  });

  it('numbers that are entities or have names are values to choose from', () => {
    const cells = [0, 1, 2].map((cell) => ({
      ...move('place', { cell }),
      metadata: { labels: { cell: `Cell ${cell}` } },
    }));
    expect(composing(cells).steps).toMatchObject([{ kind: 'choice' }]);
    const seen = [0, 1, 2].map((cell) => ({
      ...move('place', { cell }),
      metadata: { refs: { cell: `cell-${cell}` } },
    }));
    expect(composing(seen).steps).toMatchObject([{ kind: 'choice' }]);
  });

  it('yes and no are a switch, off as long as nobody touches it', () => {
    const aims = [true, false].map((aimed) => move('fire', { aimed }));
    const untouched = composing(aims);
    expect(untouched.steps).toMatchObject([{ kind: 'switch', on: false, chosen: false }]);
    expect(untouched.leaves.map(({ params }) => params)).toEqual([{ aimed: false }]);
    expect(composing(aims, { aimed: true }).leaves.map(({ params }) => params)).toEqual([{ aimed: true }]);
  });

  it('many values are a menu', () => {
    const many = Array.from({ length: 17 }, (_, at) => move('go', { to: `city ${at}` }));
    expect(composing(many).steps).toMatchObject([{ kind: 'menu' }]);
    expect(composing(many.slice(1)).steps).toMatchObject([{ kind: 'choice' }]);
  });
});

describe('lists', () => {
  const snares = [['a'], ['b'], ['c'], ['a', 'b'], ['b', 'c']].map((targets) =>
    move('snare', {}, { targets }),
  );
  const list = (selection = {}, refused: string | null = null) => {
    const [step] = composing(snares, selection, refused).steps;
    if (step?.kind !== 'list') throw new Error('It is no list.');
    return step;
  };

  it('are chosen by their members', () => {
    const step = list();
    expect(step.members.map(({ label, total }) => `${label} ${total}`)).toEqual(['a 2', 'b 3', 'c 2']);
    expect(step).toMatchObject({ least: 1, most: 2, problem: null, chosen: false });
    expect(valueWith(step.values, ['b', 'a'])?.value).toEqual(['a', 'b']);
    expect(valueWith(step.values, ['a'])?.value).toBe('a');
  });

  it('show what is chosen, also by somebody else', () => {
    const step = list({ target: ['a', 'b'] });
    expect(step.members.map(({ picked }) => picked)).toEqual([true, true, false]);
    expect(step.problem).toBeNull();
  });

  it('narrow their own members, and say when no more can be picked', () => {
    const step = list({ target: 'a' });
    expect(step.members.map(({ label, total }) => `${label} ${total}`)).toEqual(['a 2', 'b 1', 'c 0']);
    expect(canHold(step.values, ['a', 'c'])).toBe(false);
    expect(list({ target: 'a' }, 'target').problem).toBe('This cannot be picked beside the others.');
    expect(list({ target: ['a', 'b'] }, 'target').problem).toBe('At most 2 can be picked.');
  });

  it('may be picked in part: what has these members is left', () => {
    const pairs = [
      ['a', 'b', 'c'],
      ['b', 'c', 'd'],
    ].map((cards) => move('pair', { cards }));
    expect(composing(pairs, { cards: ['b'] })).toMatchObject({
      total: 2,
      leaves: [],
      steps: [{ chosen: false, problem: '1 picked: choose at least 3.' }],
    });
    expect(composing(pairs, { cards: ['a', 'b'] })).toMatchObject({ total: 1, leaves: [] });
    const mixed = [...pairs, move('pair', { cards: ['a'] })];
    expect(composing(mixed, { cards: ['a', 'b'] }).steps).toMatchObject([
      { problem: 'This is not on offer alone: pick more, or others.' },
    ]);
  });

  it('call their members as the engine does', () => {
    const named = { ...move('pair', { cards: ['x', 'y'] }), metadata: { labels: { cards: ['Owl', 'Fox'] } } };
    const others = [move('pair', { cards: ['y', 'z'] }), named];
    const [step] = composing([named, ...others.slice(0, 1)]).steps;
    expect(step?.kind === 'list' && step.members.map(({ label }) => label)).toEqual(['Owl', 'Fox', 'z']);
  });

  it('offer the empty one by itself', () => {
    const burials = [[], ['x']].map((cards) => move('bury', { cards }));
    expect(composing(burials).steps).toMatchObject([{ kind: 'list', least: 0, none: { value: [] } }]);
  });

  it('whose order matters are chosen as a whole', () => {
    const orders = [
      ['a', 'b'],
      ['b', 'a'],
    ].map((order) => move('sort', { order }));
    expect(composing(orders).steps).toMatchObject([{ kind: 'choice' }]);
  });
});

describe('twenty thousand options', () => {
  const options = selectOptions(createGameStore(siege().adapter).getState());

  it('are narrowed within a frame', () => {
    const table = tableOf(options);
    expect(tableOf(options)).toBe(table);
    const selection = { engine: 'engine-3', weight: 4 };
    const times = Array.from({ length: 9 }, () => {
      const begin = performance.now();
      compose(table, { selection, narrowing: table.axes.narrow(selection) });
      return performance.now() - begin;
    });
    expect(compose(table, { selection: {}, narrowing: table.axes.narrow({}) }).total).toBe(SIEGE_SIZE);
    // A frame is 16 ms; the machine may be busy with other things now and then, but not always.
    expect(Math.min(...times)).toBeLessThan(16);
  });
});
