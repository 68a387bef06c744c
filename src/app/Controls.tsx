import { Lightbulb, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { computerAgent } from '../games/tic-tac-toe/computer-agent.js';
import { cellName, type TicTacToeView } from '../games/tic-tac-toe/view.js';
import { useGame, useGameStore } from '../hooks/GameProvider.js';
import { useHistory, useStatus } from '../hooks/facts.js';
import { optionsOf } from '../protocol/read-options.js';

/** Undo, redo, hint and a new game. */
export function Controls({ onHint, onNewGame }: ControlsProps): ReactNode {
  const { canUndo, canRedo, undo, redo } = useHistory();
  const { yours } = useStatus();
  const { hintText, ask } = useHint(onHint);
  return (
    <div className="app-controls">
      <ToolButton inactive={!canUndo} onClick={() => void undo()}>
        <Undo2 aria-hidden="true" size={18} /> Undo
      </ToolButton>
      <ToolButton inactive={!canRedo} onClick={() => void redo()}>
        <Redo2 aria-hidden="true" size={18} /> Redo
      </ToolButton>
      <ToolButton inactive={!yours} onClick={() => void ask()}>
        <Lightbulb aria-hidden="true" size={18} /> Hint
      </ToolButton>
      <ToolButton onClick={onNewGame}>
        <RotateCcw aria-hidden="true" size={18} /> New game
      </ToolButton>
      <p className="app-hint" role="status">
        {hintText}
      </p>
    </div>
  );
}

export interface ControlsProps {
  /** Told which cell the computer would choose, and when that is over. */
  readonly onHint: (position: number | null) => void;
  readonly onNewGame: () => void;
}

/** A button that stays reachable when there is nothing for it to do: pressing it then says why. */
function ToolButton({ inactive = false, onClick, children }: ToolButtonProps): ReactNode {
  return (
    <button type="button" className="app-button" aria-disabled={inactive || undefined} onClick={onClick}>
      {children}
    </button>
  );
}

interface ToolButtonProps {
  readonly inactive?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** What the computer would do in the seat's place, until the game goes on. */
function useHint(onHint: (position: number | null) => void) {
  const store = useGameStore<TicTacToeView>();
  const revision = useGame((state) => state.snapshot.revision);
  const [hint, setHint] = useState({ revision: -1, text: '' });

  useEffect(() => onHint(null), [revision, onHint]);

  async function ask(): Promise<void> {
    const { snapshot } = store.getState();
    const options = optionsOf(snapshot).filter((option) => option.kind === 'available');
    const say = (text: string) => setHint({ revision: snapshot.revision, text });
    if (options.length === 0) return say('There is nothing for you to decide now, so there is no hint.');
    const choice = await computerAgent({ seed: 'hint' }).choose(
      snapshot,
      options,
      new AbortController().signal,
    );
    if (!choice || store.getState().snapshot.revision !== snapshot.revision) return;
    const position = choice.params['position'] as number;
    onHint(position);
    say(`The computer would take ${cellName(position, snapshot.view.boardSize)}.`);
  }

  return { hintText: hint.revision === revision ? hint.text : '', ask };
}
