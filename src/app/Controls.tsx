import { Lightbulb, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHistory, useStatus } from '../hooks/facts.js';
import type { UseHintResult } from './use-hint.js';

/** Undo, redo, hint and a new game. */
export function Controls({ hint, onNewGame }: ControlsProps): ReactNode {
  const { canUndo, canRedo, undo, redo } = useHistory();
  const { yours } = useStatus();
  return (
    <div className="app-controls">
      <ToolButton inactive={!canUndo} onClick={() => void undo()}>
        <Undo2 aria-hidden="true" size={18} /> Undo
      </ToolButton>
      <ToolButton inactive={!canRedo} onClick={() => void redo()}>
        <Redo2 aria-hidden="true" size={18} /> Redo
      </ToolButton>
      <ToolButton inactive={!yours} onClick={() => void hint.ask()}>
        <Lightbulb aria-hidden="true" size={18} /> Hint
      </ToolButton>
      <ToolButton onClick={onNewGame}>
        <RotateCcw aria-hidden="true" size={18} /> New game
      </ToolButton>
      <p className="app-hint" role="status">
        {hint.text}
      </p>
    </div>
  );
}

/** Props of `Controls`. */
export interface ControlsProps {
  readonly hint: UseHintResult;
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
