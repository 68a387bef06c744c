// Whether the page stays awake while a computer thinks for two seconds without a pause: in a Worker, and on the page itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '../../.ci/browser.mjs';
import { digits, printTable } from './table.mjs';

/** @typedef {import('./thinking-page/main.js').Thought} Thought */

const root = fileURLToPath(new URL('thinking-page', import.meta.url));

/** Prints the frames of two seconds. */
export async function benchThinking() {
  const outDir = mkdtempSync(join(tmpdir(), 'moveset-thinking-'));
  const shared = /** @type {const} */ ({ root, configFile: false, logLevel: 'warn' });
  await build({ ...shared, base: './', worker: { format: 'es' }, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction(() => 'think' in window);
  const rows = [];
  for (const where of /** @type {const} */ (['worker', 'page'])) {
    const thought = await page.evaluate(
      (where) =>
        /** @type {{ think: (where: string) => Promise<Thought> }} */ (/** @type {unknown} */ (window)).think(
          where,
        ),
      where,
    );
    rows.push([
      where === 'worker' ? 'in a Worker' : 'on the page',
      digits(thought.frames),
      digits(thought.longest),
      digits(thought.answer),
    ]);
  }
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
  printTable(
    'A computer that thinks for two seconds without a pause',
    'Frames of the page meanwhile, the longest time between two, and how long the answer to the player’s own move took\n(milliseconds); for information, as they depend on the machine.',
    ['where it thinks', 'frames', 'longest', 'own move'],
    rows,
  );
}
