import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { GameOverDialog } from '../../components/GameOverDialog/GameOverDialog.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { ToolButton } from './ToolButton.js';

/** Who has won, and another game for who wants one. */
export function Ending({ shared, onNewGame, children }: EndingProps): ReactNode {
  const words = useWords();
  return (
    <GameOverDialog
      shared={shared}
      actions={
        <ToolButton onClick={onNewGame}>
          <RotateCcw aria-hidden="true" size={18} /> {words.say('arcade.play-again', {}, 'Play again')}
        </ToolButton>
      }
    >
      {children}
    </GameOverDialog>
  );
}

/** Props of `Ending`. */
export interface EndingProps {
  /** Players share this screen. */
  readonly shared: boolean;
  readonly onNewGame: () => void;
  /** What else is told. */
  readonly children?: ReactNode;
}
