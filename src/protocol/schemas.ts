import { TONES } from './preview.js';
import { array, is, isObject, lazy, nullable, object, optional, type Schema } from './schema.js';

export { faultIn } from './schema.js';

const oneOf = (...words: readonly string[]) =>
  is(words.join(' or '), (value) => words.includes(value as string));

const text = is('a text', (value) => typeof value === 'string');
const number = is('a number', (value) => typeof value === 'number' && !Number.isNaN(value));
const flag = is('true or false', (value) => typeof value === 'boolean');
const id = is('a name', (value) => typeof value === 'string' && value !== '');
const record = is('an object', isObject);
const percent = is(
  'a number from 0 to 100',
  (value) => typeof value === 'number' && value >= 0 && value <= 100,
);
const count = is('a whole number', (value) => Number.isInteger(value) && Number(value) >= 0);
const range = is(
  'two numbers',
  (value) => Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number'),
);
const texts = is(
  'an object of texts',
  (value) => isObject(value) && Object.values(value).every((part) => typeof part === 'string'),
);
// Not an array of anything, which would be gone through.
const list = is('a list', Array.isArray);

const maybeText = optional(text);
const maybeNumber = optional(number);
const targets = array(array(text));

const chance = lazy((input) =>
  typeof input === 'object'
    ? object({ min: percent, max: percent })
    : typeof input === 'string'
      ? oneOf('unknown')
      : percent,
);
const value = lazy((input) => (typeof input === 'string' ? text : number));

/** An object of one of several kinds, told by a tag. */
function taggedBy(tag: string, kinds: Readonly<Record<string, Schema>>) {
  const unknownKind = object({ [tag]: oneOf(...Object.keys(kinds)) });
  return lazy((input) => {
    const kind = isObject(input) ? String(input[tag]) : '';
    return (Object.hasOwn(kinds, kind) && kinds[kind]) || unknownKind;
  });
}

const warning = object({ code: text, description: text, modifier: number });
const validationError = object({ reason: text, errorCode: text, context: optional(record) });

const previewMetric = object({
  key: text,
  label: text,
  unit: maybeText,
  before: optional(value),
  after: optional(value),
  min: maybeNumber,
  max: maybeNumber,
  distribution: optional(array(object({ value: number, probability: number }))),
  tone: oneOf(...TONES),
});

/** The metrics that an adapter's `preview` answers with. */
export const previewSchema = array(previewMetric);

/** One enumerated move. */
export const moveSchema = object({
  moveId: id,
  playerId: text,
  params: record,
  sourceCardId: maybeText,
  targets: optional(targets),
  isValid: flag,
  validationError: optional(validationError),
  validationErrors: optional(array(validationError)),
  metadata: optional(
    object({
      displayName: maybeText,
      description: maybeText,
      category: maybeText,
      priority: maybeNumber,
      hotkey: maybeText,
      successChance: optional(chance),
      warnings: optional(array(warning)),
      preview: optional(previewSchema),
      refs: optional(texts),
    }),
  ),
});

/** A report, without a look at its actions. */
export const reportSchema = object({ phase: text, unitId: text, actions: list });

/** One action of a report. */
export const actionSchema = taggedBy('kind', {
  available: object({
    id,
    name: text,
    successChance: percent,
    warnings: array(warning),
    preview: object({
      expectedDamage: nullable(range),
      heatGenerated: nullable(number),
      ammoConsumed: nullable(number),
      ammoBefore: maybeNumber,
      targetHitLocation: nullable(text),
    }),
  }),
  unavailable: object({
    id,
    name: text,
    reasons: array(object({ code: text, description: text, context: optional(record) })),
  }),
});

/** One entry of a log. */
export const logEntrySchema = object({
  id: text,
  text,
  player: maybeText,
  refs: optional(array(text)),
});

/** What changed since an earlier snapshot, without a look at the places. */
export const changesSchema = object({ since: count, moves: list });

/** A snapshot, without a look at its single moves, reports and log entries. */
export const snapshotSchema = object({
  revision: count,
  seat: nullable(text),
  players: array(object({ id, name: text })),
  flow: object({ turn: number, phase: maybeText, segment: maybeText, currentPlayer: nullable(text) }),
  status: taggedBy('kind', {
    playing: object({}),
    over: object({ winner: nullable(text), reason: text }),
  }),
  moves: list,
  changes: optional(changesSchema),
  reports: list,
  log: list,
  history: optional(object({ position: count, length: count, canUndo: flag, canRedo: flag })),
});

/** A command, as it arrives at an adapter. */
export const commandSchema = object({
  commandId: id,
  revision: count,
  moveId: id,
  params: record,
  sourceCardId: maybeText,
  targets: optional(targets),
});

const reason = object({ code: text, text, context: optional(record) });
const some = is('at least one reason', () => false);

/** What an adapter answers to a command. */
export const answerSchema = taggedBy('status', {
  accepted: object({ revision: count }),
  // Nothing is refused without a reason.
  rejected: object({
    reasons: lazy((input) => (Array.isArray(input) && input.length > 0 ? array(reason) : some)),
  }),
  superseded: object({ revision: count }),
});
