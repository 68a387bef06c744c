/** Calls back once the next frame is painted; soon, where nothing ever is. */
export function afterPaint(callback: () => void): void {
  // A task that is posted in a frame runs after that frame is painted.
  const nextFrame = globalThis.requestAnimationFrame ?? setTimeout;
  nextFrame(() => setTimeout(callback));
}
