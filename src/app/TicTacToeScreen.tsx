import type { ReactNode } from 'react';
import { ActionMenu } from '../components/ActionMenu/ActionMenu.js';
import { GameLog } from '../components/GameLog/GameLog.js';
import { PreviewPanel } from '../components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../components/StatusBanner/StatusBanner.js';
import { TicTacToeBoard } from '../games/tic-tac-toe/skin/TicTacToeBoard.js';
import { GameProvider } from '../hooks/GameProvider.js';
import { useHotkeys } from '../hooks/use-hotkeys.js';
import { Controls } from './Controls.js';
import { useSession, type Settings } from './session.js';
import { Setup } from './Setup.js';
import { useHint } from './use-hint.js';

/** A table of tic-tac-toe with everything around it. */
export function TicTacToeScreen({ settings, onSettingsChange, hotkeys }: TicTacToeScreenProps): ReactNode {
  return (
    <GameProvider adapter={useSession(settings)}>
      <h1 className="app-title">Tic-tac-toe</h1>
      <Setup settings={settings} onSettingsChange={onSettingsChange} />
      <TableTop
        hotkeys={hotkeys}
        onNewGame={() => onSettingsChange({ ...settings, game: settings.game + 1 })}
      />
    </GameProvider>
  );
}

/** Props of `TicTacToeScreen`. */
export interface TicTacToeScreenProps {
  readonly settings: Settings;
  readonly onSettingsChange: (settings: Settings) => void;
  /** Whether single keys play. */
  readonly hotkeys: boolean;
}

function TableTop({ hotkeys, onNewGame }: TableTopProps): ReactNode {
  const hint = useHint();
  useHotkeys({ enabled: hotkeys });
  return (
    <div className="app-table">
      <section className="app-play" aria-label="Table">
        <StatusBanner />
        <TicTacToeBoard hint={hint.position} />
        <Controls hint={hint} onNewGame={onNewGame} />
        <RejectionNotice className="app-notices" />
      </section>
      <section className="app-panel app-panel-preview" aria-labelledby="preview-heading">
        <h2 id="preview-heading">What it would do</h2>
        <PreviewPanel idleText="Point at a cell or an action to see what it would do." />
      </section>
      <section className="app-panel" aria-labelledby="moves-heading">
        <h2 id="moves-heading">Moves played</h2>
        <GameLog label="Moves played" emptyText="No move has been played yet." />
      </section>
      <section className="app-panel app-panel-actions" aria-labelledby="actions-heading">
        <h2 id="actions-heading">Actions</h2>
        <ActionMenu />
      </section>
    </div>
  );
}

interface TableTopProps {
  readonly hotkeys: boolean;
  readonly onNewGame: () => void;
}
