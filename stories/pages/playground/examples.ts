import type { EngineAdapter } from '../../../src/protocol/engine-adapter.js';
import report from '../../fixtures/atlas-report.json?raw';
import { DUELS, duelAt } from '../../tables/emberwood.js';
import { hotSeatAt } from '../../tables/tic-tac-toe.js';

/** A text to begin with. */
export interface Example {
  readonly title: string;
  load(): Promise<string>;
}

const movesOf = ({ adapter }: { readonly adapter: EngineAdapter }) => asText(adapter.getSnapshot().moves);

const BROKEN = `[
  {
    "moveId": "advance",
    "playerId": "ann",
    "params": { "to": "bridge" },
    "isValid": true,
    "metadata": { "displayName": "Advance to the bridge", "successChance": 70 }
  },
  {
    "moveId": "advance",
    "playerId": "ann",
    "params": { "to": "tower" },
    "isValid": "yes",
    "metadata": { "displayName": "Advance to the tower", "successChance": 170 }
  },
  {
    "moveId": "retreat",
    "params": {},
    "isValid": false,
    "validationErrors": [{ "reason": "The bridge is down.", "errorCode": "NO_WAY" }]
  }
]
`;

/** The examples by their names. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  atlas: { title: 'A report: the weapons of an Atlas', load: () => Promise.resolve(report) },
  emberwood: {
    title: 'Moves of Emberwood',
    load: async () => movesOf(await duelAt({ position: DUELS.middleGame })),
  },
  'tic-tac-toe': { title: 'Moves of tic-tac-toe', load: async () => movesOf(await hotSeatAt('middleGame')) },
  broken: { title: 'Moves with faults', load: () => Promise.resolve(BROKEN) },
};

/** JSON as people read it: an entry of a list on each line where it is short. */
function asText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
