import { describe, expect, it } from 'vitest';
import { GameError } from '../../../../src/protocol/game-error.js';
import { DAY, FlowTable, told, type Context, type Definition } from './flow-table.js';

const phases = (definition: NonNullable<NonNullable<Definition['turn']>['phases']>): Definition => ({
  turn: { ...told('turn'), phases: definition },
});

function errorOf(act: () => void): GameError {
  try {
    act();
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

describe('hooks of a flow', () => {
  it('change the real state', () => {
    const onBegin = ({ state }: Context) => void (state.count += 1);
    const table = new FlowTable({ turn: { onBegin } }).begin().play(({ endTurn }) => endTurn());
    expect(table.state.count).toBe(2);
  });

  it('see in the flow the stage that begins or ends', () => {
    const hook = ({ state, flow: { currentSegment, turn, currentPhase, currentStep } }: Context) => {
      const names = [currentSegment, turn, currentPhase, currentStep];
      state.log.push(names.filter((name) => name !== undefined).join('.'));
    };
    const hooks = { onBegin: hook, onEnd: hook };
    const turn = { ...hooks, phases: { p: { ...hooks, steps: { s: hooks } } } };
    const table = new FlowTable({ segments: { a: { ...hooks, turn } } }).begin();
    expect(table.log).toBe('a.0 a.1 a.1.p a.1.p.s');
    table.play(({ endSegment }) => endSegment());
    expect(table.log).toMatch(/ a\.1\.p\.s a\.1\.p a\.1 a\.1$/);
  });

  it('may end the stage that begins: nothing inside it begins', () => {
    const skipped = { onBegin: ({ flow, state }: Context) => [state.log.push('+skipped'), flow.endPhase()] };
    const table = new FlowTable(
      phases({ a: { ...told('a'), ...skipped, steps: { s: told('s') } }, b: told('b') }),
    );
    expect(table.begin().log).toBe('+turn +skipped -a +b');
  });

  it('may end an outer stage when an inner one ends: nothing more of it begins', () => {
    const steps = { s: { onEnd: ({ flow }: Context) => flow.endTurn() }, t: told('t') };
    const table = new FlowTable(phases({ a: { ...told('a'), steps }, b: told('b') })).begin();
    expect(table.play(({ endStep }) => endStep()).log).toBe('+turn +a -a -turn +turn +a');
  });

  it('may ask for the end of what is ending already', () => {
    const onEnd = ({ flow, state }: Context) => [state.log.push('-a'), flow.endPhase()];
    const table = new FlowTable(phases({ a: { onEnd }, b: told('b') })).begin();
    expect(table.play(({ endPhase }) => endPhase()).log).toBe('+turn -a +b');
  });

  it('cannot end what has not begun', () => {
    const table = new FlowTable({ turn: { onBegin: ({ flow }) => flow.endPhase(), phases: { main: {} } } });
    expect(() => table.begin()).toThrow(
      'turn onBegin failed: There is no phase to end: the flow is in turn.',
    );
  });

  it('say who is on when a segment or a turn begins', () => {
    const onBegin = ({ flow }: Context) => flow.setCurrentPlayer('cid');
    expect(new FlowTable({ segments: { a: { onBegin } } }).begin().place).toBe('a 1 cid -');
    expect(new FlowTable({ turn: { onBegin } }).begin().place).toBe('- 1 cid -');
  });

  it('fail with their name and the cause', () => {
    const cause = new Error('no cards');
    const onBegin = () => {
      throw cause;
    };
    const table = new FlowTable(phases({ draw: {}, main: { onBegin } })).begin();
    const error = errorOf(() => table.play(({ endPhase }) => endPhase()));
    expect(error).toMatchObject({
      message: 'phase "main" onBegin failed: no cards',
      code: 'EXECUTION_ERROR',
      cause,
    });
    expect(error.context).toEqual({ stage: 'phase "main"', rule: 'onBegin' });
    expect(table.place).toBe('- 1 ann draw');
    expect(table.log).toBe('+turn');
  });

  it('leave the flow where it was when they fail, and it goes on from there', () => {
    const onBegin = ({ flow }: Context) => {
      if (flow.turn > 1) throw new Error('no');
    };
    const table = new FlowTable({ turn: { onBegin, phases: { a: {}, b: {} } } }).begin();
    expect(() => table.play(({ endTurn }) => endTurn())).toThrow('no');
    expect(table.play(({ endPhase }) => endPhase()).place).toBe('- 1 ann b');
  });

  it('name segments, turns and steps', () => {
    const onBegin = () => {
      throw new Error('no');
    };
    const failing: [Definition, string][] = [
      [{ segments: { a: { onBegin } } }, 'segment "a" onBegin failed: no'],
      [{ turn: { onBegin } }, 'turn onBegin failed: no'],
      [phases({ a: { steps: { s: { onBegin } } } }), 'step "s" onBegin failed: no'],
    ];
    for (const [definition, message] of failing) {
      expect(errorOf(() => new FlowTable(definition).begin()).message).toBe(message);
    }
  });

  it('cannot be asynchronous', () => {
    const rejecting = (async () => Promise.reject(new Error('later'))) as () => void;
    const beginning = new FlowTable(phases({ main: { onBegin: rejecting } }));
    expect(errorOf(() => beginning.begin())).toMatchObject({
      message:
        'phase "main" onBegin returned a promise. Hooks must be done when they return: what comes later would be lost.',
      code: 'EXECUTION_ERROR',
    });
    const ending = new FlowTable({ turn: { onEnd: rejecting } }).begin();
    expect(() => ending.play(({ endTurn }) => endTurn())).toThrow('turn onEnd returned a promise.');
  });

  it('name the next player, who must be one', () => {
    const named = (nextPlayer: () => unknown) => {
      const table = new FlowTable({ turn: { nextPlayer: nextPlayer as () => string } }).begin();
      return errorOf(() => table.play(({ endTurn }) => endTurn())).message;
    };
    const rest = 'It must return one of "ann", "ben", "cid".';
    expect(named(() => 'zoe')).toBe(`turn nextPlayer returned "zoe". ${rest}`);
    expect(named(() => undefined)).toBe(`turn nextPlayer returned undefined. ${rest}`);
    expect(named(async () => 'ben')).toBe(`turn nextPlayer returned a promise. ${rest}`);
    expect(
      named(() => {
        throw new Error('who?');
      }),
    ).toBe('turn nextPlayer failed: who?');
  });

  it('stop the flow when the game is over', () => {
    const endGame = ({ endGame }: Context) => endGame({ reason: 'Done.' });
    const begun = new FlowTable(
      phases({ a: { onBegin: endGame, steps: { s: told('s') }, endIf: () => true } }),
    ).begin();
    expect(begun.log).toBe('+turn');
    const ended = new FlowTable(phases({ a: { onEnd: endGame }, b: told('b') })).begin();
    ended.play(({ endTurn }) => endTurn());
    expect(ended.log).toBe('+turn');
    expect(ended.position.flow).toEqual({
      segment: null,
      turn: 1,
      phase: 'a',
      step: null,
      currentPlayer: 'ann',
    });
  });

  it('do not run when a reducer ends the game, whatever else it asked for', () => {
    const table = new FlowTable(DAY).begin();
    table.play((flow, { endGame }) => [flow.endTurn(), endGame({ reason: 'Done.' })]);
    expect(table.log).toBe('+turn +draw');
    expect(table.position.flow).not.toHaveProperty('ending');
  });

  it('still find the marks of their turn and phase, which are gone after them', () => {
    const seen = ({ state, trackers }: Context) =>
      void state.log.push(['turnly', 'phasely', 'gamely'].filter((mark) => trackers.check(mark)).join('+'));
    const marks = { perTurn: ['turnly'], perPhase: ['phasely'], perGame: ['gamely'] };
    const flow = {
      turn: { onEnd: seen, phases: { a: { onEnd: seen }, b: { onBegin: seen } }, onBegin: seen },
    };
    const table = new FlowTable(flow, marks).begin().play((flow, { trackers }) => {
      for (const mark of ['turnly', 'phasely', 'gamely']) trackers.mark(mark);
      flow.endPhase();
    });
    table.play(({ endTurn }) => endTurn());
    expect(table.state.log.slice(1)).toEqual([
      'turnly+phasely+gamely',
      'turnly+gamely',
      'turnly+gamely',
      'gamely',
    ]);
  });
});
