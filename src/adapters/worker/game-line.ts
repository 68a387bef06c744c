import { isObject } from '../../protocol/is-object.js';
import { sameData } from '../../protocol/plain-data.js';
import type { Snapshot } from '../../protocol/snapshot.js';
import { nextSnapshot } from '../next-snapshot.js';
import { recounted } from './count.js';
import { connectTo, type Connection } from './connection.js';
import type { Deed, Method, RemoteChair, TableMessage, WorkerPort } from './port.js';

/** How a line to another thread is kept. */
export interface LineOptions {
  /** Told what is wrong with the other side, in a sentence for developers. Without it, the console is. */
  readonly onTrouble?: (message: string) => void;
  /** A Worker that says nothing for so many milliseconds is given up, and another one started. Half a minute, unless said. */
  readonly patience?: number;
}

interface Question {
  readonly chair: number;
  readonly method: Method;
  readonly args: readonly unknown[];
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

// A thread that breaks down so often in a row without a word will not do better the next time.
const MOST_FAILURES = 3;
const MOST_TRIES = 2;

/** A line to a game in another thread. It outlives the thread: another one is started, and plays again what was played. */
export class GameLine {
  /** Resolves when the game stands for the first time. */
  readonly ready: Promise<void>;
  isTable = false;
  chairs: RemoteChair[] = [];
  readonly #spawn: () => WorkerPort;
  readonly #onTrouble: (message: string) => void;
  readonly #patience: number;
  readonly #questions = new Map<number, Question>();
  readonly #listeners = new Set<{ readonly chair: number; readonly listener: () => void }>();
  readonly #journal: Deed[] = [];
  #connection: Connection | undefined;
  #requests = 0;
  /** How much less the other side counts than this one: its count begins anew with every thread. */
  #offset = 0;
  #failures = 0;
  #lost: Error | undefined;
  #opened = () => {};
  #gaveUp: (reason: Error) => void = () => {};

  constructor(spawn: () => WorkerPort, options: LineOptions) {
    this.#spawn = spawn;
    this.#onTrouble = options.onTrouble ?? ((message) => console.error(message));
    this.#patience = options.patience ?? 30_000;
    this.ready = new Promise((resolve, reject) => {
      this.#opened = resolve;
      this.#gaveUp = reject;
    });
    this.#connect();
  }

  /** Hears of changes of what a chair sees. Returns the way to stop. */
  subscribe(chair: number, listener: () => void): () => void {
    const entry = { chair, listener };
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** Asks the other side; again, if it dies over something else. Rejects if it fails or is lost. */
  ask(chair: number, method: Method, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#lost) return reject(this.#lost);
      const request = (this.#requests += 1);
      const question = { chair, method, args, resolve, reject, tries: 0 };
      this.#questions.set(request, question);
      this.#send(request, question, (revision) => revision - this.#offset);
    });
  }

  /** Lets go of the other side. */
  close(): void {
    this.#giveUp(new Error('This game was closed.'));
  }

