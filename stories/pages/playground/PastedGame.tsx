import { useMemo, useState, type ReactNode } from 'react';
import { ActionMenu } from '../../../src/components/ActionMenu/ActionMenu.js';
import { CommandPalette } from '../../../src/components/CommandPalette/CommandPalette.js';
import { GameLog } from '../../../src/components/GameLog/GameLog.js';
import { GameOverDialog } from '../../../src/components/GameOverDialog/GameOverDialog.js';
import { Hotkeys } from '../../../src/components/Hotkeys/Hotkeys.js';
import { MoveComposer } from '../../../src/components/MoveComposer/MoveComposer.js';
import { PhaseTracker } from '../../../src/components/PhaseTracker/PhaseTracker.js';
import { PlayerPanels } from '../../../src/components/PlayerPanel/PlayerPanels.js';
import { PreviewPanel } from '../../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../../src/components/RejectionNotice/RejectionNotice.js';
import { RuleTrace } from '../../../src/components/RuleTrace/RuleTrace.js';
import { StatusBanner } from '../../../src/components/StatusBanner/StatusBanner.js';
import { GameProvider } from '../../../src/hooks/GameProvider.js';
import type { Command } from '../../../src/protocol/command.js';
import type { Snapshot } from '../../../src/protocol/snapshot.js';
import { Part } from './Part.js';
import { PastedMatrix } from './PastedMatrix.js';
import { PastedPlan } from './PastedPlan.js';
import { pastedAdapter } from './pasted-adapter.js';

/** Every way the kit has to show a game, for a snapshot without an engine. */
export function PastedGame({ snapshot }: { readonly snapshot: Snapshot }): ReactNode {
  const [sent, setSent] = useState<Command | null>(null);
  const adapter = useMemo(() => pastedAdapter(snapshot, setSent), [snapshot]);
  const { phase } = snapshot.flow;
  return (
    <GameProvider adapter={adapter}>
      <div className="ms-stack pg-game">
        <StatusBanner />
        <PhaseTracker {...(phase !== undefined && { phases: [{ id: phase, name: phase }] })} />
        {snapshot.players.length > 1 && <PlayerPanels />}
        <div className="pg-fields">
          <CommandPalette
            renderTrigger={(props) => (
              <button type="button" className="pg-button" {...props}>
                Search (Ctrl-K)
              </button>
            )}
          />
          <Hotkeys
            renderControls={({ sheet, hints }) => (
              <>
                <button type="button" className="pg-button" {...sheet}>
                  Keys (?)
                </button>
                <button type="button" className="pg-button" {...hints}>
                  Letters (f)
                </button>
              </>
            )}
          />
        </div>
        <Part heading="Actions">
          <div className="pg-menu">
            <ActionMenu />
          </div>
        </Part>
        <RejectionNotice />
        <div className="pg-pair">
          <Part heading="What it would do">
            <PreviewPanel />
          </Part>
          <Part heading="Rule by rule">
            <RuleTrace />
          </Part>
        </div>
        <Part heading="What would be sent">
          <pre className="pg-sent" role="status" dir="ltr">
            {sent
              ? JSON.stringify(sent, null, 2)
              : 'Press an action: the command for the engine is shown here.'}
          </pre>
        </Part>
        <Part heading="Step by step">
          <MoveComposer />
        </Part>
        <Part heading="Side by side">
          <PastedMatrix />
        </Part>
        <Part heading="Several at once">
          <PastedPlan />
        </Part>
        {snapshot.log.length > 0 && (
          <Part heading="What happened">
            <GameLog />
          </Part>
        )}
        <GameOverDialog openOnMount />
      </div>
    </GameProvider>
  );
}
