import { adapterContract } from './adapter-contract.js';
import type { ContractOptions, MakeGame } from './lab.js';

interface Runner {
  describe(name: string, body: () => void): unknown;
  it(name: string, body: () => Promise<void>, timeout?: number): unknown;
}

// Some engines are slow, and each check plays many games.
const TIMEOUT = 60_000;

function isRunner(candidate: object): candidate is Runner {
  const { describe, it } = candidate as Partial<Runner>;
  return typeof describe === 'function' && typeof it === 'function';
}

async function findRunner(): Promise<Runner | null> {
  const globals: object = globalThis;
  if (isRunner(globals)) return globals;
  try {
    return await import('vitest');
  } catch {
    // Whoever wants only the driver needs no test runner.
    return null;
  }
}

// Tests must be registered while a test file is read, so the runner is looked for before anybody asks.
const runner = await findRunner();

/** Registers the contract of adapters as tests, one for each promise, with Vitest, Jest, Mocha or whoever is like them. */
export function describeAdapter(make: MakeGame, options: ContractOptions = {}): void {
  try {
    if (!runner) throw new Error('there are no functions describe and it');
    const { describe, it } = runner;
    describe(options.name ?? 'adapter contract', () => {
      for (const { title, check } of adapterContract(make, options)) it(title, () => check(), TIMEOUT);
    });
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `moveset: the adapter contract cannot be registered as tests (${detail}). Only a test runner can run them. ` +
        'Call describeAdapter at the top of a test file, or run the checks of adapterContract yourself.',
      { cause },
    );
  }
}
