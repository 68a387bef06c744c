import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { PlayerId } from '../../../protocol/ids.js';
import { canonicalText } from '../../../protocol/plain-data.js';
import type { PreviewMetric, Tone } from '../../../protocol/preview.js';
import { EngineContext } from '../state/engine-context.js';
import type { Position } from '../state/position.js';
import type { MoveContextInput } from '../define/move-definition.js';
import { playMove } from '../play/play-move.js';
import type { CompiledRules } from '../define/compile-rules.js';
import { SeededRNG } from '../state/seeded-rng.js';
import { hiddenCards, imagined } from '../visibility/hidden-cards.js';
import { factAt, factsOf, type Fact } from './facts.js';

/** How a move is previewed. */
export interface PreviewOptions {
  /** Whose knowledge counts; the player's who would make the move, if nothing is said. */
  readonly viewer?: PlayerId | null;
  /** How often it is tried where chance or hidden cards have a say. */
  readonly samples?: number;
}

/** Moves that would be played one after the other. */
export type PlannedMoves = readonly { readonly moveId: string; readonly input: MoveContextInput }[];

/** What moves would come to. */
export interface MoveForecast {
  /** What stands in the way of each after those before it; nothing for one that could be played. */
  readonly errors: readonly (readonly ValidationError[])[];
  readonly metrics: readonly PreviewMetric[];
}

/**
 * What moves would change, found out by playing them on copies. Where chance or hidden cards have a say, they are played
 * on many positions as they might be for all the viewer knows, so that what cannot be known is not told.
 */
export function forecastMoves(
  rules: CompiledRules,
  position: Position,
  plan: PlannedMoves,
  viewer: PlayerId | null,
  samples = 24,
): MoveForecast {
  const before = factsOf(rules, position, viewer);
  const outcomes: Map<string, Fact>[] = [];
  let errors: MoveForecast['errors'] = [];
  // Begins alike for positions that look alike.
  const rng = new SeededRNG(
    canonicalText(plan.map(({ moveId, input }) => [moveId, input.params, input.targets ?? null])),
  );
  const hides =
    hiddenCards(position, rules.zones, viewer).length > 0 || rules.definition.imagine !== undefined;
  for (let sample = 0; sample < samples; sample += 1) {
    const start = imagined(rules, position, viewer, rng);
    const context = EngineContext.at(rules, start);
    const faults = plan.map(({ moveId, input }) => playMove(context, moveId, input).errors);
    if (sample === 0) errors = faults;
    if (faults.every((fault) => fault.length > 0)) continue;
    const { position: reached } = EngineContext.workspaceOf(context);
    outcomes.push(factsOf(rules, reached, viewer));
    if (!hides && reached.rng === start.rng) break;
  }
  return { errors, metrics: metricsOf(before, outcomes) };
}

function metricsOf(
  before: ReadonlyMap<string, Fact>,
  outcomes: readonly ReadonlyMap<string, Fact>[],
): PreviewMetric[] {
  const known = new Map([...before, ...outcomes.flatMap((facts) => [...facts])]);
  return [...known].flatMap(([key, like]) => {
    const was = factAt(before, key, like);
    // A card that comes into sight by chance would tell which one it is.
    const now = outcomes.flatMap((facts) => factAt(facts, key, like) ?? []);
    if (!was || now.length < outcomes.length) return [];
    if (now.every(({ value }) => value === was.value)) return [];
    return [metricOf(key, was, now)];
  });
}

function metricOf(key: string, was: Fact, now: readonly Fact[]): PreviewMetric {
  const { label, unit, more = 'neutral' } = was;
  const before = was.value === '' ? {} : { before: was.value };
  const metric = { key, label, ...(unit !== undefined && { unit }), ...before };
  const values = [...new Set(now.map(({ value }) => value))];
  const first = values[0]!;
  if (values.length === 1) return { ...metric, after: first, tone: toneOf(was.value, first, more) };
  const share = (value: number | string) => now.filter((fact) => fact.value === value).length / now.length;
  if (!values.every((value) => typeof value === 'number')) {
    const likely = values.filter((value) => value !== '').toSorted((a, b) => share(b) - share(a));
    return { ...metric, after: likely.join(' or '), tone: 'neutral' };
  }
  const sorted = values.toSorted((a, b) => a - b);
  const mean = now.reduce((sum, { value }) => sum + Number(value), 0) / now.length;
  return {
    ...metric,
    min: sorted[0]!,
    max: sorted.at(-1)!,
    distribution: sorted.map((value) => ({ value, probability: share(value) })),
    tone: toneOf(was.value, mean, more),
  };
}

function toneOf(before: number | string, after: number | string, more: Tone): Tone {
  if (more === 'neutral' || typeof before !== 'number' || typeof after !== 'number') return 'neutral';
  const rises = after > before;
  return rises === (more === 'good') ? 'good' : 'bad';
}
