import type { ActionFacts, ActionPreview } from '../../protocol/action-report.js';
import type { ActionRule } from './action-rule.js';

/** Somebody or something that acts. */
export interface Acting {
  readonly id: string;
}

/** One kind of action: who can try it on what, the rules it is under, and what would come of it. */
export interface ActionDefinition<Unit extends Acting, State, Context, Phase extends string = string> {
  /** The phase in which it can be done. */
  readonly phase: Phase;
  /** What it is called: `Fire weapon`. */
  readonly name: string;
  /** All of them are asked about every concrete action. */
  readonly rules: readonly ActionRule<Context>[];
  /** The concrete actions: each weapon at each target, possible or not. */
  expand(unit: Unit, gameState: State): Iterable<Context>;
  /** A concrete action's id, which stays the same as long as it is the same action, what players read, and what it is made of. */
  describe(context: Context): ActionFacts;
  /** What would come of it. Asked only where no rule stands in the way. */
  preview(context: Context): ActionPreview;
  /** How likely it is to succeed, in percent from 0 to 100. Asked only where no rule stands in the way. */
  successChance(context: Context): number;
  /** The game after it: a new state, the one it was asked about stays as it is. For games that are played by their actions. */
  execute?(context: Context): State;
}
