import type { EnumeratedMove, ValidationError } from '../../protocol/enumerated-move.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { GameEndResult } from './define/contexts.js';
import { LOG_LEVELS, type Logger, type LogLevel } from './logger.js';

/** Callbacks for measuring an engine. Durations are in milliseconds. */
export interface Telemetry {
  readonly onMove?: (event: { moveId: string; playerId: PlayerId; duration: number }) => void;
  readonly onRejection?: (event: { moveId: string; playerId: PlayerId; errorCode: string }) => void;
  readonly onEnumeration?: (event: {
    playerId: PlayerId;
    moves: number;
    valid: number;
    duration: number;
  }) => void;
  readonly onRuleError?: (event: { moveId: string; errorCode: string; message: string }) => void;
  readonly onGameEnd?: (result: GameEndResult) => void;
}

/** Errors that are not a player's mistake but a rule's. */
const RULE_ERRORS: ReadonlySet<string> = new Set(['CONDITION_ERROR', 'ENUMERATOR_ERROR', 'EXECUTION_ERROR']);

/** Reports to a logger and to telemetry. When those fail, the game goes on. */
export class Observer {
  readonly #logger: Logger | undefined;
  readonly #telemetry: Telemetry;
  /** The failures of rules that enumerations have reported. */
  readonly #reported = new Set<string>();

  constructor(logger: Logger | undefined, telemetry: Telemetry = {}) {
    this.#logger = logger;
    this.#telemetry = telemetry;
  }

  /** The time when a move begins, if moves are measured: reading the clock takes a twentieth of a move. */
  get moveStart(): number {
    return this.#telemetry.onMove ? performance.now() : 0;
  }

  /** Reports a move that was played. */
  played(moveId: string, playerId: PlayerId, start: number): void {
    if (this.#telemetry.onMove)
      this.emit('onMove', { moveId, playerId, duration: performance.now() - start });
  }

  /** Reports a move that was refused. */
  refused(moveId: string, playerId: PlayerId, errors: readonly ValidationError[]): void {
    const { reason, errorCode } = errors[0]!;
    for (const error of errors) this.#reportRuleError(moveId, error);
    this.log('INFO', `refused "${moveId}": ${reason}`, { errors });
    this.emit('onRejection', { moveId, playerId, errorCode });
  }

  /** Reports an enumeration, and the failures of rules that no enumeration has reported before. */
  enumerated(playerId: PlayerId, moves: readonly EnumeratedMove[], start: number): void {
    if (this.#logs('ERROR') || this.#telemetry.onRuleError) this.#reportNewRuleErrors(moves);
    if (!this.#logs('DEBUG') && !this.#telemetry.onEnumeration) return;
    const valid = moves.filter(({ isValid }) => isValid).length;
    const event = { playerId, moves: moves.length, valid, duration: performance.now() - start };
    this.log('DEBUG', `enumerated ${moves.length} moves for ${playerId}, ${valid} of them valid`, event);
    this.emit('onEnumeration', event);
  }

  log(level: Exclude<LogLevel, 'SILENT'>, message: string, details: Readonly<Record<string, unknown>>): void {
    if (!this.#logs(level)) return;
    try {
      this.#logger!.log(level, message, details);
    } catch {
      // There is nobody else to report to.
    }
  }

  emit<Hook extends keyof Telemetry>(hook: Hook, event: Parameters<NonNullable<Telemetry[Hook]>>[0]): void {
    try {
      (this.#telemetry[hook] as ((event: unknown) => void) | undefined)?.(event);
    } catch (error) {
      this.log('ERROR', `telemetry failed in ${hook}`, { error });
    }
  }

  #logs(level: LogLevel): boolean {
    return LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(this.#logger?.level ?? 'SILENT');
  }

  #reportNewRuleErrors(moves: readonly EnumeratedMove[]): void {
    for (const { moveId, validationErrors = [] } of moves) {
      for (const error of validationErrors) {
        const key = `${moveId}: ${error.reason}`;
        if (!RULE_ERRORS.has(error.errorCode) || this.#reported.has(key)) continue;
        this.#reported.add(key);
        this.#reportRuleError(moveId, error);
      }
    }
  }

  #reportRuleError(moveId: string, { errorCode, reason: message }: ValidationError): void {
    if (!RULE_ERRORS.has(errorCode)) return;
    this.log('ERROR', message, { moveId, errorCode });
    this.emit('onRuleError', { moveId, errorCode, message });
  }
}
