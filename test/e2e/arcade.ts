import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

const TIC_TAC_TOE = '#tic-tac-toe?seats=you,hard&seed=1&variant=3';

/** Two at one screen. */
export const FRIENDS = '#tic-tac-toe?seats=you,you&seed=1&variant=3';

/** Pages on the built app in the shared browser: a game of tic-tac-toe, unless said otherwise. A page that logs an error or warning fails its test. */
export function useArcade() {
  let browser: Browser;
  const opened: { page: Page; noise: string[] }[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('wsEndpoint'));
  });

  afterEach(async () => {
    const noise = opened.flatMap((entry) => entry.noise);
    await Promise.all(opened.splice(0).map(({ page }) => page.context().close()));
    expect(noise).toEqual([]);
  });

  afterAll(() => browser.close());

  return async (options: BrowserContextOptions = {}, address = TIC_TAC_TOE): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    const noise: string[] = [];
    opened.push({ page, noise });
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    await page.goto(`${inject('baseURL')}${address}`);
    await page.locator(address === '' ? '.app-tables' : '.app-play').waitFor();
    return page;
  };
}

/** A cell by row and column, whatever it holds. */
export function cell(page: Page, row: number, column: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Row ${row}, column ${column}, `) });
}

/** What the banner says. */
export function banner(page: Page): Locator {
  return page.locator('.ms-status');
}

/** Everything the accessibility checker has to say against the page. */
export async function axeViolations(page: Page, checker = new AxeBuilder({ page })): Promise<string[]> {
  const { violations } = await checker.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** The same in light and in dark, where nothing but the colours is new. */
export async function axeViolationsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inLight = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const inDark = await axeViolations(
    page,
    new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']),
  );
  return [...inLight, ...inDark];
}
