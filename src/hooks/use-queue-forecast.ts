import { useEffect, useState } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { PreviewMetric } from '../protocol/preview.js';
import type { Reason } from '../protocol/reason.js';
import type { Forecast } from '../protocol/rule-check.js';
import { selectQueue } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';
import { queueOf } from '../store/queue.js';

/** What is known about playing all gathered options. */
export interface QueueForecast {
  /** Nothing is gathered; asked and not answered yet; answered; the engine does not tell; the answer was no good. */
  readonly status: 'none' | 'loading' | 'ready' | 'unknown' | 'failed';
  /** What all of them would do together. While a new answer is awaited, the last one. */
  readonly metrics: readonly PreviewMetric[];
  /** What stands in the way of each after those before it; `null` where that is not known for these. */
  readonly refusals: readonly (readonly Reason[])[] | null;
}

/** An answer, and the question it answers. */
interface Answered {
  readonly store: unknown;
  readonly queue: readonly OptionId[];
  readonly revision: number;
  readonly result: Forecast | 'unknown' | 'failed';
}

const NO_METRICS: readonly PreviewMetric[] = [];

/** Asks the engine anew whenever the queue or the game changes. An answer to an earlier question is not listened to. */
export function useQueueForecast(): QueueForecast {
  const store = useGameStore();
  const queue = useGame(selectQueue);
  const revision = useGame((state) => state.snapshot.revision);
  const [answered, setAnswered] = useState<Answered | null>(null);

  useEffect(() => {
    if (queue.length === 0) return;
    let current = true;
    const answer = (result: Answered['result']) => {
      if (current) setAnswered({ store, queue, revision, result });
    };
    queueOf(store)
      .forecast()
      .then(
        (forecast) => answer(forecast ?? 'unknown'),
        () => answer('failed'),
      );
    return () => void (current = false);
  }, [store, queue, revision]);

  const result = answered?.store === store ? answered.result : null;
  const metrics = typeof result === 'object' && result ? result.metrics : NO_METRICS;
  if (queue.length === 0) return { status: 'none', metrics: NO_METRICS, refusals: null };
  const fresh = answered?.store === store && answered.queue === queue && answered.revision === revision;
  if (!fresh || result === null) return { status: 'loading', metrics, refusals: null };
  if (typeof result === 'string') return { status: result, metrics: NO_METRICS, refusals: null };
  return { status: 'ready', metrics, refusals: result.refusals };
}
