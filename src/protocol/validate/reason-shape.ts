import type { Reason, Warning } from '../reason.js';
import * as s from './shape.js';

export const reasonShape = s.object<Reason>({ code: s.text, text: s.text, context: s.optional(s.record) });

export const warningShape = s.object<Warning>({ code: s.text, description: s.text, modifier: s.number });
