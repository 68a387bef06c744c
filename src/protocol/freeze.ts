import { isProduction } from './is-production.js';

/** Freezes an object in development, where a write should fail loudly; in production it costs nothing. */
export const freeze: <T extends object>(value: T) => Readonly<T> = isProduction()
  ? (value) => value
  : Object.freeze;
