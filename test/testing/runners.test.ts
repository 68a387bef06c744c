import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adapterContract } from '../../src/testing/adapter-contract.js';
import { describeAdapter } from '../../src/testing/describe-adapter.js';
import { createStones } from './stones.js';

const folder = mkdtempSync(join(tmpdir(), 'moveset-testing-'));

/** Runs a module in plain Node that may import the built entry as `moveset/testing`. */
function runInNode(source: string): { readonly output: string; readonly errors: string } {
  const file = join(folder, 'run.mjs');
  writeFileSync(file, source.replace('moveset/testing', './testing.mjs').replace('stones', './stones.mjs'));
  const { stdout, stderr } = spawnSync(process.execPath, [file], {
    encoding: 'utf8',
    // What Vitest tells its workers is not for a process that is none.
    env: { PATH: process.env['PATH'] },
  });
  return { output: stdout, errors: stderr };
}

beforeAll(async () => {
  await build({
    entryPoints: { testing: resolve('src/testing/index.ts'), stones: resolve('test/testing/stones.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['vitest'],
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the testing entry in plain Node', () => {
  const DESCRIBE = `
    const { describeAdapter } = await import('moveset/testing');
    try { describeAdapter(() => { throw new Error('not asked for'); }); } catch (error) { console.log(error.message); }`;

  it('gives the driver without any test runner', () => {
    const { output, errors } = runInNode(`
      import { createDriver } from 'moveset/testing';
      import { createStones } from 'stones';
      console.log(await createDriver(createStones()).playOption('Take 2'));`);
    expect(errors).toBe('');
    expect(output).toContain("{ status: 'accepted', revision: 1 }");
  });

  it('says that describeAdapter needs a test runner', () => {
    // Whatever may be installed beside the folder for temporary files.
    const bundle = readFileSync(join(folder, 'testing.mjs'), 'utf8');
    writeFileSync(join(folder, 'alone.mjs'), bundle.replace('import("vitest")', 'import("no-such-runner")'));
    expect(runInNode(DESCRIBE.replace('moveset/testing', './alone.mjs')).output).toBe(
      'moveset: the adapter contract cannot be registered as tests (there are no functions describe and it). ' +
        'Only a test runner can run them. Call describeAdapter at the top of a test file, or run the checks of ' +
        'adapterContract yourself.\n',
    );
  });

  it('says so too where Vitest is installed and does not run', () => {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    expect(runInNode(DESCRIBE).output).toMatch(
      /^moveset: the adapter contract cannot be registered as tests \(.+\)\. .+ Call describeAdapter at the top/,
    );
  });

  it('registers with the describe and it of a runner that has them as globals', () => {
    const { output } = runInNode(`
      const tests = [];
      globalThis.describe = (name, body) => { tests.push(name); body(); };
      globalThis.it = (title, body) => tests.push([title, body]);
      const { describeAdapter } = await import('moveset/testing');
      const { createStones } = await import('stones');
      describeAdapter(createStones, { name: 'stones' });
      const [name, ...checks] = tests;
      await checks[0][1]();
      console.log(JSON.stringify([name, ...checks.map(([title]) => title)]));`);
    const titles = adapterContract(createStones).map(({ title }) => title);
    expect(JSON.parse(output)).toEqual(['stones', ...titles]);
  });
});

describe('describeAdapter', () => {
  it('says where to call it if it is called inside a test', () => {
    expect(() => describeAdapter(createStones)).toThrow(
      /^moveset: the adapter contract cannot be registered as tests .+ Call describeAdapter at the top of a test file/,
    );
  });
});
