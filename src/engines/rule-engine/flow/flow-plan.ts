import type { FlowDefinition, PhaseDefinition, Stage, StageKind, TurnDefinition } from './flow-definition.js';

/** A stage, and what follows from its place in the flow. */
export interface StagePlan {
  readonly kind: StageKind;
  /** None for turns, and for the segment of a flow that names none. */
  readonly name: string | null;
  /** What errors call it: `phase "main"`. */
  readonly label: string;
  readonly rules: Pick<Stage<object, unknown, unknown>, 'onBegin' | 'onEnd' | 'endIf'>;
  readonly nextPlayer?: TurnDefinition<object, unknown, unknown>['nextPlayer'];
  readonly parts: StagePlans;
  /** The part it begins with. */
  readonly first: StagePlan | null;
  /** What begins when it has ended; without it, what it is a part of ends too. */
  next: StagePlan | null;
}

/** Stages by their names, in their order. */
export type StagePlans = ReadonlyMap<string | null, StagePlan>;

/** A flow with all its references followed. */
export type FlowPlan = Pick<StagePlan, 'parts' | 'first'>;

/** Follows the references of a flow that has no faults. */
export function planFlow(definition: FlowDefinition<object, unknown, unknown>): FlowPlan {
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

function planTurn(definition: TurnDefinition<object, unknown, unknown>): FlowPlan {
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

function planSteps({ steps }: PhaseDefinition<object, unknown, unknown>): FlowPlan {
  return partsOf('step', steps, undefined, () => ({ parts: new Map(), first: null }));
}

function partsOf<S extends Stage<object, unknown, unknown>>(
  kind: StageKind,
  stages: Readonly<Record<string, S>> = {},
  initial: string | undefined,
  inner: (stage: S) => FlowPlan,
): FlowPlan {
  const ordered = inOrder(stages);
  const parts = new Map(ordered.map(([name, stage]) => [name, planStage(kind, name, stage, inner(stage))]));
  const named = (name: string | null | undefined) => (name != null && parts.get(name)) || null;
  for (const [nth, [name, { next }]] of ordered.entries()) {
    parts.get(name)!.next = named(next === undefined ? ordered[nth + 1]?.[0] : next);
  }
  return { parts, first: named(initial ?? ordered[0]?.[0]) };
}

function planStage(
  kind: StageKind,
  name: string | null,
  rules: StagePlan['rules'],
  inner: FlowPlan,
  nextPlayer?: TurnDefinition<object, unknown, unknown>['nextPlayer'],
): StagePlan {
  const label = name === null ? kind : `${kind} "${name}"`;
  return { kind, name, label, rules, nextPlayer, ...inner, next: null };
}
