import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PhaseActionReport } from '../../src/protocol/action-report.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { optionIdOf } from '../../src/protocol/normalise.js';
import { NO_OPTIONS, optionById, type OptionIndex } from '../../src/protocol/options/option-index.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { readOptions } from '../../src/protocol/options/read-options.js';
import { sameData } from '../../src/protocol/plain-data.js';
import atlas from '../fixtures/atlas-report.json' with { type: 'json' };
import { refusedMove, snapshotOf, validMove } from './moves.js';

const report = atlas as unknown as PhaseActionReport;
const read = (
  moves: readonly unknown[],
  previous = NO_OPTIONS,
  reports: readonly unknown[] = [],
): OptionIndex =>
  readOptions({ moves: moves as EnumeratedMove[], reports: reports as PhaseActionReport[] }, previous);

describe('readOptions', () => {
  it('keeps the order of the engine and knows where each option stands', () => {
    const { list: options, positions, quarantine } = read([validMove(2), refusedMove(3), validMove(1)]);
    expect(options.map(({ id, kind }) => [id, kind])).toEqual([
      ['take{"count":2}', 'available'],
      ['take{"count":3}', 'unavailable'],
      ['take{"count":1}', 'available'],
    ]);
    expect([...positions]).toEqual([
      ['take{"count":2}', 0],
      ['take{"count":3}', 1],
      ['take{"count":1}', 2],
    ]);
    expect(quarantine).toEqual([]);
  });

  it('makes one option with a count of identical moves', () => {
    const { list: options, quarantine } = read([validMove(1), validMove(2), validMove(1), validMove(1)]);
    expect(options.map(({ params, count }) => [params['count'], count])).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(quarantine).toEqual([]);
  });

  it('puts a move aside that has the id of a different one, and keeps the first', () => {
    const twin = validMove(1, { metadata: { displayName: 'Twin' } });
    const { list: options, quarantine } = read([validMove(1), twin]);
    expect(options.map(({ name }) => name)).toEqual(['Take']);
    expect(quarantine).toMatchObject([{ where: 'moves[1]', value: twin }]);
    expect(quarantine[0]!.message).toContain(
      'It has the same id as another option that differs from it (take{"count":1})',
    );
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a number', 7],
    ['a text', 'take'],
    ['a function', () => undefined],
    ['an array', []],
    ['an empty object', {}],
    ['a move without an id', validMove(1, { moveId: '' })],
    ['a move without parameters', { ...validMove(1), params: null }],
    ['a move whose parameters are a list', { ...validMove(1), params: [1] }],
    ['a move that is neither valid nor invalid', { ...validMove(1), isValid: 'yes' }],
    ['a reason without a code', { ...refusedMove(1), validationErrors: [{ reason: 'No.' }] }],
    ['targets that are no lists', { ...validMove(1), targets: ['a'] }],
    ['metadata that is null', { ...validMove(1), metadata: null }],
    ['a chance above 100', validMove(1, { metadata: { successChance: 101 } })],
    [
      'a tone nobody knows',
      { ...validMove(1), metadata: { preview: [{ key: 'a', label: 'A', tone: 'grand' }] } },
    ],
  ])('puts %s aside and reads the rest', (_, rubbish) => {
    const { list: options, quarantine } = read([validMove(1), rubbish, validMove(2)]);
    expect(options.map(({ params }) => params['count'])).toEqual([1, 2]);
    expect(quarantine).toHaveLength(1);
    expect(quarantine[0]).toMatchObject({ where: 'moves[1]', value: rubbish });
    expect(quarantine[0]!.message).toMatch(/^moveset: moves\[1\] is in quarantine \(.+\)\. .+\. .+\.$/);
  });
});

