import { useId, useMemo, useState, type ReactNode } from 'react';
import { ActionMenu } from '../../../src/components/ActionMenu/ActionMenu.js';
import { CommandPalette } from '../../../src/components/CommandPalette/CommandPalette.js';
import { MoveComposer } from '../../../src/components/MoveComposer/MoveComposer.js';
import { PreviewPanel } from '../../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../../src/components/StatusBanner/StatusBanner.js';
import { GameProvider } from '../../../src/hooks/GameProvider.js';
import type { Command } from '../../../src/protocol/command.js';
import type { Snapshot } from '../../../src/protocol/snapshot.js';
import { PastedMatrix } from './PastedMatrix.js';
import { pastedAdapter } from './pasted-adapter.js';

/** Every way the kit has to show options, for a snapshot without an engine. */
export function PastedGame({ snapshot }: { readonly snapshot: Snapshot }): ReactNode {
  const [sent, setSent] = useState<Command | null>(null);
  const adapter = useMemo(() => pastedAdapter(snapshot, setSent), [snapshot]);
  return (
    <GameProvider adapter={adapter}>
      <div className="ms-stack pg-game">
        <StatusBanner />
        <CommandPalette
          renderTrigger={(props) => (
            <button type="button" className="pg-button" {...props}>
              Search (Ctrl-K)
            </button>
          )}
        />
        <Part heading="Actions">
          <div className="pg-menu">
            <ActionMenu />
          </div>
        </Part>
        <RejectionNotice />
        <Part heading="What it would do">
          <PreviewPanel />
        </Part>
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
      </div>
    </GameProvider>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pg-heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}
