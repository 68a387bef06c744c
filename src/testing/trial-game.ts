import type { Answer, Command } from '../protocol/command.js';
import { optionIdOf } from '../protocol/normalise.js';
import type { AvailableOption, OptionMove } from '../protocol/option.js';
import type { Snapshot } from '../protocol/snapshot.js';
import { availableTo, listen, type Chair, type Chairs } from './chairs.js';
import { complain, textOf } from './complain.js';
import type { Patience } from './patience.js';

/** What came of a command, also where the adapter answers what nobody may answer. */
export type Outcome =
  | Answer
  | { readonly status: 'thrown'; readonly error: unknown }
  | { readonly status: 'nonsense'; readonly value: unknown };

/** Something that was played: by which of the players, and what. */
export interface Choice {
  readonly player: number;
  readonly move: OptionMove;
}

/** Something that can be played now. */
export interface Play {
  readonly chair: Chair;
  readonly option: AvailableOption;
}

/** A move that was played, with how things stood before. */
export interface Step extends Play {
  readonly before: ReadonlyMap<Chair, Snapshot>;
  /** Everything that a chair was shown since, from before the move up to now. */
  readonly shown: ReadonlyMap<Chair, readonly Snapshot[]>;
  readonly answer: Answer;
  /** Whom nobody told that something changed. */
  readonly untold: readonly Chair[];
}

/** What came of a step back or forward. */
export interface Travel {
  readonly answer: Outcome;
  /** Whom nobody told that something changed. */
  readonly untold: readonly Chair[];
}

const STATUSES: readonly unknown[] = ['accepted', 'rejected', 'superseded'];

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'status' in value && STATUSES.includes(value.status);
}

/** What came of asking an adapter for an answer. */
export async function outcomeOf(ask: () => Promise<unknown>): Promise<Outcome> {
  try {
    const value = await ask();
    return isAnswer(value) ? value : { status: 'nonsense', value };
  } catch (error) {
    return { status: 'thrown', error };
  }
}

/** Sends anything at all to a chair's adapter. */
export function send({ adapter }: Chair, command: unknown): Promise<Outcome> {
  return outcomeOf(() => adapter.execute(command as Command));
}

/** What came of a command, in words. */
export function outcomeText(outcome: Outcome): string {
  if (outcome.status === 'thrown') return `an exception (${textOf(outcome.error)})`;
  return textOf(outcome.status === 'nonsense' ? outcome.value : outcome);
}

/** A new command for a move, at the revision its chair sees unless told otherwise. */
export function commandOf(
  { adapter }: Chair,
  move: OptionMove,
  revision = adapter.getSnapshot().revision,
): Command {
  return { commandId: crypto.randomUUID(), revision, ...move };
}

/** One fresh game under test. */
export class TrialGame {
  readonly chairs: Chairs;
  /** Everything that was played so far. */
  readonly choices: Choice[] = [];
  readonly #news: Patience;
  readonly #turns: Patience;

  /** Waits for news and for turns as long as those two patiences last. */
  constructor(chairs: Chairs, news: Patience, turns: Patience) {
    this.chairs = chairs;
    this.#news = news;
    this.#turns = turns;
  }

  /** Whether any player is told that the game has ended. */
  isOver(): boolean {
    return this.chairs.players.some(({ adapter }) => adapter.getSnapshot().status.kind === 'over');
  }

  /** Everything that anybody can do now. */
  plays(): Play[] {
    return this.chairs.players.flatMap((chair) => availableTo(chair).map((option) => ({ chair, option })));
  }

  /** The players who can do something now. */
  movers(): Chair[] {
    return this.chairs.players.filter((chair) => availableTo(chair).length > 0);
  }

  /** What every chair sees now. */
  snapshots(): Map<Chair, Snapshot> {
    return new Map(this.chairs.all.map((chair) => [chair, chair.adapter.getSnapshot()]));
  }

  /** Waits until somebody can play or the game is over, if an opponent behind an adapter takes its time. */
  async awaitTurn(): Promise<void> {
    await this.#turns.until(() => this.plays().length > 0 || this.isOver());
  }

  /** Waits until the adapters' news have brought something about. False if they did not. */
  until(isSo: () => boolean): Promise<boolean> {
    return this.#news.until(isSo);
  }

  /** Plays an option and waits until everybody knows; `null` if it was not accepted. */
  async play({ chair, option }: Play, command = commandOf(chair, option.move)): Promise<Step | null> {
    const before = this.snapshots();
    const ears = listen(this.chairs.all);
    try {
      const answer = await send(chair, command);
      if (answer.status !== 'accepted') return null;
      this.choices.push({ player: this.chairs.players.indexOf(chair), move: option.move });
      await this.#news.until(() => ears.untold().length === 0);
      const untold = ears.untold();
      await this.awaitTurn();
      const shown = new Map(
        [...before].map(([chair, then]) => [
          chair,
          [then, ...ears.shown(chair), chair.adapter.getSnapshot()],
        ]),
      );
      return { chair, option, before, shown, answer, untold };
    } finally {
      ears.stop();
    }
  }

  /** Takes a step back or forward for a chair. */
  async travel(chair: Chair, way: 'undo' | 'redo'): Promise<Travel> {
    const ears = listen(this.chairs.all);
    try {
      const answer = await outcomeOf(async () => chair.adapter[way]?.());
      if (answer.status !== 'accepted') return { answer, untold: [] };
      await this.#news.until(() => ears.untold().length === 0);
      const untold = ears.untold();
      await this.awaitTurn();
      return { answer, untold };
    } finally {
      ears.stop();
    }
  }

  /** A choice of another game, if it can be played now. */
  find({ player, move }: Choice): Play | undefined {
    const id = optionIdOf(move);
    const chosen = this.chairs.players[player];
    return this.plays().find(({ chair, option }) => chair === chosen && option.id === id);
  }

  /** Plays what was played in another game. */
  async replay(choices: readonly Choice[]): Promise<void> {
    for (const [at, choice] of choices.entries()) {
      const play = this.find(choice);
      if (play && (await this.play(play))) continue;
      complain(
        `choice ${at + 1} (${textOf(choice.move)}) was accepted in one fresh game and cannot be played in another`,
        'The same choices must lead to the same game, or nothing about it can be checked',
        'Let the function that makes the game give the same one at every call: a fixed seed, no clock',
      );
    }
  }

  /** Lets go of the adapters. */
  dispose(): void {
    for (const { adapter } of this.chairs.all) adapter.dispose?.();
  }
}
