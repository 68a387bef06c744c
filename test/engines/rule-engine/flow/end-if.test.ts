import { describe, expect, it } from 'vitest';
import { FlowTable, told, type Context, type Definition } from './flow-table.js';

const atLeast =
  (count: number) =>
  ({ state }: Context) =>
    state.count >= count;
const add = (_: unknown, { state }: Context) => void (state.count += 1);

describe('endIf', () => {
  it('ends each kind of stage after the move that makes it so', () => {
    const definition: Definition = {
      segments: {
        a: {
          ...told('a'),
          endIf: atLeast(4),
          turn: {
            ...told('turn'),
            endIf: ({ state, flow }) => state.count >= 3 && flow.turn === 1,
            phases: {
              p: {
                ...told('p'),
                endIf: atLeast(2),
                steps: { s: { ...told('s'), endIf: atLeast(1) }, t: told('t') },
              },
              q: told('q'),
            },
          },
        },
      },
    };
    const table = new FlowTable(definition).begin();
    expect(table.log).toBe('+a +turn +p +s');
    const added = () => {
      const before = table.log.length;
      return table.play(add).log.slice(before + 1);
    };
    expect(added()).toBe('-s +t');
    expect(added()).toBe('-t -p +q');
    // The next turn comes upon a step and a phase that end at once.
    expect(added()).toBe('-q -turn +turn +p +s -s +t -t -p +q');
    expect(added()).toBe('-q -turn -a');
  });

  it('is asked from the inside', () => {
    const asked: string[] = [];
    const endIf = (name: string) => () => {
      asked.push(name);
      return false;
    };
    const steps = { s: { endIf: endIf('step') } };
    const turn = { endIf: endIf('turn'), phases: { p: { endIf: endIf('phase'), steps } } };
    new FlowTable({ segments: { a: { endIf: endIf('segment'), turn } } }).begin();
    expect(asked).toEqual(['step', 'phase', 'turn', 'segment']);
  });

  it('is asked when the flow begins, and again of whatever follows', () => {
    const phases = {
      a: { ...told('a'), endIf: () => true },
      b: { ...told('b'), endIf: () => true },
      c: told('c'),
    };
    expect(new FlowTable({ turn: { phases } }).begin().log).toBe('+a -a +b -b +c');
  });

  it('is asked after what hooks did', () => {
    const onBegin = ({ state }: Context) => void (state.count += 1);
    const phases = { a: { onBegin, endIf: atLeast(1), next: 'b' }, b: told('b') };
    expect(new FlowTable({ turn: { phases } }).begin().place).toBe('- 1 ann b');
  });

  it('is not asked before requests are done', () => {
    const endIf = ({ flow }: Context) => flow.currentPhase === 'a' && flow.turn > 1;
    const table = new FlowTable({ turn: { phases: { a: { endIf }, b: { next: 'a' } } } }).begin();
    expect(table.play(({ endPhase }) => endPhase()).place).toBe('- 1 ann b');
    expect(table.play(({ endTurn }) => endTurn()).place).toBe('- 2 ben b');
  });

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['1', 1],
    ['null', null],
    ['a promise', Promise.resolve(true)],
  ])('must say true or false, not %s', (given, answer) => {
    const endIf = (() => answer) as () => boolean;
    expect(() => new FlowTable({ turn: { phases: { main: { endIf } } } }).begin()).toThrow(
      expect.objectContaining({
        message: `phase "main" endIf returned ${given}. It must return true or false.`,
        code: 'EXECUTION_ERROR',
      }),
    );
  });

  it('fails with its name', () => {
    const endIf = () => {
      throw new Error('no idea');
    };
    expect(() => new FlowTable({ turn: { endIf } }).begin()).toThrow('turn endIf failed: no idea');
  });

  it.each<[string, (context: Context) => void, string]>([
    ['ends', ({ flow }) => flow.endTurn(), 'Only reducers and hooks of the flow change the flow'],
    [
      'players',
      ({ flow }) => flow.setCurrentPlayer('ben'),
      'Only reducers and hooks of the flow change the flow',
    ],
    ['state', ({ state }) => state.log.push('changed'), 'object is not extensible'],
    [
      'marks',
      ({ trackers }) => trackers.mark('asked'),
      'Only reducers and hooks of the flow change trackers',
    ],
  ])('cannot change anything (%s), nor can nextPlayer', (_, change, refusal) => {
    const answering =
      <T>(answer: T) =>
      (context: Context) => {
        change(context);
        return answer;
      };
    const marks = { perGame: ['asked'] };
    const ending = new FlowTable({ turn: { endIf: answering(false) } }, marks);
    expect(() => ending.begin()).toThrow(refusal);
    const passing = new FlowTable({ turn: { nextPlayer: answering('ben') } }, marks).begin();
    expect(() => passing.play(({ endTurn }) => endTurn())).toThrow(refusal);
  });

  it('that fails leaves the flow to those who may change it', () => {
    let fails = false;
    const endIf = () => {
      if (fails) throw new Error('no idea');
      return false;
    };
    const table = new FlowTable({ turn: { endIf } }).begin();
    fails = true;
    expect(() => table.play()).toThrow('no idea');
    fails = false;
    expect(table.play(({ endTurn }) => endTurn()).place).toBe('- 2 ben -');
  });

  it('may not go round for ever: the stages are named that did', () => {
    const phases = {
      start: { next: 'a' },
      a: { next: 'b', endIf: () => true },
      b: { next: 'a', endIf: () => true },
    };
    const table = new FlowTable({ turn: { phases } }).begin();
    expect(() => table.play(({ endPhase }) => endPhase())).toThrow(
      expect.objectContaining({
        message:
          'The flow never comes to rest: it goes round in phase "a", phase "b". Something must stay until a move is made.',
        code: 'FLOW_ENDLESS',
      }),
    );
    expect(table.place).toBe('- 1 ann start');
  });

  it('may go a long way', () => {
    const turn = {
      onBegin: ({ state }: Context) => void (state.count += 1),
      endIf: ({ flow }: Context) => flow.turn < 999,
    };
    expect(new FlowTable({ turn }).begin().place).toBe('- 999 cid -');
    const further = { endIf: ({ flow }: Context) => flow.turn < 1_000 };
    expect(() => new FlowTable({ turn: further }).begin()).toThrow('it goes round in turn.');
  });
});
