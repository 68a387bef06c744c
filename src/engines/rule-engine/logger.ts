/** How much is logged, from nothing to everything. */
export const LOG_LEVELS = ['SILENT', 'ERROR', 'WARN', 'INFO', 'DEBUG'] as const;
/** One of `LOG_LEVELS`. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Receives messages of an engine for developers. */
export interface Logger {
  /** Nothing above this level is logged. */
  readonly level: LogLevel;
  /** Called with each message. */
  readonly log: (
    level: Exclude<LogLevel, 'SILENT'>,
    message: string,
    details?: Readonly<Record<string, unknown>>,
  ) => void;
}

/** Logs to the console, up to a level. */
export function consoleLogger(level: LogLevel = 'INFO'): Logger {
  return {
    level,
    log: (at, message, details) => {
      const line = `moveset ${at}: ${message}`;
      if (at === 'ERROR') console.error(line, details ?? '');
      else if (at === 'WARN') console.warn(line, details ?? '');
      else console.info(line, details ?? '');
    },
  };
}