describe('readOptions after a reading', () => {
  it('keeps an option that did not change, whether or not its move is the same object', () => {
    const kept = validMove(2);
    const first = read([validMove(1), kept, validMove(3)]);
    const second = read([refusedMove(1), kept, validMove(3)], first);
    expect(second.list[0]).not.toBe(first.list[0]);
    expect(second.list[1]).toBe(first.list[1]);
    expect(second.list[2]).toBe(first.list[2]);
    expect(second.positions).toBe(first.positions);
  });

  it('keeps the whole list when nothing changed', () => {
    const first = read([validMove(1), refusedMove(2)]);
    expect(read([validMove(1), refusedMove(2)], first).list).toBe(first.list);
  });

  it('keeps options that moved to another place', () => {
    const first = read([validMove(1), validMove(2), validMove(3)]);
    const second = read([validMove(3), validMove(1)], first);
    expect(second.list[0]).toBe(first.list[2]);
    expect(second.list[1]).toBe(first.list[0]);
    expect([...second.positions.values()]).toEqual([0, 1]);
  });

  it('keeps a counted option as long as the count stays', () => {
    const first = read([validMove(1), validMove(1), validMove(2)]);
    const second = read([validMove(1), validMove(2), validMove(1)], first);
    expect(second.list).toBe(first.list);
    expect(read([validMove(1), validMove(2)], second).list[0]).toMatchObject({ count: 1 });
  });

  it('does not mistake an empty object for the counted option that stood there', () => {
    const first = read([validMove(1), validMove(1)]);
    const second = read([{}], first);
    expect(second.list).toEqual([]);
    expect(second.quarantine).toMatchObject([{ where: 'moves[0]', value: {} }]);
  });

  it('finds what breaks later in a list that was sound', () => {
    const first = read([validMove(1), validMove(2)]);
    const second = read([validMove(1), null], first);
    expect(second.quarantine).toMatchObject([{ where: 'moves[1]', value: null }]);
    expect(second.list).toEqual([first.list[0]]);
  });

  it('reads a list that was broken and is sound again', () => {
    const first = read([validMove(1), null]);
    const second = read([validMove(1), validMove(2)], first);
    expect(second.quarantine).toEqual([]);
    expect(second.list).toHaveLength(2);
    expect(second.list[0]).toBe(first.list[0]);
  });

  it('notices a move that became another one in its place', () => {
    const first = read([validMove(1), validMove(2)]);
    const second = read([validMove(1), validMove(3)], first);
    expect(second.list.map(({ params }) => params['count'])).toEqual([1, 3]);
    expect([...second.positions.keys()]).toEqual(['take{"count":1}', 'take{"count":3}']);
  });
});

