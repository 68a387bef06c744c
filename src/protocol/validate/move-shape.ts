import type { EnumeratedMove, MoveMetadata, ValidationError } from '../enumerated-move.js';
import type { OptionMove } from '../option.js';
import { chanceFault } from '../preview.js';
import { moveFieldShape } from './move-field-shape.js';
import { previewShape } from './preview-shape.js';
import { warningShape } from './reason-shape.js';
import * as s from './shape.js';

const range = s.object<{ min: number; max: number }>({ min: s.percent, max: s.percent });
const unknown = s.oneOf('unknown');
const chance = s.choose((value) =>
  typeof value === 'object' ? range : typeof value === 'string' ? unknown : s.percent,
);

const texts = s.listOf(s.text);
export const labelsShape = s.recordOf(s.choose((value) => (Array.isArray(value) ? texts : s.text)));

const metadata = s.object<MoveMetadata>({
  displayName: s.optional(s.text),
  description: s.optional(s.text),
  category: s.optional(s.text),
  priority: s.optional(s.number),
  hotkey: s.optional(s.text),
  successChance: s.optional(chance),
  warnings: s.optional(s.listOf(warningShape)),
  preview: s.optional(previewShape),
  labels: s.optional(labelsShape),
  refs: s.optional(s.recordOf(s.text)),
  fields: s.optional(s.listOf(moveFieldShape)),
  onRequest: s.optional(s.flag),
});

const error = s.object<ValidationError>({ reason: s.text, errorCode: s.text, context: s.optional(s.record) });

/** What a move and the command that plays it have in common. */
export const optionMoveParts: s.PartsOf<OptionMove> = {
  moveId: s.name,
  params: s.record,
  sourceCardId: s.optional(s.text),
  targets: s.optional(s.listOf(texts)),
};

/** One enumerated move. */
export const moveShape = s.object<EnumeratedMove>({
  ...optionMoveParts,
  playerId: s.text,
  isValid: s.flag,
  validationError: s.optional(error),
  validationErrors: s.optional(s.listOf(error)),
  metadata: s.optional(
    s.refined(metadata, ({ successChance, preview }) => chanceFault(successChance, preview)),
  ),
});
