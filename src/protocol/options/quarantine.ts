/** Something an adapter published that is not what the protocol says. Kept from players, shown to developers. */
export interface Quarantined {
  /** Where it stood: `moves[3]`. */
  readonly where: string;
  /** What is wrong with it, why that matters, what to do. */
  readonly message: string;
  readonly value: unknown;
}

/** Puts a value aside, saying what is wrong with it. */
export function quarantined(where: string, fault: string, value: unknown): Quarantined {
  const message = `moveset: ${where} is in quarantine (${fault}). Players do not see it. Publish it as the protocol describes.`;
  return { where, message, value };
}
