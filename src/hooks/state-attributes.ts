/** `data-*` attributes that are there or not. */
export type StateAttributes = Readonly<Record<`data-${string}`, string>>;

/** A state as attributes: `{ unavailable: true, tone: 'good' }` gives `data-unavailable` and `data-tone="good"`. */
export function stateAttributes(state: object): StateAttributes {
  const attributes: Record<keyof StateAttributes, string> = {};
  for (const [name, value] of Object.entries(state) as [string, unknown][]) {
    if (value !== true && typeof value !== 'string' && typeof value !== 'number') continue;
    const attribute = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    attributes[`data-${attribute}`] = value === true ? '' : String(value);
  }
  return attributes;
}
