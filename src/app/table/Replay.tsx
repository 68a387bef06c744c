import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { replayDeeds, type Deed } from '../../adapters/recorded-table.js';
import { GameProvider } from '../../hooks/GameProvider.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { EngineAdapter } from '../../protocol/engine-adapter.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { OpenGame } from './open-game.js';
import { ToolButton } from './ToolButton.js';

/** The course of a game whose engine remembers none, played again up to a move. Renders a `<div>` element. */
export function Replay({ game, near, children }: ReplayProps): ReactNode {
  const words = useWords();
  const id = useId();
  const deeds = useSyncExternalStore(game.table.onDeed, game.table.deeds);
  const [chosen, setChosen] = useState<number | null>(null);
  // Who has not gone back sees the game go on.
  const position = Math.min(chosen ?? deeds.length, deeds.length);
  const adapter = usePosition(game, deeds, position, near);
  const step = (to: number) => setChosen(to < deeds.length ? Math.max(0, to) : null);
  return (
    <div className="app-replay">
      <div className="app-replay-controls">
        <ToolButton inactive={position === 0} onClick={() => step(position - 1)}>
          <ChevronLeft aria-hidden="true" size={18} /> {words.say('arcade.back', {}, 'One move back')}
        </ToolButton>
        <label htmlFor={id}>
          {words.say('arcade.position', { position, total: deeds.length }, 'Move {position} of {total}')}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={deeds.length}
          value={position}
          onChange={({ target }) => step(Number(target.value))}
        />
        <ToolButton inactive={position === deeds.length} onClick={() => step(position + 1)}>
          <ChevronRight aria-hidden="true" size={18} /> {words.say('arcade.forward', {}, 'One move on')}
        </ToolButton>
      </div>
      {/* Nothing can be played in the past. */}
      <div inert>{adapter && <GameProvider adapter={adapter}>{children}</GameProvider>}</div>
    </div>
  );
}

/** Props of `Replay`. */
export interface ReplayProps {
  readonly game: OpenGame;
  /** Whose view is shown; what everybody may see, unless said. */
  readonly near: PlayerId | null;
  /** What shows the moment looked at. */
  readonly children: ReactNode;
}

/** The table as it was after so many deeds; nothing until it is there. */
function usePosition(
  { kit, setup }: OpenGame,
  deeds: readonly Deed[],
  position: number,
  near: PlayerId | null,
): EngineAdapter | null {
  const [shown, setShown] = useState<EngineAdapter | null>(null);
  useEffect(() => {
    let current = true;
    const { table } = kit.begin(setup);
    void replayDeeds(table, deeds.slice(0, position)).then(() => current && setShown(table.adapter(near)));
    return () => void (current = false);
  }, [kit, setup, deeds, position, near]);
  return shown;
}
