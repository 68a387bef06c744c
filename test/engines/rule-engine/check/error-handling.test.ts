import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { ADA, by, engineOf, game, move, PLAYERS, recordOf, type SmallMove } from '../small-game.js';
import type { Logger } from '../../../../src/engines/rule-engine/logger.js';
import { RuleEngine } from '../../../../src/engines/rule-engine/rule-engine.js';

const fail = (): never => {
  throw new Error('broken');
};
const later = () => Promise.reject(new Error('much later')) as never;

/** The first entry of a move beside one that is sound, which must not suffer. */
function entryOf(odd: SmallMove) {
  const engine = engineOf({ before: move(), odd, after: move() });
  const before = recordOf(engine);
  const all = engine.enumerateMoves(ADA, { includeMetadata: true });
  expect(all.filter(({ moveId }) => moveId !== 'odd').map(({ isValid }) => isValid)).toEqual([true, true]);
  expect(recordOf(engine)).toBe(before);
  return all.find(({ moveId }) => moveId === 'odd');
}

describe('an enumerator', () => {
  it('that throws costs only its own entry', () => {
    expect(entryOf(move({ enumerator: fail }))).toMatchObject({
      params: {},
      isValid: false,
      validationError: {
        reason: 'The enumerator of "odd" failed: broken.',
        errorCode: 'ENUMERATOR_ERROR',
        context: { moveId: 'odd' },
      },
    });
  });

  it('that throws half way keeps what it has found', () => {
    const engine = engineOf({
      odd: move({
        *enumerator() {
          yield { n: 1 };
          fail();
        },
      }),
    });
    const entries = engine.enumerateMoves(ADA);
    expect(entries.map(({ isValid, params }) => [isValid, params])).toEqual([
      [true, { n: 1 }],
      [false, {}],
    ]);
  });

  it.each([
    ['undefined', () => undefined],
    ['a number', () => 3, 'number'],
    ['null', () => null],
    ['a string', () => 'ab', 'string'],
    ['a promise', () => later(), 'a promise'],
    ['an object', () => ({}), 'object'],
  ])('that gives %s says so', (kind, enumerator, said = kind) => {
    expect(entryOf(move({ enumerator: enumerator as never }))!.validationError!.reason).toBe(
      `The enumerator of "odd" gave ${said} instead of a list.`,
    );
  });

  it.each([
    ['undefined', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a list', [1], 'a list'],
    ['a string', 'card', 'string'],
  ])('that gives %s among its parameters loses only that', (_, rubbish, said) => {
    for (const enumerator of [() => [{ n: 1 }, rubbish], () => new Set([{ n: 1 }, rubbish])]) {
      const engine = engineOf({ odd: move({ enumerator: enumerator as never }) });
      const [good, bad] = engine.enumerateMoves(ADA);
      expect(good!.isValid).toBe(true);
      expect(bad!.validationError).toMatchObject({
        reason: `The enumerator of "odd" gave ${said} where parameters are an object.`,
        errorCode: 'ENUMERATOR_ERROR',
      });
    }
  });

  it('whose source or targets fail for some parameters keeps the others', () => {
    const engine = engineOf({
      source: move<{ n: number }>({
        enumerator: () => [{ n: 0 }, { n: 1 }],
        sourceOf: ({ n }) => (n === 0 ? fail() : 'card'),
      }),
      target: move<{ n: number }>({
        enumerator: () => [{ n: 1 }],
        targets: [{ filter: { zone: 'hand', where: fail } }],
      }),
    });
    expect(engine.enumerateMoves(ADA).map(({ moveId, isValid }) => [moveId, isValid])).toEqual([
      ['source', false],
      ['source', true],
      ['target', false],
    ]);
    expect(engine.canExecuteMove('target', { ...by(ADA), targets: [['x']] })).toBe(false);
    expect(engine.executeMove('source', by(ADA, { n: 0 }))).toMatchObject({ errorCode: 'INVALID_PARAMS' });
  });

  it('that finds nothing is no error', () => {
    const engine = engineOf({ odd: move({ enumerator: () => [] }) });
    expect(engine.enumerateMoves(ADA)).toEqual([]);
    expect(engine.enumerateMoves(ADA, { validOnly: true, includeMetadata: true, maxPerMove: 1 })).toEqual([]);
  });
});

describe('a condition', () => {
  it('that fails for some parameters leaves the others', () => {
    const engine = engineOf({
      odd: move<{ n: number }>({
        enumerator: () => [{ n: 0 }, { n: 1 }, { n: 2 }],
        condition: (_, { params }) => (params.n === 1 ? fail() : params.n !== 2),
      }),
    });
    expect(engine.enumerateMoves(ADA).map((entry) => entry.validationError?.errorCode)).toEqual([
      undefined,
      'CONDITION_ERROR',
      'CONDITION_FAILED',
    ]);
  });

  it.each([
    ['undefined', () => undefined],
    ['number', () => 1],
    ['object', () => null],
    ['object', () => ({ reason: 'no code' })],
    ['object', () => ({ warning: null })],
    ['string', () => 'no'],
    ['a promise', () => later()],
  ])('that answers with %s is refused by name', (kind, check) => {
    const odd = move({ condition: [{ name: 'mana', check: check as never }] });
    const reason = `The condition "mana" of "odd" answered with ${kind} instead of true, false or a reason.`;
    expect(entryOf(odd)!.validationError).toEqual({
      reason,
      errorCode: 'CONDITION_ERROR',
      context: { moveId: 'odd', rule: 'mana' },
    });
    expect(engineOf({ odd }).executeMove('odd', by(ADA))).toMatchObject({ error: reason });
  });

  it('that throws what has no words is still reported', () => {
    const odd = move({
      condition: () => {
        // oxlint-disable-next-line no-throw-literal -- Rules may throw anything.
        throw Object.create(null) as Error;
      },
    });
    expect(entryOf(odd)!.validationError!.reason).toContain('something that has no words');
  });
});

describe('what a move says about itself', () => {
  it.each([
    ['throws', fail, { metadataError: 'broken' }],
    ['gives a string', () => 'Play', { metadataError: 'describe gave string instead of metadata' }],
    ['gives a promise', later, { metadataError: 'describe gave a promise instead of metadata' }],
    ['gives nothing', () => undefined, {}],
  ])('is told to developers where it %s', (_, describing, metadata) => {
    const entry = entryOf(move({ name: 'Odd', describe: describing as never }));
    expect(entry).toMatchObject({ isValid: true });
    expect(entry!.metadata).toEqual({ displayName: 'Odd', ...metadata });
  });

  it.each([
    ['throws', fail, { scoreError: 'broken' }],
    ['is not a number', () => Number.NaN, { scoreError: 'score gave NaN instead of a number' }],
    ['is a text', () => 'good', { scoreError: 'score gave string instead of a number' }],
    ['is zero', () => 0, { score: 0 }],
  ])('has no score where that %s', (_, score, metadata) => {
    expect(entryOf(move({ score: score as never }))!.metadata).toEqual({ displayName: 'odd', ...metadata });
  });
});

describe('a schema of parameters', () => {
  const params = v.object({
    at: v.object({ x: v.number('A number, please.') }),
    word: v.optional(v.string()),
  });
  const place = move<v.InferOutput<typeof params>>({
    params,
    enumerator: () => [{ at: { x: 1 } }, { at: { x: 'y' } } as never],
    condition: (_, { params }) => params.at.x.toFixed() === '1',
  });

  it('says where they are wrong, before any rule looks at them', () => {
    const engine = engineOf({ place });
    const wrong = {
      errorCode: 'INVALID_PARAMS',
      reason: 'at.x: A number, please.',
      context: { path: 'at.x' },
    };
    expect(engine.executeMove('place', by(ADA, { at: { x: 'y' } }))).toEqual({
      success: false,
      error: wrong.reason,
      errorCode: 'INVALID_PARAMS',
      errorContext: wrong.context,
      errors: [wrong],
    });
    expect(engine.enumerateMoves(ADA).map(({ validationErrors }) => validationErrors)).toEqual([
      undefined,
      [wrong],
    ]);
    expect(engine.explainMove('place', by(ADA, {}))).toMatchObject({ allowed: false });
    expect(engine.executeMove('place', by(ADA, { at: { x: 1 } })).success).toBe(true);
  });

  it.each([
    ['throws', fail, 'The schema of the parameters failed: broken.'],
    ['says nothing', () => undefined, expect.stringMatching(/^The schema of the parameters failed: /)],
    ['must wait', later, 'Parameters are checked at once, not later.'],
    ['complains of the whole', () => ({ issues: [{ message: 'All wrong.' }] }), 'All wrong.'],
    ['names keys plainly', () => ({ issues: [{ message: 'No.', path: ['a', 0] }] }), 'a.0: No.'],
  ])('that %s is a reason like any other', (_, validate, error) => {
    const schema = { '~standard': { version: 1, vendor: 'test', validate } };
    const engine = engineOf({ odd: move({ params: schema as never }) });
    expect(engine.executeMove('odd', by(ADA))).toMatchObject({ error, errorCode: 'INVALID_PARAMS' });
  });
});

describe('parameters', () => {
  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a list', []],
    ['string', 'card'],
    ['number', 7],
  ])('that are %s are refused', (given, params) => {
    const check = vi.fn<() => boolean>(() => true);
    const engine = engineOf({ odd: move({ condition: check }) });
    const before = recordOf(engine);
    const input = { playerId: ADA, params: params as never };
    expect(engine.executeMove('odd', input)).toMatchObject({
      success: false,
      error: `Parameters are an object, not ${given}.`,
      errorCode: 'INVALID_PARAMS',
    });
    expect(engine.canExecuteMove('odd', input)).toBe(false);
    expect(engine.explainMove('odd', input).allowed).toBe(false);
    expect(engine.previewMove('odd', input)).toEqual([]);
    expect(check).not.toHaveBeenCalled();
    expect(recordOf(engine)).toBe(before);
  });
});

