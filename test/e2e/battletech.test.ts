import { expect } from 'playwright/test';
import { describe, it } from 'vitest';
import { followAdvice, inTurns, keyboard, mouse } from './advice.js';
import { banner, useArcade } from './arcade.js';
import { runs } from '../runs.js';

const openArcade = useArcade();
const BATTLE = '#battletech?seats=you,you&seed=1&variant=2';

describe('mech combat', () => {
  it('is fought by mouse and keyboard in turns: for some rounds, in the deep run to the last mech', async () => {
    const page = await openArcade({}, BATTLE);
    const most = runs(40, 900);
    const orders = await followAdvice(page, inTurns(mouse, keyboard), most);
    if (orders === most) await expect(banner(page)).toHaveText(/Your turn/);
    else await expect(banner(page)).toHaveText(/wins/);
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
});
