import type { ValidationError } from '../../protocol/enumerated-move.js';
import { hears, SILENT, type Logger, type LogLevel } from './logger.js';
import type { Telemetry } from './telemetry.js';

/** What is not a player's mistake, but that of a rule. */
const RULE_ERRORS: ReadonlySet<string> = new Set(['CONDITION_ERROR', 'ENUMERATOR_ERROR', 'EXECUTION_ERROR']);

/** Tells developers and whoever measures what an engine does. Their mistakes are not the game's. */
export class Observer {
  readonly #logger: Logger;
  readonly #telemetry: Telemetry;

  readonly #blamed = new WeakSet<ValidationError>();

  constructor(logger: Logger = SILENT, telemetry: Telemetry = {}) {
    this.#logger = logger;
    this.#telemetry = telemetry;
  }

  /** Whether anybody wants to hear of this, at this level or by this hook. */
  wants(level: LogLevel, hook: keyof Telemetry): boolean {
    return hears(this.#logger, level) || this.#telemetry[hook] !== undefined;
  }

  /** Whether anybody measures how long this takes. */
  times(hook: keyof Telemetry): boolean {
    return this.#telemetry[hook] !== undefined;
  }

  log(level: Exclude<LogLevel, 'SILENT'>, message: string, details: Readonly<Record<string, unknown>>): void {
    if (!hears(this.#logger, level)) return;
    try {
      this.#logger.log(level, message, details);
    } catch {
      // Who cannot listen is not told, and there is nobody else to complain to.
    }
  }

  /** Tells of a rule that failed, once for as long as it fails the same way. */
  blame(moveId: string, error: ValidationError): void {
    const { errorCode, reason: message } = error;
    if (!RULE_ERRORS.has(errorCode) || this.#blamed.has(error)) return;
    this.#blamed.add(error);
    this.log('ERROR', message, { moveId, errorCode });
    this.tell('onRuleError', { moveId, errorCode, message });
  }

  tell<Hook extends keyof Telemetry>(hook: Hook, event: Parameters<NonNullable<Telemetry[Hook]>>[0]): void {
    try {
      (this.#telemetry[hook] as ((event: unknown) => void) | undefined)?.(event);
    } catch (error) {
      this.log('ERROR', `telemetry failed in ${hook}`, { error });
    }
  }
}
