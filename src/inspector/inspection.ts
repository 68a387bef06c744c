import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { Snapshot } from '../protocol/snapshot.js';

/** A revision as it was published. */
export interface RecordedRevision {
  readonly snapshot: Snapshot;
  /** When it was heard of, in milliseconds since the page was opened. */
  readonly at: number;
  /** How long it took from there to the screen, in milliseconds; `null` as long as nothing was painted. */
  readonly painted: number | null;
}

/** The ways in which an adapter is asked. */
export type CallKind = Exclude<keyof EngineAdapter, 'getSnapshot' | 'subscribe' | 'dispose'>;

/** Something an adapter was asked, and how long the answer took. */
export interface RecordedCall {
  readonly id: number;
  readonly kind: CallKind;
  /** What it was asked about. */
  readonly about: string;
  /** In milliseconds, injected latency included; `null` as long as there is no answer. */
  readonly took: number | null;
  /** What became of it: the status of an answer, `answered`, or `failed`. */
  readonly outcome: string;
}

/** How often a part of the screen was rendered. */
export interface RenderCount {
  readonly commits: number;
  /** All renders together, in milliseconds. */
  readonly total: number;
  readonly last: number;
}

/** What an inspection remembers. */
export interface InspectionState {
  /** The last ones, oldest first. */
  readonly revisions: readonly RecordedRevision[];
  /** The last ones, oldest first. */
  readonly calls: readonly RecordedCall[];
  /** By the names of the parts. */
  readonly renders: Readonly<Record<string, RenderCount>>;
  /** Every question is kept back this long, in milliseconds. */
  readonly latency: number;
  /** Whether the next command is refused. */
  readonly refusing: boolean;
}

/** What is known about a running adapter, and the switches to trouble it. Works without React. */
export type Inspection = StoreApi<InspectionState>;

const NOTHING: InspectionState = { revisions: [], calls: [], renders: {}, latency: 0, refusing: false };

const inspections = new WeakMap<EngineAdapter<never>, Inspection>();

/** An inspection that knows nothing yet, of an adapter. */
export function createInspection(adapter: EngineAdapter<never>): Inspection {
  const inspection = createStore<InspectionState>(() => NOTHING);
  inspections.set(adapter, inspection);
  return inspection;
}

/** The inspection of an adapter that `inspect` wrapped; nothing for any other. */
export function inspectionOf(adapter: EngineAdapter<never>): Inspection | undefined {
  return inspections.get(adapter);
}

/** A list with one more entry, the oldest left out where there are too many. */
export function kept<T>(list: readonly T[], entry: T, most: number): readonly T[] {
  return [...list, entry].slice(-most);
}
