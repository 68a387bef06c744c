import { nothing } from '../../../../engines/rule-engine/enumerate/enumerators/nothing.js';
import { defineMove } from '../define.js';
import type { GundamState, Playing } from '../state.js';

/** A move without parameters that answers a question. */
export function answer(given: {
  readonly name: string;
  readonly category: string;
  readonly score: number;
  readonly play: (draft: GundamState, context: Playing) => void;
}) {
  const { name, category, score, play } = given;
  return defineMove({
    name,
    answersDecision: true,
    enumerator: nothing(),
    reducer: (draft, context) => play(draft, context as Playing),
    describe: () => ({ displayName: name, category, priority: score }),
    score: () => score,
  });
}