  #connect(): void {
    try {
      this.#connection = connectTo(this.#spawn(), {
        patience: this.#patience,
        onMessage: (message) => this.#hear(message),
        onEnd: (how) => this.#died(how),
      });
      this.#connection.say({ type: 'moveset:open', journal: this.#journal });
    } catch (error) {
      this.#died(`could not be started (${textOf(error)})`);
    }
  }

  #hear(message: TableMessage): void {
    switch (message.type) {
      case 'moveset:opened':
        return this.#stand(message.isTable, message.chairs);
      case 'moveset:news':
        this.#failures = 0;
        this.#journal.push(...message.deeds);
        return this.#show(message.snapshots);
      case 'moveset:answer':
        return this.#take(message.request)?.resolve(
          recounted(message.value, (revision) => revision + this.#offset),
        );
      case 'moveset:failure':
        if (message.request === null) return this.#died(`could not set the game up (${message.message})`);
        return this.#take(message.request)?.reject(new Error(message.message));
      default:
    }
  }

  #stand(isTable: boolean, there: readonly RemoteChair[]): void {
    if (this.chairs.length === 0) {
      this.isTable = isTable;
      this.chairs = there.map(({ snapshot, ...chair }) => ({ ...chair, snapshot: this.#recount(snapshot) }));
      this.#opened();
      return;
    }
    const last = Math.max(...this.chairs.map(({ snapshot }) => snapshot.revision));
    this.#offset = last + 1 - Math.min(...there.map(({ snapshot }) => snapshot.revision));
    if (there.some(({ snapshot }, at) => !sameData(snapshot.view, this.chairs[at]?.snapshot.view)))
      this.#onTrouble(
        'moveset: a game that was set up again in a new Worker stands otherwise than before. Players see the new position. ' +
          'Let the function that makes the game give the same one at every call: a fixed seed, no clock.',
      );
    this.#show(there.map(({ snapshot }, at) => [at, snapshot] as const));
    for (const [request, question] of [...this.#questions]) this.#askAgain(request, question);
  }

  /** What was under way when the other side died is asked again, unless it was done. */
  #askAgain(request: number, question: Question): void {
    const [command] = question.args;
    const { revision } = this.chairs[question.chair]!.snapshot;
    if (isObject(command) && this.#journal.some(({ args: [done] }) => isSameCommand(done, command)))
      this.#take(request)?.resolve({ status: 'accepted', revision });
    else if (question.tries >= MOST_TRIES)
      this.#take(request)?.reject(new Error('It broke down over this, and stands as it did before.'));
    else this.#send(request, question, () => revision - this.#offset);
  }

  #send(request: number, question: Question, recount: (revision: number) => number): void {
    const { chair, method } = question;
    question.tries += 1;
    try {
      const args = question.args.map((value) => recounted(value, recount));
      this.#connection?.say({ type: 'moveset:ask', request, chair, method, args });
    } catch (error) {
      this.#take(request)?.reject(new Error(textOf(error)));
    }
  }

  #show(snapshots: readonly (readonly [chair: number, Snapshot])[]): void {
    for (const [chair, snapshot] of snapshots) {
      const { snapshot: previous, ...others } = this.chairs[chair]!;
      this.chairs[chair] = { ...others, snapshot: nextSnapshot(previous, this.#recount(snapshot)) };
    }
    for (const { chair, listener } of [...this.#listeners]) {
      if (!snapshots.some(([changed]) => changed === chair)) continue;
      try {
        listener();
      } catch (error) {
        console.error(
          'moveset: a subscriber of a game threw. It may show an old position. Mend the subscriber.',
          error,
        );
      }
    }
  }

  /** A snapshot as it is counted here. */
  #recount(snapshot: Snapshot): Snapshot {
    return { ...snapshot, revision: snapshot.revision + this.#offset };
  }

  #take(request: number): Question | undefined {
    const question = this.#questions.get(request);
    this.#questions.delete(request);
    return question;
  }

  #died(how: string): void {
    if (this.#lost) return;
    this.#connection?.end();
    this.#failures += 1;
    const again = this.#failures <= MOST_FAILURES;
    const what = `moveset: the Worker of a game ${how}.`;
    this.#onTrouble(
      again
        ? `${what} Another one is started, and what was played is played there again. Look for what broke it.`
        : `${what} It failed ${this.#failures} times in a row, and is not started again. Look at its script and its path.`,
    );
    if (again) this.#connect();
    else this.#giveUp(new Error(what));
  }

  #giveUp(reason: Error): void {
    this.#lost = reason;
    this.#connection?.end();
    for (const { reject } of this.#questions.values()) reject(reason);
    this.#questions.clear();
    this.#gaveUp(reason);
  }
}

function isSameCommand(done: unknown, command: Readonly<Record<string, unknown>>): boolean {
  return isObject(done) && done['commandId'] !== undefined && done['commandId'] === command['commandId'];
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
