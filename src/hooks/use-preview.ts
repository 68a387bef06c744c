import { useEffect, useMemo, useState } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { PreviewMetric } from '../protocol/preview.js';
import { selectOption } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';
import { useElapsed } from './use-elapsed.js';
import { previewOf } from '../store/preview-of.js';

/** What is known about an option's outcome. */
export type UsePreviewResult =
  | { readonly status: 'none' }
  | {
      readonly status: 'loading';
      /** The last answer, which may have been about another option, so that nothing flickers; none once it is overdue. */
      readonly metrics: readonly PreviewMetric[];
      /** The engine has not answered for so long that it may never. An answer is still taken. */
      readonly overdue: boolean;
    }
  | { readonly status: 'ready'; readonly metrics: readonly PreviewMetric[] }
  | { readonly status: 'failed'; readonly message: string };

/** What `usePreview` takes. */
export interface UsePreviewOptions {
  /** After how many milliseconds an answer is overdue; 4000, unless said otherwise. */
  readonly patience?: number;
}

const NONE: UsePreviewResult = { status: 'none' };
const NO_METRICS: readonly PreviewMetric[] = [];
const PATIENCE = 4000;

/** An answer, and the question it answers. */
interface Answered {
  readonly store: unknown;
  readonly id: OptionId;
  readonly revision: number;
  readonly result: UsePreviewResult;
}

/**
 * What an option is predicted to do. While a new answer is awaited, the last one stays, so nothing flickers; an answer that
 * comes when something else is asked is dropped.
 */
export function usePreview(
  id: OptionId | null,
  { patience = PATIENCE }: UsePreviewOptions = {},
): UsePreviewResult {
  const store = useGameStore();
  const revision = useGame((state) => state.snapshot.revision);
  const option = useGame((state) => (id === null ? undefined : selectOption(state, id)));
  const [answered, setAnswered] = useState<Answered | null>(null);
  const known = option?.kind === 'available' ? option.preview : NO_METRICS;
  const mustAsk = option?.kind === 'available' && known.length === 0 && store.adapter.preview !== undefined;
  const isAnswered = answered?.store === store && answered.id === id && answered.revision === revision;
  const overdue = useElapsed(mustAsk && !isAnswered ? `${revision} ${id}` : null, patience);

  useEffect(() => {
    if (!mustAsk || id === null) return;
    let current = true;
    const answer = (result: UsePreviewResult) => current && setAnswered({ store, id, revision, result });
    previewOf(store, id).then(
      (metrics) => answer({ status: 'ready', metrics }),
      (error: unknown) =>
        answer({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => void (current = false);
  }, [store, id, revision, mustAsk]);

  return useMemo(() => {
    if (known.length > 0) return { status: 'ready', metrics: known };
    if (!mustAsk) return NONE;
    if (isAnswered) return answered.result;
    const last = answered?.result.status === 'ready' && !overdue ? answered.result.metrics : NO_METRICS;
    return { status: 'loading', metrics: last, overdue };
  }, [known, mustAsk, isAnswered, answered, overdue]);
}

/** The metrics that are known of an option, and not of another one. */
export function metricsOfPreview(preview: UsePreviewResult): readonly PreviewMetric[] {
  return preview.status === 'ready' ? preview.metrics : [];
}
