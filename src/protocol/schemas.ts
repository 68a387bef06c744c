import * as v from 'valibot';
import type { AvailableAction } from './action-report.js';
import { isObject } from './is-object.js';
import { FIELD_KINDS } from './move-field.js';
import { chanceFault, TONES, type PreviewMetric } from './preview.js';
import { receiptFault } from './receipt.js';

// Checks of one value are ours: each says in our own words what was expected.
const is = <T>(what: string, check: (value: unknown) => boolean) => v.custom<T>(check, `Expected ${what}`);
const oneOf = (...words: readonly string[]) =>
  is<string>(words.join(' or '), (value) => words.includes(value as string));

const isText = (value: unknown): value is string => typeof value === 'string';
const text = is<string>('a text', isText);
const number = is<number>('a number', (value) => typeof value === 'number' && !Number.isNaN(value));
const flag = is<boolean>('true or false', (value) => typeof value === 'boolean');
const id = is<string>('a name', (value) => typeof value === 'string' && value !== '');
const record = is<Record<string, unknown>>('an object', isObject);
const percent = is<number>(
  'a number from 0 to 100',
  (value) => typeof value === 'number' && value >= 0 && value <= 100,
);
const count = is<number>('a whole number', (value) => Number.isInteger(value) && Number(value) >= 0);
const range = is<readonly [number, number]>(
  'two numbers',
  (value) => Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number'),
);
const texts = is<Record<string, string>>(
  'an object of texts',
  (value) => isObject(value) && Object.values(value).every((part) => typeof part === 'string'),
);
const labels = is<Record<string, string | readonly string[]>>(
  'an object of texts, or of lists of texts',
  (value) =>
    isObject(value) &&
    // Spread, so that a hole in a list is seen.
    Object.values(value).every((part) =>
      (Array.isArray(part) ? [...(part as unknown[])] : [part]).every(isText),
    ),
);
/** An object with these parts, and any others. A list is none, though valibot would take it for one. */
function object(parts: v.ObjectEntries) {
  const schema = v.object(parts);
  return v.lazy((input) => (isObject(input) ? schema : record));
}

/** A list, without a look at what is in it. */
// Not an array of unknowns, which would be gone through and copied.
export const listSchema = is<readonly unknown[]>('a list', Array.isArray);

const maybeText = v.optional(text);
const maybeNumber = v.optional(number);
const targets = v.array(v.array(text));

// Chosen by a look at the input instead of a union: the fault is then named at its place.
const chance = v.lazy((input) =>
  typeof input === 'object'
    ? object({ min: percent, max: percent })
    : typeof input === 'string'
      ? oneOf('unknown')
      : percent,
);
const value = v.lazy((input) => (typeof input === 'string' ? text : number));

/** An object of one of several kinds, told by a tag. */
function taggedBy(tag: string, kinds: Readonly<Record<string, v.GenericSchema>>) {
  const unknownKind = object({ [tag]: oneOf(...Object.keys(kinds)) });
  return v.lazy((input) => {
    const kind = isObject(input) ? String(input[tag]) : '';
    return (Object.hasOwn(kinds, kind) && kinds[kind]) || unknownKind;
  });
}

const warning = object({ code: text, description: text, modifier: number });
const validationError = object({ reason: text, errorCode: text, context: v.optional(record) });

/** A schema whose values also pass a look at all of their parts. The look gives a phrase, or `null`. */
function checked<T>(schema: v.GenericSchema, faultOf: (value: T) => string | null) {
  return v.pipe(
    schema,
    v.check(
      (value) => faultOf(value as T) === null,
      ({ input }) => faultOf(input as T) ?? '',
    ),
  );
}

const probability = is<number>(
  'a number from 0 to 1',
  (given) => typeof given === 'number' && given >= 0 && given <= 1,
);
const metricFacts = {
  key: text,
  label: text,
  unit: maybeText,
  before: v.optional(value),
  after: v.optional(value),
  min: maybeNumber,
  max: maybeNumber,
  distribution: v.optional(v.array(object({ value: number, probability }))),
  signed: v.optional(flag),
  tone: oneOf(...TONES),
};
const plainMetric = object(metricFacts);
const receiptLine = object({ label: text, amount: number, entity: maybeText, code: maybeText });
const metricWithReceipt = checked(object({ ...metricFacts, receipt: v.array(receiptLine) }), receiptFault);
const previewMetric = v.lazy((input) =>
  isObject(input) && input['receipt'] !== undefined ? metricWithReceipt : plainMetric,
);

/** The metrics that an adapter's `preview` answers with. */
export const previewSchema = v.array(previewMetric);

const fieldFacts = {
  axis: id,
  label: maybeText,
  hint: maybeText,
  optional: v.optional(flag),
  kind: oneOf(...FIELD_KINDS),
};
const fieldValue = is<string | number | boolean>(
  'a text, a number, or true or false',
  (given) => typeof given === 'string' || typeof given === 'boolean' || Number.isFinite(given),
);
const choiceField = object({
  ...fieldFacts,
  choices: v.array(object({ value: fieldValue, label: text })),
});

/** What a player is asked for. */
const moveField = taggedBy('kind', {
  number: object({ ...fieldFacts, min: maybeNumber, max: maybeNumber, step: maybeNumber }),
  text: object({ ...fieldFacts, maxLength: v.optional(count) }),
  boolean: object(fieldFacts),
  choice: choiceField,
  entity: choiceField,
});

