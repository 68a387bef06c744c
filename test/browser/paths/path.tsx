import { act, fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hotSeatAdapter } from '../../../src/adapters/hot-seat.js';
import { reasonsText } from '../../../src/hooks/words.js';
import type { EngineAdapter, Table } from '../../../src/protocol/engine-adapter.js';
import type { Option } from '../../../src/protocol/option.js';
import { createGameStore } from '../../../src/store/create-game-store.js';
import type { GameStore } from '../../../src/store/game-store.js';

/** A game that every path is tried with. */
export interface Game {
  readonly name: string;
  readonly table: (seed: number) => Table;
  /** The game's own board. */
  readonly board: ReactNode;
}

/** One game, as it stands on the page. */
export interface Scene {
  readonly store: GameStore;
  readonly adapter: EngineAdapter;
  readonly page: HTMLElement;
}

/** A way from a player to the game. */
export interface Path {
  readonly name: string;
  /** What is put on the page. */
  screen(game: Game): ReactNode;
  /** Everything it offers: by the id of the option, what it says against it; nothing for what is available. */
  offers(scene: Scene): Promise<ReadonlyMap<string, string>>;
  /** What it must offer, of all options; all of them, unless said. */
  offered?(option: Option): boolean;
  /** Plays an option. */
  play(scene: Scene, option: Option): Promise<void>;
}

/** A game at one screen, played by whoever's turn it is. */
export function seatedAt(game: Game, seed: number) {
  const adapter = hotSeatAdapter(game.table(seed));
  return { adapter, store: createGameStore(adapter) };
}

/** What must be said against an option. */
export const againstIt = (option: Option) => (option.kind === 'available' ? '' : reasonsText(option.reasons));

/** What is said about an element by what describes it. */
export const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** A list of reasons, said as in one text. */
export const listedReasons = (element: Element | null | undefined) =>
  Array.from(element?.querySelectorAll('li[data-code]') ?? [], (item) => {
    const gap = item.querySelector('.ms-reason-gap')?.textContent.trim() ?? '';
    const text = item.textContent.trim();
    return gap ? `${text.slice(0, -gap.length).trim()} (${gap})` : text;
  }).join(' ');

/** What elements offer, each by the id of its option. */
export const offersOf = (elements: Iterable<Element>, idOf: (element: Element) => string) =>
  new Map(
    Array.from(elements, (element) => [
      idOf(element),
      element.getAttribute('aria-disabled') === 'true' ? descriptionOf(element) : '',
    ]),
  );

/** Presses something that must be there, and waits until everything has happened. */
export async function press(element: Element | null | undefined): Promise<void> {
  if (!element) throw new Error('There is nothing to press.');
  await act(async () => void fireEvent.click(element));
}

/** Does something to the store, as the page would. */
export const change = (what: () => unknown) => act(async () => void (await what()));
