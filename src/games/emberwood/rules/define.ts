import { rulesFor } from '../../../engines/rule-engine/define/rules-for.js';
import type { Card } from './cards.js';
import type { CardMeta, EmberwoodState } from './state.js';

/** The words in which the rules of this game are written. */
export const { defineMove, defineGame } = rulesFor<EmberwoodState, Card, CardMeta>();
