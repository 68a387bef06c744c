import { listenTo, type TableMessage, type WorkerPort } from './port.js';

/** A thread that is alive, as far as anybody knows. */
export interface Connection {
  say(message: TableMessage): void;
  /** Ends the thread. */
  end(): void;
}

interface ConnectionOptions {
  readonly patience: number;
  onMessage(message: TableMessage): void;
  /** Told how the thread came to its end, once, unless it was ended from here. */
  onEnd(how: string): void;
}

// Not one long wait: after the page itself has rested, a single beat proves nothing.
const BEATS = 3;

/** Listens to a thread, and to whether it still lives. */
export function connectTo(port: WorkerPort, { patience, onMessage, onEnd }: ConnectionOptions): Connection {
  let silence = 0;
  const say = (message: TableMessage) => port.postMessage(message);

  const stopListening = listenTo(port, (message) => {
    silence = 0;
    onMessage(message);
  });
  const onError = (event: Event) => {
    event.preventDefault();
    onEnd(`failed (${(event as ErrorEvent).message ?? 'its script could not be loaded'})`);
  };
  port.addEventListener('error', onError);
  // Nobody is told of a thread that the browser has ended.
  const heart = setInterval(() => {
    silence += 1;
    if (silence > BEATS) onEnd(`has said nothing for ${patience} milliseconds`);
    else say({ type: 'moveset:ping' });
  }, patience / BEATS);

  return {
    say,
    end() {
      clearInterval(heart);
      stopListening();
      port.removeEventListener('error', onError);
      port.terminate?.();
      port.close?.();
    },
  };
}