describe('any reading', () => {
  const version = fc.record({
    base: fc.constantFrom('valid', 'refused', 'copy', 'reversed', 'shorter'),
    // What some moves become: their indices and what stands there.
    changes: fc.array(
      fc.tuple(fc.nat(19), fc.constantFrom('valid', 'refused', 'another', 'twin', 'broken')),
      {
        maxLength: 5,
      },
    ),
    actions: fc.nat(2),
  });
  const become = {
    valid: (count: number) => validMove(count),
    refused: (count: number) => refusedMove(count),
    another: (count: number) => validMove(count + 50),
    twin: () => validMove(3),
    broken: () => ({ params: 1 }) as never,
  };

  it('says what one says that knows no earlier one, and keeps what says the same', () => {
    fc.assert(
      fc.property(fc.array(version, { minLength: 1, maxLength: 6 }), (versions) => {
        let moves = Array.from({ length: 20 }, (_, at) => validMove(at));
        let index = read(moves);
        for (const { base, changes, actions } of versions) {
          if (base === 'copy') moves = structuredClone(moves);
          else if (base === 'reversed') moves = moves.toReversed();
          else if (base === 'shorter') moves = moves.slice(1);
          else moves = Array.from({ length: 20 }, (_, at) => become[base](at));
          for (const [at, kind] of changes) moves[at % moves.length] = become[kind](at);
          const before = index;
          const reports = [{ ...report, actions: report.actions.slice(0, actions) }];
          index = read(moves, before, reports);
          const fresh = read(moves, NO_OPTIONS, reports);
          expect(index).toEqual(fresh);
          for (const option of index.list) {
            const known = optionById(before, option.id);
            expect(optionById(index, option.id)).toBe(option);
            if (known && sameData(known, option)) expect(option).toBe(known);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('changes nothing of the one before', () => {
    const first = read([validMove(1), validMove(2), validMove(2)]);
    const copy = structuredClone(first);
    read([refusedMove(1), validMove(3), validMove(3), validMove(4)], first);
    expect(first).toEqual(copy);
  });
});

describe('readOptions of a report', () => {
  it('reads every action with what there is to know about it', () => {
    const { list: options, quarantine } = read([], NO_OPTIONS, [report]);
    expect(quarantine).toEqual([]);
    expect(options).toMatchObject([
      {
        kind: 'available',
        id: 'fire-medium-laser-hunchback{"unitId":"Atlas"}',
        name: 'Fire Medium Laser at Hunchback',
        category: 'Atlas',
        params: { unitId: 'Atlas' },
        refs: [{ id: 'Atlas', axis: 'unitId' }],
        move: { moveId: 'fire-medium-laser-hunchback', params: { unitId: 'Atlas' } },
        successChance: 58,
        warnings: [{ code: 'HEAT_PENALTY', description: '+1 to-hit from excess heat', modifier: 1 }],
        preview: [
          { key: 'damage', min: 5, max: 5 },
          { key: 'heat', min: 3, max: 3 },
        ],
      },
      {
        kind: 'available',
        successChance: 42,
        warnings: [],
        preview: [{ key: 'damage', min: 2, max: 8 }, { key: 'heat' }, { key: 'ammo', before: 24, after: 23 }],
      },
      {
        kind: 'unavailable',
        name: 'Fire AC/20 at Hunchback',
        reasons: [
          { code: 'OUT_OF_RANGE', text: 'Target is 14 hexes away, max range is 9' },
          { code: 'NO_AMMO', text: 'No ammunition remaining' },
        ],
        needsInput: false,
      },
    ]);
  });

  it('keeps the options of a report that was made anew', () => {
    const first = read([validMove(1)], NO_OPTIONS, [report]);
    const second = read([validMove(1)], first, [structuredClone(report)]);
    expect(second.list).toBe(first.list);
  });

  it('puts single actions aside, and reports that are none', () => {
    const broken = {
      ...report,
      actions: [null, { ...report.actions[0]!, successChance: -1 }, report.actions[2]],
    };
    const { list: options, quarantine } = read([], NO_OPTIONS, [null, broken, { phase: 'MOVE' }]);
    expect(options.map(({ name }) => name)).toEqual(['Fire AC/20 at Hunchback']);
    expect(quarantine.map(({ where }) => where)).toEqual([
      'reports[0]',
      'reports[1].actions[0]',
      'reports[1].actions[1]',
      'reports[2]',
    ]);
  });
});

describe('optionsOf', () => {
  it('gives the same array for the same snapshot', () => {
    const snapshot = snapshotOf([validMove(1)]);
    expect(optionsOf(snapshot)).toBe(optionsOf(snapshot));
  });

  it('gives the same option for the same move in another snapshot', () => {
    const move = validMove(1);
    expect(optionsOf(snapshotOf([move]))[0]).toBe(optionsOf(snapshotOf([validMove(2), move]))[1]);
  });
});

describe('what a reading must not mistake', () => {
  const wait = { moveId: 'wait', playerId: 'X', params: {}, isValid: true };
  const report = {
    phase: 'ATTACK',
    unitId: 'Atlas',
    actions: ['a', 'b', 'c'].map((id) => ({ kind: 'unavailable', id, name: id, reasons: [] }) as const),
  };

  it('actions that are gone for moves that stayed, where there happen to be as many', () => {
    const moves = [wait, wait, wait, wait];
    const before = readOptions({ moves, reports: [report] });
    expect(before.list).toHaveLength(moves.length);
    expect(readOptions({ moves: [...moves], reports: [] }, before).list).toMatchObject([
      { id: 'wait', count: 4 },
    ]);
  });

  it('the action of one unit for the same action of another', () => {
    const { list: options } = readOptions({ moves: [], reports: [report, { ...report, unitId: 'Locust' }] });
    expect(options.map((option) => option.category)).toEqual([
      'Atlas',
      'Atlas',
      'Atlas',
      'Locust',
      'Locust',
      'Locust',
    ]);
    expect(optionsOf({ moves: [], reports: [report] })[0]).toBe(
      optionsOf({ moves: [], reports: [report] })[0],
    );
  });

  it('one move for another whose name looks like it', () => {
    const ids = [
      { moveId: 'a', params: {}, sourceCardId: 'x' },
      { moveId: 'a@"x"', params: {} },
      { moveId: 'a', params: { b: 1 } },
      { moveId: 'a{"b":1}', params: {} },
      { moveId: 'a', params: { b: NaN } },
      { moveId: 'a', params: { b: null } },
    ].map(optionIdOf);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('an empty list of reasons for the reason beside it', () => {
    const validationError = { errorCode: 'NO', reason: 'No.' };
    const [option] = optionsOf({
      moves: [{ ...wait, isValid: false, validationError, validationErrors: [] }],
      reports: [],
    });
    expect(option).toMatchObject({ reasons: [{ code: 'NO' }] });
  });

  it('a parameter called constructor for something built in', () => {
    const metadata = { refs: {} };
    const [option] = optionsOf({
      moves: [{ ...wait, params: { constructor: 'crane' }, metadata }],
      reports: [],
    });
    expect(option!.refs).toEqual([{ id: 'crane', axis: 'constructor' }]);
  });
});
