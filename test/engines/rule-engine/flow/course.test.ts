import { describe, expect, it } from 'vitest';
import { AGES, DAY, FlowTable, told, type Definition } from './flow-table.js';

describe('the course of a flow', () => {
  it('stands nowhere before it begins', () => {
    const table = new FlowTable(DAY);
    expect(table.place).toBe('- 0 ann -');
    expect(table.flow.isFirstTurn()).toBe(false);
    expect(table.play().place).toBe('- 0 ann -');
  });

  it('begins with turn 1 of the first player, in the first phase', () => {
    const table = new FlowTable(DAY).begin();
    expect(table.place).toBe('- 1 ann draw');
    expect(table.flow.isFirstTurn()).toBe(true);
    expect(table.log).toBe('+turn +draw');
  });

  it('begins with the player who is on the play', () => {
    const table = new FlowTable(DAY).begin(({ game }) => game.setOTP('ben'));
    expect(table.place).toBe('- 1 ben draw');
  });

  it('does not begin a game that setup decided', () => {
    const table = new FlowTable(AGES).begin(({ endGame }) => endGame({ reason: 'Nobody came.' }));
    expect(table.place).toBe('- 0 ann -');
    expect(table.log).toBe('');
  });

  it('goes from phase to phase, and through the steps of each', () => {
    const table = new FlowTable(DAY).begin().play(({ endPhase }) => endPhase());
    expect(table.place).toBe('- 1 ann main/buy');
    expect(table.play(({ endStep }) => endStep()).place).toBe('- 1 ann main/build');
    expect(table.log).toBe('+turn +draw -draw +main +buy -buy +build');
  });

  it('ends a phase with its last step', () => {
    const table = new FlowTable(DAY).begin().play(({ endPhase }) => endPhase());
    table.play(({ endStep }) => endStep()).play(({ endStep }) => endStep());
    expect(table.place).toBe('- 1 ann end');
    expect(table.log).toMatch(/-build -main \+end$/);
  });

  it('ends a turn with its last phase, and the next player is on', () => {
    const table = new FlowTable({ turn: { ...told('turn'), phases: { main: told('main') } } }).begin();
    table.play(({ endPhase }) => endPhase());
    expect(table.place).toBe('- 2 ben main');
    expect(table.log).toBe('+turn +main -main -turn +turn +main');
    expect(table.flow.isFirstTurn()).toBe(false);
  });

  it('goes round the table', () => {
    const table = new FlowTable({ turn: {} }).begin();
    const places = [1, 2, 3].map(() => table.play(({ endTurn }) => endTurn()).place);
    expect(places).toEqual(['- 2 ben -', '- 3 cid -', '- 4 ann -']);
  });

  it('asks the turn who is next, when it is over', () => {
    const nextPlayer: NonNullable<Definition['turn']>['nextPlayer'] = ({ flow, state }) =>
      flow.turn === 1 && flow.currentPhase === undefined && state.count === 1 ? 'cid' : 'ann';
    const turn = {
      nextPlayer,
      onEnd: ({ state }) => void (state.count += 1),
      phases: { main: {} },
    } satisfies Definition['turn'];
    const table = new FlowTable({ turn }).begin().play(({ endTurn }) => endTurn());
    expect(table.place).toBe('- 2 cid main');
  });

  it('follows the order of stages, then the way they are written', () => {
    const phases = { d: {}, c: { order: 2 }, b: { order: -1 }, e: {} };
    const table = new FlowTable({ turn: { phases } }).begin();
    const seen = [1, 2, 3, 4].map(() => {
      const phase = table.flow.getCurrentPhase();
      table.play(({ endPhase }) => endPhase());
      return phase;
    });
    expect(seen).toEqual(['b', 'c', 'd', 'e']);
    expect(table.place).toBe('- 2 ben b');
  });

  it('begins a turn with its initial phase, and follows next', () => {
    const phases = { a: { next: null }, b: { next: 'a' }, c: {} };
    const table = new FlowTable({ turn: { initialPhase: 'b', phases } }).begin();
    expect(table.place).toBe('- 1 ann b');
    expect(table.play(({ endPhase }) => endPhase()).place).toBe('- 1 ann a');
    expect(table.play(({ endPhase }) => endPhase()).place).toBe('- 2 ben b');
  });

  it('lets a stage follow itself', () => {
    const table = new FlowTable({ turn: { phases: { again: { ...told('again'), next: 'again' } } } }).begin();
    table.play(({ endPhase }) => endPhase());
    expect(table.place).toBe('- 1 ann again');
    expect(table.log).toBe('+again -again +again');
  });

  it('begins a segment with a turn of its own for the player who was on, counting on', () => {
    const table = new FlowTable(AGES).begin().play(({ endTurn }) => endTurn());
    expect(table.place).toBe('early 2 ben -');
    expect(table.play(({ endSegment }) => endSegment()).place).toBe('late 3 ben main');
    expect(table.log).toBe('+early +turn -turn +turn -turn -early +late +turn +main');
  });

  it('begins with the initial segment; a segment without a turn has plain turns', () => {
    const table = new FlowTable({ initialSegment: 'b', segments: { a: {}, b: { next: 'a' } } }).begin();
    expect(table.place).toBe('b 1 ann -');
    expect(table.play(({ endSegment }) => endSegment()).place).toBe('a 2 ann -');
  });

  it.each([
    ['named', { segments: { only: { ...told('only'), turn: { phases: { main: told('main') } } } } }],
    ['unnamed', { turn: { phases: { main: told('main') } } }],
    ['without phases', { turn: told('turn') }],
  ] satisfies [string, Definition][])(
    'comes to rest for good after the last segment (%s)',
    (_, definition) => {
      const table = new FlowTable(definition).begin().play(({ endSegment }) => endSegment());
      const { log } = table;
      expect(table.place).toBe('- 1 ann -');
      expect(log).toMatch(/^(\+\w+ )+-\w+( -\w+)*$/);
      expect(table.play().log).toBe(log);
      expect(table.position.flow).toEqual({
        segment: null,
        turn: 1,
        phase: null,
        step: null,
        currentPlayer: 'ann',
        over: true,
      });
    },
  );

  it('goes back with the position', () => {
    const table = new FlowTable(DAY).begin();
    const before = table.position;
    table.play(({ endTurn }) => endTurn());
    table.position = before;
    expect(table.place).toBe('- 1 ann draw');
    expect(table.play(({ endPhase }) => endPhase()).place).toBe('- 1 ann main/buy');
  });
});