interface MetricsAndChance {
  readonly successChance?: unknown;
  readonly preview?: readonly PreviewMetric[];
}

/** One enumerated move. */
export const moveSchema = object({
  moveId: id,
  playerId: text,
  params: record,
  sourceCardId: maybeText,
  targets: v.optional(targets),
  isValid: flag,
  validationError: v.optional(validationError),
  validationErrors: v.optional(v.array(validationError)),
  metadata: v.optional(
    checked<MetricsAndChance>(
      object({
        displayName: maybeText,
        description: maybeText,
        category: maybeText,
        priority: maybeNumber,
        hotkey: maybeText,
        successChance: v.optional(chance),
        warnings: v.optional(v.array(warning)),
        preview: v.optional(previewSchema),
        labels: v.optional(labels),
        refs: v.optional(texts),
        fields: v.optional(v.array(moveField)),
        onRequest: v.optional(flag),
      }),
      ({ successChance, preview }) => chanceFault(successChance, preview),
    ),
  ),
});

/** A report, without a look at its actions. */
export const reportSchema = object({ phase: text, unitId: text, actions: listSchema });

const actionFacts = {
  id,
  name: text,
  params: v.optional(record),
  labels: v.optional(labels),
  refs: v.optional(texts),
  category: maybeText,
};

/** One action of a report. */
export const actionSchema = taggedBy('kind', {
  available: checked<AvailableAction>(
    object({
      ...actionFacts,
      successChance: percent,
      warnings: v.array(warning),
      preview: object({
        expectedDamage: v.nullable(range),
        heatGenerated: v.nullable(number),
        ammoConsumed: v.nullable(number),
        ammoBefore: maybeNumber,
        targetHitLocation: v.nullable(text),
        metrics: v.optional(previewSchema),
      }),
    }),
    ({ successChance, preview }) => chanceFault(successChance, preview.metrics),
  ),
  unavailable: object({
    ...actionFacts,
    reasons: v.array(object({ code: text, description: text, context: v.optional(record) })),
  }),
});

const told = { text, code: maybeText, context: v.optional(record) };

/** One entry of a log. */
export const logEntrySchema = object({
  id: text,
  ...told,
  player: maybeText,
  refs: v.optional(v.array(text)),
});

/** What changed since an earlier snapshot, without a look at the places. */

/** A snapshot, without a look at its single moves, reports and log entries. */
export const snapshotSchema = object({
  revision: count,
  seat: v.nullable(text),
  players: v.array(object({ id, name: text })),
  flow: object({
    turn: number,
    phase: maybeText,
    segment: maybeText,
    currentPlayer: v.nullable(text),
    decision: v.optional(object(told)),
  }),
  status: taggedBy('kind', {
    playing: object({}),
    over: object({ winner: v.nullable(text), reason: text, code: maybeText, context: v.optional(record) }),
  }),
  moves: listSchema,
  partial: v.optional(v.array(id)),
  sequences: v.optional(v.array(object({ id, name: text, moves: v.array(id) }))),
  reports: listSchema,
  log: listSchema,
  history: v.optional(object({ position: count, length: count, canUndo: flag, canRedo: flag })),
});

/** A command, as it arrives at an adapter. */
export const commandSchema = object({
  commandId: id,
  revision: count,
  moveId: id,
  params: record,
  sourceCardId: maybeText,
  targets: v.optional(targets),
});

const reason = object({ code: text, text, context: v.optional(record) });
const some = is<never>('at least one reason', () => false);

/** What an adapter answers to a command. */
export const answerSchema = taggedBy('status', {
  accepted: object({ revision: count }),
  // Nothing is refused without a reason.
  rejected: object({
    reasons: v.lazy((input) => (Array.isArray(input) && input.length > 0 ? v.array(reason) : some)),
  }),
  superseded: object({ revision: count }),
});

/** What an adapter answers to several commands. */
export const batchAnswerSchema = taggedBy('status', {
  accepted: object({ revision: count }),
  rejected: checked<{ refusals: readonly (readonly unknown[])[] }>(
    object({ refusals: v.array(v.array(reason)) }),
    ({ refusals }) =>
      refusals.some(({ length }) => length > 0) ? null : 'refusals: nothing stands in the way',
  ),
  interrupted: object({ revision: count, played: count, reasons: v.array(reason) }),
  superseded: object({ revision: count }),
});

/** What an adapter's `forecast` answers with. */
export const forecastSchema = object({ refusals: v.array(v.array(reason)), metrics: previewSchema });

/** What an adapter's `recall` answers with, without a look at the snapshot. */
export const recollectionSchema = object({ snapshot: record, obstacles: v.array(reason) });

/** What an adapter's `course` answers with. */
export const courseSchema = v.array(
  object({ position: count, player: v.nullable(text), entries: v.array(logEntrySchema) }),
);

/** What is wrong with a value, in one phrase naming the place (`metadata.priority: …`), or `null`. */
export function faultIn(schema: v.GenericSchema, input: unknown): string | null {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return null;
  const [issue] = result.issues;
  const path = issue.path?.map(({ key }) => String(key)).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
}
