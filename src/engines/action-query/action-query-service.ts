import type {
  ActionFacts,
  ActionOption,
  PhaseActionReport,
  UnavailabilityReason,
} from '../../protocol/action-report.js';
import type { RuleCheck } from '../../protocol/rule-check.js';
import type { Warning } from '../../protocol/reason.js';
import type { ActionDefinition, Acting } from './action-definition.js';
import { ruleName, SATISFIED, type ActionRule, type RuleResult } from './action-rule.js';
import { availableOption, unavailableOption } from './action-option.js';
import { uniqueId } from './unique-id.js';

type Check<Context> = ActionRule<Context>['evaluate'];

const NO_WARNINGS: readonly Warning[] = Object.freeze([]);

/** Told what is wrong with a game's definitions, in a sentence for developers. */
export type FaultListener = (message: string, cause: unknown) => void;

/** How a service behaves. */
export interface ActionQueryOptions {
  /** Told of rules and definitions that throw. Without it, the console is, once for each. */
  readonly onFault?: FaultListener;
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
    const ids = new Set<string>();
    for (const definition of this.#byPhase.get(phase) ?? []) {
      const { contexts, checks } = this.#expand(definition, unit, gameState, actions, ids);
      for (const context of contexts) actions.push(this.#option(definition, checks, context, ids));
    }
    return { phase, unitId: unit.id, actions };
  }

  /** What every rule says about one concrete action of a report; nothing if there is no such action. */
  explain(unit: Unit, phase: Phase, gameState: State, actionId: string): readonly RuleCheck[] {
    const found = this.#find(unit, phase, gameState, actionId);
    if (!found) return [];
    const { definition, context } = found;
    return definition.rules.map((rule) => checkOf(rule, this.#evaluate(definition, rule, context)));
  }

  /** One concrete action of a report as it stands there; `null` if there is no such action. */
  getAction(unit: Unit, phase: Phase, gameState: State, actionId: string): ActionOption | null {
    const found = this.#find(unit, phase, gameState, actionId);
    if (!found) return null;
    const { definition, checks, context } = found;
    return { ...this.#option(definition, checks, context, new Set()), id: actionId };
  }

  /** The game after a concrete action. Throws where the action is not there, not available, or not one to be executed. */
  execute(unit: Unit, phase: Phase, gameState: State, actionId: string): State {
    const found = this.#find(unit, phase, gameState, actionId);
    if (!found?.definition.execute) {
      throw new Error(
        `moveset: there is no action "${actionId}" to execute. Nothing was done. Use an id of the unit's report, of a definition with execute().`,
      );
    }
    const { definition, context } = found;
    if (definition.rules.some((rule) => this.#evaluate(definition, rule, context).kind === 'unsatisfied')) {
      throw new Error(
        `moveset: the action "${actionId}" is not available. Nothing was done. Ask getAction() for its reasons first.`,
      );
    }
    return definition.execute!(context);
  }

  #find(unit: Unit, phase: Phase, gameState: State, actionId: string) {
    const ids = new Set<string>();
    for (const definition of this.#byPhase.get(phase) ?? []) {
      const { contexts, checks } = this.#expand(definition, unit, gameState, [], ids);
      for (const context of contexts) {
        if (this.#idOf(definition, context, ids) === actionId) return { definition, checks, context };
      }
    }
    return null;
  }

  #idOf(
    definition: ActionDefinition<Unit, State, Context, Phase>,
    context: Context,
    ids: Set<string>,
  ): string | null {
    try {
      return uniqueId(definition.describe(context).id, ids);
    } catch {
      return null;
    }
  }

  /**
   * The contexts of a definition, and the methods of its rules: looked up once, not for every action. One that throws is
   * an unavailable action that says so, and costs no other.
   */
  #expand(
    definition: ActionDefinition<Unit, State, Context, Phase>,
    unit: Unit,
    gameState: State,
    actions: ActionOption[],
    ids: Set<string>,
  ): { readonly contexts: readonly Context[]; readonly checks: readonly Check<Context>[] } {
    try {
      const expanded = definition.expand(unit, gameState);
      const contexts = Array.isArray(expanded) ? (expanded as readonly Context[]) : [...expanded];
      return { contexts, checks: definition.rules.map((rule) => rule.evaluate) };
    } catch (cause) {
      const id = uniqueId(definition.name, ids);
      const reasons = [this.#fault(`${definition.name}.expand`, cause)];
      actions.push({ kind: 'unavailable', id, name: definition.name, reasons });
      return { contexts: [], checks: [] };
    }
  }

  #option(
    definition: ActionDefinition<Unit, State, Context, Phase>,
    checks: readonly Check<Context>[],
    context: Context,
    ids: Set<string>,
  ): ActionOption {
    let facts: ActionFacts | undefined;
    let id: string | undefined;
    try {
      facts = definition.describe(context);
      id = uniqueId(facts.id, ids);
      const { rules } = definition;
      let reasons: UnavailabilityReason[] | undefined;
      let warnings: Warning[] | undefined;
      for (let at = 0; at < checks.length; at += 1) {
        try {
          for (; at < checks.length; at += 1) {
            const result = checks[at]!.call(rules[at], context);
            if (result === SATISFIED) continue;
            if (result.kind === 'unsatisfied') (reasons ??= []).push(result.reason);
            // What cannot be done has no price.
            else if (!reasons && result.kind === 'penalized') (warnings ??= []).push(result.warning);
          }
        } catch (cause) {
          (reasons ??= []).push(this.#broken(definition, rules[at]!, cause));
        }
      }
      if (reasons) return unavailableOption(facts, id, reasons);
      const chance = percent(definition.successChance(context));
      return availableOption(facts, id, chance, warnings ?? NO_WARNINGS, definition.preview(context));
    } catch (cause) {
      const { name } = definition;
      facts ??= { id: name, name };
      id ??= uniqueId(name, ids);
      return unavailableOption(facts, id, [this.#fault(name, cause)]);
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
      return { kind: 'unsatisfied', reason: this.#broken(definition, rule, cause) };
    }
  }

  #broken(
    definition: ActionDefinition<Unit, State, Context, Phase>,
    rule: ActionRule<Context>,
    cause: unknown,
  ): UnavailabilityReason {
    return this.#fault(`${definition.name}: ${ruleName(rule)}`, cause);
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
