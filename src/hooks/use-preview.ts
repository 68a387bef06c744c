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

/** What an option is predicted to do. While a new answer is awaited, the last one stays, so nothing flickers. */
export function usePreview(id: OptionId | null): UsePreviewResult {
  const store = useGameStore();
  const revision = useGame((state) => state.snapshot.revision);
  const published = useGame((state) => (id === null ? undefined : selectOption(state, id)));
  const [asked, setAsked] = useState<{ id: OptionId; result: UsePreviewResult } | null>(null);
  const known = published?.kind === 'available' ? published.preview : [];
  const mustAsk =
    published?.kind === 'available' && known.length === 0 && store.adapter.preview !== undefined;

  useEffect(() => {
    if (!mustAsk || id === null) return;
    let current = true;
    store.preview(id).then(
      (metrics) => current && setAsked({ id, result: { status: 'ready', metrics } }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (current) setAsked({ id, result: { status: 'failed', message } });
      },
    );
    return () => void (current = false);
  }, [store, id, revision, mustAsk]);

  if (known.length > 0) return { status: 'ready', metrics: known };
  if (!mustAsk) return NONE;
  if (asked?.id === id) return asked.result;
  return { status: 'loading', metrics: asked?.result.status === 'ready' ? asked.result.metrics : [] };
}
