type Listener = (entry: ResizeObserverEntry) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: ResizeObserver | undefined;

/**
 * Calls back before an element is first painted, and whenever its size changes; returns the way to stop. One observer for
 * all elements: each of its own would be called by itself. An element has one listener.
 */
export function observeSize(element: Element, listener: Listener): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const entry of entries) listeners.get(entry.target)?.(entry);
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer!.unobserve(element);
    listeners.delete(element);
  };
}
