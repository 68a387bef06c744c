import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FlowControl } from '../../../../src/engines/rule-engine/define/contexts.js';
import { faultsInFlow } from '../../../../src/engines/rule-engine/flow/check-flow.js';
import { STAGE_KINDS, type StageKind } from '../../../../src/engines/rule-engine/flow/flow-definition.js';
import { GameError } from '../../../../src/protocol/game-error.js';
import { FlowTable, type Context, type Definition } from './flow-table.js';
import { runs } from '../../../runs.js';

const NAMES = ['a', 'b', 'c'];

type Shape = { readonly next: number; readonly parts: readonly Shape[] };

/** Siblings that know how to go on: to the next (0), to none (1), or to one of themselves. */
const siblings = (depth: number): fc.Arbitrary<Shape[]> =>
  fc.array(fc.record({ next: fc.nat(4), parts: depth > 0 ? siblings(depth - 1) : fc.constant([]) }), {
    maxLength: NAMES.length,
  });

const requests = fc.constantFrom(...STAGE_KINDS, null);

const ENDS: Record<StageKind, (flow: FlowControl) => void> = {
  segment: ({ endSegment }) => endSegment(),
  turn: ({ endTurn }) => endTurn(),
  phase: ({ endPhase }) => endPhase(),
  step: ({ endStep }) => endStep(),
};

/** Asks for an end, if there is something to end. */
function ask(flow: FlowControl, kind: StageKind | null | undefined): void {
  try {
    if (kind) ENDS[kind](flow);
  } catch (error) {
    if (!(error instanceof GameError && error.code === 'NO_STAGE')) throw error;
  }
}

/** A flow of that shape whose hooks write what begins and ends, and ask for what the tape says. */
function flowOf(shapes: readonly Shape[], tape: (StageKind | null)[]): Definition {
  const stage = (kind: StageKind, name: string) => {
    const hook =
      (sign: string) =>
      ({ flow, state }: Context) => {
        state.log.push(`${sign} ${kind} ${name}`);
        ask(flow, tape.shift());
      };
    return { onBegin: hook('+'), onEnd: hook('-') };
  };
  const named = <T>(shapes: readonly Shape[], make: (shape: Shape, name: string) => T) =>
    Object.fromEntries(
      shapes.map((shape, nth) => {
        const to = shape.next < 2 ? null : NAMES[(shape.next - 2) % shapes.length]!;
        return [NAMES[nth]!, { ...make(shape, NAMES[nth]!), ...(shape.next > 0 && { next: to }) }];
      }),
    );
  const filled = <K extends string, T>(key: K, parts: Record<string, T>) =>
    (Object.keys(parts).length > 0 ? { [key]: parts } : {}) as { [Key in K]?: Record<string, T> };
  const turn = (shapes: readonly Shape[]) => ({
    ...stage('turn', '-'),
    ...filled(
      'phases',
      named(shapes, ({ parts }, name) => ({
        ...stage('phase', name),
        ...filled(
          'steps',
          named(parts, (_, step) => stage('step', step)),
        ),
      })),
    ),
  });
  if (shapes.length === 0) return { turn: turn([]) };
  return { segments: named(shapes, ({ parts }, name) => ({ ...stage('segment', name), turn: turn(parts) })) };
}

/** What is open when all of that has happened; fails where something ends that is not the innermost. */
function openAfter(log: readonly string[]): string[] {
  const open: string[] = [];
  for (const entry of log) {
    const [sign, kind, name] = entry.split(' ');
    if (sign === '+') open.push(`${kind} ${name}`);
    else expect(open.pop()).toBe(`${kind} ${name}`);
  }
  return open;
}

it('opens and closes stages like brackets, whatever is asked for and by whom', () => {
  fc.assert(
    fc.property(
      siblings(2),
      fc.array(requests, { maxLength: 20 }),
      fc.array(fc.array(requests, { maxLength: 3 }), { maxLength: 12 }),
      (shapes, tape, moves) => {
        const definition = flowOf(shapes, [...tape]);
        expect(faultsInFlow(definition)).toEqual([]);
        const table = new FlowTable(definition).begin();
        for (const move of moves) table.play((flow) => move.forEach((kind) => ask(flow, kind)));
        const { segment, turn, phase, step, over } = table.position.flow!;
        const open = openAfter(table.state.log);
        expect(open).toEqual(
          over
            ? []
            : [
                ...(segment === null ? [] : [`segment ${segment}`]),
                'turn -',
                ...(phase === null ? [] : [`phase ${phase}`]),
                ...(step === null ? [] : [`step ${step}`]),
              ],
        );
        expect(table.state.log.filter((entry) => entry === '+ turn -')).toHaveLength(turn);
      },
    ),
    { numRuns: runs(50, 5000) },
  );
});
