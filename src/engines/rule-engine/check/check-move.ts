import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { EngineContext } from '../state/engine-context.js';
import { quoted } from '../errors.js';
import {
  ask,
  decisionError,
  GAME_ENDED,
  judge,
  nothingKnown,
  paramsErrors,
  sourceErrors,
  targetErrors,
  type MoveTrace,
  type RuleTrace,
} from './check-rules.js';
import type { MoveContextInput } from '../define/move-definition.js';
import type { RulebookMove } from '../define/definition-faults.js';
import type { Setting } from '../play/setting.js';

/** Says what stands in the way of a wish. */
export class Referee<TState extends object, TCardMeta, TCardDefinition> {
  readonly #setting: Setting<TState, TCardMeta, TCardDefinition>;

  constructor(setting: Setting<TState, TCardMeta, TCardDefinition>) {
    this.#setting = setting;
  }

  /** Asks rules something. They do not ask in turn: what they hold in their hands would change meanwhile. */
  ask<T>(question: () => T): T {
    this.#setting.world.lock.mustBeIdle();
    return this.#setting.world.asking(question);
  }

  /** Everything that stands in the way of a move. */
  errorsOf(moveId: string, input: MoveContextInput): readonly ValidationError[] {
    return this.ask(() => this.#errorsOf(moveId, input));
  }

  /** What every rule says about a move. */
  trace(moveId: string, input: MoveContextInput): MoveTrace {
    return this.ask(() => this.#trace(moveId, input));
  }

  #errorsOf(moveId: string, input: MoveContextInput): readonly ValidationError[] {
    const move = this.#setting.game.rulebook.get(moveId);
    const faults = this.#faultsOf(moveId, move, input);
    if (faults.length > 0 || !move) return faults;
    const context = this.#setting.prepared(this.#setting.context, move, input);
    const gates = this.#gateErrors(move, input, context);
    const { errors } = judge(move, this.#setting.world.game, context, nothingKnown(move));
    if (!errors) return gates;
    return gates.length > 0 ? [...gates, ...errors] : errors;
  }

  #trace(moveId: string, input: MoveContextInput): MoveTrace {
    const move = this.#setting.game.rulebook.get(moveId);
    const faults = this.#faultsOf(moveId, move, input);
    const failed = faults.map((error): RuleTrace => ({ rule: error.errorCode, status: 'failed', error }));
    if (faults.length > 0 || !move)
      return { moveId, playerId: input?.playerId, allowed: false, rules: failed };
    const context = this.#setting.prepared(this.#setting.context, move, input);
    const gates = this.#gateErrors(move, input, context);
    const rules = [
      ...gates.map((error): RuleTrace => ({ rule: error.errorCode, status: 'failed', error })),
      ...move.rules.map((rule): RuleTrace => {
        const result = ask(rule, moveId, this.#setting.world.game, context);
        if (result === true) return { rule: rule.name, status: 'passed' };
        if ('warning' in result) return { rule: rule.name, status: 'penalised', warning: result.warning };
        return { rule: rule.name, status: 'failed', error: result };
      }),
    ];
    return {
      moveId,
      playerId: input.playerId,
      allowed: !rules.some(({ status }) => status === 'failed'),
      rules,
    };
  }

  /** What is wrong with a wish before any rule is asked. */
  #faultsOf(
    moveId: string,
    move: RulebookMove<TState, TCardMeta, TCardDefinition> | undefined,
    input: MoveContextInput,
  ): readonly ValidationError[] {
    if (!move) {
      const reason = `There is no move "${moveId}"; there are ${quoted(this.#setting.game.rulebook.keys())}.`;
      return [{ reason, errorCode: 'MOVE_NOT_FOUND', context: { moveId } }];
    }
    const playerId: unknown = input?.playerId;
    if (!this.#setting.game.playerIds.includes(playerId as PlayerId)) {
      const reason = `There is no player "${String(playerId)}"; there are ${quoted(this.#setting.game.playerIds)}.`;
      return [{ reason, errorCode: 'PLAYER_NOT_FOUND', context: { playerId } }];
    }
    if (this.#setting.world.end) return [GAME_ENDED];
    const wrong = paramsErrors(move.definition.params, input.params);
    return wrong.length > 0 ? wrong : sourceErrors(move, input);
  }

  /** What is in the way beside the move's own rules. */
  #gateErrors(
    move: RulebookMove<TState, TCardMeta, TCardDefinition>,
    input: MoveContextInput,
    context: EngineContext<TState, TCardMeta, TCardDefinition>,
  ): readonly ValidationError[] {
    const decision = this.#setting.operations.game.getDecision();
    const waiting = decisionError(decision, move.id, input.playerId, move.definition);
    const targets = targetErrors(move, input, this.#setting.world.game, context);
    return waiting ? [waiting, ...targets] : targets;
  }
}
