import { UNNAMED } from './fault-of.js';
import { MORE_GUARDS, type MoreChecked } from './more-guards.js';
import * as schemas from './schemas.js';

// Declared here because the kit is built without Node's types.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** What finds words for a fault. */
export const MORE_SCHEMAS = {
  list: schemas.listSchema,
  preview: schemas.previewSchema,
  command: schemas.commandSchema,
  batchAnswer: schemas.batchAnswerSchema,
  forecast: schemas.forecastSchema,
  recollection: schemas.recollectionSchema,
  course: schemas.courseSchema,
} satisfies Record<MoreChecked, unknown>;

/** As `faultOf`, of what only some ask for. */
export const moreFaultOf: (kind: MoreChecked, value: unknown) => string | null =
  process.env.NODE_ENV === 'production'
    ? (kind, value) => (MORE_GUARDS[kind](value) ? null : UNNAMED)
    : (kind, value) => schemas.faultIn(MORE_SCHEMAS[kind], value);
