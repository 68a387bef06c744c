import { defineConfig } from 'vitest/config';

// The tests of the rooms that are mutated. Whole games are left out: they take minutes, and a mutant needs many runs.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/{engines,protocol,store}/**/*.test.ts'],
    setupFiles: ['test/property-runs.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
