import type { FlowDefinition, PhaseDefinition, Stage, StageKind, TurnDefinition } from './flow-definition.js';

/** A stage, and what follows from its place in the flow. */
export interface StagePlan<TState, TCardMeta, TCardDefinition> {
  readonly kind: StageKind;
  /** None for turns, and for the segment of a flow that names none. */
  readonly name: string | null;
  /** What errors call it: `phase "main"`. */
  readonly label: string;
  readonly rules: Pick<Stage<TState, TCardMeta, TCardDefinition>, 'onBegin' | 'onEnd' | 'endIf'>;
  readonly nextPlayer?: TurnDefinition<TState, TCardMeta, TCardDefinition>['nextPlayer'];
  readonly parts: StagePlans<TState, TCardMeta, TCardDefinition>;
  /** The part it begins with. */
  readonly first: StagePlan<TState, TCardMeta, TCardDefinition> | null;
  /** What begins when it has ended; without it, what it is a part of ends too. */
  next: StagePlan<TState, TCardMeta, TCardDefinition> | null;
}

/** Stages by their names, in their order. */
export type StagePlans<TState, TCardMeta, TCardDefinition> = ReadonlyMap<
  string | null,
  StagePlan<TState, TCardMeta, TCardDefinition>
>;

/** A flow with all its references followed. */
export type FlowPlan<TState, TCardMeta, TCardDefinition> = Pick<
  StagePlan<TState, TCardMeta, TCardDefinition>,
  'parts' | 'first'
>;

/** Follows the references of a flow that has no faults. */
export function planFlow<TState, TCardMeta, TCardDefinition>(
  definition: FlowDefinition<TState, TCardMeta, TCardDefinition>,
): FlowPlan<TState, TCardMeta, TCardDefinition> {
  if (definition.turn) {
    const only = planStage('segment', null, {}, planTurn(definition.turn));
    return { parts: new Map([[null, only]]), first: only };
  }
  return partsOf('segment', definition.segments, definition.initialSegment, ({ turn }) =>
    planTurn(turn ?? {}),
  );
}

/** The stages of a record in their order. */
export function inOrder<S extends { readonly order?: number }>(
  stages: Readonly<Record<string, S>>,
): [name: string, stage: S][] {
  return Object.entries(stages).toSorted(([, { order: a = Infinity }], [, { order: b = Infinity }]) =>
    a === b ? 0 : a - b,
  );
}

function planTurn<TState, TCardMeta, TCardDefinition>(
  definition: TurnDefinition<TState, TCardMeta, TCardDefinition>,
): FlowPlan<TState, TCardMeta, TCardDefinition> {
  const { phases, initialPhase, nextPlayer } = definition;
  const turn = planStage(
    'turn',
    null,
    definition,
    partsOf('phase', phases, initialPhase, planSteps),
    nextPlayer,
  );
  turn.next = turn;
  return { parts: new Map([[null, turn]]), first: turn };
}

function planSteps<TState, TCardMeta, TCardDefinition>({
  steps,
}: PhaseDefinition<TState, TCardMeta, TCardDefinition>): FlowPlan<TState, TCardMeta, TCardDefinition> {
  return partsOf('step', steps, undefined, () => ({ parts: new Map(), first: null }));
}

function partsOf<TState, TCardMeta, TCardDefinition, S extends Stage<TState, TCardMeta, TCardDefinition>>(
  kind: StageKind,
  stages: Readonly<Record<string, S>> = {},
  initial: string | undefined,
  inner: (stage: S) => FlowPlan<TState, TCardMeta, TCardDefinition>,
): FlowPlan<TState, TCardMeta, TCardDefinition> {
  const ordered = inOrder(stages);
  const parts = new Map(ordered.map(([name, stage]) => [name, planStage(kind, name, stage, inner(stage))]));
  const named = (name: string | null | undefined) => (name != null && parts.get(name)) || null;
  for (const [nth, [name, { next }]] of ordered.entries()) {
    parts.get(name)!.next = named(next === undefined ? ordered[nth + 1]?.[0] : next);
  }
  return { parts, first: named(initial ?? ordered[0]?.[0]) };
}

function planStage<TState, TCardMeta, TCardDefinition>(
  kind: StageKind,
  name: string | null,
  rules: StagePlan<TState, TCardMeta, TCardDefinition>['rules'],
  inner: FlowPlan<TState, TCardMeta, TCardDefinition>,
  nextPlayer?: TurnDefinition<TState, TCardMeta, TCardDefinition>['nextPlayer'],
): StagePlan<TState, TCardMeta, TCardDefinition> {
  const label = name === null ? kind : `${kind} "${name}"`;
  return { kind, name, label, rules, nextPlayer, ...inner, next: null };
}
