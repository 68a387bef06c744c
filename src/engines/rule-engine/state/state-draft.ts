import { create } from 'mutative';
import { freeze } from '../../../protocol/freeze.js';

/** A record that is being made or changed. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * A state that is being changed. The original stays as it is. Many moves only move cards, so the real draft is made when
 * this one is first used: it passes every operation on.
 */
export class StateDraft<TState extends object> implements ProxyHandler<TState> {
  /** What reducers and hooks change. */
  readonly draft: TState;
  #base: TState;
  #opened: [draft: TState, finish: () => TState] | null = null;

  constructor(base: TState) {
    this.#base = base;
    this.draft = new Proxy((Array.isArray(base) ? [] : {}) as TState, this);
  }

  /** The changed state; the same object if nothing changed. Later changes start from it. */
  finish(): TState {
    const opened = this.#opened;
    this.#opened = null;
    if (opened) this.#base = opened[1]();
    return this.#base;
  }

  get(_: TState, key: PropertyKey): unknown {
    return Reflect.get(this.#open(), key);
  }

  set(_: TState, key: PropertyKey, value: unknown): boolean {
    return Reflect.set(this.#open(), key, value);
  }

  defineProperty(_: TState, key: PropertyKey, property: PropertyDescriptor): boolean {
    return Reflect.defineProperty(this.#open(), key, property);
  }

  has(_: TState, key: PropertyKey): boolean {
    return Reflect.has(this.#open(), key);
  }

  deleteProperty(_: TState, key: PropertyKey): boolean {
    return Reflect.deleteProperty(this.#open(), key);
  }

  ownKeys(): ArrayLike<string | symbol> {
    return Reflect.ownKeys(this.#open());
  }

  getPrototypeOf(): object | null {
    return Reflect.getPrototypeOf(this.#open());
  }

  getOwnPropertyDescriptor(_: TState, key: PropertyKey): PropertyDescriptor | undefined {
    return Reflect.getOwnPropertyDescriptor(this.#open(), key);
  }

  #open(): TState {
    this.#opened ??= create(this.#base, { enableAutoFreeze: FREEZES }) as [TState, () => TState];
    return this.#opened[0];
  }
}

const FREEZES = Object.isFrozen(freeze({}));

/** A value, frozen through and through in development. */
export function frozen<T>(value: T): T {
  if (!FREEZES || typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
