import { describe, expect, it } from 'vitest';
import type { Patch } from '../../../../src/engines/rule-engine/state/patches.js';
import { ADA, by, engineOf, move, recordOf } from '../small-game.js';

const change = (reducer: (draft: Record<string, unknown>) => void) =>
  move({ reducer: (draft) => reducer(draft as unknown as Record<string, unknown>) });

describe('patches', () => {
  it('say what changed, and only that', () => {
    const engine = engineOf({
      go: move({
        reducer: (draft, { zones }) => {
          draft.deep.list = [2];
          zones.moveCard({ cardId: 'hand:ada-0', targetZoneId: 'field' });
        },
      }),
    });
    const result = engine.executeMove('go', by(ADA));
    expect(result.success && result.patches).toEqual([
      { op: 'replace', path: ['state', 'deep', 'list', 0], value: 2 },
      { op: 'replace', path: ['zones', 'hand:ada'], value: ['hand:ada-1'] },
      { op: 'replace', path: ['zones', 'field:ada'], value: ['hand:ada-0'] },
      { op: 'replace', path: ['cards', 'hand:ada-0'], value: expect.objectContaining({ zone: 'field:ada' }) },
    ]);
    expect(result.success && result.inversePatches).toContainEqual({
      op: 'replace',
      path: ['state', 'deep', 'list', 0],
      value: 1,
    });
  });

  it('of a result are worked out once', () => {
    const result = engineOf({ go: move() }).executeMove('go', by(ADA));
    if (!result.success) throw new Error(result.error);
    expect(result.patches).toBe(result.patches);
    expect(result.inversePatches).toBe(result.inversePatches);
  });

  it('tell keys that come, go, and change their kind', () => {
    const engine = engineOf({
      go: change((draft) => {
        delete draft['count'];
        draft['extra'] = { a: 1 };
        draft['deep'] = [1, 2];
      }),
    });
    const other = engine.fork();
    const before = engine.getFullState();
    const result = engine.executeMove('go', by(ADA));
    expect(result.success && result.patches).toEqual([
      { op: 'remove', path: ['state', 'count'] },
      { op: 'replace', path: ['state', 'deep'], value: [1, 2] },
      { op: 'add', path: ['state', 'extra'], value: { a: 1 } },
    ]);
    other.applyPatches(result.success ? result.patches : []);
    expect(other.getFullState()).toEqual(engine.getFullState());
    other.applyPatches(result.success ? result.inversePatches : []);
    expect(other.getFullState()).toEqual(before);
  });

  it('carry decisions, marks, flow, chance and the end', () => {
    const engine = engineOf(
      {
        go: move({
          reducer: (_, context) => {
            context.trackers.mark('once');
            context.rng.random();
            context.flow!.setCurrentPlayer('ben');
            context.game.setOTP('ben');
            context.endGame({ reason: 'over' });
          },
        }),
      },
      { flow: { turn: {} } },
    );
    const other = engine.fork();
    const result = engine.executeMove('go', by(ADA));
    const patches = result.success ? result.patches : [];
    expect(patches.map(({ path }) => path[0])).toEqual(['trackers', 'flow', 'table', 'rng', 'end']);
    other.applyPatches(JSON.parse(JSON.stringify(patches)) as Patch[]);
    expect(other.getFullState()).toEqual(engine.getFullState());
    expect(other.hasGameEnded()).toBe(true);
  });

  it('of the whole state replace it', () => {
    const engine = engineOf({ pass: move() });
    engine.applyPatches([{ op: 'replace', path: ['state'], value: { count: 5, deep: { list: [] } } }]);
    expect(engine.getState().count).toBe(5);
  });

  it('are copied: who sent them may go on changing theirs', () => {
    const engine = engineOf({ pass: move() });
    const list = [1, 2];
    engine.applyPatches([{ op: 'replace', path: ['state', 'deep', 'list'], value: list }]);
    list.push(3);
    expect(engine.getState().deep.list).toEqual([1, 2]);
  });

  it('begin a history of its own, and are told', () => {
    const engine = engineOf({ pass: move() });
    engine.executeMove('pass', by(ADA));
    let heard = 0;
    engine.subscribe(() => (heard += 1));
    engine.applyPatches([{ op: 'replace', path: ['state', 'count'], value: 9 }]);
    expect([heard, engine.revision, engine.undo(), engine.getState().count]).toEqual([1, 2, false, 9]);
    expect([engine.getHistory(), engine.getPatches(0)]).toEqual([[], []]);
  });

  const info = {
    definitionId: null,
    owner: null,
    zone: 'pile',
    faceDown: false,
    meta: {},
    counters: {},
    flags: {},
  };
  it.each([
    ['a place that does not exist', [{ op: 'replace', path: ['attic'], value: 1 }]],
    ['nowhere', [{ op: 'replace', path: [], value: 1 }]],
    ['something below what cannot have parts', [{ op: 'replace', path: ['state', 'count', 'x'], value: 1 }]],
    ['a zone that does not exist', [{ op: 'replace', path: ['zones', 'attic'], value: [] }]],
    ['a zone, with rubbish', [{ op: 'replace', path: ['zones', 'pile'], value: 'all' }]],
    ['a zone, with an unknown card', [{ op: 'replace', path: ['zones', 'pile'], value: ['ghost'] }]],
    [
      'a zone, with a card that lies elsewhere',
      [{ op: 'replace', path: ['zones', 'pile'], value: ['hand:ada-0'] }],
    ],
    [
      'a zone, with a card twice',
      [{ op: 'replace', path: ['zones', 'hand:ada'], value: ['hand:ada-0', 'hand:ada-0'] }],
    ],
    [
      'a zone, leaving a card nowhere',
      [{ op: 'replace', path: ['zones', 'hand:ada'], value: ['hand:ada-0'] }],
    ],
    ['a card, leaving it nowhere', [{ op: 'add', path: ['cards', 'new'], value: info }]],
    [
      'a card, with a zone that does not exist',
      [{ op: 'add', path: ['cards', 'new'], value: { ...info, zone: 'attic' } }],
    ],
    ['a card, with rubbish', [{ op: 'add', path: ['cards', 'new'], value: 7 }]],
    ['a card that is not there to be removed', [{ op: 'remove', path: ['cards', 'ghost'] }]],
    ['a card that still lies somewhere, by removing it', [{ op: 'remove', path: ['cards', 'hand:ada-0'] }]],
    ['part of a card', [{ op: 'replace', path: ['cards', 'hand:ada-0', 'meta'], value: {} }]],
    ['part of the flow', [{ op: 'replace', path: ['flow', 'turn'], value: 3 }]],
    ['nothing, without a path', [{ op: 'replace' }]],
    ['nothing at all', [null]],
  ])('for %s are refused, and nothing has changed', (_, patches) => {
    const engine = engineOf({ pass: move() });
    const before = recordOf(engine);
    const good: Patch = { op: 'replace', path: ['state', 'count'], value: 5 };
    expect(() => engine.applyPatches([good, ...(patches as Patch[])])).toThrow(
      expect.objectContaining({ code: 'INVALID_PATCH' }),
    );
    expect(recordOf(engine)).toBe(before);
  });

  it.each([-1, 2, 0.5, Number.NaN])('since %s are refused where there is one move', (since) => {
    const engine = engineOf({ pass: move() });
    engine.executeMove('pass', by(ADA));
    expect(() => engine.getPatches(since)).toThrow(
      `moveset: there is no position ${since} to take patches from. Patches lead from there to now. Give a number from 0 to 1.`,
    );
  });
});
