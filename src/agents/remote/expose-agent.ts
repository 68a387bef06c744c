import { optionsOf } from '../../protocol/options/options-of.js';
import type { Snapshot } from '../../protocol/snapshot.js';
import type { Agent } from '../agent.js';
import { listenTo, type AgentMessage, type AgentPort } from './agent-port.js';

/**
 * Lets an agent think here for a `remoteAgent` at the other end of a line; in a Worker, `exposeAgent(agent, self)`. One
 * agent at a line. It hears that it need not think on only while it rests: a search should run in slices. Returns the
 * way to stop.
 */
export function exposeAgent<View>(agent: Agent<View>, port: AgentPort): () => void {
  const thoughts = new Map<number, AbortController>();

  async function answer(request: number, snapshot: Snapshot<View>): Promise<AgentMessage> {
    const abort = new AbortController();
    thoughts.set(request, abort);
    try {
      const options = optionsOf(snapshot).filter((option) => option.kind === 'available');
      const choice = await agent.choose(snapshot, options, abort.signal);
      return { type: 'moveset:choice', request, optionId: choice?.id ?? null };
    } catch (error) {
      const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
      return { type: 'moveset:failure', request, name, message };
    } finally {
      thoughts.delete(request);
    }
  }

  const stopListening = listenTo(port, (message) => {
    if (message.type === 'moveset:abort') thoughts.get(message.request)?.abort();
    if (message.type !== 'moveset:choose') return;
    void answer(message.request, message.snapshot as Snapshot<View>).then((said) => port.postMessage(said));
  });
  return () => {
    stopListening();
    for (const abort of thoughts.values()) abort.abort();
  };
}
