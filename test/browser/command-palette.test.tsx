import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  CommandPalette,
  type CommandPaletteProps,
} from '../../src/components/CommandPalette/CommandPalette.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { letter, publisher } from './games.js';
import '../../src/styles.css';
import '../../src/components/CommandPalette/CommandPalette.css';

// As many rows as a palette expects: none come when it is measured.
beforeAll(() => page.viewport(800, 900));
afterEach(cleanup);

const field = () => page.getByRole('combobox');
const rows = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const list = () => document.querySelector<HTMLElement>('[role="listbox"]')!;
const active = () => document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '');
const many = (count: number) => Array.from({ length: count }, (_, index) => letter(`${index + 1}`));

async function show(moves: Parameters<typeof publisher>[0], props: CommandPaletteProps = {}) {
  const game = publisher(moves);
  render(
    <GameProvider store={createGameStore(game.adapter)}>
      <CommandPalette defaultOpen {...props} />
    </GameProvider>,
  );
  await expect.element(field()).toHaveFocus();
  return game;
}

describe('a key in a palette', () => {
  it('draws each row once for a letter, in the elements that are there, and two rows for an arrow', async () => {
    let drawn = 0;
    await show(many(200), { renderOption: ({ name }) => ((drawn += 1), name) });
    const [first] = rows();
    drawn = 0;
    await userEvent.keyboard('9');
    expect(first).toHaveTextContent('Letter 9');
    expect(rows()[0]).toBe(first);
    expect(drawn).toBe(rows().length);
    drawn = 0;
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toHaveTextContent('Letter 90');
    expect(drawn).toBe(2);
  });

  it('begins another search at its top, however the list was scrolled', async () => {
    await show(many(200));
    await userEvent.keyboard('{End}');
    expect(list().scrollTop).toBeGreaterThan(0);
    await userEvent.keyboard('1');
    expect(list().scrollTop).toBe(0);
    list().scrollTop = 30;
    await expect.poll(() => list().scrollTop).toBe(30);
    await new Promise(requestAnimationFrame);
    await userEvent.keyboard('1');
    expect(list().scrollTop).toBe(0);
  });
});

describe('the first result', () => {
  it('stays the one that Enter means, though nobody went to it and others come before it', async () => {
    const { publish } = await show([letter('M')]);
    publish([letter('A'), letter('M')]);
    await expect.poll(() => rows().length).toBe(2);
    expect(active()).toHaveTextContent('Letter M');
    await userEvent.keyboard('letter');
    expect(active()).toHaveTextContent('Letter A');
    publish([letter('0'), letter('A'), letter('M')]);
    await expect.poll(() => rows().length).toBe(3);
    expect(active()).toHaveTextContent('Letter A');
  });
});
