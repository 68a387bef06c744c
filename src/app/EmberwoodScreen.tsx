import { RotateCcw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ActionMenu } from '../components/ActionMenu/ActionMenu.js';
import { GameLog } from '../components/GameLog/GameLog.js';
import { PreviewPanel } from '../components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../components/StatusBanner/StatusBanner.js';
import { EmberwoodTable } from '../games/emberwood/skin/EmberwoodTable.js';
import { GameProvider } from '../hooks/GameProvider.js';
import { Choice } from './Choice.js';
import { useEmberwood, type EmberwoodSettings } from './emberwood-session.js';

/** A table of Emberwood with everything around it. */
export function EmberwoodScreen({ settings, onSettingsChange }: EmberwoodScreenProps): ReactNode {
  return (
    <GameProvider adapter={useEmberwood(settings)}>
      <div className="app-head">
        <h1 className="app-title">Emberwood</h1>
        <EmberwoodSetup settings={settings} onSettingsChange={onSettingsChange} />
      </div>
      <div className="app-duel">
        <StatusBanner />
        <section className="app-play" aria-label="Table">
          <EmberwoodTable />
          <RejectionNotice className="app-notices" />
        </section>
        <section className="app-panel" aria-labelledby="preview-heading">
          <h2 id="preview-heading">What it would do</h2>
          <PreviewPanel idleText="Point at a card or an action to see what it would do." />
        </section>
        <section className="app-panel app-panel-actions" aria-labelledby="actions-heading">
          <h2 id="actions-heading">Actions</h2>
          <ActionMenu />
        </section>
        <section className="app-panel" aria-labelledby="log-heading">
          <h2 id="log-heading">What happened</h2>
          <GameLog label="What happened" />
        </section>
      </div>
    </GameProvider>
  );
}

/** Props of `EmberwoodScreen`. */
export interface EmberwoodScreenProps {
  readonly settings: EmberwoodSettings;
  readonly onSettingsChange: (settings: EmberwoodSettings) => void;
}

/** Against whom, and with which deal: another deal begins a new game. */
function EmberwoodSetup({ settings, onSettingsChange }: EmberwoodScreenProps): ReactNode {
  const seedId = useId();
  const change = (changed: Partial<EmberwoodSettings>) => onSettingsChange({ ...settings, ...changed });
  return (
    <form className="app-setup" aria-label="Game" onSubmit={(event) => event.preventDefault()}>
      <Choice
        legend="Against"
        value={settings.opponent}
        choices={[
          ['easy', 'Computer'],
          ['hard', 'Hard'],
          ['friend', 'A friend here'],
        ]}
        onChange={(opponent) => change({ opponent })}
      />
      <div className="app-choice">
        <label htmlFor={seedId}>Deal</label>
        <input
          id={seedId}
          className="app-number"
          type="number"
          min={1}
          value={settings.seed}
          onChange={({ target }) => change({ seed: Math.max(1, Math.trunc(Number(target.value)) || 1) })}
        />
      </div>
      <button type="button" className="app-button" onClick={() => change({ seed: settings.seed + 1 })}>
        <RotateCcw aria-hidden="true" size={18} /> New game
      </button>
    </form>
  );
}
