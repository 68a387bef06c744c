/** What an engine throws when it is asked for something its rules refuse. Adapters turn it into a reason. */
export class GameError extends Error {
  /** What kind of refusal this is. */
  readonly code: string;
  /** The values behind the message. */
  readonly context?: Readonly<Record<string, unknown>>;

  constructor(message: string, code: string, context?: Readonly<Record<string, unknown>>) {
    super(message);
    this.name = 'GameError';
    this.code = code;
    if (context) this.context = context;
  }
}
