// `npm run test:mutants`: changes the code in hundreds of small ways and counts how many of them the tests notice.
// A sample that ends within half an hour. The report opens in a browser: reports/mutation.html.

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  // Only there to be rewritten, for which Stryker wants TypeScript's old programming interface.
  tsconfigFile: 'none',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  mutate: [
    'src/protocol/**/{message,plain-data,receipt,seeded-random}.ts',
    'src/engines/rule-engine/**/{combinations,legal-targets,numbers,params-of,validate-target-selection}.ts',
    'src/store/{entity-facts,queue,selection}.ts',
  ],
  ignorePatterns: ['dist', 'dist-*', 'coverage', 'reports'],
  tempDirName: 'node_modules/.stryker',
  concurrency: 2,
  timeoutMS: 3_000,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, reportMutants: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation.html' },
};
