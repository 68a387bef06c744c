import type { ComponentType, ReactNode } from 'react';
import { ActionMenu } from '../components/ActionMenu/ActionMenu.js';
import { GameErrorBoundary } from '../components/ErrorBoundary/GameErrorBoundary.js';
import { GameLog } from '../components/GameLog/GameLog.js';
import { PreviewPanel } from '../components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../components/StatusBanner/StatusBanner.js';
import { TicTacToeBoard } from '../games/tic-tac-toe/skin/TicTacToeBoard.js';
import { GameProvider } from '../hooks/GameProvider.js';
import { useWords } from '../hooks/WordsProvider.js';
import { Controls } from './Controls.js';
import { Ending } from './Ending.js';
import { LookBack } from './LookBack.js';
import { Panel } from './Panel.js';
import { PanelTools } from './PanelTools.js';
import { useSession, type Settings } from './session.js';
import { Setup } from './Setup.js';
import { useHint } from './use-hint.js';
import { useInspected } from './use-inspected.js';

/** A table of tic-tac-toe with everything around it. */
export function TicTacToeScreen({
  settings,
  onSettingsChange,
  hotkeys,
  inspecting,
}: TicTacToeScreenProps): ReactNode {
  const words = useWords();
  const { adapter, Inspector } = useInspected(useSession(settings), inspecting);
  return (
    <GameProvider adapter={adapter}>
      <h1 className="app-title">{words.say('arcade.tic-tac-toe', {}, 'Tic-tac-toe')}</h1>
      <Setup settings={settings} onSettingsChange={onSettingsChange} />
      <TableTop
        hotkeys={hotkeys}
        shared={settings.opponent === 'friend'}
        Inspector={Inspector}
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
  /** Whether the game is shown from the inside. */
  readonly inspecting: boolean;
}

function TableTop({ hotkeys, shared, Inspector, onNewGame }: TableTopProps): ReactNode {
  const words = useWords();
  const hint = useHint();
  return (
    <div className="app-table">
      <section className="app-play" aria-label={words.say('arcade.table', {}, 'Table')}>
        <StatusBanner />
        <GameErrorBoundary>
          <TicTacToeBoard hint={hint.position} />
        </GameErrorBoundary>
        <Controls hint={hint} onNewGame={onNewGame} />
        <RejectionNotice className="app-notices" />
        <Ending shared={shared} onNewGame={onNewGame} />
      </section>
      <Panel className="app-panel-preview" title={words.say('arcade.preview', {}, 'What it would do')}>
        <PreviewPanel
          idleText={words.say(
            'arcade.point-at-cell',
            {},
            'Point at a cell or an action to see what it would do.',
          )}
        />
      </Panel>
      <Panel
        className="app-panel-actions"
        title={words.say('arcade.actions', {}, 'Actions')}
        tools={<PanelTools hotkeys={hotkeys} />}
      >
        <ActionMenu />
      </Panel>
      <div className="app-past">
        <Panel title={words.say('arcade.moves', {}, 'Moves played')}>
          <GameLog
            label={words.say('arcade.moves', {}, 'Moves played')}
            emptyText={words.say('arcade.no-moves', {}, 'No move has been played yet.')}
          />
        </Panel>
        <LookBack>
          <TicTacToeBoard label={words.say('arcade.board-then', {}, 'Board at that moment')} />
        </LookBack>
      </div>
      {Inspector && (
        <div className="app-inspector">
          <Inspector />
        </div>
      )}
    </div>
  );
}

interface TableTopProps {
  readonly hotkeys: boolean;
  readonly shared: boolean;
  readonly Inspector: ComponentType | null;
  readonly onNewGame: () => void;
}
