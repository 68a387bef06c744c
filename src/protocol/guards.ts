import { isObject } from './is-object.js';
import { TONES } from './preview.js';

// The shapes of schemas.ts once more, as questions with yes or no for an answer: small enough to be in every build for
// players, and quick enough for ten thousand moves. A test holds the two together.

export type Guard = (value: unknown) => boolean;

export const isText: Guard = (value) => typeof value === 'string';
export const isMaybeText: Guard = (value) => value === undefined || typeof value === 'string';
const isNumber: Guard = (value) => typeof value === 'number' && !Number.isNaN(value);
const isFlag: Guard = (value) => typeof value === 'boolean';
export const isName: Guard = (value) => isText(value) && value !== '';
export const isCount: Guard = (value) => Number.isInteger(value) && (value as number) >= 0;
const isWithin =
  (most: number): Guard =>
  (value) =>
    typeof value === 'number' && value >= 0 && value <= most;
const isPercent = isWithin(100);

export const maybe =
  (is: Guard): Guard =>
  (value) =>
    value === undefined || is(value);
export const nullOr =
  (is: Guard): Guard =>
  (value) =>
    value === null || is(value);
const either =
  (...guards: readonly Guard[]): Guard =>
  (value) =>
    guards.some((is) => is(value));
const oneOf =
  (words: readonly string[]): Guard =>
  (value) =>
    words.includes(value as string);

/** A list of which every member passes. */
export const listOf =
  (is: Guard): Guard =>
  (value) => {
    if (!Array.isArray(value)) return false;
    // Not every(): it would pass over holes.
    for (const member of value as unknown[]) if (!is(member)) return false;
    return true;
  };

/** An object with these parts, and any others. */
export function shape(parts: Readonly<Record<string, Guard>>): Guard {
  return (value) => {
    if (!isObject(value)) return false;
    for (const name in parts) if (!parts[name]!(value[name])) return false;
    return true;
  };
}

/** An object of one of several kinds, told by a tag. */
export function taggedBy(tag: string, kinds: Readonly<Record<string, Guard>>): Guard {
  const guards = new Map<unknown, Guard>(Object.entries(kinds));
  return (value) => isObject(value) && guards.get(value[tag])?.(value) === true;
}

const recordOf =
  (is: Guard): Guard =>
  (value) => {
    if (!isObject(value)) return false;
    for (const name in value) if (!is(value[name])) return false;
    return true;
  };

const isMaybeRecord = maybe(isObject);
const isMaybeNumber = maybe(isNumber);
const isMaybeFlag = maybe(isFlag);
const isWarning = shape({ code: isText, description: isText, modifier: isNumber });
const isRefs = recordOf(isText);
const isLabels = recordOf(either(isText, listOf(isText)));
export const isTargets = listOf(listOf(isText));
const isChance = either(isPercent, oneOf(['unknown']), shape({ min: isPercent, max: isPercent }));

export const isPreview = listOf(
  shape({
    key: isText,
    label: isText,
    unit: isMaybeText,
    before: maybe(either(isText, isNumber)),
    after: maybe(either(isText, isNumber)),
    min: isMaybeNumber,
    max: isMaybeNumber,
    distribution: maybe(listOf(shape({ value: isNumber, probability: isWithin(1) }))),
    signed: isMaybeFlag,
    receipt: maybe(
      listOf(shape({ label: isText, amount: isNumber, entity: isMaybeText, code: isMaybeText })),
    ),
    tone: oneOf(TONES),
  }),
);

const fieldFacts = { axis: isName, label: isMaybeText, hint: isMaybeText, optional: isMaybeFlag };
const isFieldValue = either(isText, isFlag, Number.isFinite);
const isChoiceField = shape({
  ...fieldFacts,
  choices: listOf(shape({ value: isFieldValue, label: isText })),
});
const isFields = listOf(
  taggedBy('kind', {
    number: shape({ ...fieldFacts, min: isMaybeNumber, max: isMaybeNumber, step: isMaybeNumber }),
    text: shape({ ...fieldFacts, maxLength: maybe(isCount) }),
    boolean: shape(fieldFacts),
    choice: isChoiceField,
    entity: isChoiceField,
  }),
);

// Moves, their metadata and their reasons are written out: part by part, a long list would take five times as long.

