const { port1, port2 } = new MessageChannel();

/**
 * The time that the main thread needs for some frames, the action at the start of the first included: its code, then
 * style, layout and paint. A message sent from within a frame arrives when that frame is painted, so nothing waits for
 * the screen's rhythm. Scrolling is heard at the start of the second frame and drawn in the third.
 */
export async function timeFrames(count: number, action: () => void): Promise<number> {
  let total = await timeFrame(action);
  for (let frame = 1; frame < count; frame += 1) total += await timeFrame();
  return total;
}

function timeFrame(action?: () => void): Promise<number> {
  return new Promise((resolve) => {
    let start = Infinity;
    const scrolled = () => void (start = Math.min(start, performance.now()));
    // Scroll events come before the callbacks of their frame.
    document.addEventListener('scroll', scrolled, { capture: true, once: true });
    requestAnimationFrame(() => {
      start = Math.min(start, performance.now());
      document.removeEventListener('scroll', scrolled, { capture: true });
      action?.();
      port2.addEventListener('message', () => resolve(performance.now() - start), { once: true });
      port2.start();
      port1.postMessage(null);
    });
  });
}

/**
 * The time by the clock from an action at the start of a frame until something that follows from it is painted: what
 * happens between frames counts as well.
 */
export async function timeUntil(action: () => void, isThere: () => boolean): Promise<number> {
  let start = 0;
  await timeFrame(() => {
    start = performance.now();
    action();
  });
  if (!isThere()) {
    while (!isThere()) await timeFrame();
    // What was rendered between two frames is painted with the second.
    await timeFrame();
  }
  return performance.now() - start;
}

/** Lets everything come to rest that moves by itself. */
export async function rest(): Promise<void> {
  for (const animation of document.getAnimations()) animation.finish();
  await timeFrames(2, () => {});
}
