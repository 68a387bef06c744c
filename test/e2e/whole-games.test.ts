import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { describe, it } from 'vitest';
import { followAdvice, mouse } from './advice.js';
import { banner, useArcade } from './arcade.js';

const openArcade = useArcade();
const LONG = { timeout: 400_000 };
const over = (page: Page) => page.locator('dialog[open].ms-game-over');

/** Presses what is on the table until the game is over: an answer or a deed where one is asked for, otherwise a piece. */
async function pressOn(page: Page, most: number): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await over(page).isVisible()) return;
    const next = await page.evaluateHandle(() => {
      const table = document.querySelector('.app-play')!;
      const possible = ':not([aria-disabled]):not([data-selected])';
      const chosen = table.querySelector('[data-asked]');
      const answers = chosen?.querySelectorAll<HTMLElement>(`[data-option-id]${possible}`) ?? [];
      const pieces = table.querySelectorAll<HTMLElement>(`[data-entity-id][data-available]${possible}`);
      const deeds = table.querySelectorAll<HTMLElement>(`[data-option-id]${possible}`);
      return [...answers, ...(chosen ? [] : pieces), ...[...deeds].toReversed()][0] ?? null;
    });
    const element = next.asElement();
    if (element) await element.click({ timeout: 2000 }).catch(() => undefined);
  }
  throw new Error(`The game was not over after ${most} presses.`);
}

describe('a whole game by mouse', () => {
  it('of Emberwood', LONG, async () => {
    const page = await openArcade({}, '#emberwood?seats=you,you&seed=1');
    await pressOn(page, 600);
    await expect(banner(page)).toHaveText(/wins/);
  });

  it('of Gundam', LONG, async () => {
    const page = await openArcade({}, '#gundam?seats=you,you&seed=1');
    expect(await followAdvice(page, mouse, 500)).toBeLessThan(500);
    await expect(banner(page)).toHaveText(/wins/);
  });

  it('of chess: the shortest mate there is', async () => {
    const page = await openArcade({}, '#chess?seats=you,you');
    const press = (square: string) => page.locator(`.app-play [data-entity-id="${square}"]`).click();
    for (const [from, to] of [
      ['f2', 'f3'],
      ['e7', 'e5'],
      ['g2', 'g4'],
    ] as const) {
      await press(from);
      await press(to);
    }
    // From the other axis: first where to, then who.
    await press('h4');
    await press('d8');
    await expect(banner(page)).toHaveText(/Black wins.*[Cc]heckmate/);
  });

  it('of chess against a computer that answers', async () => {
    const page = await openArcade({}, '#chess?seats=hard,you');
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(1, { timeout: 20_000 });
    await expect(banner(page)).toHaveText(/Your turn, Black/);
  });

  it('of Moths', LONG, async () => {
    const page = await openArcade({}, '#moths?seats=you,you&seed=2');
    expect(await followAdvice(page, mouse, 200)).toBeLessThan(200);
    await expect(banner(page)).toHaveText(/wins|same worth/);
  });
});
