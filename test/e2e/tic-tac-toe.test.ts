import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { describe, it } from 'vitest';
import { saysWhyNot } from '../../stories/pages/embedding/page-test.js';
import { axeViolationsInBothSchemes, banner, cell, FRIENDS, useArcade } from './arcade.js';

const openArcade = useArcade();

describe('by mouse', () => {
  it('plays a whole game between two players and draws the winning line', async () => {
    const page = await openArcade({}, FRIENDS);
    const moves = [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
      [1, 3],
    ] as const;
    for (const [row, column] of moves) await cell(page, row, column).click();
    await expect(banner(page)).toHaveText(/X wins.*X has 3 in a row/);
    await expect(page.locator('.ttt-line')).toBeVisible();
    await expect(page.getByRole('log').getByRole('listitem')).toHaveText([
      'X takes row 1, column 1',
      'O takes row 2, column 1',
      'X takes row 1, column 2',
      'O takes row 2, column 2',
      'X takes row 1, column 3',
    ]);
    const last = page.getByRole('menuitem').last();
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await expect(last).toHaveAccessibleDescription('The game is over: X has won.');
  });

  it('is tested as the page for embedders says', async () => {
    const page = await openArcade({}, FRIENDS);
    await cell(page, 1, 1).click();
    await saysWhyNot(page);
    await expect(cell(page, 1, 1)).toBeDisabled();
  });

  it('explains an occupied cell on hover, pins it on click, and lets it go', async () => {
    const page = await openArcade({}, FRIENDS);
    await cell(page, 2, 2).click();
    await expect(cell(page, 2, 2)).toHaveAccessibleDescription('This cell is occupied by X.');
    await page.mouse.move(0, 0);
    const popover = page.locator('.ms-board-scope .ms-reason-popover');
    await expect(popover).toBeHidden();
    await cell(page, 2, 2).hover({ force: true });
    await expect(popover).toContainText('This cell is occupied by X.');
    await page.mouse.move(0, 0);
    await expect(popover).toBeHidden();
    await cell(page, 2, 2).click({ force: true });
    await page.mouse.move(0, 0);
    await expect(popover).toContainText('This cell is occupied by X.');
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await cell(page, 2, 2).click({ force: true });
    await expect(popover).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(popover).toBeHidden();
    await expect(banner(page)).toHaveText('Your turn, O');
  });

  it('shows what an action would do while it is pointed at, on the board and in the menu alike', async () => {
    const page = await openArcade();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('Point at something on the table');
    await page.getByRole('menuitem', { name: 'Place X in row 2, column 2' }).hover();
    await expect(preview).toContainText('Lines open to Computer8 → 4');
    await expect(cell(page, 2, 2)).toHaveAttribute('data-focused', '');
    await cell(page, 1, 2).hover();
    await expect(preview).toContainText('Lines open to Computer8 → 6');
    await expect(page.getByRole('menuitem', { name: 'Place X in row 1, column 2' })).toHaveAttribute(
      'data-focused',
      '',
    );
  });

  it('takes moves back and plays them again', async () => {
    const page = await openArcade();
    await cell(page, 1, 1).click();
    await expect(banner(page)).toHaveText('Your turn, X');
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cell(page, 1, 1)).toHaveAccessibleName('Row 1, column 1, empty');
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'New game' }).click();
    await expect(page.getByRole('log')).toHaveText('Nothing has happened yet.');
    await page.getByRole('button', { name: 'Undo' }).click({ force: true });
    const notice = page.getByRole('alert').filter({ hasText: 'Undo' });
    await expect(notice).toContainText('There is no move of yours to take back.');
    await page.getByRole('button', { name: 'Dismiss: Undo' }).click();
    await expect(notice).toBeHidden();
  });

  it('gives a hint that is gone with the next move', async () => {
    const page = await openArcade();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByText(/^The computer would choose: Place X in row \d, column \d$/)).toBeVisible();
    await expect(page.locator('.app-play [data-advised]')).toHaveCount(1);
    await cell(page, 1, 2).click();
    await expect(page.locator('.app-play [data-advised]')).toHaveCount(0);
  });
});

