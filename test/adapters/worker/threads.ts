import { exposeGame, type ExposeOptions } from '../../../src/adapters/worker/expose-game.js';
import type { WorkerPort } from '../../../src/adapters/worker/port.js';
import type { EngineAdapter, Table } from '../../../src/protocol/engine-adapter.js';

/** Threads that can be made to die. They are lines within this one: only a browser has Workers of that kind. */
export interface Threads {
  spawn(): WorkerPort;
  /** How many there were so far. */
  count(): number;
  /** Lets the last one fail, as a script does that throws. */
  fail(message: string): void;
  /** Lets the last one end without a word. */
  vanish(): void;
}

/** Threads that all play the same game. */
export function threadsOf<Game extends Table | EngineAdapter>(
  make: () => Game,
  options: ExposeOptions<Game> = {},
): Threads {
  let count = 0;
  let last: MessagePort;
  let vanish = () => {};
  return {
    spawn() {
      count += 1;
      const { port1, port2 } = new MessageChannel();
      const stop = exposeGame(make, port2, options);
      last = port1;
      vanish = () => {
        stop();
        port2.close();
      };
      return port1;
    },
    count: () => count,
    fail: (message) => {
      vanish();
      last.dispatchEvent(Object.assign(new Event('error'), { message }));
    },
    vanish: () => vanish(),
  };
}
