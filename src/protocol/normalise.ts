import type { ActionOption, PhaseActionReport } from './action-report.js';
import type { EnumeratedMove, MoveMetadata, ValidationError } from './enumerated-move.js';
import type { OptionId } from './ids.js';
import type { EntityRef, Option, OptionMove } from './option.js';
import { canonicalText } from './plain-data.js';
import { metricsOf } from './preview.js';
import type { Reason } from './reason.js';

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

const UNEXPLAINED: Reason = { code: 'UNEXPLAINED', text: 'The game gives no reason for this.' };

/** The id of an option: its move's id plus its canonical parameters. */
export function optionIdOf({ moveId, params, sourceCardId, targets }: OptionMove): OptionId {
  const given = canonicalText(params);
  // A name that could be taken for one with parameters is quoted.
  const parts = [/[{[@"]/.test(moveId) ? JSON.stringify(moveId) : moveId];
  if (given !== '{}') parts.push(given);
  if (sourceCardId !== undefined) parts.push('@' + JSON.stringify(sourceCardId));
  if (targets !== undefined) parts.push(canonicalText(targets));
  // Joined, not added up: a text that is added up stays in pieces, which take five times the memory.
  return parts.join('');
}

/** A name that can be read, for a move whose engine gives none: `play-card` and `playCard` become `Play card`. */
export function readableName(id: string): string {
  const words = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function refsOf({ params, sourceCardId, targets }: OptionMove, named: MoveMetadata['refs']): EntityRef[] {
  const refs: EntityRef[] = [];
  for (const axis in params) {
    const value = named && Object.hasOwn(named, axis) ? named[axis] : params[axis];
    if (typeof value === 'string') refs.push({ id: value, axis });
    else if (Array.isArray(value))
      for (const id of value) if (typeof id === 'string') refs.push({ id, axis });
  }
  if (sourceCardId !== undefined) refs.push({ id: sourceCardId, axis: 'source' });
  if (targets) for (const id of targets.flat()) refs.push({ id, axis: 'target' });
  return refs;
}

const reason = (code: string, text: string, context: Reason['context']): Reason =>
  context ? { code, text, context } : { code, text };
const reasonOf = ({ errorCode, reason: text, context }: ValidationError) => reason(errorCode, text, context);

const atLeastOne = (reasons: readonly Reason[]) =>
  (reasons.length > 0 ? reasons : [UNEXPLAINED]) as readonly [Reason, ...Reason[]];

/** An enumerated move as an option. */
export function optionOfMove(move: EnumeratedMove, id: OptionId = optionIdOf(move)): Option {
  const { moveId, params, sourceCardId, targets, metadata = {} } = move;
  const { displayName: name = readableName(moveId), category = null, priority = 0 } = metadata;
  // Optional parts are assigned, not spread: of long lists, this is what takes the time.
  const sent: Draft<OptionMove> = { moveId, params };
  if (sourceCardId !== undefined) sent.sourceCardId = sourceCardId;
  if (targets) sent.targets = targets;
  const refs = refsOf(sent, metadata.refs);
  let option: Draft<Option>;
  // What changes most often stands first: two options that differ are then soon told apart. Written out twice, as a
  // spread would give every option a hidden class of its own in Node 20.
  if (move.isValid) {
    const { successChance = 'unknown', warnings = [], preview = [] } = metadata;
    option = {
      kind: 'available',
      successChance,
      warnings,
      preview,
      id,
      name,
      category,
      priority,
      params,
      refs,
      count: 1,
      move: sent,
    };
  } else {
    const reasons = reasonsOf(move);
    const needsInput = reasons.every((why) => why.code === 'NO_ENUMERATOR');
    option = {
      kind: 'unavailable',
      reasons,
      needsInput,
      id,
      name,
      category,
      priority,
      params,
      refs,
      count: 1,
      move: sent,
    };
    if (needsInput && metadata.fields) option.fields = metadata.fields;
  }
  if (metadata.description !== undefined) option.description = metadata.description;
  if (metadata.hotkey !== undefined) option.hotkey = metadata.hotkey;
  if (metadata.labels) option.labels = metadata.labels;
  return option;
}

function reasonsOf({ validationError, validationErrors }: EnumeratedMove) {
  const errors = validationErrors?.length ? validationErrors : validationError ? [validationError] : [];
  return atLeastOne(errors.map(reasonOf));
}

/** What is sent back to take an action of a report. */
export function sentFor(report: PhaseActionReport, action: ActionOption): OptionMove {
  return { moveId: action.id, params: { ...action.params, unitId: report.unitId } };
}

/** An action of a report as an option. */
export function optionOfAction(report: PhaseActionReport, action: ActionOption): Option {
  const sent = sentFor(report, action);
  const facts = {
    id: optionIdOf(sent),
    name: action.name,
    category: action.category ?? report.unitId,
    priority: 0,
    params: sent.params,
    refs: refsOf(sent, action.refs),
    count: 1,
    move: sent,
    ...(action.labels && { labels: action.labels }),
  };
  if (action.kind === 'available') {
    const { kind, successChance, warnings, preview } = action;
    return { kind, successChance, warnings, preview: metricsOf(preview), ...facts };
  }
  const reasons = atLeastOne(
    action.reasons.map(({ code, description, context }) => reason(code, description, context)),
  );
  return { kind: action.kind, reasons, needsInput: false, ...facts };
}
