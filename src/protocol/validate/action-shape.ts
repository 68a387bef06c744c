import type { ActionFacts, ActionOption, PhaseActionReport } from '../action-report.js';
import { chanceFault } from '../preview.js';
import { labelsShape } from './move-shape.js';
import { previewShape } from './preview-shape.js';
import { warningShape } from './reason-shape.js';
import * as s from './shape.js';

const facts: s.PartsOf<ActionFacts> = {
  id: s.name,
  name: s.text,
  params: s.optional(s.record),
  labels: s.optional(labelsShape),
  refs: s.optional(s.recordOf(s.text)),
  category: s.optional(s.text),
};

const range = s.is<readonly [number, number]>(
  'two numbers',
  (value) =>
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'number' &&
    typeof value[1] === 'number',
);

/** One action of a report. */
export const actionShape = s.refined(
  s.tagged<ActionOption, 'kind'>('kind', {
    available: {
      ...facts,
      successChance: s.percent,
      warnings: s.listOf(warningShape),
      preview: s.object({
        expectedDamage: s.nullable(range),
        heatGenerated: s.nullable(s.number),
        ammoConsumed: s.nullable(s.number),
        ammoBefore: s.optional(s.number),
        targetHitLocation: s.nullable(s.text),
        metrics: s.optional(previewShape),
      }),
    },
    unavailable: {
      ...facts,
      reasons: s.listOf(s.object({ code: s.text, description: s.text, context: s.optional(s.record) })),
    },
  }),
  (action) =>
    action.kind === 'available' ? chanceFault(action.successChance, action.preview.metrics) : null,
);

/** A report. Its actions are checked one by one, so that a broken one does not take the others with it. */
export const reportShape = s.object<PhaseActionReport>({
  phase: s.text,
  unitId: s.text,
  actions: s.uncheckedListOf(),
});
