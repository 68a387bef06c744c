import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { describe, inject, it } from 'vitest';
import { axeViolationsInBothSchemes, banner, cell, FRIENDS, useArcade } from './arcade.js';

const openArcade = useArcade();
const log = (page: Page) => page.getByRole('log').getByRole('listitem');
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** Goes to another address in the same page. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), address);
}

/** The link to the game as it stands, as it is copied. */
async function sharedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('the front page', () => {
  it('shows every table with its rules and a game that goes on', async () => {
    const page = await openArcade({}, '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick a table');
    const first = card(page, 'Tic-tac-toe');
    await expect(first.getByRole('list', { name: 'How it is played' }).getByRole('listitem')).toHaveCount(5);
    await expect(first.locator('.app-miniature .ttt-stroke').nth(1)).toBeVisible();
  });

  it('lays the table that was chosen, and says so in the address', async () => {
    const page = await openArcade({}, '');
    const principality = card(page, 'Principality');
    await principality.getByRole('combobox', { name: 'Players' }).selectOption('3');
    await principality.getByRole('spinbutton', { name: 'Deal' }).fill('7');
    await principality.getByRole('button', { name: 'Play' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Principality');
    expect(new URL(page.url()).hash).toBe('#principality?seats=you,easy,easy&seed=7');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick a table');
  });

  it('fits a phone, and passes the accessibility check in light and dark', async () => {
    const page = await openArcade({ viewport: { width: 390, height: 844 }, isMobile: true }, '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });
});

describe('a game that was left', () => {
  it('goes on after a reload, where it was', async () => {
    const page = await openArcade({}, FRIENDS);
    await cell(page, 1, 1).click();
    await cell(page, 2, 2).click();
    await page.reload();
    await expect(cell(page, 1, 1)).toHaveAccessibleName('Row 1, column 1, X');
    await expect(banner(page)).toHaveText('Your turn, X');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(log(page)).toHaveCount(1);
    await page.reload();
    await expect(log(page)).toHaveCount(1);
  });

  it('is offered on the front page, beside a new one', async () => {
    const page = await openArcade({}, FRIENDS);
    await cell(page, 3, 3).click();
    await page.getByRole('link', { name: 'moveset arcade' }).click();
    await card(page, 'Tic-tac-toe').getByRole('link', { name: 'Continue' }).click();
    await expect(cell(page, 3, 3)).toHaveAccessibleName('Row 3, column 3, X');
  });
});

describe('a game that is given away', () => {
  it('is the same wherever its link is opened, can be gone through and played on', async () => {
    const page = await openArcade({}, FRIENDS);
    for (const [row, column] of [
      [2, 2],
      [1, 1],
      [3, 3],
    ] as const)
      await cell(page, row, column).click();
    const link = await sharedLink(page);
    const elsewhere = await openArcade({}, new URL(link).hash);
    await expect(log(elsewhere)).toHaveCount(3);
    const past = elsewhere.getByRole('region', { name: 'Timeline' });
    for (const count of [2, 1, 0]) {
      await past.getByRole('button', { name: 'One move back' }).click();
      await expect(past.locator('.ttt-stroke')).toHaveCount(count);
    }
    await elsewhere.locator('.app-play').getByRole('button', { name: 'Row 1, column 2, empty' }).click();
    await expect(log(elsewhere)).toHaveCount(4);
    await expect(log(page)).toHaveCount(3);
  });

  it('is gone through move by move also where the engine remembers nothing', async () => {
    const page = await openArcade({}, '#moths?seats=you,you&seed=1');
    const leaf = page.locator('.app-play [data-entity-id][data-available]');
    await leaf.first().click();
    await leaf.first().click();
    await expect(log(page).nth(1)).toBeVisible();
    const elsewhere = await openArcade({}, new URL(await sharedLink(page)).hash);
    await expect(elsewhere.getByText('Move 2 of 2')).toBeVisible();
    await elsewhere.getByRole('button', { name: 'One move back' }).click();
    await elsewhere.getByRole('button', { name: 'One move back' }).click();
    await expect(elsewhere.getByText('Move 0 of 2')).toBeVisible();
    await expect(elsewhere.locator('.app-replay [aria-label*="a leaf"]')).toHaveCount(24);
    await elsewhere.getByRole('button', { name: 'One move on' }).click();
    await expect(elsewhere.locator('.app-replay [aria-label*="a leaf"]')).toHaveCount(23);
  });

  it('is the same from a file', async () => {
    const page = await openArcade({}, FRIENDS);
    await cell(page, 2, 2).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const file = Buffer.concat((await (await (await saving).createReadStream()).toArray()) as Buffer[]);
    const elsewhere = await openArcade({}, '');
    await elsewhere.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: file,
    });
    await expect(log(elsewhere)).toHaveCount(1);
  });
});

describe('what cannot be opened', () => {
  it.each([
    ['#go', 'There is no table for “go” here.'],
    [`${FRIENDS}&v=9&moves=x`, 'It was saved in another way (version 9)'],
    [`${FRIENDS}&moves=abcdefg`, 'The moves cannot be read.'],
  ])('says why and harms nothing: %s', async (address, why) => {
    const page = await openArcade({}, FRIENDS);
    await cell(page, 1, 1).click();
    await goTo(page, address);
    await expect(page.getByRole('alert')).toContainText(why);
    await expect(page.getByRole('alert')).toContainText('Nothing of yours was changed.');
    await page.getByRole('link', { name: 'To the tables' }).click();
    await card(page, 'Tic-tac-toe').getByRole('link', { name: 'Continue' }).click();
    await expect(cell(page, 1, 1)).toHaveAccessibleName('Row 1, column 1, X');
  });

  it('says which move is against the rules', async () => {
    const page = await openArcade({}, FRIENDS);
    await cell(page, 1, 1).click();
    const shared = new URL(await sharedLink(page)).hash;
    await goTo(page, shared.replace('variant=3', 'variant=4').replace('seats=you,you', 'seats=you,easy'));
    await expect(log(page)).not.toHaveCount(0);
    const cheating = await openArcade({}, '');
    await cheating.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          format: 'moveset game',
          version: 1,
          setup: { game: 'tic-tac-toe', seats: ['you', 'you'], seed: 1, variant: '3' },
          deeds: [
            { seat: 'X', play: { moveId: 'place', params: { position: 0 } } },
            { seat: 'O', play: { moveId: 'place', params: { position: 0 } } },
          ],
        }),
      ),
    });
    await expect(cheating.getByRole('alert')).toContainText(
      'Move 2 of 2 is against the rules: This cell is occupied by X.',
    );
  });

  it('is refused as a file, and stays on the front page', async () => {
    const page = await openArcade({}, '');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'cat.json', mimeType: 'application/json', buffer: Buffer.from('meow') });
    await expect(page.getByText('This is not a game that the arcade saved.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick a table');
  });
});

