import { useEffect, useMemo, useState, type ComponentType } from 'react';
import type { EngineAdapter } from '../../protocol/engine-adapter.js';
import type * as tools from './inspector-tools.js';

type Tools = typeof tools;

/** An adapter as a screen uses it, and what shows it from the inside, if that is wanted. */
export interface UseInspectedResult<View> {
  readonly adapter: EngineAdapter<View>;
  readonly Inspector: ComponentType | null;
}

/** Fetches the inspector when it is first wanted: who plays never loads it. */
export function useInspected<View>(adapter: EngineAdapter<View>, wanted: boolean): UseInspectedResult<View> {
  const [loaded, setLoaded] = useState<Tools | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void import('./inspector-tools.js').then((fetched) => current && setLoaded(fetched));
    return () => void (current = false);
  }, [wanted]);
  const used = wanted ? loaded : null;
  const watched = useMemo(() => used?.inspect(adapter) ?? adapter, [used, adapter]);
  return { adapter: watched, Inspector: used?.Inspector ?? null };
}
