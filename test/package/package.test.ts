import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { preview, type PreviewServer } from 'vite';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../../.ci/browser.mjs';
import { entries, examples, manifest, writeConsumer } from './consumer.js';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'moveset-package-'));
const installed = join(folder, 'node_modules', manifest.name);

/** Runs a command and gives its output; if it fails, the error shows what it printed. */
function run(cwd: string, command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      // As in the embedder's own terminal: Vitest's NODE_ENV=test would make a build for tests.
      env: { ...process.env, NODE_ENV: undefined },
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

let packed: string[];

beforeAll(() => {
  if (!existsSync(join(root, 'dist'))) run(root, 'npm', 'run', 'build');
  const [report] = JSON.parse(run(root, 'npm', 'pack', '--json', '--pack-destination', folder)) as [
    { filename: string; files: { path: string }[] },
  ];
  packed = report.files.map((file) => file.path);
  writeConsumer(folder, report.filename);
  run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the README', () => {
  test('has examples of a screen, an adapter, rules and a component', () => {
    expect(examples.map(({ name }) => name)).toEqual([
      'readme-1.tsx',
      'readme-2.ts',
      'readme-3.ts',
      'readme-4.tsx',
    ]);
  });

  test.each([
    ['an adapter', 1, 'createStones'],
    ['rules', 2, 'createOrchard'],
  ])('shows %s at a table that keeps the contract', (_, example, create) => {
    const code = transformSync(examples[example]!.code, { loader: 'ts' }).code;
    writeFileSync(join(folder, `${create}.mjs`), code);
    const check = `
      import { adapterContract } from 'moveset/testing';
      import { ${create} } from './${create}.mjs';
      const checks = adapterContract(${create});
      for (const { check } of checks) await check();
      console.log(checks.length + ' checks hold');
    `;
    expect(run(folder, 'node', '--input-type=module', '--eval', check)).toMatch(/^\d\d checks hold/);
  });
});

describe('the tarball', () => {
  test('holds what is built, and nothing it is built from', () => {
    const others = packed.filter((path) => !path.startsWith('dist/'));
    expect(others).toEqual(expect.arrayContaining(['LICENSE', 'package.json']));
    expect(others.filter((path) => !/^(LICENSE|README\.md|CHANGELOG\.md|package\.json)$/.test(path))).toEqual(
      [],
    );
    expect(packed.filter((path) => /\.(test|stories)\.|(^|\/)(app|test|stories)\//.test(path))).toEqual([]);
  });

  test('holds every file that the manifest exports', () => {
    const targets = JSON.stringify(manifest.exports).match(/(?<="\.\/)[^"]+\.(js|css|d\.ts)(?=")/g) ?? [];
    expect(packed).toEqual(expect.arrayContaining(targets.filter((target) => target.startsWith('dist/'))));
  });

  test('says nothing about the machine it was built on', () => {
    const telling = packed.filter((path) => {
      const text = readFileSync(join(installed, path), 'utf8');
      return [root, `${homedir()}/`, 'file://'].some((place) => text.includes(place));
    });
    expect(telling).toEqual([]);
  });
});

describe('an app that installs the package', () => {
  test.each(['bundler', 'nodenext'])('type-checks with every declaration under %s', (resolution) => {
    expect(run(folder, 'npx', 'tsc', '-p', `tsconfig.${resolution}.json`)).toBe('');
  });

  test.each(entries)('imports %s in plain Node', (entry) => {
    const script = `console.log(Object.keys(await import('${entry}')).length)`;
    expect(Number(run(folder, process.execPath, '--input-type=module', '-e', script))).toBeGreaterThan(0);
  });
});

describe('the built app', () => {
  const problems: string[] = [];
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    run(folder, 'npx', 'vite', 'build');
    server = await preview({
      root: folder,
      configFile: false,
      logLevel: 'warn',
      preview: { port: 0, host: '127.0.0.1' },
    });
    browser = await chromium.launch(launchOptions());
    page = await browser.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const option = (name: string) => page.getByRole('menuitem', { name });

  test('offers all that can be done', async () => {
    await expectPage(page.getByRole('menuitem')).toHaveCount(9);
    await expectPage(option('Place X in row 2, column 2')).not.toHaveAttribute('aria-disabled');
  });

  test('plays an option, which then says why it can be played no more', async () => {
    await option('Place X in row 2, column 2').click();
    await expectPage(option('Place X in row 2, column 2')).toHaveAttribute('aria-disabled', 'true');
    await expectPage(option('Place X in row 2, column 2')).toHaveAccessibleDescription(/occupied by X/);
    await expectPage(page.getByText('X takes row 2, column 2')).toBeVisible();
  });

  test('shows the reason to whoever points at it', async () => {
    // The hand that has just played rests there, and is not told.
    await page.mouse.move(0, 0);
    await option('Place X in row 2, column 2').hover();
    await expectPage(page.locator(':popover-open').getByText('occupied by X')).toBeVisible();
  });

  test('shows the same on the board', async () => {
    await expectPage(page.getByRole('button', { name: 'Row 2, column 2, X' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('leaves at home what only developers need', () => {
    const scripts = readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.js'));
    const code = scripts.map((name) => readFileSync(join(folder, 'dist/assets', name), 'utf8')).join('');
    // A sentence of the store is in it, the words of the schemas are not.
    expect(code).toContain('is in quarantine');
    expect(code).not.toContain('a number from 0 to 100');
  });

  test('has the looks of the kit and of the game', async () => {
    const styles = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .map((rule) => rule.cssText)
        .join(''),
    );
    expect(styles).toContain('.ms-action');
    expect(styles).toContain('.ttt-');
  });

  test('has the colours of the kit, also on a page that says nothing about its own', async () => {
    const unavailable = option('Place X in row 2, column 2');
    await expectPage(unavailable).toHaveCSS('background-color', 'rgb(246, 244, 239)');
  });

  test('prints neither errors nor warnings', () => {
    expect(problems).toEqual([]);
  });
});
