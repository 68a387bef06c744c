import * as v from 'valibot';
import { TONES } from './preview.js';

const record = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Expected an object',
);
const id = v.pipe(v.string(), v.nonEmpty('Expected a name, got an empty text'));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const range = v.object({ min: percent, max: percent });
// Chosen by a look at the input instead of a union: the fault is then named at its place, in half the code.
const chance = v.lazy((input) =>
  typeof input === 'number' ? percent : typeof input === 'object' ? range : v.literal('unknown'),
);
const targets = v.array(v.array(v.string()));
const value = v.lazy((input) => (typeof input === 'string' ? v.string() : v.number()));

/** An object of one of several kinds, told by a tag. */
function taggedBy(tag: string, kinds: Readonly<Record<string, v.GenericSchema>>) {
  const unknownKind = v.object({ [tag]: v.picklist(Object.keys(kinds)) });
  return v.lazy((input) => kinds[String((input as Record<string, unknown> | null)?.[tag])] ?? unknownKind);
}

const warning = v.object({ code: v.string(), description: v.string(), modifier: v.number() });
const validationError = v.object({ reason: v.string(), errorCode: v.string(), context: v.optional(record) });

const previewMetric = v.object({
  key: v.string(),
  label: v.string(),
  unit: v.optional(v.string()),
  before: v.optional(value),
  after: v.optional(value),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  distribution: v.optional(v.array(v.object({ value: v.number(), probability: v.number() }))),
  tone: v.picklist(TONES),
});

/** The metrics that an adapter's `preview` answers with. */
export const previewSchema = v.array(previewMetric);

/** One enumerated move. */
export const moveSchema = v.object({
  moveId: id,
  playerId: v.string(),
  params: record,
  sourceCardId: v.optional(v.string()),
  targets: v.optional(targets),
  isValid: v.boolean(),
  validationError: v.optional(validationError),
  validationErrors: v.optional(v.array(validationError)),
  metadata: v.optional(
    v.object({
      displayName: v.optional(v.string()),
      description: v.optional(v.string()),
      category: v.optional(v.string()),
      priority: v.optional(v.number()),
      hotkey: v.optional(v.string()),
      successChance: v.optional(chance),
      warnings: v.optional(v.array(warning)),
      preview: v.optional(previewSchema),
      refs: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});

/** A report, without a look at its actions. */
export const reportSchema = v.object({
  phase: v.string(),
  unitId: v.string(),
  actions: v.array(v.unknown()),
});

/** One action of a report. */
export const actionSchema = taggedBy('kind', {
  available: v.object({
    id,
    name: v.string(),
    successChance: percent,
    warnings: v.array(warning),
    preview: v.object({
      expectedDamage: v.nullable(v.pipe(v.array(v.number()), v.length(2))),
      heatGenerated: v.nullable(v.number()),
      ammoConsumed: v.nullable(v.number()),
      ammoBefore: v.optional(v.number()),
      targetHitLocation: v.nullable(v.string()),
    }),
  }),
  unavailable: v.object({
    id,
    name: v.string(),
    reasons: v.array(v.object({ code: v.string(), description: v.string(), context: v.optional(record) })),
  }),
});

/** One entry of a log. */
export const logEntrySchema = v.object({
  id: v.string(),
  text: v.string(),
  player: v.optional(v.string()),
  refs: v.optional(v.array(v.string())),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A snapshot, without a look at its single moves, reports and log entries. */
export const snapshotSchema = v.object({
  revision: count,
  seat: v.nullable(v.string()),
  players: v.array(v.object({ id, name: v.string() })),
  flow: v.object({
    turn: v.number(),
    phase: v.optional(v.string()),
    segment: v.optional(v.string()),
    currentPlayer: v.nullable(v.string()),
  }),
  status: taggedBy('kind', {
    playing: v.object({}),
    over: v.object({ winner: v.nullable(v.string()), reason: v.string() }),
  }),
  moves: v.array(v.unknown()),
  reports: v.array(v.unknown()),
  log: v.array(v.unknown()),
  history: v.optional(
    v.object({ position: count, length: count, canUndo: v.boolean(), canRedo: v.boolean() }),
  ),
});

/** A command, as it arrives at an adapter. */
export const commandSchema = v.object({
  commandId: id,
  revision: count,
  moveId: id,
  params: record,
  sourceCardId: v.optional(v.string()),
  targets: v.optional(targets),
});

const reason = v.object({ code: v.string(), text: v.string(), context: v.optional(record) });

/** What an adapter answers to a command. */
export const answerSchema = taggedBy('status', {
  accepted: v.object({ revision: count }),
  rejected: v.object({ reasons: v.pipe(v.array(reason), v.minLength(1)) }),
  superseded: v.object({ revision: count }),
});

/** What is wrong with a value, in one phrase naming the place (`metadata.priority: …`), or `null`. */
export function faultIn(schema: v.GenericSchema, input: unknown): string | null {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return null;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
}
