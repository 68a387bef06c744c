import type { Snapshot } from '../../../src/protocol/snapshot.js';
import { changedSnapshots, publishing, tampered, type Breach } from '../tampering.js';

/** Tables that cannot go back, or never go the same way. */
export const historyBreaches: readonly Breach[] = [
  [
    'writes into the log that something was undone',
    tampered(() => {
      let undone = 0;
      return (adapter) => ({
        getSnapshot: changedSnapshots(adapter, (snapshot) => ({
          ...snapshot,
          log: [
            ...snapshot.log,
            ...Array.from({ length: undone }, (_, at) => ({ id: `undo ${at}`, text: 'Taken back.' })),
          ],
        })),
        undo(position) {
          undone += 1;
          return adapter.undo!(position);
        },
      });
    }),
    'undo brings back what was before the move, and redo what was after it',
    'leaves seat "ann" with another log',
  ],
  [
    'goes back one move, whoever made it',
    tampered(() => (adapter) => ({
      undo: (position) => adapter.undo!(position ?? adapter.getSnapshot().history!.position - 1),
    })),
    "undo goes back to the seat's own last decision",
    'after others moved too, leaves another view.left than at its last decision',
  ],
  [
    'keeps the revision when it goes back',
    tampered(() => {
      let undone = 0;
      return (adapter, seat) => ({
        getSnapshot: changedSnapshots(adapter, (snapshot) => ({
          ...snapshot,
          revision: snapshot.revision - undone,
        })),
        execute: async (command) => {
          const answer = await adapter.execute(
            typeof command?.revision === 'number'
              ? { ...command, revision: command.revision + undone }
              : command,
          );
          return 'revision' in answer ? { ...answer, revision: answer.revision - undone } : answer;
        },
        async undo(position) {
          const { position: at } = adapter.getSnapshot().history!;
          if (seat !== null && at > 0) undone += 1;
          return adapter.undo!(position);
        },
      });
    }),
    'undo and redo raise the revision and are told to everybody',
    'undo() takes seat "ann" from revision 1 to 1',
  ],
  [
    'undoes what never was',
    tampered(() => (adapter, seat) => ({
      async undo(position) {
        const { history, revision } = adapter.getSnapshot();
        return seat !== null && history!.position === 0
          ? { status: 'accepted', revision }
          : adapter.undo!(position);
      },
    })),
    'undo and redo are refused where there is nothing to undo or redo',
    'seat "ann" answers {"status":"accepted","revision":0} to undo() in a fresh game',
  ],
  [
    'is another game every time',
    (() => {
      let games = 0;
      return publishing(() => {
        games += 1;
        const game = games;
        return (snapshot): Snapshot => ({ ...snapshot, view: { ...snapshot.view, game } });
      });
    })(),
    'the same choices lead to the same snapshots in every fresh game',
    'two fresh games differ for seat "ann" at view.game after the same 0 moves',
  ],
];
