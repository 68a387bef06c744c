import { useEffect, useRef, useState } from 'react';
import type { PlayedMove } from '../protocol/recollection.js';
import { courseShape } from '../protocol/validate/recollection-shape.js';
import { isSound } from '../protocol/validate/shape.js';
import type { GameStore } from '../store/game-store.js';
import { useGame, useGameStore } from './GameProvider.js';

const PAGE = 50;

interface Page {
  readonly revision: number;
  readonly moves: readonly PlayedMove[];
}

interface Book {
  readonly store: GameStore;
  readonly pages: ReadonlyMap<number, Page>;
}

/**
 * The moves that led to some positions, asked for page by page as they come into view: a long game costs no more than
 * what is looked at. When the game goes on the pages in view are asked for anew, and the old ones stay meanwhile.
 */
export function useCourse(positions: readonly number[]): (position: number) => PlayedMove | undefined {
  const store = useGameStore();
  const revision = useGame(({ snapshot }) => snapshot.revision);
  const [book, setBook] = useState<Book>({ store, pages: new Map() });
  const asked = useRef({ store, revision, pages: new Set<number>() });
  const wanted = [...new Set(positions.filter((position) => position > 0).map(pageOf))].join(' ');

  useEffect(() => {
    if (asked.current.store !== store || asked.current.revision !== revision)
      asked.current = { store, revision, pages: new Set() };
    for (const page of wanted.split(' ').filter(Boolean).map(Number)) {
      if (asked.current.pages.has(page)) continue;
      asked.current.pages.add(page);
      void movesOf(store, page).then(
        (moves) => void (moves && setBook((before) => withPage(before, store, page, { revision, moves }))),
      );
    }
  }, [store, revision, wanted]);

  const pages = book.store === store ? book.pages : undefined;
  return (position) => pages?.get(pageOf(position))?.moves[(position - 1) % PAGE];
}

const pageOf = (position: number): number => Math.floor((position - 1) / PAGE);

/** A page of the course; nothing where the adapter does not give one that can be read. */
async function movesOf({ adapter }: GameStore, page: number): Promise<readonly PlayedMove[] | null> {
  try {
    const moves = await adapter.course?.(page * PAGE + 1, (page + 1) * PAGE);
    return moves && isSound(courseShape, moves) ? moves : null;
  } catch {
    // What cannot be told is shown without words; the positions themselves can still be looked at.
    return null;
  }
}

/** A book with a page added, unless it has a newer one. */
function withPage(book: Book, store: GameStore, page: number, content: Page): Book {
  const pages = book.store === store ? book.pages : new Map<number, Page>();
  if ((pages.get(page)?.revision ?? -1) > content.revision) return book;
  return { store, pages: new Map(pages).set(page, content) };
}
