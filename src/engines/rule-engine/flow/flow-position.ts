import type { PlayerId } from '../../../protocol/ids.js';
import { STAGE_KINDS, type FlowPosition, type StageKind } from './flow-definition.js';
import type { FlowPlan, StagePlan } from './flow-plan.js';

/** Where a flow stands before anything has begun. */
export function startOf(currentPlayer: PlayerId): FlowPosition {
  return { segment: null, turn: 0, phase: null, step: null, currentPlayer };
}

/** The position when a stage has begun. */
export function entered(
  position: FlowPosition,
  { kind, name }: Pick<StagePlan<never, never, never>, 'kind' | 'name'>,
) {
  return kind === 'turn' ? { ...position, turn: position.turn + 1 } : { ...position, [kind]: name };
}

/** The position when a stage has ended. */
export function left(position: FlowPosition, kind: StageKind): FlowPosition {
  return kind === 'turn' ? position : { ...position, [kind]: null };
}

/** The position when a stage was asked to end: with it ends whatever is inside it. */
export function asked(position: FlowPosition, kind: StageKind): FlowPosition {
  const { ending = kind } = position;
  const outer = STAGE_KINDS.indexOf(ending) < STAGE_KINDS.indexOf(kind) ? ending : kind;
  return outer === position.ending ? position : { ...position, ending: outer };
}

/** The position when nothing is asked for any more. */
export function released({ ending: _, ...position }: FlowPosition): FlowPosition {
  return position;
}

/** What has begun and not ended where a flow has come to rest, from the outermost. */
export function openStages<TState, TCardMeta, TCardDefinition>(
  plan: FlowPlan<TState, TCardMeta, TCardDefinition>,
  { segment, turn, phase, step, over }: FlowPosition,
): StagePlan<TState, TCardMeta, TCardDefinition>[] {
  const open: StagePlan<TState, TCardMeta, TCardDefinition>[] = [];
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
