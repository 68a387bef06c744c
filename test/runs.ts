import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether `npm run test:deep` runs, which has an hour, not minutes. */
    deep: boolean;
  }
}

/** How often something random is tried: a few times by `npm test`, and far more often by `npm run test:deep`. */
export function runs(short: number, deep: number): number {
  return inject('deep') ? deep : short;
}
