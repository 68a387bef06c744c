import type { EnumeratedMove } from '../../../src/protocol/enumerated-move.js';
import { changingMoves, publishing, tampered, withoutReason, type Breach } from '../tampering.js';

const isSkippedOnly = (errors: EnumeratedMove['validationErrors']) =>
  errors?.length === 1 && errors[0]?.errorCode === 'SKIPPED_BEFORE';

/** Tables that publish what they should not. */
export const snapshotBreaches: readonly Breach[] = [
  [
    'makes a new snapshot at every call',
    tampered(() => (adapter) => ({ getSnapshot: () => ({ ...adapter.getSnapshot() }) })),
    'a snapshot stays the same object until the revision rises',
    'getSnapshot() of seat "ann" gives another object at every call (revision 0)',
  ],
  [
    'shows the spectator every position under one revision',
    publishing(() => (snapshot) => (snapshot.seat === null ? { ...snapshot, revision: 0 } : snapshot)),
    'a snapshot stays the same object until the revision rises',
    'the spectator went from revision 0 to 0 with another snapshot object',
  ],
  [
    'waits for somebody who is not there',
    publishing(
      () => (snapshot) =>
        snapshot.seat === null && snapshot.status.kind === 'playing'
          ? { ...snapshot, flow: { ...snapshot.flow, currentPlayer: 'zoe' } }
          : snapshot,
    ),
    'whose decision is awaited has something to choose',
    'awaits the decision of "zoe", who is no player',
  ],
  [
    'does not tell the spectator',
    tampered(() => (_, seat) => (seat === null ? { subscribe: () => () => undefined } : {})),
    "every seat's listeners are told of a change",
    'the listeners of the spectator are not told that seat "ann" played',
  ],
  [
    'tells everybody of refusals',
    tampered(() => {
      const listeners = new Set<() => void>();
      return (adapter) => ({
        subscribe(listener) {
          listeners.add(listener);
          const stop = adapter.subscribe(listener);
          return () => {
            listeners.delete(listener);
            stop();
          };
        },
        async execute(command) {
          const answer = await adapter.execute(command);
          if (answer.status === 'rejected') for (const listener of [...listeners]) listener();
          return answer;
        },
      });
    }),
    'nobody is told of a refusal',
    'the listeners of seat "ann" are told of a command of seat "ann" that was not accepted',
  ],
  [
    'never lets a listener go',
    tampered(() => (adapter) => ({
      subscribe(listener) {
        adapter.subscribe(listener);
        return () => undefined;
      },
    })),
    'a listener that unsubscribes is told no more, and unsubscribing again does nothing',
    'a listener of seat "ann" that unsubscribed is still told',
  ],
  [
    'removes a stranger when somebody unsubscribes twice',
    tampered(() => (adapter) => {
      const listeners: (() => void)[] = [];
      adapter.subscribe(() => [...listeners].forEach((listener) => listener()));
      return {
        subscribe(listener) {
          listeners.push(listener);
          return () => void listeners.splice(listeners.indexOf(listener), 1);
        },
      };
    }),
    'a listener that unsubscribes is told no more, and unsubscribing again does nothing',
    'a listener of seat "ann" is no longer told after another one unsubscribed twice',
  ],
  [
    'gives no reason',
    publishing(() =>
      changingMoves(({ validationErrors, ...move }) =>
        isSkippedOnly(validationErrors) ? withoutReason(move) : null,
      ),
    ),
    'every unavailable option says why',
    /the unavailable option "Skip" \(skip\) of revision \d for seat "\w+" has no reason/,
  ],
  [
    'gives a reason without text',
    publishing(() =>
      changingMoves((move) =>
        isSkippedOnly(move.validationErrors)
          ? { ...move, validationErrors: [{ errorCode: 'NO', reason: ' ' }] }
          : null,
      ),
    ),
    'every unavailable option says why',
    'has a reason without text',
  ],
  [
    'publishes something that is no move',
    publishing(() => (snapshot) => ({ ...snapshot, moves: [...snapshot.moves, null as never] })),
    'a snapshot is as the protocol describes, with nothing for the quarantine',
    'revision 0 for seat "ann" is not what the protocol describes: moves[5]',
  ],
  [
    'publishes a status that does not exist',
    publishing(() => (snapshot) => ({ ...snapshot, flow: { ...snapshot.flow, turn: 'first' as never } })),
    'a snapshot is as the protocol describes, with nothing for the quarantine',
    'flow.turn',
  ],
  [
    'has two options of one id',
    publishing(() => (snapshot) => ({
      ...snapshot,
      moves: [
        ...snapshot.moves,
        ...snapshot.moves.slice(0, 1).map((move) => ({ ...move, metadata: { displayName: 'Twin' } })),
      ],
    })),
    'no two different options have the same id',
    'moves[5] of revision 0 for seat "ann" has the id of another option',
  ],
  [
    'copies its moves every time',
    publishing(() => (snapshot) => ({ ...snapshot, moves: snapshot.moves.map((move) => ({ ...move })) })),
    'an option that did not change is the same object in the next snapshot',
    'did not change and is another object than before',
  ],
  [
    'publishes a date',
    publishing(() => (snapshot) => ({ ...snapshot, view: { ...snapshot.view, since: new Date(0) } })),
    'a snapshot is plain data',
    'in revision 0 for seat "ann", view.since is not plain data',
  ],
  [
    'publishes a number that is none',
    publishing(() => (snapshot) => ({ ...snapshot, view: { ...snapshot.view, ratios: [1, Number.NaN] } })),
    'a snapshot is plain data',
    'view.ratios.1 is NaN',
  ],
];
