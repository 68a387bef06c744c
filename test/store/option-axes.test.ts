import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import type { MoveField } from '../../src/protocol/move-field.js';
import type { Option } from '../../src/protocol/option.js';
import { sameData } from '../../src/protocol/plain-data.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { OptionAxes } from '../../src/store/option-axes.js';
import { canFollow, MOVE_AXIS, valueOn } from '../../src/store/selection.js';

const move = (moveId: string, params: Record<string, unknown>, isValid = true): EnumeratedMove => ({
  moveId,
  playerId: 'ada',
  params,
  isValid,
  ...(!isValid && { validationError: { reason: 'No.', errorCode: 'NO' } }),
  metadata: { labels: { unit: `Unit ${String(params['unit'])}` } },
});

const options = (...moves: EnumeratedMove[]) => optionsOf({ moves, reports: [] });

/** Whether a list has all members of another, or one thing. */
const hasAll = (list: unknown, some: unknown) =>
  Array.isArray(list) && [some].flat().every((one) => list.some((member) => sameData(member, one)));

const shots = options(
  move('fire', { unit: 'tank', target: 'fort' }),
  move('fire', { unit: 'tank', target: 'ship' }, false),
  move('fire', { unit: 'gun', target: 'fort' }),
  move('wait', { unit: 'tank' }),
);

/** What can be chosen on each axis, in short: `fort 2/2` is a value with two options, both available. */
const told = (selection: Record<string, unknown>) =>
  Object.fromEntries(
    new OptionAxes(shots)
      .narrow(selection)
      .axes.map(({ axis, values, chosen }) => [
        axis,
        values
          .map(
            ({ key, value, total, available }) =>
              `${key === chosen ? '*' : ''}${String(value)} ${available}/${total}`,
          )
          .join(', '),
      ]),
  );

describe('the parameters of options', () => {
  it('are there to be chosen from, wherever one begins', () => {
    expect(told({})).toEqual({
      [MOVE_AXIS]: 'fire 2/3, wait 1/1',
      unit: 'tank 2/3, gun 1/1',
      target: 'fort 2/2, ship 0/1',
    });
  });

  it('narrow each other, and can each be changed', () => {
    expect(told({ target: 'ship' })).toEqual({
      [MOVE_AXIS]: '*fire 0/1',
      unit: '*tank 0/1',
      target: 'fort 2/2, *ship 0/1',
    });
    expect(told({ unit: 'gun' })).toEqual({
      [MOVE_AXIS]: '*fire 1/1',
      unit: 'tank 2/3, *gun 1/1',
      target: '*fort 1/1',
    });
  });

  it('are not asked for where only one is left', () => {
    const { axes, options: left } = new OptionAxes(shots).narrow({ unit: 'gun' });
    expect(axes.filter(({ forced }) => forced).map(({ axis }) => axis)).toEqual([MOVE_AXIS, 'target']);
    expect(left.map(({ id }) => id)).toEqual(['fire{"target":"fort","unit":"gun"}']);
  });

  it('have names for players', () => {
    const [kinds, units, targets] = new OptionAxes(shots).narrow({}).axes;
    expect(kinds!.values.map(({ label }) => label)).toEqual(['Fire', 'Wait']);
    expect(units!.values.map(({ label }) => label)).toEqual(['Unit tank', 'Unit gun']);
    expect(targets!.values.map(({ label }) => label)).toEqual(['fort', 'ship']);
  });

  it('are chosen from together with the kind of move, which stays chosen', () => {
    const [first] = shots;
    expect(canFollow(first!, { [MOVE_AXIS]: 'fire', unit: 'tank' })).toBe(true);
    expect(canFollow(first!, { [MOVE_AXIS]: 'wait', unit: 'tank' })).toBe(false);
  });

  it('are told apart by kind: the number 1 is not the text 1', () => {
    const index = new OptionAxes(options(move('go', { by: 1 }), move('go', { by: '1' })));
    expect(index.narrow({ by: '1' }).options.map(({ params }) => params)).toEqual([{ by: '1' }]);
  });

  it('count what only lacks described input as possible, and what nobody describes as not', () => {
    const asking = (moveId: string, fields: readonly MoveField[] | undefined): EnumeratedMove => ({
      ...move(moveId, {}, false),
      validationError: { reason: 'How much?', errorCode: 'NO_ENUMERATOR' },
      metadata: fields ? { fields } : {},
    });
    const bids = options(asking('bid', [{ axis: 'amount', kind: 'number' }]), asking('whisper', undefined));
    const [kinds] = new OptionAxes(bids).narrow({}).axes;
    expect(kinds!.values.map(({ value, available }) => [value, available])).toEqual([
      ['bid', 1],
      ['whisper', 0],
    ]);
  });

  it('leave nothing after a choice that nobody offers', () => {
    const { options: left, axes } = new OptionAxes(shots).narrow({ unit: 'plane' });
    expect(left).toEqual([]);
    expect(axes.find(({ axis }) => axis === 'unit')!.values).toHaveLength(2);
  });

  it('are those that a look at every option finds', () => {
    const value = fc.constantFrom<unknown>('a', 'b', 1, true, ['a', 'b'], { deep: 1 });
    const params = fc.dictionary(fc.constantFrom('x', 'y', 'z'), value);
    const moves = fc.array(fc.tuple(fc.constantFrom('go', 'stay'), params, fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(moves, params, (given, selection) => {
        const all = options(...given.map(([id, each, isValid]) => move(id, each, isValid)));
        const { axes, options: left } = new OptionAxes(all).narrow(selection);
        const known = Object.fromEntries(
          Object.entries(selection).filter(([axis]) =>
            all.some((option) => valueOn(option, axis) !== undefined),
          ),
        );
        const agrees = (option: Option, chosen: Record<string, unknown>) =>
          Object.entries(chosen).every(([axis, each]) =>
            all.some((one) => sameData(valueOn(one, axis), each))
              ? sameData(valueOn(option, axis), each)
              : hasAll(valueOn(option, axis), each),
          );
        expect(left).toEqual(all.filter((option) => agrees(option, known)));
        for (const { axis, values } of axes) {
          if (axis === MOVE_AXIS) continue;
          const { [axis]: _, ...others } = known;
          const agreeing = all.filter((option) => agrees(option, others));
          for (const { value: each, total, available } of values) {
            const having = agreeing.filter((option) => sameData(valueOn(option, axis), each));
            expect([total, available]).toEqual([
              having.length,
              having.filter(({ kind }) => kind === 'available').length,
            ]);
          }
        }
      }),
    );
  });
});
