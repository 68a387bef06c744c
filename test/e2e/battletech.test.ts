import { expect } from 'playwright/test';
import { describe, it } from 'vitest';
import { followAdvice, keyboard, mouse } from './advice.js';
import { axeViolations, banner, useArcade } from './arcade.js';

const openArcade = useArcade();
const BATTLE = '#battletech?seats=you,you&seed=1&variant=2';
const LONG = { timeout: 400_000 };

describe('mech combat', () => {
  it('is fought to the last mech by mouse', LONG, async () => {
    const page = await openArcade({}, BATTLE);
    expect(await followAdvice(page, mouse, 900)).toBeGreaterThan(20);
    await expect(banner(page)).toHaveText(/wins/);
  });

  it('is fought to the last mech by keyboard', LONG, async () => {
    const page = await openArcade({}, BATTLE);
    expect(await followAdvice(page, keyboard, 900)).toBeGreaterThan(20);
    await expect(banner(page)).toHaveText(/wins/);
  });

  it('is ordered on the map and in the orders', async () => {
    const page = await openArcade({}, BATTLE);
    await page.locator('.bt-unit[data-available]').first().click();
    await page.locator('.bt-side').getByRole('button', { name: 'Stand still' }).click();
    await expect(page.getByRole('log')).toContainText('stands still');
  });

  it('shows all of what an order comes to', async () => {
    const page = await openArcade({}, BATTLE);
    await page.locator('.bt-unit[data-available]').first().click();
    await page.locator('.bt-side').getByRole('button', { name: 'Stand still' }).hover();
    const preview = page.locator('.bt-preview');
    await expect(preview).toContainText('To hit with it');
    expect(await preview.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(0);
  });

  it('is fought against a computer that answers', async () => {
    const page = await openArcade({}, '#battletech?seats=hard,you&seed=2&variant=2');
    await expect(page.getByRole('log').getByRole('listitem').nth(1)).toBeVisible({ timeout: 20_000 });
    await expect(banner(page)).toHaveText(/Your turn, Bravo/, { timeout: 20_000 });
  });

  it.each(['light', 'dark'] as const)(
    'has nothing the accessibility checker objects to (%s)',
    async (colorScheme) => {
      const page = await openArcade({ colorScheme }, BATTLE);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it('fits a phone', async () => {
    const page = await openArcade({ viewport: { width: 390, height: 844 }, isMobile: true }, BATTLE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
