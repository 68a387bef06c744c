import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { seatAgent } from '../../agents/seat-agent.js';
import { GameProvider } from '../../hooks/GameProvider.js';
import type { BegunGame, GameKit } from '../kits/game-kit.js';
import { loadKit } from '../kits/load-kit.js';
import { FACTS, type GameName } from '../games.js';
import { usualSetup } from '../setup.js';
import { useBoxWidth } from './use-box-width.js';
import { useInView } from './use-in-view.js';

const PACE = 1400;
const PAUSE = 4000;

/** A game in small that computers play while it is looked at. It is a picture: nobody can play in it. */
export function Miniature({ game }: { readonly game: GameName }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const visible = useInView(box);
  const width = useBoxWidth(box);
  const show = useShow(game, visible);
  return (
    <div ref={box} className="app-miniature" aria-hidden="true" inert data-live={show ? '' : undefined}>
      {show && (
        <div
          className="app-miniature-board"
          data-shape={show.kit.shape}
          style={{ inlineSize: show.kit.width, transform: `scale(${width / show.kit.width})` }}
        >
          <GameProvider adapter={show.begun.table.adapter(null)}>
            <show.kit.Board />
          </GameProvider>
        </div>
      )}
    </div>
  );
}

interface Show {
  readonly kit: GameKit;
  readonly begun: BegunGame;
}

/** A game that goes on while it is seen, and begins anew some time after its end. */
function useShow(game: GameName, visible: boolean): Show | null {
  const [kit, setKit] = useState<GameKit | null>(null);
  const [seed, setSeed] = useState(1);

  useEffect(() => {
    if (!visible || kit) return;
    // Whoever wants to play at once need not wait for pictures.
    return whenIdle(() => void loadKit(game).then(setKit));
  }, [game, visible, kit]);

  const show = useMemo(() => {
    if (!kit) return null;
    const seats = Array.from({ length: Math.max(2, FACTS[game].seats[0]) }, () => 'easy' as const);
    return { kit, begun: kit.begin({ ...usualSetup(game), seats, seed }) };
  }, [kit, game, seed]);

  useEffect(() => {
    if (!show || !visible || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { table, agent } = show.begun;
    const stops = table.seats.map((seat) =>
      seatAgent(table.adapter(seat), agent('easy', seat), { pace: PACE }),
    );
    const onlooker = table.adapter(null);
    let again: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = onlooker.subscribe(() => {
      if (onlooker.getSnapshot().status.kind === 'over')
        again ??= setTimeout(() => setSeed((last) => last + 1), PAUSE);
    });
    return () => {
      unsubscribe();
      clearTimeout(again);
      stops.forEach((stop) => stop());
    };
  }, [show, visible]);

  return show;
}

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
