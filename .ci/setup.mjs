// Makes a fresh clone ready: the right Node, the locked dependencies and, with --browser, a browser for the tests.
// It runs before anything is installed, so it imports only what Node itself brings.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.moveset-lock-hash`;

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(`moveset: ${message}`);
  process.exit(1);
}

/** Runs a command in the project's root, its output shown. @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // On Windows npm is a .cmd file, which only a shell can start.
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error) console.error(`moveset: ${command} did not start: ${error.message}`);
  return status === 0;
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether a version satisfies `^a.b.c` or `>=a.b.c`, or one of several such ranges with `||` between them.
 * @param {string} version @param {string} range
 */
function satisfies(version, range) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [least = 0, leastMinor = 0, leastPatch = 0] = (part.match(/\d+/g) || []).map(Number);
    if (major !== least) return major > least && part.includes('>=');
    return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
  });
}

function checkNode() {
  const range = readJson(`${root}package.json`).engines.node;
  if (satisfies(process.versions.node, range)) return;
  stop(
    `This is Node ${process.versions.node}, but the tools of this project need Node ${range}. ` +
      'Install a current Node from nodejs.org and run the command again.',
  );
}

/**
 * Whether what npm last installed is what the lock asks for. True also after an `npm install` by hand, which leaves
 * no stamp. A package may be missing if it is optional: it is for another platform.
 */
function installedAsLocked() {
  const installedFile = `${root}node_modules/.package-lock.json`;
  if (!existsSync(installedFile)) return false;
  const installed = readJson(installedFile).packages;
  return Object.entries(readJson(`${root}package-lock.json`).packages).every(
    ([path, locked]) =>
      path === '' ||
      (path in installed ? installed[path].version === locked.version : locked.optional === true),
  );
}

function installDependencies() {
  const hash = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  if (!installedAsLocked()) {
    console.log('moveset: installing the dependencies that package-lock.json names');
    // --include=dev: with NODE_ENV=production npm would leave out the tools.
    if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) {
      stop('The dependencies could not be installed. Nothing works without them. Run "npm ci" to see why.');
    }
  }
  writeFileSync(stampFile, hash);
}

/** Ways to get a browser, best first. */
const browserSources = [
  {
    name: 'apt-get install chromium',
    possible: () =>
      process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get'),
    install() {
      // Even if the lists could not be renewed, those from before may do.
      run('apt-get', ['update', '-qq']);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    },
  },
  {
    name: 'playwright install chromium',
    possible: () => true,
    install() {
      // Without the headless shell: the tests start the browser itself.
      run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium']);
    },
  },
];

async function installBrowser() {
  const { findBrowser } = await import('./browser.mjs');
  for (const source of browserSources) {
    if (findBrowser()) return;
    if (!source.possible()) continue;
    console.log(`moveset: no browser for the tests found; trying "${source.name}"`);
    source.install();
  }
  if (!findBrowser()) {
    stop(
      'No Chrome or Chromium was found, and none could be installed. The tests run in a real browser. ' +
        'Install one, or set CHROME_PATH to its executable.',
    );
  }
}

checkNode();
installDependencies();
if (process.argv.includes('--browser')) await installBrowser();
