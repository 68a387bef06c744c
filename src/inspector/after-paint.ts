/** Calls back when what is rendered now is on the screen; never, where there is no screen. */
export function afterPaint(callback: () => void): void {
  if (typeof requestAnimationFrame !== 'function') return;
  // A task that is posted in a frame runs after that frame is painted.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      callback();
    });
    port1.start();
    port2.postMessage(null);
  });
}
