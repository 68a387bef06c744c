import type {
  ActionFacts,
  ActionOption,
  PhaseActionReport,
  UnavailabilityReason,
} from '../../protocol/action-report.js';
import type { RuleCheck } from '../../protocol/rule-check.js';
import type { Warning } from '../../protocol/reason.js';
import type { ActionDefinition, Acting } from './action-definition.js';
import { availableOption, unavailableOption } from './action-option.js';
import { ruleName, SATISFIED, type ActionRule, type RuleResult } from './action-rule.js';
import { uniqueId } from './unique-id.js';

/** Told what is wrong with a game's definitions, in a sentence for developers. */
export type FaultListener = (message: string, cause: unknown) => void;

/** How a service behaves. */
export interface ActionQueryOptions {
  /** Told of rules and definitions that throw. Without it, the console is, once for each. */
  readonly onFault?: FaultListener;
}

/** An action of a report before its rules are evaluated. `fault` is set where its definition threw. */
interface ConcreteAction<Definition, Context> {
  readonly definition: Definition;
  readonly context: Context;
  readonly id: string;
  readonly facts: ActionFacts;
  readonly fault?: UnavailabilityReason;
}

/**
 * Answers what a unit can do, and what it cannot and why: every rule is asked about every concrete action, and every
 * reason is kept. Asking changes nothing.
 */
export class ActionQueryService<Unit extends Acting, State, Context, Phase extends string = string> {
  readonly #byPhase = new Map<string, ActionDefinition<Unit, State, Context, Phase>[]>();
  readonly #told = new Set<string>();
  readonly #onFault: FaultListener | undefined;

  /** A service for the actions of a game. Definitions are reported in the order given. */
  constructor(
    definitions: readonly ActionDefinition<Unit, State, Context, Phase>[],
    { onFault }: ActionQueryOptions = {},
  ) {
    this.#onFault = onFault;
    for (const definition of definitions) {
      const others = this.#byPhase.get(definition.phase);
      if (others) others.push(definition);
      else this.#byPhase.set(definition.phase, [definition]);
    }
  }

  /** Whether anybody decides anything in a phase. Automatic phases have no report. */
  hasDecisions(phase: string): boolean {
    return this.#byPhase.has(phase);
  }

