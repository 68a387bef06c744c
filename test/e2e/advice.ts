import type { Page } from 'playwright';

/** How somebody asks for a hint, and plays an option of that name. */
export interface Hands {
  ask(page: Page): Promise<void>;
  play(page: Page, name: string): Promise<void>;
}

const ADVICE = 'The computer would choose: ';

// Locators wait, as they look far more often than `expect` does, and there are hundreds of moves.

/** Does what the computer would do, up to so many moves or to the end of the game. Gives how many moves that were. */
export async function followAdvice(page: Page, { ask, play }: Hands, most: number): Promise<number> {
  const advice = page.locator('.app-hint', { hasText: ADVICE });
  const over = page.locator('dialog[open].ms-game-over');
  for (let move = 0; move < most; move += 1) {
    if (await over.isVisible()) return move;
    await ask(page);
    await advice.or(over).waitFor();
    if (await over.isVisible()) return move;
    const name = ((await advice.textContent()) ?? '').slice(ADVICE.length);
    await play(page, name);
    // It is gone with the next position.
    await advice.waitFor({ state: 'hidden' });
  }
  return most;
}

/** By mouse: the button, and the option in the menu, found by its search field. */
export const mouse: Hands = {
  ask: (page) => page.getByRole('button', { name: 'Hint' }).click(),
  async play(page, name) {
    await page.getByRole('searchbox', { name: 'Search actions' }).fill(name);
    await page.locator('.ms-action:not([aria-disabled])', { hasText: name }).first().click();
  },
};

/** By keyboard alone: the button by Enter, and the option by the palette. */
export const keyboard: Hands = {
  async ask(page) {
    await page.getByRole('button', { name: 'Hint' }).focus();
    await page.keyboard.press('Enter');
  },
  async play(page, name) {
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText(name);
    const wanted = page.getByRole('option').filter({ hasText: name }).first();
    await wanted.waitFor();
    // Names that look alike come before it, perhaps.
    while ((await wanted.getAttribute('data-ms-active')) === null) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
};

/** Two ways of playing, one move each. */
export function inTurns(first: Hands, second: Hands): Hands {
  let hands = second;
  return {
    ask(page) {
      hands = hands === first ? second : first;
      return hands.ask(page);
    },
    play: (page, name) => hands.play(page, name),
  };
}
