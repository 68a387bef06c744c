import { commandFor, type Answer } from '../protocol/command.js';
import type { EngineAdapter, Table } from '../protocol/engine-adapter.js';
import type { PlayerId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { optionsOf } from '../protocol/options/options-of.js';
import type { Reason } from '../protocol/reason.js';
import { pickRandom, seededRandom } from '../protocol/seeded-random.js';
import type { Snapshot } from '../protocol/snapshot.js';
import { availableTo, chairsOf, listen, type Chair, type Chairs } from './chairs.js';
import { optionNamed } from './option-named.js';
import { Patience } from './patience.js';

/** Plays a game by the names of its options, without a screen. */
export interface Driver<View = unknown> {
  /** The seat that the driver plays: whose decision is awaited, or the one it was bound to. */
  readonly seat: PlayerId | null;
  /** What that seat sees. */
  snapshot(): Snapshot<View>;
  /** Everything that seat is shown, available or not. */
  options(): readonly Option[];
  /** The option of that name (or id), or else the only one whose name contains it; throws where there is none. */
  option(name: string): Option;
  /** Why the option of that name is unavailable; nothing where it is available. */
  reasons(name: string): readonly Reason[];
  /** Plays the option of that name. Throws a sentence with all reasons if it is refused. */
  playOption(name: string): Promise<Answer>;
  /** Plays the option of that name, available or not, and gives whatever the game answers. */
  tryOption(name: string): Promise<Answer>;
  /** Plays what chance decides until the game is over or so many moves are made; gives the names of what was played. */
  playRandom(seed: number | string, plies?: number): Promise<readonly string[]>;
  /** A driver of the same game that plays one seat, whosever turn it is; `null` is the spectator's. */
  as(seat: PlayerId | null): Driver<View>;
}

/** A driver of a table plays whichever seat is to decide; a driver of an adapter plays its seat. */
export function createDriver<View>(game: Table<View> | EngineAdapter<View>): Driver<View> {
  const chairs = chairsOf(game);
  return driverOf<View>(chairs, new Patience(), () => deciderAmong(chairs.players));
}

/** Plays the option of that name through an adapter. Throws a sentence with all reasons if it is refused. */
export function playOption(adapter: EngineAdapter, name: string): Promise<Answer> {
  return createDriver(adapter).playOption(name);
}

/** Who is to decide. Where the game does not say, who can. */
function deciderAmong(players: readonly Chair[]): Chair {
  const [first] = players;
  if (!first) {
    throw new Error('moveset: this table has no seats. Nobody can play at it. Give it at least one player.');
  }
  const { currentPlayer } = first.adapter.getSnapshot().flow;
  return (
    players.find(({ seat }) => seat === currentPlayer) ??
    players.find((chair) => availableTo(chair).length > 0) ??
    first
  );
}

function driverOf<View>(chairs: Chairs, patience: Patience, decider: () => Chair): Driver<View> {
  const snapshotOf = (chair: Chair) => chair.adapter.getSnapshot() as Snapshot<View>;
  const options = () => optionsOf(snapshotOf(decider()));
  const option = (name: string) => optionNamed(name, options());

  async function play(chair: Chair, played: Option): Promise<Answer> {
    const ears = listen(chairs.all);
    try {
      const answer = await chair.adapter.execute(commandFor(played, snapshotOf(chair)));
      // An engine in a Worker tells its seats a little later.
      if (answer.status === 'accepted') await patience.until(() => ears.untold().length === 0);
      return answer;
    } finally {
      ears.stop();
    }
  }

  async function insist(chair: Chair, played: Option): Promise<Answer> {
    const answer = await play(chair, played);
    if (answer.status === 'accepted') return answer;
    throw new Error(
      `moveset: "${played.name}" was not played by ${chair.name}. ${obstacles(answer)} ` +
        'Play what is available, or look at the refusal with tryOption of createDriver.',
    );
  }

  return {
    get seat() {
      return decider().seat;
    },
    snapshot: () => snapshotOf(decider()),
    options,
    option,
    reasons(name) {
      const asked = option(name);
      return asked.kind === 'unavailable' ? asked.reasons : [];
    },
    playOption: async (name) => insist(decider(), option(name)),
    tryOption: async (name) => play(decider(), option(name)),
    async playRandom(seed, plies = 1000) {
      const random = seededRandom(seed);
      const played: string[] = [];
      while (played.length < plies) {
        const chair = decider();
        const choice = pickRandom(availableTo(chair), random);
        if (!choice) break;
        await insist(chair, choice);
        played.push(choice.name);
      }
      return played;
    },
    as(seat) {
      const chair = chairs.all.find((other) => other.seat === seat);
      if (chair) return driverOf<View>(chairs, patience, () => chair);
      throw new Error(
        `moveset: there is no seat ${JSON.stringify(seat)} in this game. Nobody could be played there. ` +
          `Use one of ${chairs.all.map((other) => JSON.stringify(other.seat)).join(', ')}.`,
      );
    },
  };
}

function obstacles(answer: Exclude<Answer, { status: 'accepted' }>): string {
  if (answer.status === 'superseded') return `The game had moved on to revision ${answer.revision}.`;
  return answer.reasons.map(({ code, text }) => `${text} (${code})`).join(' ');
}
