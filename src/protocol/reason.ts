/** Why an option is unavailable, or a command was refused: one thing that stands in the way. */
export interface Reason {
  /** What kind of obstacle this is, for code and translation: `NOT_ENOUGH_COINS`. */
  readonly code: string;
  /** The sentence a player reads. */
  readonly text: string;
  /** The values behind the sentence, such as `{ required: 8, available: 5 }`. */
  readonly context?: Readonly<Record<string, unknown>>;
}

/** A penalty that still allows the option. */
export interface Warning {
  /** What kind of penalty this is: `HEAT_PENALTY`. */
  readonly code: string;
  /** The sentence a player reads. */
  readonly description: string;
  /** How much the penalty changes the number it works on. */
  readonly modifier: number;
}

/** How far a reason is from going away, where its context says so: `{ required: 8, available: 5 }` gives 3. */
export function gapOf(reason: Reason): number | null {
  const required = reason.context?.['required'];
  const available = reason.context?.['available'];
  if (typeof required !== 'number' || typeof available !== 'number') return null;
  return required > available ? required - available : null;
}
