import { TONES, type PreviewMetric } from '../preview.js';
import { receiptFault } from '../receipt.js';
import * as s from './shape.js';

const value = s.choose((given) => (typeof given === 'string' ? s.text : s.number));

const metric = s.object<PreviewMetric>({
  key: s.text,
  label: s.text,
  unit: s.optional(s.text),
  before: s.optional(value),
  after: s.optional(value),
  min: s.optional(s.number),
  max: s.optional(s.number),
  distribution: s.optional(s.listOf(s.object({ value: s.number, probability: s.numberUpTo(1) }))),
  signed: s.optional(s.flag),
  receipt: s.optional(
    s.listOf(
      s.object({ label: s.text, amount: s.number, entity: s.optional(s.text), code: s.optional(s.text) }),
    ),
  ),
  tone: s.oneOf(...TONES),
});

/** The metrics that an adapter's `preview` answers with. */
export const previewShape = s.listOf(s.refined(metric, receiptFault));
