import { rulesFor } from '../../../engines/rule-engine/define/rules-for.js';
import type { CardMeta, GundamState } from './state.js';
import type { GundamCard } from './types/cards.js';

/** The words in which the rules of this game are written. */
export const { defineMove, defineGame } = rulesFor<GundamState, GundamCard, CardMeta>();
