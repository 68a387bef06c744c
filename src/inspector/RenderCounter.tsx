import { Profiler, type ReactNode } from 'react';
import { useGameStore } from '../hooks/GameProvider.js';
import { inspectionOf } from './inspection.js';

/**
 * Counts how often what is in it is rendered, and how long that takes, for the `Inspector`. Only React's development and
 * profiling builds count. Renders no element.
 */
export function RenderCounter({ name, children }: RenderCounterProps): ReactNode {
  const inspection = inspectionOf(useGameStore<never>().adapter);
  return (
    <Profiler
      id={name}
      onRender={(id, _, duration) =>
        inspection?.setState(({ renders }) => {
          const { commits = 0, total = 0 } = renders[id] ?? {};
          return {
            renders: { ...renders, [id]: { commits: commits + 1, total: total + duration, last: duration } },
          };
        })
      }
    >
      {children}
    </Profiler>
  );
}

/** Props of `RenderCounter`. */
export interface RenderCounterProps {
  /** What the part is called in the `Inspector`. */
  readonly name: string;
  readonly children?: ReactNode;
}
