import type { Answer, BatchAnswer, Command } from '../../protocol/command.js';
import type { EngineAdapter, Table } from '../../protocol/engine-adapter.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { Reason } from '../../protocol/reason.js';
import type { Snapshot } from '../../protocol/snapshot.js';
import { createAnswerBook } from '../answer-book.js';
import { hotSeatAdapter } from '../hot-seat.js';
import { reasonOfError } from '../reason-of-error.js';
import { GameLine, type LineOptions } from './game-line.js';
import type { Method, WorkerPort } from './port.js';

/** Whose adapter is wanted, and how the line to it is kept. */
export interface WorkerAdapterOptions extends LineOptions {
  /** A player's seat, or `null` to watch. Without it, all players of a table share the screen. */
  readonly seat?: PlayerId | null;
}

/**
 * An adapter of a game that is played in a Worker, where `exposeGame` was called. It is like any other, and the page stays
 * free whatever the engine does. The function starts a Worker: another one if that dies, which is told, and in which
 * everything is played again. Resolves when the game stands.
 */
export async function workerAdapter<View = unknown>(
  spawn: () => WorkerPort,
  { seat, ...options }: WorkerAdapterOptions = {},
): Promise<EngineAdapter<View>> {
  const line = new GameLine(spawn, options);
  await line.ready;
  if (!line.isTable) return adapterOf<View>(line, 0, () => line.close());
  const table = tableOf<View>(line);
  const adapter = seat === undefined ? hotSeatAdapter(table) : table.adapter(seat);
  return { ...adapter, dispose: () => line.close() };
}

/** A table of a game that is played in a Worker. It lets go of the Worker when every adapter that it gave is disposed of. */
export async function workerTable<View = unknown>(
  spawn: () => WorkerPort,
  options: LineOptions = {},
): Promise<Table<View>> {
  const line = new GameLine(spawn, options);
  await line.ready;
  if (line.isTable) return tableOf<View>(line);
  line.close();
  throw new Error(
    'moveset: the Worker exposes the adapter of one seat, not a table. There are no other seats to be had. ' +
      'Use workerAdapter, or give exposeGame a table.',
  );
}

function tableOf<View>(line: GameLine): Table<View> {
  const seats = line.chairs.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const adapters = new Map<PlayerId | null, EngineAdapter<View>>();
  return {
    seats,
    adapter(seat) {
      const chair = line.chairs.findIndex((one) => one.seat === seat);
      if (chair === -1) {
        throw new Error(
          `moveset: there is no seat "${seat}" at this table. Only a seat's own player may see and do what is its. ` +
            `Use one of ${seats.map((name) => `"${name}"`).join(', ')}, or null to watch.`,
        );
      }
      let adapter = adapters.get(seat);
      if (!adapter) {
        adapter = adapterOf<View>(line, chair, () => {
          adapters.delete(seat);
          if (adapters.size === 0) line.close();
        });
        adapters.set(seat, adapter);
      }
      return adapter;
    },
  };
}

function adapterOf<View>(line: GameLine, chair: number, dispose: () => void): EngineAdapter<View> {
  const once = createAnswerBook<Promise<Answer>>();
  const ask = (method: Method, ...args: readonly unknown[]) => line.ask(chair, method, args);
  const { methods } = line.chairs[chair]!;

  /** Refusal is an answer, never an exception. */
  const answered = (answer: Promise<unknown>) => answer.catch(rejection) as Promise<Answer>;
  const asked: { readonly [Name in Method]: NonNullable<EngineAdapter<View>[Name]> } = {
    execute: (command: Command) =>
      command?.commandId
        ? once(command.commandId, () => answered(ask('execute', command)))
        : answered(ask('execute', command)),
    executeAll: (commands) =>
      ask('executeAll', commands).catch((error: unknown) => ({
        status: 'rejected',
        refusals: [[reasonOf(error)]],
      })) as Promise<BatchAnswer>,
    preview: (command) => ask('preview', command) as never,
    explain: (command) => ask('explain', command) as never,
    forecast: (commands) => ask('forecast', commands) as never,
    undo: (position) => answered(ask('undo', position)),
    redo: (position) => answered(ask('redo', position)),
    recall: (position) => ask('recall', position) as never,
    course: (from, to) => ask('course', from, to) as never,
    enumerate: (moveId) => ask('enumerate', moveId) as never,
  };
  return {
    getSnapshot: () => line.chairs[chair]!.snapshot as Snapshot<View>,
    subscribe: (listener) => line.subscribe(chair, listener),
    execute: asked.execute,
    // Whether something can be asked at all is told by whether it is there.
    ...(Object.fromEntries(methods.map((name) => [name, asked[name]])) as Partial<typeof asked>),
    dispose,
  };
}

function rejection(error: unknown): Answer {
  return { status: 'rejected', reasons: [reasonOf(error)] };
}

/** What happened to the other side, as a player may read it. */
function reasonOf(error: unknown): Reason {
  const { text } = reasonOfError(error);
  return { code: 'WORKER_FAILED', text };
}
