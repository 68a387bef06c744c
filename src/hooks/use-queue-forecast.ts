import type { PreviewMetric } from '../protocol/preview.js';
import type { Reason } from '../protocol/reason.js';
import { queueOf } from '../store/queue.js';
import { selectQueue } from '../store/selectors.js';
import { useGame } from './GameProvider.js';
import { useReply } from './use-reply.js';

/** The predicted outcome of playing the queue. */
export interface QueueForecast {
  /** `none`: the queue is empty; `unknown`: the engine does not predict it; `failed`: its answer was no good. */
  readonly status: 'none' | 'loading' | 'ready' | 'unknown' | 'failed';
  /** The outcome of all of them together. While a new answer is awaited, the last one. */
  readonly metrics: readonly PreviewMetric[];
  /** The reasons against each option after those before it; `null` where they are not known. */
  readonly refusals: readonly (readonly Reason[])[] | null;
}

const NOTHING = { metrics: [], refusals: null };

/** Asks the engine to predict the outcome of the queue. */
export function useQueueForecast(): QueueForecast {
  const queue = useGame(selectQueue);
  const isEmpty = queue.length === 0;
  const { last, isFresh } = useReply(queue, isEmpty ? null : (store) => queueOf(store).forecast());
  const forecast = last?.value ?? NOTHING;
  if (isEmpty) return { status: 'none', ...NOTHING };
  if (!isFresh) return { status: 'loading', metrics: forecast.metrics, refusals: null };
  if (forecast !== NOTHING) return { status: 'ready', ...forecast };
  return { status: last?.value === null ? 'unknown' : 'failed', ...NOTHING };
}
