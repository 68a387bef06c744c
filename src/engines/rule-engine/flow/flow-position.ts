import { STAGE_KINDS, type FlowPosition, type StageKind } from './flow-definition.js';
import type { FlowPlan, StagePlan } from './flow-plan.js';

/** The position when a stage is to end, and with it every stage inside it. */
export function withEnding(position: FlowPosition, kind: StageKind): FlowPosition {
  const { ending = kind } = position;
  const outer = STAGE_KINDS.indexOf(ending) < STAGE_KINDS.indexOf(kind) ? ending : kind;
  return outer === position.ending ? position : { ...position, ending: outer };
}

/** The position when no stage is to end any more. */
export function withoutEnding({ ending: _, ...position }: FlowPosition): FlowPosition {
  return position;
}

/** The stages that have begun and not ended where a flow rests, from the outermost. */
export function openStages(
  plan: FlowPlan,
  { segment, turn, phase, step, over }: FlowPosition,
): readonly StagePlan[] {
  const open: StagePlan[] = [];
  if (turn === 0 || over) return open;
  let { parts } = plan;
  for (const name of [segment, null, phase, step]) {
    const stage = parts.get(name);
    if (!stage) break;
    open.push(stage);
    ({ parts } = stage);
  }
  return open;
}
