// Above every estimate, and small enough for the table's 32-bit values with a board's cells on top.
const WIN = 1 << 24;

/** What winning is worth when so many cells are left empty by it: the quicker, the more. */
export function winScore(emptyAfter: number): number {
  return WIN + emptyAfter;
}

/** Whether a score is a proven win or loss, and not an estimate. */
export function isDecisive(score: number): boolean {
  return Math.abs(score) >= WIN;
}

/** Keeps an estimate below any proven win. */
export function clampEstimate(estimate: number): number {
  return Math.max(1 - WIN, Math.min(WIN - 1, estimate));
}
