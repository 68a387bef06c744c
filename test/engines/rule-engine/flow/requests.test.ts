import { describe, expect, it } from 'vitest';
import type { FlowControl } from '../../../../src/engines/rule-engine/define/contexts.js';
import { AGES, DAY, FlowTable, told } from './flow-table.js';

const inMain = () => new FlowTable(DAY).begin().play(({ endPhase }) => endPhase());

describe('what reducers ask of the flow', () => {
  it('is done when they have returned', () => {
    let during: string | undefined;
    const table = new FlowTable(DAY).begin().play((flow) => {
      flow.endPhase();
      during = flow.currentPhase;
    });
    expect(during).toBe('draw');
    expect(table.place).toBe('- 1 ann main/buy');
  });

  it('ends inner stages first, from the inside', () => {
    const log = (end: (flow: FlowControl) => void) =>
      inMain().play(end).log.replace('+turn +draw -draw +main +buy ', '');
    expect(log(({ endPhase }) => endPhase())).toBe('-buy -main +end');
    expect(log(({ endTurn }) => endTurn())).toBe('-buy -main -turn +turn +draw');
    expect(log(({ endSegment }) => endSegment())).toBe('-buy -main -turn');
  });

  it('ends what was going on when it was asked, once, however often and in whatever order it was asked', () => {
    const ends: ((flow: FlowControl) => void)[] = [
      (flow) => [flow.endTurn(), flow.endTurn()],
      (flow) => [flow.endStep(), flow.endPhase(), flow.endTurn()],
      (flow) => [flow.endTurn(), flow.endPhase(), flow.endStep()],
    ];
    for (const end of ends) expect(inMain().play(end).place).toBe('- 2 ben draw');
  });

  it('is forgotten when the reducer fails', () => {
    const table = new FlowTable(DAY).begin();
    const failing = () =>
      table.play((flow) => {
        flow.endTurn();
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    expect(table.play().place).toBe('- 1 ann draw');
  });

  it('leaves nothing behind', () => {
    const table = inMain().play(({ endTurn }) => endTurn());
    expect(table.position.flow).toEqual({
      segment: null,
      turn: 2,
      phase: 'draw',
      step: null,
      currentPlayer: 'ben',
    });
  });

  it('is refused where there is nothing to end, saying where the flow is', () => {
    const table = new FlowTable(DAY).begin();
    expect(() => table.play(({ endStep }) => endStep())).toThrow(
      expect.objectContaining({
        message: 'There is no step to end: the flow is in phase "draw".',
        code: 'NO_STAGE',
      }),
    );
    table.play(({ endSegment }) => endSegment());
    expect(() => table.play(({ endTurn }) => endTurn())).toThrow(
      'There is no turn to end: the flow is at rest.',
    );
  });

  it('is refused outside of moves', () => {
    const { control } = new FlowTable(AGES).begin();
    const { endStep, endPhase, endTurn, endSegment } = control;
    for (const act of [endStep, endPhase, endTurn, endSegment, () => control.setCurrentPlayer('ben')]) {
      expect(act).toThrow('Only reducers and hooks of the flow change the flow');
    }
  });

  it('changes the current player at once', () => {
    let during: string | undefined;
    const table = inMain().play((flow) => {
      flow.setCurrentPlayer('cid');
      during = flow.currentPlayer;
    });
    expect(during).toBe('cid');
    expect(table.place).toBe('- 1 cid main/buy');
    expect(table.play(({ endTurn }) => endTurn()).place).toBe('- 2 ann draw');
  });

  it('keeps what was asked when the current player changes', () => {
    const table = inMain().play((flow) => [flow.endTurn(), flow.setCurrentPlayer('ben')]);
    expect(table.place).toBe('- 2 cid draw');
  });

  it('knows no strangers', () => {
    const table = inMain();
    expect(() => table.play(({ setCurrentPlayer }) => setCurrentPlayer('zoe'))).toThrow(
      expect.objectContaining({
        message: 'There is no player "zoe"; there are "ann", "ben", "cid".',
        code: 'PLAYER_NOT_FOUND',
      }),
    );
    expect(table.place).toBe('- 1 ann main/buy');
  });

  it('is seen as it is now', () => {
    const flow = { segments: { only: { turn: { phases: { main: told('main') } } } } };
    expect(new FlowTable(flow).begin().control).toMatchObject({
      currentSegment: 'only',
      currentPhase: 'main',
      currentStep: undefined,
      turn: 1,
      currentPlayer: 'ann',
      isFirstTurn: true,
    });
  });
});
