import { useState, type ReactNode } from 'react';
import { ActionMenu } from '../components/ActionMenu/ActionMenu.js';
import { GameErrorBoundary } from '../components/ErrorBoundary/GameErrorBoundary.js';
import { GameLog } from '../components/GameLog/GameLog.js';
import { MoveComposer } from '../components/MoveComposer/MoveComposer.js';
import { PhaseTracker } from '../components/PhaseTracker/PhaseTracker.js';
import { PreviewPanel } from '../components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../components/StatusBanner/StatusBanner.js';
import { EmberwoodTable } from '../games/emberwood/skin/EmberwoodTable.js';
import { GameProvider } from '../hooks/GameProvider.js';
import { useWords } from '../hooks/WordsProvider.js';
import { Choice } from './Choice.js';
import { EmberwoodSetup } from './EmberwoodSetup.js';
import { useEmberwood } from './emberwood-session.js';
import type { EmberwoodSettings } from './emberwood-settings.js';
import { Ending } from './Ending.js';
import { LookBack } from './LookBack.js';
import { Panel } from './Panel.js';
import { PanelTools } from './PanelTools.js';
import { Plan } from './Plan.js';
import { useInspected } from './use-inspected.js';

/** A table of Emberwood with everything around it. */
export function EmberwoodScreen({
  settings,
  onSettingsChange,
  hotkeys,
  inspecting,
}: EmberwoodScreenProps): ReactNode {
  const words = useWords();
  const { adapter, Inspector } = useInspected(useEmberwood(settings), inspecting);
  return (
    <GameProvider adapter={adapter}>
      <div className="app-head">
        <h1 className="app-title">Emberwood</h1>
        <EmberwoodSetup settings={settings} onSettingsChange={onSettingsChange} />
      </div>
      <div className="app-duel">
        <div className="app-course">
          <StatusBanner />
          <Phases />
        </div>
        <section className="app-play" aria-label={words.say('arcade.table', {}, 'Table')}>
          <GameErrorBoundary>
            <EmberwoodTable />
          </GameErrorBoundary>
          <RejectionNotice className="app-notices" />
          <Ending
            shared={settings.opponent === 'friend'}
            onNewGame={() => onSettingsChange({ ...settings, seed: settings.seed + 1 })}
          />
        </section>
        <div className="app-aside">
          <Panel title={words.say('arcade.preview', {}, 'What it would do')}>
            <PreviewPanel
              idleText={words.say(
                'arcade.point-at-card',
                {},
                'Point at a card or an action to see what it would do.',
              )}
            />
          </Panel>
          <Actions hotkeys={hotkeys} />
        </div>
        <div className="app-past">
          <Panel title={words.say('arcade.log', {}, 'What happened')}>
            <GameLog label={words.say('arcade.log', {}, 'What happened')} />
          </Panel>
          <LookBack>
            <ActionMenu label={words.say('arcade.actions-then', {}, 'Actions at that moment')} />
          </LookBack>
        </div>
        {Inspector && (
          <div className="app-inspector">
            <Inspector />
          </div>
        )}
      </div>
    </GameProvider>
  );
}

/** Props of `EmberwoodScreen`. */
export interface EmberwoodScreenProps {
  readonly settings: EmberwoodSettings;
  readonly onSettingsChange: (settings: EmberwoodSettings) => void;
  /** Whether single keys play. */
  readonly hotkeys: boolean;
  /** Whether the game is shown from the inside. */
  readonly inspecting: boolean;
}

/** Where the day stands. */
function Phases(): ReactNode {
  const words = useWords();
  return (
    <PhaseTracker
      phases={[
        { id: 'dawn', name: words.say('arcade.dawn', {}, 'Dawn') },
        { id: 'main', name: words.say('arcade.day', {}, 'Day') },
        { id: 'dusk', name: words.say('arcade.dusk', {}, 'Dusk') },
      ]}
    />
  );
}

const WAYS = { list: ActionMenu, steps: MoveComposer, plan: Plan };

/** Everything that can be done: all at once, put together step by step, or several as a plan. */
function Actions({ hotkeys }: { readonly hotkeys: boolean }): ReactNode {
  const words = useWords();
  const [way, setWay] = useState<keyof typeof WAYS>('list');
  const Way = WAYS[way];
  return (
    <Panel
      className="app-panel-actions"
      title={words.say('arcade.actions', {}, 'Actions')}
      tools={<PanelTools hotkeys={hotkeys} />}
    >
      <Choice
        legend={words.say('arcade.way', {}, 'Choose from')}
        value={way}
        choices={[
          ['list', words.say('arcade.way-list', {}, 'A list')],
          ['steps', words.say('arcade.way-steps', {}, 'Steps')],
          ['plan', words.say('arcade.way-plan', {}, 'A plan')],
        ]}
        onChange={setWay}
      />
      <Way />
    </Panel>
  );
}
