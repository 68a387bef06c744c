import { isObject } from '../is-object.js';

/** One thing wrong with a value. */
export interface Fault {
  /** The keys that lead to the part that is wrong. */
  readonly path: readonly (string | number)[];
  /** What was expected there: `Expected a text`. */
  readonly message: string;
  /** What is there instead. */
  readonly got: unknown;
}

/** Returns everything wrong with a value: an empty list if it is sound. */
export type Check = (value: unknown) => readonly Fault[];

/** Checks that a value is a `T`. */
export interface Shape<T> extends Check {
  /** Never there. It lets the compiler hold a shape to exactly its type, no wider and no narrower. */
  readonly type?: (value: T) => T;
}

/** The type that a shape checks for. */
export type TypeOf<S> = S extends Shape<infer T> ? T : never;

/** A shape for each named property of a type. What only an index signature allows is not checked. */
export type PartsOf<T> = {
  readonly [K in keyof T as string extends K ? never : number extends K ? never : K]-?: Shape<T[K]>;
};

/** The member of a union that has this value as its tag. */
type Variant<T, Tag extends keyof T, Value> = T extends unknown ? (Value extends T[Tag] ? T : never) : never;

// Shared, so that checking a sound value allocates little.
const SOUND: readonly Fault[] = [];

const fault = (message: string, got: unknown): readonly Fault[] => [{ path: [], message, got }];

/** Adds the faults of the part under a key to those of the whole. */
function addAt(key: string | number, found: readonly Fault[], faults: Fault[]): void {
  for (const { path, message, got } of found) faults.push({ path: [key, ...path], message, got });
}

/** A value that passes a test. `what` completes the sentence “Expected …”. */
export function is<T>(what: string, test: (value: unknown) => boolean): Shape<T> {
  return (value) => (test(value) ? SOUND : fault(`Expected ${what}`, value));
}

/** One of some words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Shape<Word> {
  return is(words.join(' or '), (value) => words.includes(value as Word));
}

/** A part that may be absent. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value) => (value === undefined ? SOUND : shape(value));
}

/** A part that may be `null`. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value) => (value === null ? SOUND : shape(value));
}

/** An object with these parts, and any others. */
export function object<T extends object>(parts: PartsOf<T>): Shape<T> {
  const entries = Object.entries<Check>(parts as Readonly<Record<string, Check>>);
  return (value) => {
    if (!isObject(value)) return fault('Expected an object', value);
    const faults: Fault[] = [];
    for (const [key, shape] of entries) addAt(key, shape(value[key]), faults);
    return faults;
  };
}

/** An object whose values all have one shape, under any keys. */
export function recordOf<T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value) => {
    if (!isObject(value)) return fault('Expected an object', value);
    const faults: Fault[] = [];
    for (const key in value) addAt(key, shape(value[key]), faults);
    return faults;
  };
}

/** A list whose members all have one shape. */
export function listOf<T>(shape: Shape<T>): Shape<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return fault('Expected a list', value);
    const faults: Fault[] = [];
    // By index, which also visits holes.
    for (let at = 0; at < value.length; at += 1) addAt(at, shape(value[at]), faults);
    return faults;
  };
}

/** A union of objects that a tag tells apart. */
export function tagged<T extends object, Tag extends keyof T & string>(
  tag: Tag,
  kinds: { readonly [Value in T[Tag] & string]: PartsOf<Omit<Variant<T, Tag, Value>, Tag>> },
): Shape<T> {
  const shapes = new Map<unknown, Check>(
    Object.entries<PartsOf<object>>(kinds).map(([kind, parts]) => [kind, object(parts)]),
  );
  const unknownKind = object({ [tag]: oneOf(...Object.keys(kinds)) });
  return (value) => ((isObject(value) && shapes.get(value[tag])) || unknownKind)(value);
}

/** A union of which a look at the value tells which member to check, so that a fault is named at its place. */
export function choose<S extends Check>(shapeFor: (value: unknown) => S): Shape<TypeOf<S>> {
  return (value) => shapeFor(value)(value);
}

/** A sound value whose parts also agree with one another. `faultOf` returns the message, or `null`. */
export function refined<T>(shape: Shape<T>, faultOf: (value: T) => string | null): Shape<T> {
  return (value) => {
    const faults = shape(value);
    if (faults.length > 0) return faults;
    const message = faultOf(value as T);
    return message === null ? SOUND : fault(message, value);
  };
}

export const anything: Shape<unknown> = () => SOUND;
export const text = is<string>('a text', (value) => typeof value === 'string');
/** A text that is not empty. */
export const name = is<string>('a name', (value) => typeof value === 'string' && value !== '');
export const flag = is<boolean>('true or false', (value) => typeof value === 'boolean');
export const number = is<number>('a number', (value) => typeof value === 'number' && !Number.isNaN(value));
export const count = is<number>('a whole number', (value) => Number.isInteger(value) && Number(value) >= 0);
export const percent = numberUpTo(100);
/** An object whose parts are not checked. */
export const record = is<Readonly<Record<string, unknown>>>('an object', isObject);

export function numberUpTo(most: number): Shape<number> {
  return is(
    `a number from 0 to ${most}`,
    (value) => typeof value === 'number' && value >= 0 && value <= most,
  );
}

/** A list whose members are not checked here. */
export function uncheckedListOf<T>(): Shape<readonly T[]> {
  return is('a list', Array.isArray);
}

/** Whether a value is what a shape describes. */
export function isSound<T>(shape: Shape<T>, value: unknown): value is T {
  return shape(value).length === 0;
}

/** The first thing wrong with a value, with its path (`metadata.priority: Expected a number`), or `null`. */
export function faultIn(check: Check, value: unknown): string | null {
  const [first] = check(value);
  if (!first) return null;
  const path = first.path.join('.');
  return path ? `${path}: ${first.message}` : first.message;
}
