// #region page
import { expect, type Page } from 'playwright/test';

/** On a page: Playwright waits for what is `aria-disabled` to become enabled, so it is told not to. */
export async function saysWhyNot(page: Page) {
  const taken = page.getByRole('button', { name: 'Row 1, column 1, X' });
  await expect(taken).toHaveAccessibleDescription(/occupied by X/);
  await taken.click({ force: true });
  await expect(page.getByRole('group', { name: 'Explanation' })).toContainText('occupied by X');
}
// #endregion page
