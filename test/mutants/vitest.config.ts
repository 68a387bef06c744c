import { defineConfig } from 'vitest/config';

// The tests of the rooms that are mutated, and no others: each mutant runs every test that reaches it.
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'test/{protocol,store}/**/*.test.ts',
      'test/engines/rule-engine/**/{targets,enumerators}/**/*.test.ts',
    ],
    setupFiles: ['test/property-runs.ts'],
    isolate: false,
  },
});
