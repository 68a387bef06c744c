// #region game
import { useEffect, useState } from 'react';
import { ActionMenu, GameLog, GameProvider, StatusBanner } from 'moveset';
import { ruleEngineTable } from 'moveset/adapters';
import { remoteAgent, seatAgent } from 'moveset/agents';
import { createTwenty } from './twenty.js';
import 'moveset/styles.css';

export function TwentyGame({ seed }: { seed: number }) {
  const [table] = useState(() => ruleEngineTable(createTwenty(seed), { undo: false }));

  useEffect(() => {
    const worker = new Worker(new URL('./twenty.worker.ts', import.meta.url), { type: 'module' });
    const leave = seatAgent(table.adapter('bob'), remoteAgent(worker));
    return () => {
      leave();
      worker.terminate();
    };
  }, [table]);

  return (
    <GameProvider adapter={table.adapter('ann')}>
      <div style={{ display: 'grid', gap: '1rem' }}>
        <StatusBanner />
        <ActionMenu label="Your cards" />
        <GameLog />
      </div>
    </GameProvider>
  );
}
// #endregion game
