/** How long a slice may keep the page from doing anything else, in milliseconds: half a frame. */
const SLICE = 8;

/** Runs a long search piece by piece, letting the page breathe between the pieces. */
export async function runInSlices<T>(search: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  let start = performance.now();
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    if (performance.now() - start < SLICE) continue;
    await nextTask();
    signal?.throwIfAborted();
    start = performance.now();
  }
}

/** Resolves in a new task. A message is not slowed down as nested timers are. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
