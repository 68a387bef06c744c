import { expect } from 'playwright/test';
import { describe, it } from 'vitest';
import { axeViolations, axeViolationsInBothSchemes, useArcade } from './arcade.js';

const openArcade = useArcade();

describe.each([
  ['tic-tac-toe', '#tic-tac-toe'],
  ['Emberwood', '#emberwood?seats=you,you&seed=1'],
  ['Principality', '#principality?seats=you&seed=1'],
  ['mech combat', '#battletech?seats=you,you&seed=1&variant=2'],
  ['Gundam', '#gundam'],
  ['chess', '#chess'],
  ['Moths', '#moths'],
])('the table of %s', (_, address) => {
  it('passes the accessibility check, light and dark, and fits a phone', async () => {
    const page = await openArcade({}, address);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
  });

  it('is played without a skin', async () => {
    const page = await openArcade({}, address);
    await page.getByRole('button', { name: 'Without a skin' }).click();
    await expect(page.getByText('No line of this was written for this game')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('.ms-action:not([aria-disabled])').first().click();
    await expect(page.getByRole('log').getByRole('listitem')).not.toHaveCount(0);
  });
});
