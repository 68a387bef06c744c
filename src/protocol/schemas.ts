import * as v from 'valibot';
import { TONES } from './preview.js';

// Checks of one value are ours, in one sentence each; what the library brings for that would be a third of the store.
const record = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Expected an object',
);
const id = v.custom<string>((value) => typeof value === 'string' && value !== '', 'Expected a name');
const percent = v.custom<number>(
  (value) => typeof value === 'number' && value >= 0 && value <= 100,
  'Expected a number from 0 to 100',
);
const count = v.custom<number>(
  (value) => Number.isInteger(value) && Number(value) >= 0,
  'Expected a whole number',
);
const range = v.custom<readonly [number, number]>(
  (value) => Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number'),
  'Expected two numbers',
);
const texts = v.custom<Record<string, string>>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string'),
  'Expected an object of texts',
);
// Not an array of unknowns, which would be gone through and copied.
const list = v.custom<readonly unknown[]>(Array.isArray, 'Expected a list');

const text = v.string();
const number = v.number();
const maybeText = v.optional(text);
const maybeNumber = v.optional(number);
const targets = v.array(v.array(text));

// Chosen by a look at the input instead of a union: the fault is then named at its place, in half the code.
const chance = v.lazy((input) =>
  typeof input === 'object'
    ? v.object({ min: percent, max: percent })
    : typeof input === 'string'
      ? v.picklist(['unknown'])
      : percent,
);
const value = v.lazy((input) => (typeof input === 'string' ? text : number));

/** An object of one of several kinds, told by a tag. */
function taggedBy(tag: string, kinds: Readonly<Record<string, v.GenericSchema>>) {
  const unknownKind = v.object({ [tag]: v.picklist(Object.keys(kinds)) });
  return v.lazy((input) => kinds[String((input as Record<string, unknown> | null)?.[tag])] ?? unknownKind);
}

const warning = v.object({ code: text, description: text, modifier: number });
const validationError = v.object({ reason: text, errorCode: text, context: v.optional(record) });

const previewMetric = v.object({
  key: text,
  label: text,
  unit: maybeText,
  before: v.optional(value),
  after: v.optional(value),
  min: maybeNumber,
  max: maybeNumber,
  distribution: v.optional(v.array(v.object({ value: number, probability: number }))),
  tone: v.picklist(TONES),
});

/** The metrics that an adapter's `preview` answers with. */
export const previewSchema = v.array(previewMetric);

/** One enumerated move. */
export const moveSchema = v.object({
  moveId: id,
  playerId: text,
  params: record,
  sourceCardId: maybeText,
  targets: v.optional(targets),
  isValid: v.boolean(),
  validationError: v.optional(validationError),
  validationErrors: v.optional(v.array(validationError)),
  metadata: v.optional(
    v.object({
      displayName: maybeText,
      description: maybeText,
      category: maybeText,
      priority: maybeNumber,
      hotkey: maybeText,
      successChance: v.optional(chance),
      warnings: v.optional(v.array(warning)),
      preview: v.optional(previewSchema),
      refs: v.optional(texts),
    }),
  ),
});

/** A report, without a look at its actions. */
export const reportSchema = v.object({ phase: text, unitId: text, actions: list });

/** One action of a report. */
export const actionSchema = taggedBy('kind', {
  available: v.object({
    id,
    name: text,
    successChance: percent,
    warnings: v.array(warning),
    preview: v.object({
      expectedDamage: v.nullable(range),
      heatGenerated: v.nullable(number),
      ammoConsumed: v.nullable(number),
      ammoBefore: maybeNumber,
      targetHitLocation: v.nullable(text),
    }),
  }),
  unavailable: v.object({
    id,
    name: text,
    reasons: v.array(v.object({ code: text, description: text, context: v.optional(record) })),
  }),
});

/** One entry of a log. */
export const logEntrySchema = v.object({
  id: text,
  text,
  player: maybeText,
  refs: v.optional(v.array(text)),
});

/** A snapshot, without a look at its single moves, reports and log entries. */
export const snapshotSchema = v.object({
  revision: count,
  seat: v.nullable(text),
  players: v.array(v.object({ id, name: text })),
  flow: v.object({ turn: number, phase: maybeText, segment: maybeText, currentPlayer: v.nullable(text) }),
  status: taggedBy('kind', {
    playing: v.object({}),
    over: v.object({ winner: v.nullable(text), reason: text }),
  }),
  moves: list,
  reports: list,
  log: list,
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
  sourceCardId: maybeText,
  targets: v.optional(targets),
});

const reason = v.object({ code: text, text, context: v.optional(record) });
const some = v.custom<never>(() => false, 'Expected at least one reason');

/** What an adapter answers to a command. */
export const answerSchema = taggedBy('status', {
  accepted: v.object({ revision: count }),
  // Nothing is refused without a reason.
  rejected: v.object({
    reasons: v.lazy((input) => (Array.isArray(input) && input.length > 0 ? v.array(reason) : some)),
  }),
  superseded: v.object({ revision: count }),
});

/** What is wrong with a value, in one phrase naming the place (`metadata.priority: …`), or `null`. */
export function faultIn(schema: v.GenericSchema, input: unknown): string | null {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return null;
  const [issue] = result.issues;
  const path = issue.path?.map(({ key }) => String(key)).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
}
