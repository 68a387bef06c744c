/** What is wrong with a value, and at which place in it. */
interface Fault {
  readonly path: string;
  readonly message: string;
}

/** Looks at a value of any kind, and says what is wrong with it; `null` if nothing is. */
export type Schema = (value: unknown) => Fault | null;

/** Whether a value has named parts. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that passes a check; `what` says in words what was expected. */
export function is(what: string, check: (value: unknown) => boolean): Schema {
  const fault: Fault = { path: '', message: `Expected ${what}` };
  return (value) => (check(value) ? null : fault);
}

/** A value, or `undefined`. */
export const optional =
  (schema: Schema): Schema =>
  (value) =>
    value === undefined ? null : schema(value);

/** A value, or `null`. */
export const nullable =
  (schema: Schema): Schema =>
  (value) =>
    value === null ? null : schema(value);

/** A value whose kind is seen by a look at it: the fault is then named at its place, which a union could not do. */
export const lazy =
  (schemaFor: (value: unknown) => Schema): Schema =>
  (value) =>
    schemaFor(value)(value);

const anObject = is('an object', isObject);
const aList = is('a list', Array.isArray);

/** An object with these parts, and any others. */
export function object(parts: Readonly<Record<string, Schema>>): Schema {
  const named = Object.entries(parts);
  return (value) => {
    if (!isObject(value)) return anObject(value);
    for (const [name, schema] of named) {
      const fault = schema(value[name]);
      if (fault) return within(name, fault);
    }
    return null;
  };
}

/** A list of such values. */
export function array(item: Schema): Schema {
  return (value) => {
    if (!Array.isArray(value)) return aList(value);
    // Not every(): it would pass over holes.
    for (let at = 0; at < value.length; at += 1) {
      const fault = item(value[at]);
      if (fault) return within(String(at), fault);
    }
    return null;
  };
}

function within(name: string, { path, message }: Fault): Fault {
  return { path: path ? `${name}.${path}` : name, message };
}

/** What is wrong with a value, in one phrase naming the place (`metadata.priority: …`), or `null`. */
export function faultIn(schema: Schema, value: unknown): string | null {
  const fault = schema(value);
  if (!fault) return null;
  return fault.path ? `${fault.path}: ${fault.message}` : fault.message;
}
