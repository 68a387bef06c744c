import { useMemo } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { PreviewMetric } from '../protocol/preview.js';
import { previewOf } from '../store/preview-of.js';
import { selectOption } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';
import { useElapsed } from './use-elapsed.js';
import { useReply } from './use-reply.js';

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

/** The predicted outcome of an option. While a new answer is awaited, the last one stays, so that nothing flickers. */
export function usePreview(
  id: OptionId | null,
  { patience = PATIENCE }: UsePreviewOptions = {},
): UsePreviewResult {
  const { adapter } = useGameStore();
  const revision = useGame((state) => state.snapshot.revision);
  const option = useGame((state) => (id === null ? undefined : selectOption(state, id)));
  const known = option?.kind === 'available' ? option.preview : NO_METRICS;
  const mustAsk = option?.kind === 'available' && known.length === 0 && adapter.preview !== undefined;
  const { last, isFresh } = useReply(id, mustAsk ? (store) => previewOf(store, option.id) : null);
  const overdue = useElapsed(mustAsk && !isFresh ? `${revision} ${id}` : null, patience);

  return useMemo(() => {
    if (known.length > 0) return { status: 'ready', metrics: known };
    if (!mustAsk) return NONE;
    const metrics = last?.value;
    if (!isFresh) return { status: 'loading', metrics: (!overdue && metrics) || NO_METRICS, overdue };
    return metrics ? { status: 'ready', metrics } : { status: 'failed', message: last!.message };
  }, [known, mustAsk, last, isFresh, overdue]);
}

/** The metrics that are known of an option, and not of another one. */
export function metricsOfPreview(preview: UsePreviewResult): readonly PreviewMetric[] {
  return preview.status === 'ready' ? preview.metrics : [];
}
