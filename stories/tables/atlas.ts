import type { PhaseActionReport } from '../../src/protocol/action-report.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';
import report from '../fixtures/atlas-report.json' with { type: 'json' };
import type { Chair } from '../seated.js';

/** The weapon phase of an Atlas, as an action-query engine reported it. There is no engine behind it. */
export function atlas(): Chair {
  const snapshot: Snapshot = {
    revision: 0,
    seat: 'pilot',
    players: [{ id: 'pilot', name: 'Pilot' }],
    flow: { turn: 4, phase: report.phase, currentPlayer: 'pilot' },
    status: { kind: 'playing' },
    view: null,
    moves: [],
    reports: [report as unknown as PhaseActionReport],
    log: [],
  };
  const adapter: EngineAdapter = {
    getSnapshot: () => snapshot,
    subscribe: () => () => undefined,
    execute: () =>
      Promise.resolve({
        status: 'rejected',
        reasons: [{ code: 'ONLY_A_REPORT', text: 'This is a report: there is no engine behind it.' }],
      }),
  };
  return { adapter };
}
