/** Lets the built arcade open without a network from the next visit on. Not while it is developed: files change then. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Whoever wants to play need not wait for what comes later.
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('./service-worker.js')
      .then(({ active }) => active?.postMessage('opened', []))
      .catch(() => {
        // Not allowed here: the arcade then needs a network, as any page does.
      });
  });
}
