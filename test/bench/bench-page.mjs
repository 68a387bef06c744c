// Builds page/ on what is in dist/, as an embedder's production build would, and opens it in a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '../../.ci/browser.mjs';

/** @typedef {import('./page/main.js').Bench} Bench */
/** @typedef {Awaited<ReturnType<typeof openBenchPage>>} BenchPage */

/** @param {string} path */
const local = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Opens the page; whoever did must close it. */
export async function openBenchPage() {
  const outDir = mkdtempSync(join(tmpdir(), 'moveset-bench-'));
  const shared = /** @type {const} */ ({ root: local('page'), configFile: false, logLevel: 'warn' });
  await build({
    ...shared,
    base: './',
    // The page names the sources, whose types are always there; what is measured is what was built from them.
    resolve: { alias: [{ find: /^.*\/src\/index\.js$/, replacement: local('../../dist/index.js') }] },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        // Peers say "use client", which means nothing here.
        onwarn: (warning, warn) => void (warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning)),
      },
    },
  });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: {
      port: 0,
      host: '127.0.0.1',
      // Isolated, so that the page's clock counts in microseconds.
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    },
  });
  const options = launchOptions();
  // Only the main thread's work is timed, so nobody need wait for the screen.
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, '--disable-frame-rate-limit'],
  });
  const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'bench' in window);
  const devtools = await page.context().newCDPSession(page);

  return {
    /**
     * Calls a function of the page's bench.
     * @template {keyof Bench} Name
     * @param {Name} name @param {Parameters<Bench[Name]>} args @returns {Promise<Awaited<ReturnType<Bench[Name]>>>}
     */
    run(name, ...args) {
      return page.evaluate(
        ([name, args]) => {
          const { bench } = /** @type {{ bench: Record<string, Function> }} */ (
            /** @type {unknown} */ (window)
          );
          return bench[name]?.(...args);
        },
        /** @type {const} */ ([name, args]),
      );
    },
    /** Bytes in use, after a collection. */
    async heap() {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return usedSize;
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
