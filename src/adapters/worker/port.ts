import type { PlayerId } from '../../protocol/ids.js';
import type { Snapshot } from '../../protocol/snapshot.js';

/**
 * One end of a line between two threads: a `Worker`, a `MessagePort`, or `self` in a Worker. In Node, whose `Worker` is
 * no such thing, a `MessagePort` that is handed over to it.
 */
export interface WorkerPort {
  postMessage(message: unknown): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  /** A `MessagePort` waits for this before it delivers anything. */
  start?(): void;
  /** Ends a `Worker`. */
  terminate?(): void;
  /** Ends a `MessagePort`. */
  close?(): void;
}

/** What can be asked of an adapter at the other end of a line. */
export const METHODS = [
  'execute',
  'executeAll',
  'preview',
  'explain',
  'forecast',
  'undo',
  'redo',
  'recall',
  'course',
  'enumerate',
] as const;
/** One of `METHODS`. */
export type Method = (typeof METHODS)[number];

/** Something that changed the game: enough to do it again. */
export interface Deed {
  /** Which of the chairs did it. */
  readonly chair: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** A place at the game at the other end. */
export interface RemoteChair {
  readonly seat: PlayerId | null;
  readonly methods: readonly Method[];
  readonly snapshot: Snapshot;
}

/** What is said over the line. Other messages may pass there too. */
export type TableMessage =
  /** Sets up the game, and does again what was done before. */
  | { readonly type: 'moveset:open'; readonly journal: readonly Deed[] }
  /** The game stands. A lone adapter is no table: it has one chair. */
  | { readonly type: 'moveset:opened'; readonly isTable: boolean; readonly chairs: readonly RemoteChair[] }
  /** What chairs see now, and what was done since the last news. */
  | {
      readonly type: 'moveset:news';
      readonly snapshots: readonly (readonly [chair: number, Snapshot])[];
      readonly deeds: readonly Deed[];
    }
  | {
      readonly type: 'moveset:ask';
      readonly request: number;
      readonly chair: number;
      readonly method: Method;
      readonly args: readonly unknown[];
    }
  | { readonly type: 'moveset:answer'; readonly request: number; readonly value: unknown }
  | { readonly type: 'moveset:failure'; readonly request: number | null; readonly message: string }
  | { readonly type: 'moveset:ping' | 'moveset:pong' };

/** Hears what is said about a game. Returns the way to stop. */
export function listenTo(port: WorkerPort, hear: (message: TableMessage) => void): () => void {
  const listener = (event: Event) => {
    const { data } = event as MessageEvent<unknown>;
    if (isTableMessage(data)) hear(data);
  };
  port.addEventListener('message', listener);
  port.start?.();
  return () => port.removeEventListener('message', listener);
}

function isTableMessage(data: unknown): data is TableMessage {
  const type = (data as { type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' && type.startsWith('moveset:');
}
