/** Throws the sentence for a broken promise: what is wrong, why it matters, what to do. */
export function complain(what: string, why: string, remedy: string): never {
  throw new Error(`moveset: ${what}. ${why}. ${remedy}.`);
}

/** A value in the fewest characters that still tell what it is. */
export function textOf(value: unknown): string {
  if (value instanceof Error) return value.message;
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // Not everything that is wrong can be written down as JSON.
  }
  text ??= String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
