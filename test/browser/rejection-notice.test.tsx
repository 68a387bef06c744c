import { cleanup, render, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { selectOptions } from '../../src/store/selectors.js';
import { aGame } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

it('a refusal in words of your own still alerts, and can be dismissed by its name', async () => {
  const reasons = [{ code: 'STORM', text: 'There is a storm.' }];
  const { store } = aGame(() => ({ execute: () => Promise.resolve({ status: 'rejected', reasons }) }));
  render(
    <GameProvider store={store}>
      <RejectionNotice
        renderRejection={({ title, times, reasons: all }) => `${title} (${times}): ${all[0]?.code}`}
      />
    </GameProvider>,
  );
  const { id, name } = selectOptions(store.getState())[0]!;
  await store.execute(id);
  const alert = page.getByRole('alert').element() as HTMLElement;
  await waitFor(() => expect(alert).toHaveTextContent(`${name} (1): STORM`));
  expect(alert).not.toHaveTextContent('There is a storm.');
  expect(within(alert).queryByRole('list')).toBeNull();
  await page.getByRole('button', { name: `Dismiss: ${name}` }).click();
  await waitFor(() => expect(alert).toBeEmptyDOMElement());
});
