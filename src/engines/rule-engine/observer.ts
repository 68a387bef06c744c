import { hears, SILENT, type Logger, type LogLevel } from './logger.js';
import type { Telemetry } from './telemetry.js';

/** Tells developers and whoever measures what an engine does. Their mistakes are not the game's. */
export class Observer {
  readonly #logger: Logger;
  readonly #telemetry: Telemetry;

  constructor(logger: Logger = SILENT, telemetry: Telemetry = {}) {
    this.#logger = logger;
    this.#telemetry = telemetry;
  }

  /** Whether anybody wants to hear of this, at this level or by this hook. */
  wants(level: LogLevel, hook: keyof Telemetry): boolean {
    return hears(this.#logger, level) || this.#telemetry[hook] !== undefined;
  }

  log(level: Exclude<LogLevel, 'SILENT'>, message: string, details: Readonly<Record<string, unknown>>): void {
    if (!hears(this.#logger, level)) return;
    try {
      this.#logger.log(level, message, details);
    } catch {
      // Who cannot listen is not told, and there is nobody else to complain to.
    }
  }

  tell<Hook extends keyof Telemetry>(hook: Hook, event: Parameters<NonNullable<Telemetry[Hook]>>[0]): void {
    try {
      (this.#telemetry[hook] as ((event: unknown) => void) | undefined)?.(event);
    } catch (error) {
      this.log('ERROR', `telemetry failed in ${hook}`, { error });
    }
  }
}
