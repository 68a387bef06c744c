import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionMenu, type ActionMenuProps } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { searchOptions } from '../../src/hooks/search-options.js';
import { useHotkey } from '../../src/hooks/use-hotkey.js';
import { useHotkeys } from '../../src/hooks/use-hotkeys.js';
import { WordsProvider } from '../../src/hooks/WordsProvider.js';
import type { Command } from '../../src/protocol/command.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { letter, publisher } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

const item = (name: string) => page.getByRole('menuitem', { name });
const keysOf = (name: string) => item(name).element().getAttribute('aria-keyshortcuts');

function withKey(move: EnumeratedMove, hotkey: string): EnumeratedMove {
  return { ...move, metadata: { ...move.metadata, hotkey } };
}

function Keys({ onHint }: { onHint: () => void }) {
  useHotkeys();
  useHotkey('f', 'Hint', onHint);
  return null;
}

function show(moves: readonly EnumeratedMove[], props: ActionMenuProps = {}) {
  const { adapter, publish } = publisher(moves);
  const played: string[] = [];
  const hints: string[] = [];
  const store = createGameStore({
    ...adapter,
    execute(command: Command) {
      played.push(String(command.params['name']));
      return adapter.execute(command);
    },
  });
  render(
    <GameProvider store={store}>
      <Keys onHint={() => hints.push('hint')} />
      <ActionMenu {...props} />
    </GameProvider>,
  );
  return { publish, store, played, hints };
}

describe('digits of a menu', () => {
  it('play the first nine options, wherever the keyboard is, and stand on them', async () => {
    const names = Array.from({ length: 12 }, (_, at) => letter(String.fromCodePoint(65 + at)));
    const { played } = show(names, { digits: true });
    await expect.element(item('Letter B')).toHaveTextContent('2');
    expect(keysOf('Letter I')).toBe('9');
    expect(keysOf('Letter J')).toBeNull();
    await userEvent.keyboard('2');
    await expect.poll(() => played).toEqual(['B']);
    await userEvent.keyboard('{Tab}9');
    await expect.poll(() => played).toEqual(['B', 'I']);
  });

  it("give way to the game's own, also while those cannot be played", async () => {
    const first = withKey(letter('A'), '2');
    const { played, publish, store } = show([first, letter('B'), letter('C')], { digits: true });
    await expect.element(item('Letter C')).toHaveAttribute('aria-keyshortcuts', '3');
    expect(keysOf('Letter A')).toBe('2 1');
    expect(keysOf('Letter B')).toBeNull();
    await userEvent.keyboard('2');
    await expect.poll(() => played).toEqual(['A']);
    publish([withKey(letter('A', 'Not now.'), '2'), letter('B'), letter('C')]);
    await userEvent.keyboard('2');
    await expect.poll(() => store.getState().rejections.length).toBe(1);
    expect(played).toEqual(['A']);
  });

  it('are free again when the game lets go of them', async () => {
    const { publish } = show([withKey(letter('A'), '2'), letter('B')], { digits: true });
    publish([letter('A'), letter('B')]);
    await expect.element(item('Letter B')).toHaveAttribute('aria-keyshortcuts', '2');
  });

  it('refuse with all reasons what cannot be done', async () => {
    const { store, played } = show([letter('A', 'Not now.')], { digits: true });
    await expect.element(item('Letter A')).toHaveAttribute('aria-keyshortcuts', '1');
    await userEvent.keyboard('1');
    await expect.poll(() => store.getState().rejections[0]?.reasons[0]?.text).toBe('Not now.');
    expect(played).toEqual([]);
  });

  it('are nobody’s unless asked for', async () => {
    const { played } = show([letter('A')]);
    await expect.element(item('Letter A')).toBeVisible();
    expect(keysOf('Letter A')).toBeNull();
    await userEvent.keyboard('1');
    expect(played).toEqual([]);
  });
});

describe('letters typed into a menu', () => {
  it('go to a hotkey that has them, and else to the next name', async () => {
    const { hints, played } = show([letter('A'), letter('Fox'), letter('Goat'), withKey(letter('X'), 'g')]);
    await userEvent.keyboard('{Tab}');
    await expect.element(item('Letter A')).toHaveFocus();
    await userEvent.keyboard('f');
    expect(hints).toEqual(['hint']);
    await expect.element(item('Letter A')).toHaveFocus();
    await userEvent.keyboard('g');
    await expect.poll(() => played).toEqual(['X']);
    await userEvent.keyboard('x');
    await expect.element(item('Letter X')).toHaveFocus();
  });
});

describe('a menu in another language', () => {
  it('is searched by the names that players read', async () => {
    const { adapter } = publisher([letter('Fox'), letter('Goat')]);
    render(
      <WordsProvider locale="de" messages={{ 'move.letter': 'Buchstabe {name}' }}>
        <GameProvider store={createGameStore(adapter)}>
          <ActionMenu search={searchOptions} />
        </GameProvider>
      </WordsProvider>,
    );
    await userEvent.keyboard('{Tab}buchst goat');
    await expect.element(item('Buchstabe Goat')).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  });
});
