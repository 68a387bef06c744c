/** Notes which parameters somebody looks at. */
export class WatchedParams implements ProxyHandler<object> {
  /** The names of parameters; each has a bit, by its place. */
  readonly names: string[];
  /** The bits of the parameters that were looked at; all bits when somebody looked for which parameters there are. */
  looked = 0;

  /** For parameters of these names, and whatever others turn up. */
  constructor(names: readonly string[]) {
    this.names = [...names];
  }

  /** The bits of the first so many parameters. */
  static bitsOf(count: number): number {
    return count < MOST ? (1 << count) - 1 : EVERYTHING;
  }

  /** The parameters, to be looked at. Each time another object: somebody may keep what he knows about them. */
  watch(params: object): object {
    return new Proxy(params, this);
  }

  get(params: object, key: PropertyKey): unknown {
    this.looked |= this.#bitOf(key);
    return (params as Record<PropertyKey, unknown>)[key];
  }

  has(params: object, key: PropertyKey): boolean {
    this.looked = EVERYTHING;
    return key in params;
  }

  ownKeys(params: object): (string | symbol)[] {
    this.looked = EVERYTHING;
    return Reflect.ownKeys(params);
  }

  getOwnPropertyDescriptor(params: object, key: PropertyKey): PropertyDescriptor | undefined {
    this.looked = EVERYTHING;
    return Reflect.getOwnPropertyDescriptor(params, key);
  }

  getPrototypeOf(params: object): object | null {
    this.looked = EVERYTHING;
    return Reflect.getPrototypeOf(params);
  }

  #bitOf(key: PropertyKey): number {
    const { names } = this;
    // Not by indexOf(): there are few, and they are the very same strings.
    for (let at = 0; at < names.length && at < MOST; at += 1) if (names[at] === key) return 1 << at;
    // It may be one that only others have.
    if (typeof key !== 'string' || names.length >= MOST) return EVERYTHING;
    return 1 << (names.push(key) - 1);
  }
}

/** All bits. */
export const EVERYTHING = -1;
/** So many parameters have bits of their own. */
const MOST = 31;
