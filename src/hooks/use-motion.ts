import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useGame, useGameStore } from './GameProvider.js';
import { look, playMotion, type Seen } from './motion.js';

/**
 * Shows what a move changed by moving it: within an element, whatever stands for an entity flies from where it was to where it
 * is; what is new appears, what is gone fades. Things are identified by `data-entity-id`, or by `data-motion-id` where they are
 * no entities of their own. Nothing moves for those who want less motion, nor inside `data-ms-motion="off"`. Nothing waits for it.
 */
export function useMotion<Root extends HTMLElement>(): RefObject<Root | null> {
  const store = useGameStore();
  const snapshot = useGame((state) => state.snapshot);
  const root = useRef<Root>(null);
  const before = useRef<ReadonlyMap<string, Seen> | null>(null);

  // The store tells its followers before anything is drawn anew: now is the last time to see how it was.
  useEffect(
    () =>
      store.subscribe((state, last) => {
        if (state.snapshot === last.snapshot || before.current) return;
        const isOff = root.current?.closest('[data-ms-motion="off"]');
        const isStill = isOff || matchMedia('(prefers-reduced-motion: reduce)').matches;
        before.current = root.current && !isStill ? look(root.current) : null;
      }),
    [store],
  );

  useLayoutEffect(() => {
    const seen = before.current;
    before.current = null;
    if (seen && root.current) playMotion(root.current, seen);
  }, [snapshot]);

  return root;
}
