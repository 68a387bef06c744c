import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { EmberwoodTable } from '../../src/games/emberwood/skin/EmberwoodTable.js';
import { createTable as createEmberwood } from '../../src/games/emberwood/table.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import { createTable as createTicTacToe } from '../../src/games/tic-tac-toe/table.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import type { GameStore } from '../../src/store/game-store.js';
import { runs } from '../runs.js';
import '../../src/styles.css';
import '../../src/games/emberwood/styles.css';
import '../../src/games/tic-tac-toe/styles.css';

afterEach(cleanup);

const LONG = { timeout: 240_000 };

const GAMES: readonly {
  readonly name: string;
  readonly adapter: () => EngineAdapter;
  readonly board: ReactNode;
  /** More moves than this are too many. */
  readonly most: number;
}[] = [
  {
    name: 'tic-tac-toe',
    adapter: () => hotSeatAdapter(createTicTacToe({ seed: 1, now: () => 0 })),
    board: <TicTacToeBoard />,
    most: 9,
  },
  {
    name: 'Emberwood',
    adapter: () => hotSeatAdapter(createEmberwood({ seed: 5 })),
    board: <EmberwoodTable />,
    most: 500,
  },
];

function show(adapter: EngineAdapter, screen: ReactNode): GameStore {
  const store = createGameStore(adapter);
  render(<GameProvider store={store}>{screen}</GameProvider>);
  return store;
}

const goesOn = (store: GameStore) => store.getState().snapshot.status.kind === 'playing';

async function untilPlayed(store: GameStore, revision: number): Promise<void> {
  await expect.poll(() => store.getState().snapshot.revision, { interval: 2 }).toBeGreaterThan(revision);
}

describe.each(GAMES)('$name', ({ adapter, board, most }) => {
  it('is played by keys alone', LONG, async () => {
    const store = show(adapter(), <ActionMenu />);
    await userEvent.keyboard('{Tab}');
    for (let move = 0; goesOn(store) && move < runs(40, most); move += 1) {
      const { revision } = store.getState().snapshot;
      await userEvent.keyboard('{Home}');
      const isPossible = () => document.activeElement?.getAttribute('aria-disabled') !== 'true';
      for (let step = 0; !isPossible(); step += 1) {
        expect(step).toBeLessThan(200);
        await userEvent.keyboard('{ArrowDown}');
      }
      expect(document.activeElement?.getAttribute('role')).toBe('menuitem');
      await userEvent.keyboard('{Enter}');
      await untilPlayed(store, revision);
    }
  });

  it('is played to the end by touch alone, on a phone, wherever a mouse was left', LONG, async () => {
    await page.viewport(390, 844);
    await leaveMouseAt('80px', '50%');
    const store = show(adapter(), board);
    for (let tap = 0; goesOn(store); tap += 1) {
      expect(tap).toBeLessThan(4 * most);
      const { revision } = store.getState().snapshot;
      await tapOn(nextToTap());
      if (document.querySelector('[data-selected]') === null) await untilPlayed(store, revision);
    }
  });
});

/** What is on the table and can be pressed: an answer or a deed where one is asked for, otherwise a piece. */
function nextToTap(): HTMLElement {
  const possible = ':not([aria-disabled]):not([data-selected])';
  const chosen = document.querySelector('[data-asked]');
  const answers = chosen?.querySelectorAll<HTMLElement>(`[data-option-id]${possible}`) ?? [];
  const pieces = document.querySelectorAll<HTMLElement>(`[data-entity-id][data-available]${possible}`);
  const deeds = document.querySelectorAll<HTMLElement>(`[data-option-id]${possible}`);
  const [next] = [...answers, ...(chosen ? [] : pieces), ...[...deeds].toReversed()];
  if (!next) throw new Error('There is nothing to press, and the game goes on.');
  return next;
}

async function leaveMouseAt(left: string, top: string): Promise<void> {
  const { container } = render(<div style={{ position: 'fixed', left, top, inlineSize: 8, blockSize: 8 }} />);
  await userEvent.hover(container.firstElementChild!);
  cleanup();
}

/** Touches the middle of something, as far as a finger gets there. */
async function tapOn(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const touched = document.elementFromPoint(at.clientX, at.clientY);
  if (!element.contains(touched))
    throw new Error(
      `Over ${element.textContent} (${element.className}) lies ${touched?.textContent} (${touched?.className}).`,
    );
  expect(document.querySelector(':popover-open')).toBeNull();
  const how = { ...at, bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true };
  for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout', 'click'])
    touched!.dispatchEvent(new PointerEvent(type, how));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
