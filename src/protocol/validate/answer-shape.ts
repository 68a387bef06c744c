import type { Answer } from '../command.js';
import { reasonShape } from './reason-shape.js';
import * as s from './shape.js';

const reasons = s.listOf(reasonShape);

/** What an adapter answers to a command. */
export const answerShape = s.tagged<Answer, 'status'>('status', {
  accepted: { revision: s.count },
  rejected: {
    reasons: s.refined(reasons, ({ length }) => (length > 0 ? null : 'Expected at least one reason')),
  },
  superseded: { revision: s.count },
});