describe('at a table', () => {
  it('begins another game when a choice changes, with somebody else to play', async () => {
    const page = await openArcade({}, '#tic-tac-toe?seats=you,easy&seed=1&variant=3');
    await page.getByRole('radio', { name: 'A friend here' }).check({ force: true });
    await page.waitForURL(/seats=you,you/);
    await expect(page.getByRole('radio', { name: 'A friend here' })).toBeChecked();
    await page.getByRole('radio', { name: '4 × 4' }).check({ force: true });
    await expect(cell(page, 4, 4)).toBeVisible();
    await cell(page, 4, 4).click();
    await expect(banner(page)).toHaveText('Your turn, O');
  });

  it('says how good each move is', async () => {
    const page = await openArcade({}, FRIENDS);
    await cell(page, 1, 1).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    const middle = page.getByRole('menuitem', { name: /Place O in row 2, column 2/ });
    await expect(middle).toContainText('100 of 100');
    await expect(page.getByRole('menuitem', { name: /Place O in row 1, column 2/ })).toContainText(
      /^.*\b\d{1,2} of 100/,
    );
  });

  it('is watched, with nobody here playing', async () => {
    const page = await openArcade({}, '#tic-tac-toe?seats=hard,hard&seed=2&variant=3');
    await expect(banner(page)).toHaveText(/draw/i, { timeout: 20_000 });
  });
});

describe('without a network', () => {
  it('opens every table, once it was opened with one', async () => {
    const page = await openArcade({}, '');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const files = (await (await fetch('./files.json')).json()) as string[];
      while ((await (await caches.open('moveset-arcade')).keys()).length <= files.length)
        await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await page.context().setOffline(true);
    await page.goto(`${inject('baseURL')}#principality`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Principality');
    await goTo(page, '#battletech');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mech combat');
  });
});
