import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { GameName } from '../games.js';
import { useBoxWidth } from './use-box-width.js';
import { useInView } from './use-in-view.js';
import { whenIdle } from './when-idle.js';

const Show = lazy(async () => ({ default: (await import('./Show.js')).Show }));

/** A game in small that computers play while it is looked at. It is a picture: nobody can play in it. */
export function Miniature({ game }: { readonly game: GameName }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const visible = useInView(box);
  const width = useBoxWidth(box);
  const wanted = useOnceIdle(visible);
  return (
    <div ref={box} className="app-miniature" aria-hidden="true" inert>
      {wanted && (
        <Suspense>
          <Show game={game} width={width} playing={visible} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether something was asked for, and there was time for it since: whoever wants to play at once need not wait. */
function useOnceIdle(asked: boolean): boolean {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (asked && !done) return whenIdle(() => setDone(true));
    return undefined;
  }, [asked, done]);
  return done;
}