describe('a hand at rest', () => {
  it('is not told why the cell it has just taken is taken', async () => {
    const page = await openArcade();
    const popover = page.locator('.ms-board-scope .ms-reason-popover');
    await cell(page, 1, 1).click();
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(2);
    await expect(popover).toBeHidden();
    await page.mouse.move(700, 30);
    await expect(popover).toBeHidden();
    await cell(page, 1, 1).hover({ force: true });
    await expect(popover).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  });

  it('keeps the keyboard on New game when a new game begins', async () => {
    const page = await openArcade();
    await page.getByRole('button', { name: 'New game' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'New game' })).toBeFocused();
  });

  it('is not offered to take back what only the computer played', async () => {
    const page = await openArcade();
    await page.getByRole('radio', { name: 'O, second' }).check({ force: true });
    await expect(banner(page)).toHaveText('Your turn, O');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('plays nothing by single keys once they are switched off', async () => {
    const page = await openArcade();
    await page.getByRole('button', { name: 'Shortcut keys' }).click();
    await page.keyboard.press('5');
    await page.reload();
    await page.keyboard.press('5');
    await expect(page.getByRole('button', { name: 'Shortcut keys' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(cell(page, 2, 2)).toHaveAccessibleName('Row 2, column 2, empty');
  });
});

describe('against the computer', () => {
  it('never loses as the second player on 3x3', async () => {
    const page = await openArcade();
    await playOut(page);
    await expect(banner(page)).toHaveText(/Computer wins|It is a draw/);
  });

  it('begins where the player takes O, and wins on 4x4', async () => {
    const page = await openArcade({}, '#tic-tac-toe?seats=hard,you&seed=1&variant=4');
    await playOut(page);
    await expect(banner(page)).toHaveText(/Computer wins.*Computer has 3 in a row/);
  });

  async function playOut(page: Page): Promise<void> {
    for (;;) {
      await expect(banner(page)).toHaveText(/Your turn|wins|draw/);
      const said = (await banner(page).textContent()) ?? '';
      if (/wins|draw/.test(said)) return;
      if (/Your turn/.test(said)) await page.locator('.ms-board-cell[data-available]').first().click();
    }
  }
});

describe('by keyboard alone', () => {
  it('plays a whole game with arrows and Enter, never losing its place', async () => {
    const page = await openArcade({}, FRIENDS);
    await page.getByRole('spinbutton', { name: 'Deal' }).focus();
    await page.keyboard.press('Tab');
    await expect(cell(page, 1, 1)).toBeFocused();
    const focusRing = await cell(page, 1, 1).evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(focusRing).toBe('solid');
    await page.keyboard.press('Enter');
    for (const keys of [
      ['ArrowDown'],
      ['ArrowUp', 'ArrowRight'],
      ['ArrowDown'],
      ['Home', 'ArrowUp', 'End'],
    ]) {
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog', { name: 'X wins' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(banner(page)).toHaveText(/X wins/);
    await expect(cell(page, 1, 3)).toBeFocused();
  });

  it('plays by digits, and says why a digit does nothing', async () => {
    const page = await openArcade({}, FRIENDS);
    for (const digit of ['1', '4', '2', '5', '3']) await page.keyboard.press(digit);
    await expect(page.getByRole('dialog', { name: 'X wins' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('9');
    await expect(page.getByRole('alert').filter({ hasText: 'refused' })).toContainText(
      'The game is over: X has won.',
    );
  });

  it('plays 4x4 by row and column', async () => {
    const page = await openArcade({}, FRIENDS);
    await page.getByRole('radio', { name: '4 × 4' }).check({ force: true });
    await expect(cell(page, 4, 4)).toBeVisible();
    // Both at once: keys that come more than a second apart are no sequence, and a busy machine takes its time.
    await Promise.all([page.keyboard.press('2'), page.keyboard.press('3')]);
    await expect(cell(page, 2, 3)).toHaveAccessibleName('Row 2, column 3, X');
  });

  it('reads the menu and the reasons in it', async () => {
    const page = await openArcade({}, FRIENDS);
    await page.keyboard.press('5');
    await page.getByRole('menuitem').first().focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
    const occupied = page.getByRole('menuitem', { name: 'Place O in row 2, column 2' });
    await expect(occupied).toBeFocused();
    await expect(occupied).toHaveAccessibleDescription('This cell is occupied by X.');
    await page.keyboard.press('Enter');
    const popover = page.locator('.ms-action-menu-scope .ms-reason-popover');
    await expect(popover).toHaveAttribute('data-pinned', '');
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(cell(page, 3, 3)).toHaveAccessibleName('Row 3, column 3, O');
  });
});

describe('by touch on a phone', () => {
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  };

  it('plays a whole game and explains an occupied cell on a tap', async () => {
    const page = await openArcade(phone, FRIENDS);
    await cell(page, 1, 1).tap();
    await cell(page, 2, 1).tap();
    await cell(page, 1, 1).tap({ force: true });
    const popover = page.locator('.ms-board-scope .ms-reason-popover');
    await expect(popover).toContainText('This cell is occupied by X.');
    await popover.tap();
    await expect(popover).toBeHidden();
    await cell(page, 1, 2).tap();
    await cell(page, 2, 2).tap();
    await cell(page, 1, 3).tap();
    await expect(banner(page)).toHaveText(/X wins/);
  });

  it('fits the screen, with targets a finger can hit', async () => {
    const page = await openArcade(phone);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('for everybody', () => {
  it('passes the accessibility check in light and dark, during and after a game', async () => {
    const page = await openArcade({ reducedMotion: 'reduce' }, FRIENDS);
    for (const digit of ['1', '4', '2', '5']) await page.keyboard.press(digit);
    await page.keyboard.press('1');
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('3');
    await expect(banner(page)).toHaveText(/X wins/);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });

  it('keeps the theme that was chosen', async () => {
    const page = await openArcade();
    const theme = page.getByRole('button', { name: /^Theme: / });
    await theme.click();
    await theme.click();
    await expect(theme).toHaveAccessibleName('Theme: dark. Change to system.');
    await page.reload();
    await expect(theme).toHaveAccessibleName('Theme: dark. Change to system.');
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe('rgb(22, 23, 27)');
  });
});
