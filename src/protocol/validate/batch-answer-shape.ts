import type { BatchAnswer } from '../command.js';
import type { Forecast } from '../rule-check.js';
import { previewShape } from './preview-shape.js';
import { reasonShape } from './reason-shape.js';
import * as s from './shape.js';

const reasons = s.listOf(reasonShape);
const refusals = s.listOf(reasons);

/** What an adapter answers to several commands. */
export const batchAnswerShape = s.tagged<BatchAnswer, 'status'>('status', {
  accepted: { revision: s.count },
  rejected: {
    refusals: s.refined(refusals, (lists) =>
      lists.some(({ length }) => length > 0) ? null : 'nothing stands in the way',
    ),
  },
  interrupted: { revision: s.count, played: s.count, reasons },
  superseded: { revision: s.count },
});

/** What an adapter's `forecast` answers with. */
export const forecastShape = s.object<Forecast>({ refusals, metrics: previewShape });
