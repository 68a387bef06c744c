import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionIdOf, optionOfAction, optionOfMove, readableName } from '../../src/protocol/normalise.js';
import { refusedMove, validMove } from './moves.js';
import { jsonData, jsonRecord, withKeysReversed } from './plain-values.js';

describe('optionIdOf', () => {
  it.each([
    [{ moveId: 'pass', params: {} }, 'pass'],
    [{ moveId: 'take', params: { count: 1 } }, 'take{"count":1}'],
    [{ moveId: 'move', params: { to: 'b', from: 'a' } }, 'move{"from":"a","to":"b"}'],
    [{ moveId: 'play', params: {}, sourceCardId: 'c1' }, 'play@"c1"'],
    [{ moveId: 'play', params: { x: null }, targets: [['a', 'b'], []] }, 'play{"x":null}[["a","b"],[]]'],
  ])('of %j is %s', (move, id) => expect(optionIdOf(move)).toBe(id));

  it('does not depend on the order of keys, however deep', () => {
    fc.assert(
      fc.property(jsonRecord, (params) => {
        expect(optionIdOf({ moveId: 'm', params: withKeysReversed(params) })).toBe(
          optionIdOf({ moveId: 'm', params }),
        );
      }),
    );
  });

  it('is another one for other parameters', () => {
    fc.assert(
      fc.property(jsonRecord, jsonRecord, (a, b) => {
        const same = optionIdOf({ moveId: 'm', params: a }) === optionIdOf({ moveId: 'm', params: b });
        expect(same).toBe(JSON.stringify(a) === JSON.stringify(b) || equal(a, b));
      }),
    );
  });

  it('is another one if a single value differs', () => {
    fc.assert(
      fc.property(jsonRecord, fc.string(), jsonData, jsonData, (params, name, one, other) => {
        fc.pre(!equal(one, other) && name !== '__proto__');
        expect(optionIdOf({ moveId: 'm', params: { ...params, [name]: one } })).not.toBe(
          optionIdOf({ moveId: 'm', params: { ...params, [name]: other } }),
        );
      }),
    );
  });
});

function equal(a: unknown, b: unknown): boolean {
  try {
    expect(a).toEqual(b);
    return true;
  } catch {
    return false;
  }
}

describe('readableName', () => {
  it.each([
    ['play-card', 'Play card'],
    ['playCard', 'Play card'],
    ['END_TURN', 'End turn'],
    ['  draw  two_cards ', 'Draw two cards'],
    ['', ''],
  ])('of %j is %j', (id, name) => expect(readableName(id)).toBe(name));
});

describe('optionOfMove', () => {
  it('fills in what the engine does not say', () => {
    expect(optionOfMove(validMove(2))).toEqual({
      kind: 'available',
      id: 'take{"count":2}',
      name: 'Take',
      category: null,
      priority: 0,
      params: { count: 2 },
      refs: [],
      count: 1,
      move: { moveId: 'take', params: { count: 2 } },
      successChance: 'unknown',
      warnings: [],
      preview: [],
    });
  });

  it('takes over what the engine says', () => {
    const metadata = {
      displayName: 'Take two',
      description: 'Two at once.',
      category: 'Taking',
      priority: 3,
      hotkey: '2',
      successChance: { min: 40, max: 60 },
      warnings: [{ code: 'GREEDY', description: 'Others frown.', modifier: -1 }],
      preview: [{ key: 'left', label: 'Left', before: 5, after: 3, tone: 'neutral' as const }],
    };
    const { displayName, ...facts } = metadata;
    expect(optionOfMove(validMove(2, { metadata }))).toMatchObject({ name: displayName, ...facts });
  });

  it('refers to the entities in parameters, source and targets', () => {
    const move = validMove(1, {
      params: { from: 'a1', through: ['b1', 7, 'b2'], position: 4, count: 2 },
      sourceCardId: 'card',
      targets: [['t1'], ['t2', 't3']],
      metadata: { refs: { position: 'cell-4' } },
    });
    expect(optionOfMove(move).refs).toEqual([
      { id: 'a1', axis: 'from' },
      { id: 'b1', axis: 'through' },
      { id: 'b2', axis: 'through' },
      { id: 'cell-4', axis: 'position' },
      { id: 'card', axis: 'source' },
      { id: 't1', axis: 'target' },
      { id: 't2', axis: 'target' },
      { id: 't3', axis: 'target' },
    ]);
    expect(optionOfMove(move).move).toEqual({
      moveId: 'take',
      params: move.params,
      sourceCardId: 'card',
      targets: [['t1'], ['t2', 't3']],
    });
  });

  it('gives all reasons, with their context', () => {
    expect(optionOfMove(refusedMove(3))).toMatchObject({
      kind: 'unavailable',
      reasons: [
        { code: 'TOO_FEW', text: 'There are too few.', context: { required: 3, available: 1 } },
        { code: 'NOT_YOUR_TURN', text: 'It is not your turn.' },
      ],
      needsInput: false,
    });
  });

  it('gives the one reason of an engine that knows only one', () => {
    const { validationErrors: _, ...move } = refusedMove(3);
    expect(optionOfMove(move)).toMatchObject({ reasons: [{ code: 'TOO_FEW' }] });
  });

  it('says so where the engine gives no reason', () => {
    expect(optionOfMove(validMove(1, { isValid: false }))).toMatchObject({
      reasons: [{ code: 'UNEXPLAINED', text: 'The game gives no reason for this.' }],
    });
  });

  it('needs input where only the enumerator is missing', () => {
    const missing = { errorCode: 'NO_ENUMERATOR', reason: 'The parameters are not listed.' };
    const turn = { errorCode: 'NOT_YOUR_TURN', reason: 'It is not your turn.' };
    const needsInput = (validationErrors: (typeof missing)[]) =>
      optionOfMove(validMove(1, { isValid: false, validationErrors }));
    expect(needsInput([missing])).toMatchObject({ needsInput: true });
    expect(needsInput([missing, turn])).toMatchObject({ needsInput: false });
  });
});

describe('optionOfAction', () => {
  const report = { phase: 'MOVE', unitId: 'u1', actions: [] };

  it('sends the action and its unit back', () => {
    const option = optionOfAction(report, { kind: 'unavailable', id: 'jump', name: 'Jump', reasons: [] });
    expect(option.move).toEqual({ moveId: 'jump', params: { unitId: 'u1' } });
    expect(option).toMatchObject({ reasons: [{ code: 'UNEXPLAINED' }] });
  });
});
