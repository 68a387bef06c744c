import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { seatAgent } from '../../agents/seat-agent.js';
import { GameProvider } from '../../hooks/GameProvider.js';
import { FACTS, type GameName } from '../games.js';
import type { BegunGame, GameKit } from '../kits/game-kit.js';
import { loadKit } from '../kits/load-kit.js';
import { usualSetup } from '../setup.js';

const PACE = 1400;
const PAUSE = 4000;

/** Computers at a table, made as small as the box it stands in. */
export function Show({ game, width, playing }: ShowProps): ReactNode {
  const kit = useKit(game);
  const [seed, setSeed] = useState(1);
  const begun = useMemo(() => {
    const seats = Array.from({ length: Math.max(2, FACTS[game].seats[0]) }, () => 'easy' as const);
    return kit?.begin({ ...usualSetup(game), seats, seed });
  }, [kit, game, seed]);
  const beginAnew = useCallback(() => setSeed((last) => last + 1), []);
  usePlay(begun, playing, beginAnew);
  if (!kit || !begun) return null;
  return (
    <div
      className="app-miniature-board"
      data-shape={kit.shape}
      style={{ inlineSize: kit.width, transform: `scale(${width / kit.width})` }}
    >
      <GameProvider adapter={begun.table.adapter(null)}>
        <kit.Board />
      </GameProvider>
    </div>
  );
}

/** Props of `Show`. */
export interface ShowProps {
  readonly game: GameName;
  /** How wide it may be, in pixels. */
  readonly width: number;
  /** Whether the game goes on. */
  readonly playing: boolean;
}

function useKit(game: GameName): GameKit | null {
  const [kit, setKit] = useState<GameKit | null>(null);
  useEffect(() => {
    let current = true;
    void loadKit(game).then((loaded) => current && setKit(loaded));
    return () => void (current = false);
  }, [game]);
  return kit;
}

/** Lets computers play, and says some time after the end that another game may begin. */
function usePlay(begun: BegunGame | undefined, playing: boolean, onEnd: () => void): void {
  useEffect(() => {
    if (!begun || !playing || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { table, agent } = begun;
    const stops = table.seats.map((seat) =>
      seatAgent(table.adapter(seat), agent('easy', seat), { pace: PACE }),
    );
    const onlooker = table.adapter(null);
    let again: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = onlooker.subscribe(() => {
      if (onlooker.getSnapshot().status.kind === 'over') again ??= setTimeout(onEnd, PAUSE);
    });
    return () => {
      unsubscribe();
      clearTimeout(again);
      stops.forEach((stop) => stop());
    };
  }, [begun, playing, onEnd]);
}
