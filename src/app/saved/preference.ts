/** A choice of the visitor that outlives the visit, where the browser allows that. */
export interface Preference<Value extends string> {
  read(): Value;
  write(value: Value): void;
}

/** A preference that is one of some words; the first of them, unless another was stored. */
export function preference<Value extends string>(
  name: string,
  words: readonly [Value, ...Value[]],
): Preference<Value> {
  const key = `moveset-${name}`;
  return {
    read() {
      try {
        const stored = localStorage.getItem(key);
        return words.find((word) => word === stored) ?? words[0];
      } catch {
        // Storage may be switched off; a choice then lasts as long as the page.
        return words[0];
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, value);
      } catch {
        // As above.
      }
    },
  };
}
