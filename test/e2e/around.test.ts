import { expect } from 'playwright/test';
import { describe, it } from 'vitest';
import { axeViolations, banner, cell, FRIENDS, useArcade } from './arcade.js';

const openArcade = useArcade();

describe('the language', () => {
  it('is switched at once, in the middle of a game, and remembered', async () => {
    const page = await openArcade();
    await cell(page, 2, 2).click();
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(banner(page)).toHaveText('X, du bist am Zug');
    await expect(page.getByRole('log').getByRole('listitem').first()).toHaveText('X nimmt Zeile 2, Spalte 2');
    const taken = page.getByRole('menuitem', { name: 'X in Zeile 2, Spalte 2 setzen' });
    await expect(taken).toHaveAccessibleDescription('Auf diesem Feld steht schon X.');
    await page.reload();
    await expect(banner(page)).toHaveText('X, du bist am Zug');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(banner(page)).toHaveText('Your turn, X');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  it('has nothing the accessibility checker objects to in German', async () => {
    const page = await openArcade();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.evaluate(() => (location.hash = '#emberwood'));
    await page.getByRole('radio', { name: 'Schritten' }).check({ force: true });
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('other ways to play', () => {
  it('finds an action by search, and says why another cannot be done', async () => {
    const page = await openArcade({}, FRIENDS);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('row 2 column 2');
    await page.keyboard.press('Enter');
    await expect(cell(page, 2, 2)).toHaveAccessibleName('Row 2, column 2, X');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('row 2 column 2');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('This cell is occupied by X.');
  });

  it('lists the keys', async () => {
    const page = await openArcade();
    await page.getByRole('button', { name: 'Keys', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Place X in row 1, column 1');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  it('plays again after the end', async () => {
    const page = await openArcade({}, FRIENDS);
    for (const digit of ['1', '4', '2', '5', '3']) await page.keyboard.press(digit);
    await page.getByRole('dialog', { name: 'X wins' }).getByRole('button', { name: 'Play again' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(banner(page)).toHaveText('Your turn, X');
  });

  it('plays a plan of Emberwood as one', async () => {
    const page = await openArcade({}, '#emberwood?seats=you,you');
    await page.getByRole('radio', { name: 'A plan' }).check({ force: true });
    await page.getByRole('menuitemcheckbox', { name: 'End turn' }).click();
    await page.getByRole('button', { name: 'Play 1 action' }).click();
    await expect(banner(page)).toHaveText('Your turn, Rowan');
  });
});

describe('looking', () => {
  it('goes back through the course of the game without changing it', async () => {
    const page = await openArcade({}, FRIENDS);
    await cell(page, 1, 1).click();
    await cell(page, 2, 2).click();
    await page.getByText('Look back').click();
    const past = page.getByRole('region', { name: 'Timeline' });
    await past.getByRole('button', { name: 'One move back' }).click();
    const then = past.getByRole('group', { name: 'Table at that moment' });
    await expect(then.getByRole('button', { name: 'Row 2, column 2, empty' })).toBeVisible();
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(2);
  });

  it('shows developers the game from the inside, and why an option went grey', async () => {
    const page = await openArcade({}, FRIENDS);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Inspector' }).click();
    const inspector = page.getByRole('region', { name: 'Inspector' });
    await expect(inspector).toBeVisible();
    expect(asked.some((url) => /inspector/.test(url))).toBe(true);
    await cell(page, 1, 1).click();
    await inspector.getByRole('tab', { name: 'Changes' }).click();
    const changes = inspector.getByRole('listitem').filter({ hasText: 'CELL_OCCUPIED' });
    await expect(changes.first()).toContainText('This cell is occupied by X.');
    expect(await axeViolations(page)).toEqual([]);
    await inspector.getByRole('tab', { name: 'Switches' }).click();
    await inspector.getByRole('checkbox', { name: 'Refuse the next command' }).check();
    await cell(page, 2, 2).click();
    await expect(page.getByRole('alert').filter({ hasText: 'refused' })).toContainText('The inspector');
    await page.getByRole('button', { name: 'Inspector' }).click();
    await expect(inspector).toBeHidden();
  });
});

describe('on a phone', () => {
  it.each(['Deutsch', 'English'])('fits in %s', async (language) => {
    const page = await openArcade({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    if (language === 'Deutsch') await page.getByRole('button', { name: language }).click();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(390);
    await page.evaluate(() => (location.hash = '#emberwood'));
    await page.locator('.ew-table').waitFor();
    expect(await width()).toBeLessThanOrEqual(390);
  });
});
