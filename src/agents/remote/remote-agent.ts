import type { OptionId } from '../../protocol/ids.js';
import type { Agent } from '../agent.js';
import { listenTo, type AgentMessage, type AgentPort } from './agent-port.js';

interface Question {
  readonly resolve: (id: OptionId | null) => void;
  readonly reject: (error: unknown) => void;
}

// Counted for all agents of the page, as several may share a line.
let requests = 0;

/**
 * An agent that thinks at the other end of a line, where `exposeAgent` was called: `remoteAgent(new Worker(…))`. Its
 * snapshots cross as plain data, its choices as ids. Failures over there become failures here. It waits for an answer
 * as long as its signal lets it; what is answered later is not heard.
 */
export function remoteAgent<View = unknown>(port: AgentPort): Agent<View> {
  const questions = new Map<number, Question>();
  let everAnswered = false;
  let breakdown: Error | undefined;

  listenTo(port, (message) => {
    everAnswered = true;
    const question = questions.get(message.request);
    if (message.type === 'moveset:choice') question?.resolve(message.optionId);
    if (message.type === 'moveset:failure') question?.reject(failureOf(message));
  });
  port.addEventListener('error', (event) => {
    breakdown = new Error(
      `moveset: the Worker of an agent failed (${(event as ErrorEvent).message ?? 'it could not be loaded'}). ` +
        'Nothing can be chosen there. Look at its script and at the path it is loaded from.',
    );
    for (const { reject } of questions.values()) reject(breakdown);
  });

  return {
    async choose(snapshot, options, signal) {
      signal.throwIfAborted();
      // A script that never came to speak never will.
      if (breakdown && !everAnswered) throw breakdown;
      const request = (requests += 1);
      const say = (message: AgentMessage) => port.postMessage(message);
      let giveUp = () => {};
      try {
        const id = await new Promise<OptionId | null>((resolve, reject) => {
          questions.set(request, { resolve, reject });
          giveUp = () => {
            say({ type: 'moveset:abort', request });
            reject(signal.reason as unknown);
          };
          signal.addEventListener('abort', giveUp);
          say({ type: 'moveset:choose', request, snapshot });
        });
        const choice = options.find((option) => option.id === id);
        if (choice || id === null) return choice ?? null;
        throw new Error(
          `moveset: an agent at the other end of a line chose "${id}", which is none of its options. ` +
            'It cannot be played. Let it choose among the options that it is given.',
        );
      } finally {
        questions.delete(request);
        signal.removeEventListener('abort', giveUp);
      }
    },
  };
}

function failureOf({ name, message }: { readonly name: string; readonly message: string }): Error {
  const failure = new Error(message);
  failure.name = name;
  return failure;
}
