import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { letter, publisher } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

it.each([3, 300])('the row that has the keyboard is round, in a menu of %i', async (count) => {
  const { adapter } = publisher(Array.from({ length: count }, (_, nth) => letter(`${nth}`)));
  render(
    <GameProvider adapter={adapter}>
      <ActionMenu />
    </GameProvider>,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(parseFloat(getComputedStyle(document.activeElement!).borderRadius)).toBeGreaterThan(0);
});
