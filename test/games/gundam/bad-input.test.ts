import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateMove } from '../../../src/games/gundam/analysis.js';
import { createEngine } from '../../../src/games/gundam/engine.js';
import { FURTHER_MOVE_TYPES, GUNDAM_MOVE_TYPES } from '../../../src/games/gundam/rules/types/moves.js';
import { tableOf } from '../../../src/games/gundam/table.js';
import { commandFor, type Command } from '../../../src/protocol/command.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { skirmish } from './skirmish.js';
import { runs } from '../../runs.js';

const MOVES = [...GUNDAM_MOVE_TYPES, ...FURTHER_MOVE_TYPES];

/** A board on which much can be done, and what is on it. */
const board = () =>
  skirmish(
    {
      hand: ['cutter', 'ida', 'volley', 'drydock'],
      units: ['skiff', 'mender'],
      resources: 3,
      shields: ['ebb'],
    },
    {
      hand: ['fog', 'recall'],
      units: [{ card: 'anvil', rested: true }, 'lantern'],
      shields: ['rhea'],
      resources: 3,
    },
  );

describe('a forged command', () => {
  const send = async (command: Partial<Command>) => {
    const game = board();
    const adapter = tableOf(game.engine).adapter('player1');
    const before = game.engine.getFullState();
    const { revision } = adapter.getSnapshot();
    const answer = await adapter.execute({
      commandId: 'forged',
      revision,
      moveId: 'DEPLOY_UNIT',
      params: {},
      ...command,
    });
    expect(game.engine.getFullState()).toEqual(before);
    return answer.status === 'rejected' ? answer.reasons.map(({ code }) => code) : answer.status;
  };

  it.each([
    ['without parameters', { params: {} }, ['INVALID_PARAMS']],
    ['with a number for a card', { params: { cardId: 7 } }, ['INVALID_PARAMS']],
    ['with a card that does not exist', { params: { cardId: 'nothing' } }, ['NOT_IN_HAND']],
    ['with a player for a card', { params: { cardId: 'player1' } }, ['NOT_IN_HAND']],
    ['of a kind there is not', { moveId: 'WIN' }, ['MOVE_NOT_FOUND']],
    ['that answers what nobody asked', { moveId: 'ACTIVATE_BURST' }, ['NO_DECISION']],
    ['that passes out of turn', { moveId: 'PASS_ACTION_STEP' }, ['NO_DECISION']],
    ['that concedes by accident', { moveId: 'CONCEDE', params: {} }, ['INVALID_PARAMS']],
    [
      'that attacks with nothing',
      { moveId: 'DECLARE_ATTACK', params: { attackerId: 'nothing' }, targets: [['player2']] },
      ['NOT_YOUR_UNIT'],
    ],
  ])('%s is refused with its reasons and changes nothing', async (_, command, codes) => {
    expect(await send(command)).toEqual(codes);
  });
});

