// What the built arcade makes a visitor wait for: its scripts, and the time until something can be pressed, against an
// app that is nothing but a button; and whether the page stays awake while a computer thinks.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '../../.ci/browser.mjs';
import { median } from './median.mjs';
import { digits, printTable } from './table.mjs';

/** @param {string} path */
const local = (path) => fileURLToPath(new URL(path, import.meta.url));
const ROUNDS = 7;

/** Addresses of the arcade, and what can be pressed there. */
const PLACES = {
  'front page': ['', '.app-tables button'],
  'tic-tac-toe': ['#tic-tac-toe', '.app-play button'],
  Emberwood: ['#emberwood', '.app-play button'],
  Principality: ['#principality', '.app-play button'],
  'mech combat': ['#battletech', '.app-play button'],
  Gundam: ['#gundam', '.app-play button'],
  chess: ['#chess', '.app-play button'],
  Moths: ['#moths', '.app-play button'],
};

/** Builds an app and serves it. @param {import('vite').InlineConfig} config */
async function serve(config) {
  const outDir = mkdtempSync(join(tmpdir(), 'moveset-arcade-'));
  await build({ ...config, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    /** The size of a file as it is sent. @param {string} path */
    sizeOf: (path) => gzipSync(readFileSync(join(outDir, path)), { level: 9 }).length,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/**
 * What is loaded, and when something can be pressed, in a browser that was never here.
 * @param {import('playwright').Browser} browser @param {Awaited<ReturnType<typeof serve>>} app
 * @param {string} address @param {string} selector
 */
async function visit(browser, app, address, selector) {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
      // The next task: what is on the screen then can be pressed.
      setTimeout(() => Object.assign(window, { readyAt: performance.now() }));
    };
    look();
  }, selector);
  await page.goto(`${app.url}${address}`);
  await page.waitForFunction(() => 'readyAt' in window);
  const ready = await page.evaluate(() => Number(Reflect.get(window, 'readyAt')));
  const bytes = [...scripts].reduce((sum, path) => sum + app.sizeOf(path), 0);
  await context.close();
  return { ready, bytes };
}

/** The longest time between two frames, and how many took too long, while computers play. @param {import('playwright').Page} page @param {number} time */
function watchFrames(page, time) {
  return page.evaluate(
    (milliseconds) =>
      new Promise((resolve) => {
        /** @type {number[]} */
        const gaps = [];
        const begun = performance.now();
        let last = begun;
        requestAnimationFrame(function frame(now) {
          gaps.push(now - last);
          last = now;
          if (now - begun < milliseconds) return void requestAnimationFrame(frame);
          resolve({
            frames: gaps.length,
            longest: Math.max(...gaps),
            late: gaps.filter((gap) => gap > 50).length,
          });
        });
      }),
    time,
  );
}

/** Prints what a visitor waits for. */
export async function benchArcade() {
  const arcade = await serve({ root: local('../..'), configFile: local('../../vite.config.ts') });
  const empty = await serve({ root: local('empty-page'), configFile: false, base: './' });
  const browser = await chromium.launch(launchOptions());
  try {
    /** @type {number[]} */
    const floors = [];
    /** @type {Record<string, { ready: number, bytes: number }[]>} */
    const seen = Object.fromEntries(Object.keys(PLACES).map((name) => [name, []]));
    let floorBytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const floor = await visit(browser, empty, '', '.ready');
      floors.push(floor.ready);
      floorBytes = floor.bytes;
      for (const [name, [address = '', selector = '']] of Object.entries(PLACES))
        seen[name]?.push(await visit(browser, arcade, address, selector));
    }
    const floor = median(floors);
    const rows = Object.entries(seen).map(([name, visits]) => {
      const ready = median(visits.map((each) => each.ready));
      // What comes later, when the page has time, is not waited for: the fewest scripts of all visits.
      const bytes = Math.min(...visits.map((each) => each.bytes));
      return [
        name,
        `${(bytes / 1000).toFixed(1)} kB`,
        `${digits(bytes / floorBytes)}×`,
        `${digits(ready / floor)}×`,
      ];
    });
    printTable(
      'The arcade',
      `Scripts until something can be pressed (gzip), and the time until then, in a browser that was never here. The floor\nis an app with React that is one button: ${(floorBytes / 1000).toFixed(1)} kB, ${digits(floor)} ms here. Median of ${ROUNDS} visits.`,
      ['page', 'scripts', 'of the floor', 'time of the floor'],
      rows,
    );
    const page = await browser.newPage();
    const rowsOfFrames = [];
    for (const [name, address] of [
      ['idle', ''],
      ['Emberwood, two computers that think ahead', '#emberwood?seats=hard,hard&seed=1'],
      ['chess, two computers that think ahead', '#chess?seats=hard,hard&seed=1'],
    ]) {
      await page.goto('about:blank');
      await page.goto(`${arcade.url}${address}`);
      await page.waitForTimeout(1500);
      const { frames, longest, late } = /** @type {{ frames: number, longest: number, late: number }} */ (
        await watchFrames(page, 6000)
      );
      rowsOfFrames.push([String(name), String(frames), `${digits(longest)} ms`, String(late)]);
    }
    printTable(
      'Frames while a computer thinks',
      'Six seconds of frames; late is one that came more than 50 ms after the last.',
      ['what', 'frames', 'longest gap', 'late'],
      rowsOfFrames,
    );
  } finally {
    await browser.close();
    await arcade.close();
    await empty.close();
  }
}
