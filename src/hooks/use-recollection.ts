import { useEffect, useState } from 'react';
import type { Recollection } from '../protocol/recollection.js';
import { recollectionShape } from '../protocol/validate/recollection-shape.js';
import { faultIn } from '../protocol/validate/shape.js';
import type { GameStore } from '../store/game-store.js';
import { useGame, useGameStore } from './GameProvider.js';

/** What is known about an earlier position. */
export type UseRecollectionResult =
  /** Nobody asked. */
  | { readonly status: 'none' }
  /** The answer is awaited; what was recalled before may be shown meanwhile. */
  | { readonly status: 'loading'; readonly before: Recollection | null }
  | { readonly status: 'ready'; readonly recollection: Recollection }
  | { readonly status: 'failed'; readonly message: string };

interface Answered {
  readonly store: GameStore;
  readonly position: number;
  readonly result:
    | { readonly recollection: Recollection }
    | { readonly recollection: null; readonly message: string };
}

const NONE: UseRecollectionResult = { status: 'none' };

/**
 * What the seat could see and do at a position of the history; `null` asks for none. Asked anew when the game goes on, as
 * what prevents going there may be another. An answer that comes after the next question is not looked at.
 */
export function useRecollection(position: number | null): UseRecollectionResult {
  const store = useGameStore();
  const revision = useGame(({ snapshot }) => snapshot.revision);
  const [answered, setAnswered] = useState<Answered>();

  useEffect(() => {
    if (position === null) return;
    let current = true;
    void recalled(store, position).then(
      (result) => void (current && setAnswered({ store, position, result })),
    );
    return () => {
      current = false;
    };
  }, [store, position, revision]);

  if (position === null) return NONE;
  const known = answered?.store === store ? answered : undefined;
  if (known?.position !== position) return { status: 'loading', before: known?.result.recollection ?? null };
  return known.result.recollection
    ? { status: 'ready', recollection: known.result.recollection }
    : { status: 'failed', message: known.result.message };
}

/** What the adapter recalls, whatever it does. */
async function recalled({ adapter }: GameStore, position: number): Promise<Answered['result']> {
  try {
    const recollection = (await adapter.recall?.(position)) ?? null;
    if (!recollection) return { recollection, message: '' };
    const fault = faultIn(recollectionShape, recollection);
    return fault ? { recollection: null, message: fault } : { recollection };
  } catch (error) {
    return { recollection: null, message: error instanceof Error ? error.message : String(error) };
  }
}