describe('a wish', () => {
  it('for a move that does not exist is refused by name', () => {
    const engine = engineOf({ pass: move() });
    for (const moveId of ['fly', '__proto__', 'constructor']) {
      expect(engine.executeMove(moveId, by(ADA))).toMatchObject({
        success: false,
        error: `There is no move "${moveId}"; there are "pass".`,
        errorCode: 'MOVE_NOT_FOUND',
        errorContext: { moveId },
      });
      expect(engine.canExecuteMove(moveId, by(ADA))).toBe(false);
      expect(engine.previewMove(moveId, by(ADA))).toEqual([]);
    }
  });

  it('of somebody who does not play is refused by name, and so is every question', async () => {
    const engine = engineOf({ pass: move() });
    const message = 'There is no player "eve"; there are "ada", "ben".';
    expect(engine.executeMove('pass', by('eve'))).toMatchObject({
      error: message,
      errorCode: 'PLAYER_NOT_FOUND',
    });
    const questions = [
      () => engine.enumerateMoves('eve'),
      () => engine.enumerateMovesLazy('eve'),
      () => engine.getValidMoves('eve'),
      () => engine.getPlayerView('eve'),
      () => engine.getSeatView('eve'),
      () => engine.getHistory('eve'),
      () => engine.imagine('eve', 1),
      () => engine.evaluate('eve'),
      () => engine.previewMove('pass', by(ADA), { viewer: 'eve' }),
    ];
    for (const ask of questions)
      expect(ask).toThrow(expect.objectContaining({ message, code: 'PLAYER_NOT_FOUND' }));
    await expect(engine.enumerateMovesAsync('eve')).rejects.toThrow(message);
  });

  it.each([undefined, null, 7, {}])('that is %s is refused, and nothing is thrown', (input) => {
    const engine = engineOf({ pass: move() });
    expect(engine.executeMove('pass', input as never)).toMatchObject({ errorCode: 'PLAYER_NOT_FOUND' });
    expect(engine.canExecuteMove('pass', input as never)).toBe(false);
    expect(engine.explainMove('pass', input as never).allowed).toBe(false);
    expect(engine.previewMove('pass', input as never)).toEqual([]);
  });
});