function isError(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value['reason']) &&
    isText(value['errorCode']) &&
    isMaybeRecord(value['context'])
  );
}
const isErrors = listOf(isError);

function isMetadata(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { successChance, labels, refs, warnings, preview, fields } = value;
  return (
    isMaybeText(value['displayName']) &&
    isMaybeText(value['description']) &&
    isMaybeText(value['category']) &&
    isMaybeText(value['hotkey']) &&
    isMaybeNumber(value['priority']) &&
    (successChance === undefined || isChance(successChance)) &&
    (labels === undefined || isLabels(labels)) &&
    (refs === undefined || isRefs(refs)) &&
    (warnings === undefined || areWarnings(warnings)) &&
    (preview === undefined || isPreview(preview)) &&
    (fields === undefined || isFields(fields)) &&
    isMaybeFlag(value['onRequest'])
  );
}
const areWarnings = listOf(isWarning);

function isMove(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { targets, validationError, validationErrors, metadata } = value;
  return (
    isName(value['moveId']) &&
    isText(value['playerId']) &&
    isObject(value['params']) &&
    isFlag(value['isValid']) &&
    isMaybeText(value['sourceCardId']) &&
    (targets === undefined || isTargets(targets)) &&
    (validationError === undefined || isError(validationError)) &&
    (validationErrors === undefined || isErrors(validationErrors)) &&
    (metadata === undefined || isMetadata(metadata))
  );
}

const actionFacts = {
  id: isName,
  name: isText,
  params: isMaybeRecord,
  labels: maybe(isLabels),
  refs: maybe(isRefs),
  category: isMaybeText,
};
const isRange: Guard = (value) =>
  Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number');
const isAction = taggedBy('kind', {
  available: shape({
    ...actionFacts,
    successChance: isPercent,
    warnings: areWarnings,
    preview: shape({
      expectedDamage: nullOr(isRange),
      heatGenerated: nullOr(isNumber),
      ammoConsumed: nullOr(isNumber),
      ammoBefore: isMaybeNumber,
      targetHitLocation: nullOr(isText),
      metrics: maybe(isPreview),
    }),
  }),
  unavailable: shape({
    ...actionFacts,
    reasons: listOf(shape({ code: isText, description: isText, context: isMaybeRecord })),
  }),
});

const told = { text: isText, code: isMaybeText, context: isMaybeRecord };
export const isLogEntry = shape({ id: isText, ...told, player: isMaybeText, refs: maybe(listOf(isText)) });
const isSnapshot = shape({
  revision: isCount,
  seat: nullOr(isText),
  players: listOf(shape({ id: isName, name: isText })),
  flow: shape({
    turn: isNumber,
    phase: isMaybeText,
    segment: isMaybeText,
    currentPlayer: nullOr(isText),
    decision: maybe(shape(told)),
  }),
  status: taggedBy('kind', {
    playing: isObject,
    over: shape({ winner: nullOr(isText), reason: isText, code: isMaybeText, context: isMaybeRecord }),
  }),
  moves: Array.isArray,
  partial: maybe(listOf(isName)),
  sequences: maybe(listOf(shape({ id: isName, name: isText, moves: listOf(isName) }))),
  reports: Array.isArray,
  log: Array.isArray,
  history: maybe(shape({ position: isCount, length: isCount, canUndo: isFlag, canRedo: isFlag })),
});

export const areReasons = listOf(shape({ code: isText, text: isText, context: isMaybeRecord }));

const isSome: Guard = (value) => areReasons(value) && (value as unknown[]).length > 0;

/** What has a revision. */
export const isAtRevision = shape({ revision: isCount });

/** Whether a value is what the protocol says of such a thing, as far as one part can be judged without the others. */
export const GUARDS = {
  move: isMove,
  report: shape({ phase: isText, unitId: isText, actions: Array.isArray }),
  action: isAction,
  logEntry: isLogEntry,
  snapshot: isSnapshot,
  answer: taggedBy('status', {
    accepted: isAtRevision,
    rejected: shape({ reasons: isSome }),
    superseded: isAtRevision,
  }),
} satisfies Readonly<Record<string, Guard>>;

/** What every store checks. */
export type Checked = keyof typeof GUARDS;
