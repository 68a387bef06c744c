import { Lightbulb, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHistory, useStatus } from '../../hooks/facts.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { ToolButton } from './ToolButton.js';
import type { UseHintResult } from './use-hint.js';

/** Undo and redo where the game allows them, a hint, and a new game. */
export function Controls({ hint, onNewGame, children }: ControlsProps): ReactNode {
  const words = useWords();
  const { canUndo, canRedo, undo, redo } = useHistory();
  const { yours } = useStatus();
  return (
    <div className="app-controls">
      <ToolButton inactive={!canUndo} onClick={() => void undo()}>
        <Undo2 aria-hidden="true" size={18} /> {words.say('arcade.undo', {}, 'Undo')}
      </ToolButton>
      <ToolButton inactive={!canRedo} onClick={() => void redo()}>
        <Redo2 aria-hidden="true" size={18} /> {words.say('arcade.redo', {}, 'Redo')}
      </ToolButton>
      <ToolButton inactive={!yours} onClick={() => void hint.ask()}>
        <Lightbulb aria-hidden="true" size={18} /> {words.say('arcade.hint', {}, 'Hint')}
      </ToolButton>
      <ToolButton onClick={onNewGame}>
        <RotateCcw aria-hidden="true" size={18} /> {words.say('arcade.new-game', {}, 'New game')}
      </ToolButton>
      {children}
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
  /** More buttons. */
  readonly children?: ReactNode;
}