describe('who watches an engine', () => {
  const odd = move({ enumerator: fail });
  const wrong = move({ condition: fail });

  it('is told of moves, refusals, enumerations, rule errors and the end', () => {
    const told: unknown[] = [];
    const note = (what: string) => (event: object) => {
      const { duration: _, ...rest } = event as { duration?: number };
      told.push([what, rest]);
    };
    const engine = engineOf(
      { pass: move(), odd, wrong },
      { endIf: ({ count }) => count === 1 && { winner: ADA, reason: 'Counted.' } },
      {
        telemetry: {
          onMove: note('move'),
          onRejection: note('rejection'),
          onEnumeration: note('enumeration'),
          onRuleError: note('rule error'),
          onGameEnd: note('end'),
        },
      },
    );
    engine.enumerateMoves(ADA);
    engine.enumerateMoves(ADA);
    engine.executeMove('fly', by(ADA));
    engine.executeMove('pass', by(ADA));
    const broken = 'The enumerator of "odd" failed: broken.';
    const condition = 'The condition "fail" of "wrong" failed: broken.';
    expect(told).toEqual([
      ['rule error', { moveId: 'odd', errorCode: 'ENUMERATOR_ERROR', message: broken }],
      ['rule error', { moveId: 'wrong', errorCode: 'CONDITION_ERROR', message: condition }],
      ['enumeration', { playerId: ADA, moves: 3, valid: 1 }],
      ['enumeration', { playerId: ADA, moves: 3, valid: 1 }],
      ['rejection', { moveId: 'fly', playerId: ADA, errorCode: 'MOVE_NOT_FOUND' }],
      ['move', { moveId: 'pass', playerId: ADA }],
      ['end', { winner: ADA, reason: 'Counted.' }],
    ]);
  });

  it('hears as much as a logger wants to', () => {
    const lines = (level: 'DEBUG' | 'INFO' | 'ERROR' | 'SILENT') => {
      const log = vi.fn<Logger['log']>();
      const engine = engineOf({ pass: move(), odd }, {}, { logger: { level, log } });
      engine.enumerateMoves(ADA);
      engine.executeMove('fly', by(ADA));
      return log.mock.calls.map(([at, message]) => `${at} ${message}`);
    };
    const error = 'ERROR The enumerator of "odd" failed: broken.';
    const info = 'INFO refused "fly": There is no move "fly"; there are "pass", "odd".';
    expect(lines('SILENT')).toEqual([]);
    expect(lines('ERROR')).toEqual([error]);
    expect(lines('INFO')).toEqual([error, info]);
    expect(lines('DEBUG')).toEqual([error, 'DEBUG enumerated 2 moves for ada, 1 of them valid', info]);
  });

  it('cannot make a played move look refused, nor keep others from hearing of it', () => {
    const log = vi.fn<Logger['log']>(fail);
    const engine = engineOf(
      { pass: move() },
      {},
      {
        logger: { level: 'DEBUG', log },
        telemetry: { onMove: fail, onRejection: fail, onEnumeration: fail },
      },
    );
    const heard = vi.fn<() => void>();
    engine.subscribe(fail);
    engine.subscribe(heard);
    expect(engine.executeMove('pass', by(ADA)).success).toBe(true);
    expect(engine.undo()).toBe(true);
    engine.applyPatches([]);
    expect(heard).toHaveBeenCalledTimes(3);
    expect(engine.executeMove('fly', by(ADA)).success).toBe(false);
    expect(engine.enumerateMoves(ADA)).toHaveLength(1);
    expect(log).toHaveBeenCalledWith('ERROR', 'a subscriber failed', { error: new Error('broken') });
    expect(log).toHaveBeenCalledWith('ERROR', 'telemetry failed in onMove', { error: new Error('broken') });
  });

  it('is told of every change once, until it stops listening', () => {
    const engine = engineOf({ pass: move() });
    const heard = vi.fn<() => void>();
    const [stop, stopAgain] = [engine.subscribe(heard), engine.subscribe(heard)];
    engine.executeMove('pass', by(ADA));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    stop();
    engine.executeMove('fly', by(ADA));
    engine.undo();
    expect(heard).toHaveBeenCalledTimes(3);
    stopAgain();
    engine.redo();
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe('a setup', () => {
  const start = (setup: () => unknown) => () =>
    new RuleEngine(game({ pass: move() }, { setup: setup as never }), PLAYERS);

  it.each([
    ['throws', fail, 'broken'],
    ['gives nothing', () => undefined, 'setup gave undefined where a state is a plain object'],
    ['gives null', () => null, 'setup gave null where a state is a plain object'],
    ['gives a number', () => 3, 'setup gave 3 where a state is a plain object'],
    ['gives a promise', later, 'setup gave a promise where a state is a plain object'],
    ['gives an instance', () => new Map(), 'setup gave a Map where a state is a plain object'],
  ])('that %s is refused', (_, setup, why) => {
    expect(start(setup)).toThrow(
      `moveset: the game "Small" could not be set up: ${why}. Without a first position there is nothing to play. Mend setup, or the hooks that run at the beginning.`,
    );
  });

  it('with hooks or an end that fail is refused', () => {
    expect(() => engineOf({ pass: move() }, { endIf: fail })).toThrow('could not be set up: broken');
    expect(() => engineOf({ pass: move() }, { flow: { turn: { onBegin: fail } } })).toThrow(
      'could not be set up',
    );
    expect(() => engineOf({ pass: move() }, {}, { choosingFirstPlayer: 'eve' })).toThrow(
      'There is no player "eve"',
    );
  });
});
