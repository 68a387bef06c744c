import type { Recollection } from '../protocol/recollection.js';
import { recollectionShape } from '../protocol/validate/recollection-shape.js';
import { faultIn } from '../protocol/validate/shape.js';
import type { GameStore } from '../store/game-store.js';
import { useReply } from './use-reply.js';

/** What is known about an earlier position. */
export type UseRecollectionResult =
  /** Nobody asked. */
  | { readonly status: 'none' }
  /** The answer is awaited; what was recalled before may be shown meanwhile. */
  | { readonly status: 'loading'; readonly before: Recollection | null }
  | { readonly status: 'ready'; readonly recollection: Recollection }
  | { readonly status: 'failed'; readonly message: string };

/** What the seat could see and do at a position of the history; `null` asks for none. Asked again when the game changes. */
export function useRecollection(position: number | null): UseRecollectionResult {
  const { last } = useReply(position, position === null ? null : (store) => recall(store, position));
  if (position === null) return { status: 'none' };
  if (last?.key !== position) return { status: 'loading', before: last?.value ?? null };
  return last.value
    ? { status: 'ready', recollection: last.value }
    : { status: 'failed', message: last.message };
}

async function recall({ adapter }: GameStore, position: number): Promise<Recollection | null> {
  const recollection = (await adapter.recall?.(position)) ?? null;
  const fault = recollection && faultIn(recollectionShape, recollection);
  if (fault) throw new Error(fault);
  return recollection;
}
