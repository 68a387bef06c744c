import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/protocol/command.js';
import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';
import { adapterContract } from '../../src/testing/adapter-contract.js';
import { createStones } from './stones.js';
import { changedSnapshots, changingMoves, publishing, tampered } from './tampering.js';

/** A table that breaks one promise, the promise, and what is said about it. */
type Breach = readonly [how: string, make: () => Table, promise: string, complaint: string | RegExp];

const isOver = (adapter: EngineAdapter) => adapter.getSnapshot().status.kind === 'over';
const isSkippedOnly = (errors: EnumeratedMove['validationErrors']) =>
  errors?.length === 1 && errors[0]?.errorCode === 'SKIPPED_BEFORE';
const withoutReason = ({ validationError: _, ...move }: EnumeratedMove): EnumeratedMove => move;
const isOldRevision = (revision: unknown, now: number) =>
  Number.isInteger(revision) && (revision as number) >= 0 && (revision as number) < now;

const SNAPSHOTS: readonly Breach[] = [
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

const PLAYING: readonly Breach[] = [
  [
    'refuses what it offers',
    tampered(() => (adapter) => ({
      execute: async (command) =>
        command?.params?.['count'] === 2 && command.revision === adapter.getSnapshot().revision
          ? { status: 'rejected', reasons: [{ code: 'MOOD', text: 'Not today.' }] }
          : adapter.execute(command),
    })),
    'every available option is accepted',
    'to the available option "Take 2" (take{"count":2})',
  ],
  [
    'accepts what it called unavailable',
    tampered(() => (adapter, seat) => ({
      async execute(command) {
        const answer = await adapter.execute(command);
        const { revision, flow } = adapter.getSnapshot();
        const skipsAgain = answer.status === 'rejected' && answer.reasons[0]?.code === 'SKIPPED_BEFORE';
        return skipsAgain && flow.currentPlayer === seat ? { status: 'accepted', revision } : answer;
      },
    })),
    'every unavailable option is refused and changes nothing',
    'to the unavailable option "Skip" (skip)',
  ],
  [
    'reads numbers out of texts',
    tampered(() => (adapter) => ({
      execute: (command) =>
        typeof command?.params?.['count'] === 'string'
          ? adapter.execute({ ...command, params: { count: Number(command.params['count']) } })
          : adapter.execute(command),
    })),
    'what is not on offer is refused and changes nothing',
    'to the forged command {"moveId":"take","params":{"count":"',
  ],
  [
    'publishes again because of a preview',
    tampered(() => (adapter) => {
      let shift = 0;
      const read = () =>
        changedSnapshots(adapter, (snapshot) => ({ ...snapshot, log: snapshot.log.slice(shift) }));
      let getSnapshot = read();
      return {
        getSnapshot: () => getSnapshot(),
        async preview(command) {
          shift = 1;
          getSnapshot = read();
          return adapter.preview!(command);
        },
      };
    }),
    'asking for options, previews and moves changes nothing, now or later',
    'when seat "ann" was only asked for options, previews and moves',
  ],
  [
    'uses up chance for a preview',
    tampered(() => {
      let previews = 0;
      let wind = 0;
      return (adapter) => ({
        getSnapshot: changedSnapshots(adapter, (snapshot) => ({
          ...snapshot,
          view: { ...snapshot.view, wind: snapshot.view.wind + wind },
        })),
        async execute(command) {
          const stop = adapter.subscribe(() => (wind = previews));
          const answer = await adapter.execute(command);
          stop();
          return answer;
        },
        preview(command) {
          previews += 1;
          return adapter.preview!(command);
        },
      });
    }),
    'asking for options, previews and moves changes nothing, now or later',
    'moves the game is another one if its options are previewed and enumerated on the way',
  ],
  [
    'throws at the preview of what is unavailable',
    tampered(() => (adapter) => ({
      async preview(command) {
        const metrics = await adapter.preview!(command);
        if (metrics.length === 0) throw new Error('no preview');
        return metrics;
      },
    })),
    'a preview is a list of metrics, also for what is unavailable',
    'the preview of the unavailable option "Take 4" for seat "ann" throws (no preview)',
  ],
  [
    'previews with words',
    tampered(() => () => ({ preview: async () => 'fewer stones' as never })),
    'a preview is a list of metrics, also for what is unavailable',
    'the preview of the available option "Take 1" for seat "ann" is not a list of metrics',
  ],
];

/** Plays for whoever is to move, whoever asks. */
const playsForOthers = (table: Table, owner: PlayerId | null, command: Command) => {
  const mover = table.adapter(owner).getSnapshot().flow.currentPlayer;
  return table.adapter(mover).execute(command);
};

const SEATS: readonly Breach[] = [
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

const COMMANDS: readonly Breach[] = [
  [
    'plays what comes too late',
    tampered(() => (adapter) => ({
      execute(command) {
        const { revision } = adapter.getSnapshot();
        return adapter.execute(
          isOldRevision(command?.revision, revision) ? { ...command, revision } : command,
        );
      },
    })),
    'a command for an older revision is superseded and not played',
    'to a command for revision 0 while it shows revision 1',
  ],
  [
    'says superseded with the old revision',
    tampered(() => (adapter) => ({
      async execute(command) {
        const answer = await adapter.execute(command);
        return answer.status === 'superseded' ? { ...answer, revision: command.revision } : answer;
      },
    })),
    'a command for an older revision is superseded and not played',
    'answers {"status":"superseded","revision":0} to a command for revision 0 while it shows revision 1',
  ],
  [
    'plays what comes too early',
    tampered(() => (adapter) => ({
      execute(command) {
        const { revision } = adapter.getSnapshot();
        return adapter.execute(
          Number.isInteger(command?.revision) && command.revision > revision
            ? { ...command, revision }
            : command,
        );
      },
    })),
    'a command for a revision yet to come is refused',
    'to a command for revision 1 while it shows revision 0',
  ],
  [
    'throws at a command that is none',
    tampered(() => (adapter) => ({
      execute: (command) => adapter.execute({ ...command, moveId: command.moveId.trim() }),
    })),
    'a malformed command is refused and nothing is thrown',
    'answers an exception (Cannot read properties of null',
  ],
  [
    'forgets what it has answered',
    tampered(() => (adapter) => ({
      execute: (command) =>
        adapter.execute(
          command?.commandId && typeof command.commandId === 'string'
            ? { ...command, commandId: crypto.randomUUID() }
            : command,
        ),
    })),
    'a command sent twice is played once and answered the same',
    'sent twice under one commandId (at once)',
  ],
  [
    'refuses in silence',
    tampered(() => (adapter) => ({
      async execute(command) {
        const answer = await adapter.execute(command);
        return answer.status === 'rejected' ? { ...answer, reasons: [] } : answer;
      },
    })),
    'every answer is as documented, and every refusal has its reasons',
    'in which something is wrong (reasons: Invalid length',
  ],
  [
    'names a revision that never was',
    tampered(() => (adapter) => ({
      async execute(command) {
        const answer = await adapter.execute(command);
        return answer.status === 'accepted' ? { ...answer, revision: answer.revision + 5 } : answer;
      },
    })),
    'every answer is as documented, and every refusal has its reasons',
    'led to revision 6, but went from 0 to 1',
  ],
];

const HISTORY: readonly Breach[] = [
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

const BREACHES = [...SNAPSHOTS, ...PLAYING, ...SEATS, ...COMMANDS, ...HISTORY];

describe('a table that breaks one promise', () => {
  it.each(BREACHES)('%s, and is found out', async (_, make, promise, complaint) => {
    const complaints = new Map<string, string>();
    for (const { title, check } of adapterContract(make)) {
      await check().catch((error: unknown) => complaints.set(title, (error as Error).message));
    }
    expect([...complaints.keys()]).toEqual([promise]);
    expect(complaints.get(promise)).toMatch(complaint);
    expect(complaints.get(promise)).toMatch(/^moveset: .+\. .+\. .+\.$/);
  });

  it('is there for every promise of the contract', () => {
    const titles = adapterContract(() => createStones()).map(({ title }) => title);
    expect(new Set(BREACHES.map(([, , promise]) => promise))).toEqual(new Set(titles));
  });
});

describe('a table without choice', () => {
  it('is told when its fresh games are different games', async () => {
    let stones = 9;
    const checks = adapterContract(() => createStones({ stones: (stones = stones === 9 ? 1 : 9) }));
    const check = checks.find(({ title }) => title === 'every available option is accepted')!;
    await expect(check.check()).rejects.toThrow(
      /was accepted in one fresh game and cannot be played in another\. .+ a fixed seed, no clock\.$/,
    );
  });
});
