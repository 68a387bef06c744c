// What `npm test` runs: every check and every test, whatever fails on the way, then one closing line with the counts.
// `npm test -- --only types,lint` runs some of the steps.
// `npm run test:near` runs what the change at hand can break: what is not committed yet, or else the last commit.
// `npm run test:near -- main~5` means all changes since that commit.
// `npm run test:deep` tries everything random thousands of times: up to an hour.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ name: string, run: string, needs?: string }} Check */

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const stylesheets = Object.keys(manifest.exports).filter((name) => name.endsWith('.css'));

/** Each counts as one test. @type {Check[]} */
const checks = [
  { name: 'types', run: 'tsc' },
  { name: 'lint', run: 'oxlint --type-aware --deny-warnings' },
  { name: 'format', run: 'oxfmt --check' },
  // The script itself, so that its set-up does not run again.
  { name: 'build', run: manifest.scripts.build },
  { name: 'publint', run: 'publint --strict', needs: 'build' },
  {
    name: 'attw',
    run: `attw --pack . --profile esm-only --exclude-entrypoints ${stylesheets.join(' ')}`,
    needs: 'build',
  },
];
const names = [...checks.map((check) => check.name), 'vitest'];
const mode = process.argv.includes('--near') ? 'near' : process.argv.includes('--deep') ? 'deep' : 'all';
const steps = { all: names, near: ['types', 'lint', 'format', 'vitest'], deep: ['vitest'] };

/**
 * Runs a command line in the project's root; the project's own tools are found by their names.
 * @param {string} command @param {'show' | 'keep'} output whether its output is shown as it comes, or kept for later
 */
function run(command, output) {
  const out = output === 'show' ? 'inherit' : 'pipe';
  // In brackets, so that the messages of every part of the line come in their order.
  const { status, stdout, error } = spawnSync(`(${command}) 2>&1`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', out, 'inherit'],
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: {
      ...process.env,
      MOVESET_TEST: mode,
      PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
    },
  });
  return { code: status ?? 1, output: error?.message ?? stdout };
}

/** Says how a step went. @param {string} name @param {boolean} passed @param {number} start @param {string} note */
function report(name, passed, start, note = '') {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)${note && `: ${note}`}`);
}

/** @param {string[]} selected @returns {Counts} */
function runChecks(selected) {
  /** @type {Set<string>} */
  const failed = new Set();
  const chosen = checks.filter((check) => selected.includes(check.name));
  for (const { name, run: command, needs } of chosen) {
    const start = performance.now();
    if (needs && failed.has(needs)) {
      failed.add(name);
      report(name, false, start, `not run, because ${needs} failed`);
      continue;
    }
    const { code, output } = run(command, 'keep');
    if (code !== 0) {
      failed.add(name);
      console.log(`\n$ ${command}\n${output.trimEnd()}`);
    }
    report(name, code === 0, start);
  }
  return { passed: chosen.length - failed.size, failed: failed.size, skipped: 0 };
}

/**
 * Counts the tests in vitest's JSON report. A file that failed outside its tests counts as one failure.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} results @returns {Counts}
 */
function countTests({ testResults }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of testResults) {
    for (const { status } of file.assertionResults) {
      counts[status === 'passed' || status === 'failed' ? status : 'skipped'] += 1;
    }
    const explained = file.assertionResults.some(({ status }) => status === 'failed');
    if (file.status === 'failed' && !explained) counts.failed += 1;
  }
  return counts;
}

/** What changed, for vitest: since a commit. */
function changedSince() {
  const [given] = process.argv.slice(process.argv.indexOf('--near') + 1);
  if (given) return given;
  const isClean = run('git status --porcelain', 'keep').output.trim() === '';
  return isClean ? 'HEAD~1' : 'HEAD';
}

/** The arguments that choose vitest's tests. */
function chosenTests() {
  if (mode === 'near')
    return `--project unit --project browser --project stories --passWithNoTests --changed ${changedSince()}`;
  return mode === 'deep' ? '--project unit --project browser --project e2e --maxWorkers 2' : '';
}

/** @returns {Counts} */
function runVitest() {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'moveset-test-'));
  const file = join(folder, 'vitest.json');
  const { code } = run(
    `vitest run ${chosenTests()} --reporter=default --reporter=json --outputFile.json="${file}"`,
    'show',
  );
  let counts = { passed: 0, failed: 0, skipped: 0 };
  let note = `ended with exit code ${code}`;
  try {
    counts = countTests(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    note += ' without a report';
  }
  rmSync(folder, { recursive: true });
  // Vitest fails also for what is no test's fault: an error nobody caught, a browser that died, no tests at all.
  const unexplained = counts.failed === 0 && (code !== 0 || (counts.passed === 0 && mode !== 'near'));
  if (unexplained) counts.failed += 1;
  report('vitest', counts.failed === 0, start, unexplained ? note : '');
  return counts;
}

const only = process.argv.indexOf('--only');
const selected = only < 0 ? steps[mode] : (process.argv[only + 1] ?? '').split(',');
const unknown = selected.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`moveset: There is no step "${unknown.join(', ')}". The steps are ${names.join(', ')}.`);
  process.exit(1);
}

const total = runChecks(selected);
if (selected.includes('vitest')) {
  const counts = runVitest();
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
