import type { EngineAdapter, Table } from '../../protocol/engine-adapter.js';
import type { Command } from '../../protocol/command.js';
import { isObject } from '../../protocol/is-object.js';
import type { Snapshot } from '../../protocol/snapshot.js';
import { createJournal, type Journal } from './journal.js';
import { listenTo, METHODS, type Deed, type TableMessage, type WorkerPort } from './port.js';

/** What a game that is played at the other end of a line may say. */
export interface ExposeOptions<Game> {
  /**
   * Begins whatever plays here by itself, as `seatAgent` does for a computer. It is given the game to play at, once that
   * stands where it should.
   */
  readonly begin?: (game: Game) => void;
}

/**
 * Lets a game be played here for a `workerAdapter` at the other end of a line: in a Worker,
 * `exposeGame(() => createTable({ seed }), self)`. The function makes the game anew, always the same one: after a Worker
 * has died, the next one plays again what was played. Returns the way to stop.
 */
export function exposeGame<Game extends Table | EngineAdapter>(
  make: () => Game | Promise<Game>,
  port: WorkerPort,
  { begin }: ExposeOptions<Game> = {},
): () => void {
  const say = (message: TableMessage) => port.postMessage(message);
  let journal: Journal<Game> | undefined;
  let stopNews = () => {};

  async function open(deeds: readonly Deed[]): Promise<void> {
    stopNews();
    journal = createJournal(await make());
    const { chairs } = journal;
    await replay(chairs, deeds);
    journal.take();
    const told = chairs.map((adapter) => adapter.getSnapshot());
    say({
      type: 'moveset:opened',
      isTable: journal.isTable,
      chairs: chairs.map((adapter, at) => ({
        seat: told[at]!.seat,
        methods: METHODS.filter((method) => adapter[method]),
        snapshot: told[at]!,
      })),
    });
    stopNews = journal.listen(() => tellNews(journal!, told));
    begin?.(journal.game);
  }

  function tellNews({ chairs, take }: Journal<Game>, told: Snapshot[]): void {
    const snapshots = chairs.flatMap((adapter, at) => {
      const snapshot = adapter.getSnapshot();
      if (snapshot === told[at]) return [];
      told[at] = snapshot;
      return [[at, snapshot] as const];
    });
    const deeds = take();
    if (snapshots.length > 0 || deeds.length > 0) say({ type: 'moveset:news', snapshots, deeds });
  }

  async function answer({ request, chair, method, args }: TableMessage & { type: 'moveset:ask' }) {
    try {
      const adapter = journal?.chairs[chair] as
        | Record<string, (...given: readonly unknown[]) => unknown>
        | undefined;
      const value = await adapter?.[method]?.(...args);
      say({ type: 'moveset:answer', request, value });
    } catch (error) {
      say({ type: 'moveset:failure', request, message: textOf(error) });
    }
  }

  const stopListening = listenTo(port, (message) => {
    if (message.type === 'moveset:ping') say({ type: 'moveset:pong' });
    else if (message.type === 'moveset:ask') void answer(message);
    else if (message.type === 'moveset:open') {
      open(message.journal).catch((error: unknown) =>
        say({ type: 'moveset:failure', request: null, message: textOf(error) }),
      );
    }
  });
  return () => {
    stopListening();
    stopNews();
    for (const adapter of journal?.chairs ?? []) adapter.dispose?.();
  };
}

/** Does everything again, as if it were meant for the revision the game is at by then. */
async function replay(chairs: readonly EngineAdapter[], deeds: readonly Deed[]): Promise<void> {
  for (const { chair, method, args } of deeds) {
    const adapter = chairs[chair]!;
    const { revision } = adapter.getSnapshot();
    const again = (sent: unknown): unknown =>
      Array.isArray(sent) ? sent.map(again) : isObject(sent) ? { ...sent, revision } : sent;
    if (method === 'execute') await adapter.execute(again(args[0]) as Command);
    else if (method === 'executeAll') await adapter.executeAll?.(again(args[0]) as Command[]);
    else if (method === 'undo' || method === 'redo') await adapter[method]?.(args[0] as number | undefined);
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
