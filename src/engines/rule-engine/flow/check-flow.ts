import { quoted } from '../errors.js';
import type { FlowDefinition, PhaseDefinition, StageKind, TurnDefinition } from './flow-definition.js';

type Siblings = Readonly<Record<string, { readonly order?: number; readonly next?: string | null }>>;

/** Everything in a flow that contradicts itself, each as a clause for a longer sentence. */
export function faultsInFlow(definition: FlowDefinition<never, unknown, unknown>): string[] {
  const { turn, segments, initialSegment }: Loose<typeof definition> = definition;
  const faults: string[] = [];
  if (!turn && !segments) faults.push('the flow has neither "turn" nor "segments"');
  if (turn && segments) faults.push('the flow has both "turn" and "segments"');
  faults.push(...faultsAmong('segment', 'the flow', segments, initialSegment));
  if (turn) faults.push(...faultsInTurn('', turn));
  for (const [name, segment] of Object.entries(segments ?? {})) {
    if (segment.turn) faults.push(...faultsInTurn(` of segment "${name}"`, segment.turn));
  }
  return faults;
}

// Whoever writes no TypeScript may write both, or neither.
type Loose<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

function faultsInTurn(
  where: string,
  { phases, initialPhase }: TurnDefinition<never, unknown, unknown>,
): string[] {
  const inner = Object.entries<PhaseDefinition<never, unknown, unknown>>(phases ?? {});
  return [
    ...faultsAmong('phase', `the turn${where}`, phases, initialPhase),
    ...inner.flatMap(([name, { steps }]) => faultsAmong('step', `phase "${name}"${where}`, steps)),
  ];
}

function faultsAmong(
  kind: StageKind,
  whole: string,
  stages: Siblings | undefined,
  initial?: string,
): string[] {
  const names = Object.keys(stages ?? {});
  const missing = (name: string) => !names.includes(name);
  const others = names.length > 0 ? `none of its ${kind}s: ${quoted(names)}` : `no ${kind} of it`;
  const faults = stages && names.length === 0 ? [`${whole} has an empty "${kind}s"`] : [];
  if (initial !== undefined && missing(initial)) {
    faults.push(`${whole} begins with ${kind} "${initial}", which is ${others}`);
  }
  const taken = new Map<number, string>();
  for (const [name, { order, next }] of Object.entries(stages ?? {})) {
    if (next != null && missing(next)) {
      faults.push(`${whole} goes from ${kind} "${name}" to "${next}", which is ${others}`);
    }
    if (order === undefined) continue;
    if (!Number.isFinite(order)) {
      faults.push(`${whole} gives ${kind} "${name}" the order ${order}, which is no place`);
    } else if (taken.has(order)) {
      faults.push(`${whole} gives ${kind}s "${taken.get(order)}" and "${name}" the same order ${order}`);
    }
    taken.set(order, name);
  }
  return faults;
}
