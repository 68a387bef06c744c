import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { CommandPalette } from '../../src/components/CommandPalette/CommandPalette.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { Command } from '../../src/protocol/command.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { letter, publisher } from './games.js';
import '../../src/styles.css';

// Keys that come one after the other without a pause mean what is seen by then, whatever was painted.

beforeAll(() => page.viewport(800, 900));
afterEach(cleanup);

const NAMES = ['A', 'B', 'C', 'D'];
const MOVES = NAMES.map((name) => letter(name, name === 'B' ? 'Not B.' : undefined));

function show(ui: React.ReactNode, moves = MOVES) {
  const { adapter, publish } = publisher(moves);
  const played: string[] = [];
  const store = createGameStore({
    ...adapter,
    execute(command: Command) {
      played.push(String(command.params['name']));
      return adapter.execute(command);
    },
  });
  render(<GameProvider store={store}>{ui}</GameProvider>);
  return { publish, store, played };
}

/** Presses keys, each as a task of its own, faster than anything is painted. */
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    await Promise.resolve();
  }
}

const focusedName = () => document.activeElement?.textContent ?? '';
const stops = () =>
  [...document.querySelectorAll('[role="menuitem"][tabindex="0"]')].map((row) => row.textContent);
const card = () => document.querySelector('.ms-reason-card');

async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

describe('a key in a menu', () => {
  async function focusFirst() {
    document.querySelector<HTMLElement>('[role="menuitem"]')!.focus();
    await painted();
  }

  it('moves focus at once, and explains where it is', async () => {
    const { store } = show(<ActionMenu />);
    await focusFirst();
    await press('ArrowDown');
    expect(focusedName()).toContain('Letter B');
    expect(card()?.textContent).toContain('Not B.');
    await press('ArrowDown', 'ArrowDown');
    expect(focusedName()).toContain('Letter D');
    expect(store.getState().focusedId).toContain('"D"');
    expect(card()).toBeNull();
    await press('ArrowUp', 'ArrowUp');
    expect(card()?.textContent).toContain('Not B.');
    expect(stops()).toEqual([expect.stringContaining('Letter B')]);
  });

  it('explains where it went, also if what was explained is scrolled out of sight by that', async () => {
    const many = Array.from({ length: 60 }, (_, at) => letter(`${at}`, `Not ${at}.`));
    show(<ActionMenu windowAbove={0} />, many);
    await focusFirst();
    await expect.poll(() => card()?.textContent).toContain('Not 0.');
    await press('End');
    await expect.poll(focusedName).toContain('Letter 59');
    await expect.poll(() => card()?.textContent).toContain('Not 59.');
  });

  it('goes back to where it came from, and what was explained there stays', async () => {
    show(<ActionMenu />);
    await focusFirst();
    await press('ArrowDown');
    await expect.poll(card).not.toBeNull();
    await press('ArrowDown', 'ArrowUp');
    await painted();
    await painted();
    expect(focusedName()).toContain('Letter B');
    expect(card()?.textContent).toContain('Not B.');
  });

  it('stays where it went when the game goes on before that is painted', async () => {
    const { publish } = show(<ActionMenu />);
    await focusFirst();
    await press('ArrowDown', 'ArrowDown');
    publish(['0', ...NAMES].map((name) => letter(name)));
    await expect.poll(stops).toEqual([expect.stringContaining('Letter C')]);
    expect(focusedName()).toContain('Letter C');
  });

  it('keeps its row when rows change places before that is painted', async () => {
    const { publish } = show(<ActionMenu />);
    await focusFirst();
    await press('ArrowDown', 'ArrowDown');
    publish(NAMES.toReversed().map((name) => letter(name)));
    await expect.poll(stops).toEqual([expect.stringContaining('Letter C')]);
    expect(focusedName()).toContain('Letter C');
  });

  it('gives the keyboard to a neighbour when its option goes before that is painted', async () => {
    const { publish } = show(<ActionMenu />);
    await focusFirst();
    await press('ArrowDown', 'ArrowDown');
    publish(['A', 'B', 'D'].map((name) => letter(name)));
    await expect.poll(focusedName).toContain('Letter D');
  });

  it('leaves the menu by Tab from where it is seen to be', async () => {
    show(
      <>
        <ActionMenu />
        <button type="button">After</button>
      </>,
    );
    await focusFirst();
    await press('ArrowDown', 'ArrowDown', 'Tab');
    await Promise.resolve();
    expect(stops()).toEqual([expect.stringContaining('Letter C')]);
  });

  it('pins what is pressed before its explanation was painted', async () => {
    show(<ActionMenu />);
    await focusFirst();
    await press('ArrowDown');
    (document.activeElement as HTMLElement).click();
    await painted();
    await painted();
    expect(document.querySelector('.ms-reason-popover')?.hasAttribute('data-pinned')).toBe(true);
  });
});

// What can be done comes first: A, C, D, B.
describe('a key in a palette', () => {
  const field = () => document.querySelector('input')!;
  const namesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((row) => row.textContent);
  const marked = () => namesOf('[data-ms-active]');
  const selected = () => namesOf('[aria-selected="true"]');
  const active = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

  async function open() {
    const game = show(<CommandPalette defaultOpen />);
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    return game;
  }

  it('moves the mark at once, and is heard of', async () => {
    const { store } = await open();
    expect(store.getState().focusedId).toContain('"A"');
    await press('ArrowDown', 'ArrowDown');
    expect(marked()).toEqual([expect.stringContaining('Letter D')]);
    expect(store.getState().focusedId).toContain('"D"');
    expect(selected()).toEqual([expect.stringContaining('Letter D')]);
    expect(active()).toContain('Letter D');
  });

  it('plays what is marked', async () => {
    const { played } = await open();
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await expect.poll(() => played).toEqual(['D']);
  });

  it('plays what is marked also when the game goes on before that is painted', async () => {
    const { publish, played } = await open();
    await press('ArrowDown', 'ArrowDown');
    publish(['0', ...NAMES].map((name) => letter(name)));
    await press('Enter');
    await expect.poll(() => played).toEqual(['D']);
  });

  it('is forgotten when something else is typed, or pointed at, before that is painted', async () => {
    await open();
    await press('ArrowDown', 'ArrowDown');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), 'Let');
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
    await painted();
    expect(field().value).toBe('Let');
    expect(marked()).toEqual([expect.stringContaining('Letter A')]);
    expect(selected()).toEqual(marked());
    await press('ArrowDown', 'ArrowDown');
    document
      .querySelector('[data-index="1"]')!
      .dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    await painted();
    expect(marked()).toEqual([expect.stringContaining('Letter C')]);
    expect(selected()).toEqual(marked());
  });
});