  /** Everything a unit could do in a phase, available or not. */
  getActions(unit: Unit, phase: Phase, gameState: State): PhaseActionReport {
    const actions: ActionOption[] = [];
    for (const action of this.#actions(unit, phase, gameState)) actions.push(this.#option(action));
    return { phase, unitId: unit.id, actions };
  }

  /** What every rule says about one concrete action of a report; nothing if there is no such action. */
  explain(unit: Unit, phase: Phase, gameState: State, actionId: string): readonly RuleCheck[] {
    const action = this.#find(unit, phase, gameState, actionId);
    if (!action || action.fault) return [];
    const { definition, context } = action;
    return definition.rules.map((rule) => checkOf(rule, this.#evaluate(definition, rule, context)));
  }

  /** One concrete action of a report as it stands there; `null` if there is no such action. */
  getAction(unit: Unit, phase: Phase, gameState: State, actionId: string): ActionOption | null {
    const action = this.#find(unit, phase, gameState, actionId);
    return action && this.#option(action);
  }

  /** The game after a concrete action. Throws where the action is not there, not available, or not one to be executed. */
  execute(unit: Unit, phase: Phase, gameState: State, actionId: string): State {
    const action = this.#find(unit, phase, gameState, actionId);
    if (!action?.definition.execute || action.fault) {
      throw new Error(
        `moveset: there is no action "${actionId}" to execute. Nothing was done. Use an id of the unit's report, of a definition with execute().`,
      );
    }
    const { definition, context } = action;
    if (definition.rules.some((rule) => this.#evaluate(definition, rule, context).kind === 'unsatisfied')) {
      throw new Error(
        `moveset: the action "${actionId}" is not available. Nothing was done. Ask getAction() for its reasons first.`,
      );
    }
    return definition.execute!(context);
  }

  #find(unit: Unit, phase: Phase, gameState: State, actionId: string) {
    for (const action of this.#actions(unit, phase, gameState)) if (action.id === actionId) return action;
    return null;
  }

  /** The concrete actions of a phase. A definition that throws is an unavailable action that says so, and costs no other. */
  *#actions(
    unit: Unit,
    phase: Phase,
    gameState: State,
  ): Generator<ConcreteAction<ActionDefinition<Unit, State, Context, Phase>, Context>, void> {
    const ids = new Set<string>();
    for (const definition of this.#byPhase.get(phase) ?? []) {
      const { name } = definition;
      const faulty = (fault: UnavailabilityReason) => {
        const id = uniqueId(name, ids);
        return { definition, context: undefined as Context, id, facts: { id, name }, fault };
      };
      let contexts: readonly Context[];
      try {
        const expanded = definition.expand(unit, gameState);
        contexts = Array.isArray(expanded) ? (expanded as readonly Context[]) : [...expanded];
      } catch (cause) {
        yield faulty(this.#fault(`${name}.expand`, cause));
        continue;
      }
      for (const context of contexts) {
        let facts: ActionFacts;
        try {
          facts = definition.describe(context);
        } catch (cause) {
          yield faulty(this.#fault(name, cause));
          continue;
        }
        yield { definition, context, id: uniqueId(facts.id, ids), facts };
      }
    }
  }

  #option({
    definition,
    context,
    id,
    facts,
    fault,
  }: ConcreteAction<ActionDefinition<Unit, State, Context, Phase>, Context>): ActionOption {
    if (fault) return unavailableOption(facts, id, [fault]);
    const reasons: UnavailabilityReason[] = [];
    const warnings: Warning[] = [];
    for (const rule of definition.rules) {
      const result = this.#evaluate(definition, rule, context);
      if (result === SATISFIED) continue;
      if (result.kind === 'unsatisfied') reasons.push(result.reason);
      else if (result.kind === 'penalized') warnings.push(result.warning);
    }
    if (reasons.length > 0) return unavailableOption(facts, id, reasons);
    try {
      const successChance = percent(definition.successChance(context));
      return availableOption(facts, id, successChance, warnings, definition.preview(context));
    } catch (cause) {
      return unavailableOption(facts, id, [this.#fault(definition.name, cause)]);
    }
  }

  #evaluate(
    definition: ActionDefinition<Unit, State, Context, Phase>,
    rule: ActionRule<Context>,
    context: Context,
  ): RuleResult {
    try {
      return rule.evaluate(context);
    } catch (cause) {
      return {
        kind: 'unsatisfied',
        reason: this.#fault(`${definition.name}: ${ruleName(rule)}`, cause),
      };
    }
  }

  #fault(where: string, cause: unknown): UnavailabilityReason {
    if (!this.#told.has(where)) {
      this.#told.add(where);
      const message = `moveset: ${where} threw. The action is shown as unavailable. Mend the rule.`;
      if (this.#onFault) this.#onFault(message, cause);
      else console.error(message, cause);
    }
    const description = 'The game cannot tell whether this is possible: one of its rules is broken.';
    return { code: 'BROKEN_RULE', description, context: { rule: where } };
  }
}

function percent(chance: number): number {
  if (chance >= 0 && chance <= 100) return chance;
  throw new RangeError(`A chance of success is 0 to 100 percent, not ${chance}`);
}

function checkOf<Context>(rule: ActionRule<Context>, result: RuleResult): RuleCheck {
  const name = ruleName(rule);
  if (result.kind === 'satisfied') return { rule: name, status: 'passed' };
  if (result.kind === 'penalized') return { rule: name, status: 'penalised', warning: result.warning };
  const { code, description, context } = result.reason;
  return { rule: name, status: 'failed', reason: { code, text: description, ...(context && { context }) } };
}
