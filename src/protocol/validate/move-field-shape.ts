import type { FieldValue, MoveField } from '../move-field.js';
import * as s from './shape.js';

const facts = {
  axis: s.name,
  label: s.optional(s.text),
  hint: s.optional(s.text),
  optional: s.optional(s.flag),
};

const value = s.is<FieldValue>(
  'a text, a number, or true or false',
  (given) => typeof given === 'string' || typeof given === 'boolean' || Number.isFinite(given),
);
const limit = s.optional(s.number);

/** What a player is asked for. */
export const moveFieldShape = s.tagged<MoveField, 'kind'>('kind', {
  number: { ...facts, min: limit, max: limit, step: limit },
  text: { ...facts, maxLength: s.optional(s.count) },
  boolean: facts,
  choice: { ...facts, choices: s.listOf(s.object({ value, label: s.text })) },
  entity: { ...facts, choices: s.listOf(s.object({ value, label: s.text })) },
});
