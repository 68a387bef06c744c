import type { FieldChoice, FieldValue, MoveField } from '../move-field.js';
import * as s from './shape.js';

const value = s.is<FieldValue>(
  'a text, a number, or true or false',
  (given) => typeof given === 'string' || typeof given === 'boolean' || Number.isFinite(given),
);

const facts = {
  axis: s.name,
  label: s.optional(s.text),
  hint: s.optional(s.text),
  optional: s.optional(s.flag),
};
const choice = { ...facts, choices: s.listOf(s.object<FieldChoice>({ value, label: s.text })) };

/** What a player is asked for. */
export const moveFieldShape = s.tagged<MoveField, 'kind'>('kind', {
  number: {
    ...facts,
    min: s.optional(s.number),
    max: s.optional(s.number),
    step: s.optional(s.number),
  },
  text: { ...facts, maxLength: s.optional(s.count) },
  boolean: facts,
  choice,
  entity: choice,
});
