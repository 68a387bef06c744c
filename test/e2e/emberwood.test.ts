import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { describe, it } from 'vitest';
import { banner, useArcade } from './arcade.js';

const openArcade = useArcade();

/** Two keepers at one screen, with a known deal. */
async function openDuel(options: Parameters<typeof openArcade>[0] = {}): Promise<Page> {
  const page = await openArcade(options, '#emberwood?seats=you,you&seed=1');
  await expect(banner(page)).toHaveText('Your turn, Hazel');
  return page;
}

const near = (page: Page, name: string): Locator => page.getByRole('region', { name: `Side of ${name}` });
const log = (page: Page): Locator => page.getByRole('log', { name: 'What happened' });
const endTurn = (page: Page): Locator => page.getByRole('button', { name: 'End turn' });

/** The first creature in hand that can be paid for. */
const payable = (page: Page, name: string): Locator =>
  near(page, name)
    .getByRole('list', { name: `Hand of ${name}` })
    .locator('[data-kind=creature][data-available]')
    .first();

describe('by mouse', () => {
  it('plays some turns of two keepers, each with a hand of their own', async () => {
    const page = await openDuel();
    let summoned = 0;
    for (let turn = 0; turn < 6; turn += 1) {
      const name = turn % 2 === 0 ? 'Hazel' : 'Rowan';
      await expect(banner(page)).toHaveText(`Your turn, ${name}`);
      const other = name === 'Hazel' ? 'Rowan' : 'Hazel';
      await expect(page.getByRole('img', { name: `${other} holds` })).toBeAttached();
      if ((await payable(page, name).count()) > 0) {
        await payable(page, name).click();
        summoned += 1;
        await expect(log(page).getByText(/ summons /)).toHaveCount(summoned);
      }
      await endTurn(page).click();
    }
    expect(summoned).toBeGreaterThan(1);
  });

  it('attacks by a click on a creature and one on its target', async () => {
    const page = await openDuel();
    const attackers = (name: string) =>
      near(page, name)
        .getByRole('list', { name: `Clearing of ${name}` })
        .locator('[data-available]');
    for (let turn = 0; turn < 12; turn += 1) {
      const name = turn % 2 === 0 ? 'Hazel' : 'Rowan';
      await expect(banner(page)).toHaveText(`Your turn, ${name}`);
      if ((await attackers(name).count()) > 0) {
        await attackers(name).first().click();
        const chosen = page.getByRole('group', { name: 'Chosen' });
        await expect(chosen).toBeVisible();
        await page.locator('.ew-side[data-side=far] [data-entity-id][data-available]').first().click();
        await expect(log(page).getByText(/ attacks /)).toHaveCount(1);
        return;
      }
      if ((await payable(page, name).count()) > 0) await payable(page, name).click();
      await endTurn(page).click();
    }
    throw new Error('Nobody came to attack in twelve turns.');
  });

  it('says what a card lacks, and what an action would do', async () => {
    const page = await openDuel();
    const dear = near(page, 'Hazel').locator('.ew-hand .ew-card[data-unavailable]').first();
    await dear.click({ force: true });
    await expect(page.locator('.ew-table .ms-reason-popover')).toContainText(
      /It costs \d embers, you have 1/,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'End turn' }).hover();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('1 unused ember goes out');
  });

  it('begins another deal, against a computer that answers', async () => {
    const page = await openDuel();
    await page.getByRole('radio', { name: 'Computer' }).check({ force: true });
    await page.getByRole('button', { name: 'New game' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Deal' })).toHaveValue('2');
    await endTurn(page).click();
    await expect(log(page)).toContainText('Computer ends the turn.', { timeout: 20_000 });
    await expect(banner(page)).toHaveText('Your turn, Hazel');
    await expect(log(page)).toContainText('Computer draws a card.');
  });
});

describe('by keyboard', () => {
  it('plays a card, and ends turns from the table and from the menu', async () => {
    const page = await openDuel();
    const first = payable(page, 'Hazel');
    if ((await first.count()) > 0) {
      await first.focus();
      await page.keyboard.press('Enter');
      await expect(log(page)).toContainText(/Hazel (summons|plays)/);
    }
    await endTurn(page).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveText('Your turn, Rowan');
    const menu = page.getByRole('menu', { name: 'Actions' });
    await menu.getByRole('menuitem').first().focus();
    await page.keyboard.press('End');
    await expect(menu.getByRole('menuitem', { name: 'End turn' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveText('Your turn, Hazel');
  });
});

describe('on a phone', () => {
  it('fits, and is played by touch', async () => {
    const page = await openDuel({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await endTurn(page).tap();
    await expect(banner(page)).toHaveText('Your turn, Rowan');
    if ((await payable(page, 'Rowan').count()) > 0) await payable(page, 'Rowan').tap();
    await expect(log(page)).toContainText('Hazel ends the turn.');
  });
});
