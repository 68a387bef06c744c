import type { OptionId } from '../../protocol/ids.js';
import type { Snapshot } from '../../protocol/snapshot.js';

/**
 * One end of a line between two threads: a `Worker`, a `MessagePort`, or `self` in a Worker. In Node, whose `Worker` is
 * no such thing, a `MessagePort` that is handed over to it.
 */
export interface AgentPort {
  postMessage(message: unknown): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  /** A `MessagePort` waits for this before it delivers anything. */
  start?(): void;
}

/** What is said over the line. Other messages may pass there too. */
export type AgentMessage =
  | { readonly type: 'moveset:choose'; readonly request: number; readonly snapshot: Snapshot }
  | { readonly type: 'moveset:abort'; readonly request: number }
  | { readonly type: 'moveset:choice'; readonly request: number; readonly optionId: OptionId | null }
  | {
      readonly type: 'moveset:failure';
      readonly request: number;
      readonly name: string;
      readonly message: string;
    };

/** Hears what is said about agents. Returns the way to stop. */
export function listenTo(port: AgentPort, hear: (message: AgentMessage) => void): () => void {
  const listener = (event: Event) => {
    const { data } = event as MessageEvent<unknown>;
    if (isAgentMessage(data)) hear(data);
  };
  port.addEventListener('message', listener);
  port.start?.();
  return () => port.removeEventListener('message', listener);
}

function isAgentMessage(data: unknown): data is AgentMessage {
  const type = (data as { type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' && type.startsWith('moveset:');
}
