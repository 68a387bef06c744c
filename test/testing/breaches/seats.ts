import type { Command } from '../../../src/protocol/command.js';
import type { EngineAdapter, Table } from '../../../src/protocol/engine-adapter.js';
import type { PlayerId } from '../../../src/protocol/ids.js';
import {
  changedSnapshots,
  changingMoves,
  publishing,
  tampered,
  withoutReason,
  type Breach,
} from '../tampering.js';

const isOver = (adapter: EngineAdapter) => adapter.getSnapshot().status.kind === 'over';

/** Plays for whoever is to move, whoever asks. */
const playsForOthers = (table: Table, owner: PlayerId | null, command: Command) => {
  const mover = table.adapter(owner).getSnapshot().flow.currentPlayer;
  return table.adapter(mover).execute(command);
};

/** Tables that let people play who may not, or no longer. */
export const seatBreaches: readonly Breach[] = [
  [
    'lets the spectator play',
    tampered(
      () => (_, seat, table) =>
        seat === null ? { execute: (command) => playsForOthers(table, seat, command) } : {},
    ),
    'a spectator has nothing available and can play nothing',
    'the spectator answers {"status":"accepted","revision":1} to "Take 1"',
  ],
  [
    'offers moves to the spectator',
    tampered(
      () => (_, seat, table) =>
        seat === null
          ? {
              getSnapshot: changedSnapshots(table.adapter('ann'), (snapshot) => ({
                ...snapshot,
                seat: null,
              })),
            }
          : {},
    ),
    'a spectator has nothing available and can play nothing',
    '"Take 1" is available to the spectator',
  ],
  [
    'believes a command that names a player',
    tampered(() => (adapter, seat, table) => ({
      execute: (command) =>
        seat !== null && typeof command === 'object' && command !== null && 'playerId' in command
          ? playsForOthers(table, seat, command)
          : adapter.execute(command),
    })),
    'nobody moves for somebody else',
    'in the name of seat "ann"',
  ],
  [
    'offers moves after the end',
    publishing(() => {
      const changed = changingMoves(({ validationErrors: _, ...move }) => ({
        ...withoutReason(move),
        isValid: true,
        metadata: { displayName: `Go on with ${move.metadata?.displayName}` },
      }));
      return (snapshot) => (snapshot.status.kind === 'over' ? changed(snapshot) : snapshot);
    }),
    'nothing is available after the end',
    '"Go on with Take 1" is available to seat "ann" although the game is over',
  ],
  [
    'plays on after the end',
    tampered(() => (adapter, seat) => ({
      async execute(command) {
        const answer = await adapter.execute(command);
        if (seat === null || answer.status !== 'rejected' || !isOver(adapter)) return answer;
        return { status: 'accepted', revision: adapter.getSnapshot().revision };
      },
    })),
    'nothing can be played after the end',
    'to "Take 1" after the end',
  ],
];
