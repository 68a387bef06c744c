import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './.ci/browser.mjs';
import { cssTarget } from './.ci/css-target.mjs';
import { appPackages, testPackages } from './.ci/page-packages.mjs';
import manifest from './package.json' with { type: 'json' };

// The library's entry files are what package.json exports: './dist/x/index.js' is built from 'src/x/index.ts'.
const exported = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'object' ? [target.default] : [],
);
const entryNames = (ending: string) =>
  exported
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice('./dist/'.length, -ending.length));
const scripts = entryNames('.js').map((name) => [name, resolve(`src/${name}.ts`)]);
const styles = entryNames('.css').map((name) => [name, resolve(`src/${name}.css`)]);

// The samples of the guides import the package by its name, as an embedder does. Here that name means the sources.
const alias = Object.entries(manifest.exports).flatMap(([subpath, target]) =>
  typeof target === 'object'
    ? [
        {
          find: new RegExp(`^${manifest.name}${subpath.slice(1)}$`),
          replacement: resolve(target.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts')),
        },
      ]
    : [],
);

// `npm run test:deep` tries random things thousands of times, for which single tests may take very long.
const deep = process.env['MOVESET_TEST'] === 'deep';
const timeout = deep ? 3_600_000 : 60_000;
const shared = { provide: { deep }, isolate: false };

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

// Lets `import 'moveset/styles.css'` and its like type-check for consumers on TypeScript 6 and 7.
const cssTypes: Plugin = {
  name: 'css-types',
  generateBundle() {
    for (const name of entryNames('.css')) {
      this.emitFile({ type: 'asset', fileName: `${name}.css.d.ts`, source: 'export {};\n' });
    }
  },
};

// The built arcade opens without a network: its service worker is told which files there are.
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: resolve('src/app/offline/service-worker.ts'),
      fileName: 'service-worker.js',
    });
  },
  generateBundle(_options, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !file.endsWith('.map'));
    this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files) });
  },
};

const library = {
  publicDir: false as const,
  build: {
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    cssCodeSplit: true,
    lib: {
      entry: Object.fromEntries([...scripts, ...styles]) as Record<string, string>,
      formats: ['es' as const],
    },
    rolldownOptions: {
      external: (id: string) =>
        !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes(':\\'),
      output: { preserveModules: true, preserveModulesRoot: 'src' },
    },
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [react(), mode === 'lib' ? cssTypes : offline],
  base: './',
  worker: { format: 'es' as const },
  optimizeDeps: { include: appPackages },
  resolve: { alias },
  ...(mode === 'lib' ? library : { build: { outDir: 'dist-app', cssTarget } }),
  test: {
    projects: [
      {
        extends: true as const,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/{browser,e2e,package}/**'],
          setupFiles: ['test/property-runs.ts'],
          // Whole games are played, also on slow machines.
          testTimeout: timeout,
        },
      },
      {
        extends: true as const,
        optimizeDeps: { include: testPackages },
        test: {
          ...shared,
          name: 'browser',
          include: ['test/browser/**/*.test.{ts,tsx}'],
          testTimeout: timeout,
          browser: browser(),
        },
      },
      {
        extends: true as const,
        plugins: [storybookTest({ configDir: resolve('.storybook') })],
        test: { ...shared, name: 'stories', testTimeout: timeout, browser: browser() },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/global-setup.ts'],
          // With the packed package: most of both is waiting for another process.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: 2 * timeout,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['test/package/**/*.test.ts'],
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
    coverage: {
      provider: 'v8' as const,
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/app/**', '**/*.d.ts'],
      reporter: ['text', 'json-summary'],
    },
  },
}));
