import type { Answer, Command, EngineAdapter, Snapshot } from 'moveset';

// #region messages
/** What goes over the wire. All of it is plain data. */
type FromServer =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: Answer };
interface FromClient {
  readonly number: number;
  readonly command: Command;
}
// #endregion messages

// #region serve
/** On the server: one seat, as far as its player may see it. */
export function serveSeat(adapter: EngineAdapter, port: MessagePort): void {
  const send = (message: FromServer) => port.postMessage(message);
  adapter.subscribe(() => send({ kind: 'snapshot', snapshot: adapter.getSnapshot() }));
  port.addEventListener('message', ({ data }: MessageEvent<FromClient>) => {
    void adapter
      .execute(data.command)
      .then((answer) => send({ kind: 'answer', number: data.number, answer }));
  });
  port.start();
  send({ kind: 'snapshot', snapshot: adapter.getSnapshot() });
}
// #endregion serve

// #region connect
/** In the page: the adapter of that seat, once the server has said something. */
export function connectSeat(port: MessagePort): Promise<EngineAdapter> {
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (answer: Answer) => void>();
  let latest: Snapshot | undefined;
  let sent = 0;

  const adapter: EngineAdapter = {
    // The same object until something changed.
    getSnapshot: () => latest!,
    subscribe(listener) {
      const entry = () => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    execute(command) {
      sent += 1;
      const number = sent;
      port.postMessage({ number, command } satisfies FromClient);
      return new Promise((resolve) => waiting.set(number, resolve));
    },
    dispose: () => port.close(),
  };

  return new Promise((resolve) => {
    port.addEventListener('message', ({ data }: MessageEvent<FromServer>) => {
      if (data.kind === 'answer') {
        waiting.get(data.number)?.(data.answer);
        waiting.delete(data.number);
        return;
      }
      latest = keepingObjects(data.snapshot, latest);
      for (const listener of listeners) listener();
      resolve(adapter);
    });
    port.start();
  });
}
// #endregion connect

// #region same
/** What came over the wire is a copy: moves that say the same stay the objects they were, so that nothing is drawn twice. */
function keepingObjects(snapshot: Snapshot, before: Snapshot | undefined): Snapshot {
  const known = new Map(before?.moves.map((move) => [JSON.stringify(move), move]));
  return { ...snapshot, moves: snapshot.moves.map((move) => known.get(JSON.stringify(move)) ?? move) };
}
// #endregion same
