import type { PlayedMove } from '../protocol/recollection.js';
import type { Snapshot } from '../protocol/snapshot.js';
import { courseShape } from '../protocol/validate/recollection-shape.js';
import { isSound } from '../protocol/validate/shape.js';
import type { GameStore } from '../store/game-store.js';
import { useReply } from './use-reply.js';

type Page = readonly PlayedMove[] | null;

const PAGE = 50;

// Each page is requested once per snapshot, however often it comes into view.
const requested = new WeakMap<Snapshot, Map<number, Promise<Page>>>();

/**
 * The moves that led to some positions, requested page by page as they come into view: a long game costs no more than
 * what is shown. When the game changes, the pages in view are requested again, and the old ones stay meanwhile.
 */
export function useCourse(positions: readonly number[]): (position: number) => PlayedMove | undefined {
  const inView = [...new Set(positions.filter((position) => position > 0).map(pageOf))];
  const { last } = useReply(inView.join(' '), async (store) => {
    const pages = await Promise.all(inView.map((page) => pageFrom(store, page)));
    return new Map(inView.map((page, nth) => [page, pages[nth]]));
  });
  return (position) => last?.value?.get(pageOf(position))?.[(position - 1) % PAGE];
}

const pageOf = (position: number): number => Math.floor((position - 1) / PAGE);

function pageFrom({ adapter, getState }: GameStore, page: number): Promise<Page> {
  const { snapshot } = getState();
  const pages = requested.get(snapshot) ?? new Map<number, Promise<Page>>();
  requested.set(snapshot, pages);
  const content = pages.get(page) ?? request(adapter, page);
  pages.set(page, content);
  return content;
}

/** A page of the course; `null` where the adapter does not give one: its positions are then shown without words. */
async function request(adapter: GameStore['adapter'], page: number): Promise<Page> {
  try {
    const moves = await adapter.course?.(page * PAGE + 1, (page + 1) * PAGE);
    return moves && isSound(courseShape, moves) ? moves : null;
  } catch {
    return null;
  }
}
