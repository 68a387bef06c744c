/** Notes which parameters somebody looks at. */
export class WatchedParams implements ProxyHandler<object> {
  /** The parameters that were looked at. */
  readonly keys: PropertyKey[] = [];
  /** Whether somebody looked for which parameters there are. */
  looksAtAll = false;

  /** The parameters, to be looked at. Each time another object: somebody may keep what he knows about them. */
  watch(params: object): object {
    this.keys.length = 0;
    this.looksAtAll = false;
    return new Proxy(params, this);
  }

  get(params: object, key: PropertyKey): unknown {
    if (!this.keys.includes(key)) this.keys.push(key);
    return (params as Record<PropertyKey, unknown>)[key];
  }

  has(params: object, key: PropertyKey): boolean {
    this.looksAtAll = true;
    return key in params;
  }

  ownKeys(params: object): (string | symbol)[] {
    this.looksAtAll = true;
    return Reflect.ownKeys(params);
  }

  getOwnPropertyDescriptor(params: object, key: PropertyKey): PropertyDescriptor | undefined {
    this.looksAtAll = true;
    return Reflect.getOwnPropertyDescriptor(params, key);
  }

  getPrototypeOf(params: object): object | null {
    this.looksAtAll = true;
    return Reflect.getPrototypeOf(params);
  }
}
