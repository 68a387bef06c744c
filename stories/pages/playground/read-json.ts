/** The way to a value: the names and numbers under which it stands. */
export type JsonPath = readonly (string | number)[];

/** A text that is JSON, or the first place where it is not. */
export type JsonReading =
  | {
      readonly kind: 'json';
      readonly value: unknown;
      /** Where a value begins; for one that is not there, where the nearest thing around it begins. */
      offsetOf(path: JsonPath): number;
    }
  | { readonly kind: 'fault'; readonly message: string; readonly offset: number };

/** Reads JSON like `JSON.parse`, also with a byte order mark before it, and remembers where everything stood. */
export function readJson(text: string): JsonReading {
  const reader = new Reader(text);
  try {
    const value = reader.read();
    return { kind: 'json', value, offsetOf: (path) => reader.offsetOf(path) };
  } catch (cause) {
    if (cause instanceof Fault) return { kind: 'fault', message: cause.message, offset: cause.offset };
    if (cause instanceof RangeError) return { kind: 'fault', message: 'It is nested too deeply.', offset: 0 };
    throw cause;
  }
}

/** A place as people count it: both from 1. */
export function placeAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).replace(MARK, '');
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

const MARK = '\uFEFF';

class Fault extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

// oxlint-disable-next-line no-control-regex -- JSON does not allow them in texts.
const TEXT = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"?/y;
const WORD = /[^\s,:[\]{}"]+/y;
const BLANK = /[ \t\r\n]*/y;

class Reader {
  readonly #text: string;
  readonly #places = new Map<string, number>();
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.startsWith(MARK) ? MARK.length : 0;
  }

  read(): unknown {
    const value = this.#value([]);
    if (this.#next() !== undefined) this.#fail('Nothing may follow after the end.');
    return value;
  }

  offsetOf(path: JsonPath): number {
    for (let length = path.length; length > 0; length -= 1) {
      const offset = this.#places.get(JSON.stringify(path.slice(0, length)));
      if (offset !== undefined) return offset;
    }
    return this.#places.get('[]') ?? 0;
  }

  #value(path: JsonPath): unknown {
    const first = this.#next();
    this.#places.set(JSON.stringify(path), this.#at);
    if (first === '{') return this.#object(path);
    if (first === '[') return this.#list(path);
    return first === '"' ? this.#quoted() : this.#word();
  }

  #object(path: JsonPath): object {
    const entries: [string, unknown][] = [];
    this.#members('}', () => {
      if (this.#next() !== '"') this.#fail('Expected a name in double quotes.');
      const name = this.#quoted();
      if (this.#next() !== ':') this.#fail(`Expected a colon after the name "${name}".`);
      this.#at += 1;
      entries.push([name, this.#value([...path, name])]);
    });
    return Object.fromEntries(entries);
  }

  #list(path: JsonPath): unknown[] {
    const list: unknown[] = [];
    this.#members(']', () => list.push(this.#value([...path, list.length])));
    return list;
  }

  /** What stands between brackets, with commas between. */
  #members(end: '}' | ']', readMember: () => void): void {
    const start = this.#at;
    this.#at += 1;
    if (this.#next() === end) return this.#step();
    for (;;) {
      readMember();
      const after = this.#next();
      if (after === end) return this.#step();
      if (after === undefined) this.#fail(`This bracket has no end: "${end}" is missing.`, start);
      if (after !== ',') this.#fail(`Expected a comma, or "${end}".`);
      const comma = this.#at;
      this.#at += 1;
      if (this.#next() === end) this.#fail(`There is a comma too many before "${end}".`, comma);
    }
  }

  #quoted(): string {
    const start = this.#at;
    const quoted = this.#match(TEXT);
    if (quoted.length > 1 && quoted.endsWith('"') && !this.#endsEscaped(quoted))
      return JSON.parse(quoted) as string;
    if (this.#text[this.#at] === '\\')
      this.#fail('There is no such character: a backslash is written twice.');
    return this.#fail('This text has no closing quotation mark.', start);
  }

  #endsEscaped(quoted: string): boolean {
    return (/\\*(?="$)/.exec(quoted)?.[0].length ?? 0) % 2 === 1;
  }

  #word(): unknown {
    const start = this.#at;
    const word = this.#match(WORD);
    if (word === '') this.#fail('A value is missing here.');
    try {
      return JSON.parse(word);
    } catch {
      return this.#fail(`${word.slice(0, 40)} is no value. Texts stand in double quotes.`, start);
    }
  }

  /** The next character that is not blank. */
  #next(): string | undefined {
    this.#match(BLANK);
    return this.#text[this.#at];
  }

  #step(): void {
    this.#at += 1;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [''];
    this.#at += found.length;
    return found;
  }

  #fail(message: string, offset = this.#at): never {
    throw new Fault(message, offset);
  }
}
