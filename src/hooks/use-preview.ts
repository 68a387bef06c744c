import { useEffect, useState } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { PreviewMetric } from '../protocol/preview.js';
import { selectOption } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';

/** What is known about an option's outcome. */
export type UsePreviewResult =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly metrics: readonly PreviewMetric[] }
  | { readonly status: 'ready'; readonly metrics: readonly PreviewMetric[] }
  | { readonly status: 'failed'; readonly message: string };

const NONE: UsePreviewResult = { status: 'none' };

/** An answer, and the question it answers. */
interface Answered {
  readonly store: unknown;
  readonly id: OptionId;
  readonly revision: number;
  readonly result: UsePreviewResult;
}

/** What an option is predicted to do. While a new answer is awaited, the last one stays, so nothing flickers. */
export function usePreview(id: OptionId | null): UsePreviewResult {
  const store = useGameStore();
  const revision = useGame((state) => state.snapshot.revision);
  const option = useGame((state) => (id === null ? undefined : selectOption(state, id)));
  const [answered, setAnswered] = useState<Answered | null>(null);
  const known = option?.kind === 'available' ? option.preview : [];
  const mustAsk = option?.kind === 'available' && known.length === 0 && store.adapter.preview !== undefined;

  useEffect(() => {
    if (!mustAsk || id === null) return;
    let current = true;
    const answer = (result: UsePreviewResult) => current && setAnswered({ store, id, revision, result });
    store.preview(id).then(
      (metrics) => answer({ status: 'ready', metrics }),
      (error: unknown) =>
        answer({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => void (current = false);
  }, [store, id, revision, mustAsk]);

  if (known.length > 0) return { status: 'ready', metrics: known };
  if (!mustAsk) return NONE;
  if (answered?.store === store && answered.id === id && answered.revision === revision)
    return answered.result;
  return { status: 'loading', metrics: answered?.result.status === 'ready' ? answered.result.metrics : [] };
}
