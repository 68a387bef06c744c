/** `data-*` attributes that are there or not. */
export type StateAttributes = Readonly<Record<`data-${string}`, string>>;

const names = new Map<string, keyof StateAttributes>();

/** The attribute of a name, looked up: the same few are asked for at every row of a list. */
function attributeOf(name: string): keyof StateAttributes {
  let attribute = names.get(name);
  if (attribute === undefined) {
    attribute = `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    names.set(name, attribute);
  }
  return attribute;
}

/** A state as attributes: `{ unavailable: true, tone: 'good' }` gives `data-unavailable` and `data-tone="good"`. */
export function stateAttributes(state: object): StateAttributes {
  const attributes: Record<keyof StateAttributes, string> = {};
  for (const name in state) {
    const value: unknown = state[name as keyof typeof state];
    if (value === true) attributes[attributeOf(name)] = '';
    else if (typeof value === 'string' || typeof value === 'number')
      attributes[attributeOf(name)] = String(value);
  }
  return attributes;
}
