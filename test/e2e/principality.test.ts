import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { describe, it } from 'vitest';
import { banner, useArcade } from './arcade.js';

const openArcade = useArcade();
const ALONE = '#principality?seats=you&seed=1';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const pile = (page: Page, card: string): Locator => page.locator(`.app-play [data-entity-id="pile:${card}"]`);
const isOpen = async (page: Page, card: string) =>
  (await pile(page, card).getAttribute('data-available')) !== null;

/** What somebody who believes in money buys next. */
async function wish(page: Page): Promise<Locator | null> {
  for (const card of ['Province', 'Gold', 'Silver']) if (await isOpen(page, card)) return pile(page, card);
  return null;
}

/** Plays so many turns for money, or to the end; `press` is how buttons are pressed. */
async function playForMoney(page: Page, press: (what: Locator) => Promise<void>, turns = 60): Promise<void> {
  const treasures = page.locator('.app-play').getByRole('button', { name: /^Play all/ });
  const end = page.locator('.app-play [data-option-id="end_phase"]');
  for (let turn = 0; turn < turns; turn += 1) {
    if (await page.getByRole('dialog').isVisible()) return;
    // From actions to buying; then all money, one purchase, and on to the next turn.
    await press(end);
    if ((await treasures.count()) > 0) {
      await press(treasures);
      await expect(treasures).toHaveCount(0);
    }
    const wanted = await wish(page);
    if (wanted) await press(wanted);
    if (await page.getByRole('dialog').isVisible()) return;
    await press(end);
  }
}

describe('Principality', () => {
  it('is played to the end by mouse', async () => {
    const page = await openArcade({}, ALONE);
    await playForMoney(page, (what) => what.click());
    await expect(page.getByRole('dialog')).toContainText('points');
  });

  it('is played by touch, on a phone', async () => {
    const page = await openArcade(phone, ALONE);
    await playForMoney(page, (what) => what.tap(), 3);
    await expect(page.getByRole('log')).toContainText('buys Silver');
  });

  it('is played by keyboard', async () => {
    const page = await openArcade({}, ALONE);
    const press = async (what: Locator) => {
      await what.focus();
      await page.keyboard.press('Enter');
    };
    await playForMoney(page, press, 3);
    await expect(page.getByRole('log')).toContainText('buys Silver');
  });

  it('says with numbers why something is not sold', async () => {
    const page = await openArcade({}, ALONE);
    await expect(pile(page, 'Province')).toHaveAccessibleDescription(/costs 8, you have 0/);
  });

  it('does what is said, and says what it does not understand', async () => {
    const page = await openArcade({}, ALONE);
    const line = page.getByRole('textbox', { name: 'Say what to do' });
    await line.fill('end');
    await line.press('Enter');
    await line.fill('play all treasures');
    await line.press('Enter');
    await expect(page.getByText('Played all 3.')).toBeVisible();
    await line.fill('buy silvr');
    await line.press('Enter');
    await expect(page.getByRole('list', { name: 'Say instead' })).toContainText('buy silver');
    await page.getByRole('list', { name: 'Say instead' }).getByRole('button').first().click();
    await expect(line).toHaveValue(/buy silver/i);
  });

  it('does what is said in the search', async () => {
    const page = await openArcade({}, ALONE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('end, then play all treasures');
    await expect(page.getByRole('button', { name: 'Do: end, then play all treasures' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('.pr-counter[data-counter=coins]').first()).toContainText('3');
  });

  it('understands German', async () => {
    const page = await openArcade({ locale: 'de' }, ALONE);
    const line = page.getByRole('textbox', { name: 'Sag, was zu tun ist' });
    await line.fill('ende');
    await line.press('Enter');
    await line.fill('spiele 2 kupfer');
    await line.press('Enter');
    await expect(page.locator('.pr-counter[data-counter=coins]').first()).toContainText('2');
  });

  it('is played against computers that answer', async () => {
    const page = await openArcade({}, '#principality?seats=you,hard,easy&seed=3');
    const end = page.locator('.app-play [data-option-id="end_phase"]');
    await end.click();
    await end.click();
    await expect(page.getByRole('log')).toContainText('Computer 2', { timeout: 20_000 });
    await expect(banner(page)).toHaveText(/Your turn, Ada/, { timeout: 20_000 });
  });
});
