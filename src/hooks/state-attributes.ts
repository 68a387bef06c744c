/** `data-*` attributes that are there or not. */
export type StateAttributes = Readonly<Record<`data-${string}`, string>>;

/** A state as attributes: `{ unavailable: true, tone: 'good' }` gives `data-unavailable` and `data-tone="good"`. */
export function stateAttributes(state: object): StateAttributes {
  const attributes: Record<`data-${string}`, string> = {};
  for (const [name, value] of Object.entries(state) as [string, unknown][]) {
    const attribute = `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as const;
    if (value === true) attributes[attribute] = '';
    else if (typeof value === 'string' || typeof value === 'number') attributes[attribute] = String(value);
  }
  return attributes;
}
