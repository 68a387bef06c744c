import { commandFor } from '../protocol/command.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import { optionsOf } from '../protocol/options/options-of.js';
import type { Agent } from './agent.js';

/** How an agent behaves at the table. */
export interface SeatAgentOptions {
  /** Waited for before each choice, so that people can follow: milliseconds, or whatever a promise waits for. */
  readonly pace?: number | ((signal: AbortSignal) => Promise<void>);
  /** Told when the agent fails or its choice is refused. Without it, the console is. */
  readonly onError?: (error: unknown) => void;
}

/** Lets an agent play for an adapter's seat whenever it has something to choose. Returns the way to stop it. */
export function seatAgent<View>(
  adapter: EngineAdapter<View>,
  agent: Agent<View>,
  { pace, onError = (error) => console.error(error) }: SeatAgentOptions = {},
): () => void {
  let thinking: { revision: number; abort: AbortController } | undefined;

  function currentRevision(): number | null {
    try {
      return adapter.getSnapshot().revision;
    } catch (error) {
      onError(error);
      return null;
    }
  }

  async function decide(signal: AbortSignal): Promise<void> {
    const snapshot = adapter.getSnapshot();
    const options = optionsOf(snapshot).filter((option) => option.kind === 'available');
    if (options.length === 0 || snapshot.status.kind === 'over') return;
    await (typeof pace === 'number' ? after(pace) : pace?.(signal));
    if (signal.aborted) return;
    const choice = await agent.choose(snapshot, options, signal);
    if (!choice || signal.aborted) return;
    const answer = await adapter.execute(commandFor(choice, snapshot));
    if (answer.status === 'rejected') {
      const reasons = answer.reasons.map((reason) => `${reason.code}: ${reason.text}`).join('; ');
      throw new Error(`moveset: an agent chose "${choice.name}", which was refused. ${reasons}`);
    }
  }

  function reconsider(): void {
    const revision = currentRevision();
    if (revision === null || thinking?.revision === revision) return;
    thinking?.abort.abort();
    const abort = new AbortController();
    thinking = { revision, abort };
    decide(abort.signal).catch((error: unknown) => {
      if (!abort.signal.aborted) onError(error);
    });
  }

  const unsubscribe = adapter.subscribe(reconsider);
  reconsider();
  return () => {
    unsubscribe();
    thinking?.abort.abort();
  };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
