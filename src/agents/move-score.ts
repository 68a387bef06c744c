import type { EnumeratedMove } from '../protocol/enumerated-move.js';

/** How good a move looks at a glance, as its engine published it in `metadata.score`; 0 where it says nothing. */
export function scoreOf({ metadata }: EnumeratedMove): number {
  const score = metadata?.['score'];
  return typeof score === 'number' && !Number.isNaN(score) ? score : 0;
}