describe('whatever is sent', () => {
  it('is answered with coded reasons, throws nothing, and changes nothing unless it was on offer', () => {
    const game = board();
    const { cards } = game.engine.getFullState();
    const ids = fc.constantFrom(...Object.keys(cards), 'player1', 'player2', 'nothing', '__proto__', '');
    const value = fc.oneof(ids, fc.integer(), fc.constant(undefined), fc.constant(true), fc.anything());
    const params = fc.record(
      {
        cardId: value,
        unitId: value,
        attackerId: value,
        blockerId: value,
        targetId: value,
        replaces: value,
        ability: fc.oneof(fc.integer({ min: -2, max: 3 }), value),
        firstPlayerId: value,
        confirm: value,
      },
      { requiredKeys: [] },
    );
    const before = game.engine.getFullState();
    fc.assert(
      fc.property(
        fc.constantFrom(...MOVES),
        fc.constantFrom('player1', 'player2'),
        params,
        fc.option(fc.array(fc.array(ids, { maxLength: 2 }), { maxLength: 2 }), { nil: undefined }),
        (moveId, playerId, given, targets) => {
          const input = { playerId, params: given as never, targets };
          const offered = game.engine.canExecuteMove(moveId, input);
          const result = game.engine.executeMove(moveId, input);
          expect(result.success).toBe(offered);
          if (result.success) return void game.engine.undo();
          expect(result.errors.length).toBeGreaterThan(0);
          for (const { errorCode, reason } of result.errors) {
            expect(errorCode).not.toMatch(/_ERROR$/);
            expect(reason).not.toMatch(/undefined|\[object|NaN/);
          }
          expect(game.engine.getFullState()).toEqual(before);
        },
      ),
      { numRuns: runs(60, 4000) },
    );
  });
});

describe('a command of yesterday', () => {
  it('is superseded, not played', async () => {
    const game = board();
    const adapter = tableOf(game.engine).adapter('player1');
    const snapshot = adapter.getSnapshot();
    const option = optionsOf(snapshot).find(({ name }) => name === 'Deploy Cutter Mk II')!;
    await game.play('Use Ember Volley on Lantern Buoy');
    const before = game.side('player1');
    expect(await adapter.execute(commandFor(option, snapshot))).toMatchObject({ status: 'superseded' });
    expect(game.side('player1')).toBe(before);
  });

  it('is refused with everything that stands in its way, for who is not to play', async () => {
    const game = board();
    const other = tableOf(game.engine).adapter('player2');
    const snapshot = other.getSnapshot();
    for (const option of optionsOf(snapshot)) {
      if (option.move.moveId === 'CONCEDE') continue;
      expect(option).toMatchObject({ kind: 'unavailable' });
      const answer = await other.execute(commandFor(option, snapshot));
      expect(answer.status).toBe('rejected');
      if (answer.status === 'rejected')
        expect(answer.reasons.map(({ code }) => code)).toContain(
          /ACTION/.test(option.move.moveId) ? 'NOT_NOW' : 'NOT_YOUR_TURN',
        );
    }
  });
});

describe('validateMove', () => {
  it('names every check that failed, as the document has it', () => {
    const { engine } = skirmish({ hand: ['leviathan'], resources: 1 });
    const [cardId] = engine.getFullState().zones['hand:player1']!;
    expect(validateMove(engine, 'DEPLOY_UNIT', { playerId: 'player1', params: { cardId } })).toEqual({
      valid: false,
      reason: 'It needs Lv.6, you are Lv.1.',
      failedChecks: ['LEVEL_TOO_LOW', 'NOT_ENOUGH_RESOURCES'],
    });
    expect(validateMove(engine, 'END_MAIN_PHASE', { playerId: 'player1', params: {} })).toEqual({
      valid: true,
    });
    expect(validateMove(engine, 'WIN', { playerId: 'player1', params: {} })).toMatchObject({
      valid: false,
      failedChecks: ['MOVE_NOT_FOUND'],
    });
  });
});

describe('a position', () => {
  it('that cannot be is refused, with everything that is wrong with it', () => {
    const begin = () =>
      createEngine({
        position: {
          player1: { hand: ['nobody'], units: ['ida', { card: 'skiff', pilot: 'skiff' }], base: 'skiff' },
          player2: { units: new Array<string>(7).fill('skiff'), resources: 16, deck: ['tide-resource'] },
        },
      });
    expect(begin).toThrowErrorMatchingInlineSnapshot(
      `[Error: moveset: the position cannot be laid out: player1: there is no card "nobody". player1: Skiff Runner is not a Base. player1: Ida Marsh is not a Unit. player1: Skiff Runner is not a Pilot. player2: Tidal Plant is not a card of a main deck. player2: there are 7 Units, 6 have room. player2: there are 16 resources, 15 have room. A game cannot begin with it. Give ids of CARDS, each where such a card may lie.]`,
    );
  });
});
