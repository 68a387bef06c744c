// Finds the browser that the tests use. Nothing here downloads anything: see setup.mjs.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const home = process.env.LOCALAPPDATA ?? '';
const candidates = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  home && `${home}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** Where playwright's own build would be, if somebody installed it. */
function playwrightBrowser() {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** @returns {string | undefined} */
export function findBrowser() {
  return [...candidates, playwrightBrowser()].find((path) => path && existsSync(path)) || undefined;
}

/** Launch options for playwright and for vitest's browser mode. */
export function launchOptions() {
  const executablePath = findBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      // Chromium refuses to run as root with its sandbox on.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
