import type { OptionId } from '../../protocol/ids.js';
import { optionIdOf } from '../../protocol/normalise.js';
import type { Option } from '../../protocol/option.js';
import { optionsOf } from '../../protocol/options/options-of.js';
import type { Random } from '../../protocol/seeded-random.js';
import { availableTo, type Chair } from '../chairs.js';
import { textOf } from '../complain.js';
import { forgeriesOf } from '../forgeries.js';
import { malformedCommands } from '../malformed-commands.js';
import { sample } from '../sample.js';
import { commandOf, type Step, type TrialGame } from '../trial-game.js';
import type { Probe } from './refusal.js';

const MOST = 12;
const MOST_FORGERIES = 40;

const optionsFor = ({ adapter }: Chair) => optionsOf(adapter.getSnapshot());

/** Moves whose parameters the player gives: what is not listed may be accepted all the same. */
function openMoves(chair: Chair): Set<string> {
  const open = optionsFor(chair).filter((option) => option.kind === 'unavailable' && option.needsInput);
  return new Set(open.map((option) => option.move.moveId));
}

/** What a chair may play: what its snapshot lists, and what it enumerates when asked. */
async function playableIds(chair: Chair): Promise<Set<OptionId>> {
  const ids = new Set(availableTo(chair).map((option) => option.id));
  if (!chair.adapter.enumerate) return ids;
  for (const moveId of new Set(optionsFor(chair).map((option) => option.move.moveId))) {
    for (const move of await chair.adapter.enumerate(moveId)) if (move.isValid) ids.add(optionIdOf(move));
  }
  return ids;
}

/** A chair's options that are unavailable as they stand. */
function refusedTo(chair: Chair): Option[] {
  return optionsFor(chair).filter((option) => option.kind === 'unavailable' && !option.needsInput);
}

/** Some of a chair's unavailable options. */
export function unavailableProbes(chair: Chair, random: Random): Probe[] {
  return sample(refusedTo(chair), MOST, random).map((option) => ({
    chair,
    command: commandOf(chair, option.move),
    what: `the unavailable option "${option.name}" (${option.id})`,
  }));
}

/** Commands that look like a chair's options and are none of them. */
export async function forgedProbes(chair: Chair, random: Random): Promise<Probe[]> {
  const options = optionsFor(chair);
  const playable = await playableIds(chair);
  const open = openMoves(chair);
  const forgeries = forgeriesOf(options, random).filter((move) => {
    const id = optionIdOf(move);
    return !open.has(move.moveId) && !playable.has(id) && !options.some((option) => option.id === id);
  });
  return sample(forgeries, MOST_FORGERIES, random).map((move) => ({
    chair,
    command: commandOf(chair, move),
    what: `the forged command ${textOf(move)}`,
  }));
}

/** What is no command at all, or only half of one. */
export function malformedProbes(chair: Chair): Probe[] {
  const [option] = availableTo(chair);
  if (!option) return [];
  return malformedCommands(commandOf(chair, option.move)).map((command) => ({
    chair,
    command,
    what: `the malformed command ${textOf(command)}`,
  }));
}

/** Sound options at revisions that are yet to come. */
export function futureProbes(chair: Chair): Probe[] {
  const { revision } = chair.adapter.getSnapshot();
  return availableTo(chair)
    .slice(0, 1)
    .flatMap(({ move }) =>
      [revision + 1, revision + 1000].map((future) => ({
        chair,
        command: commandOf(chair, move, future),
        what: `a command for revision ${future} while it shows revision ${revision}`,
      })),
    );
}

/** What can be played now, and what was just played, at revisions that are gone. */
export function staleProbes(game: TrialGame, { chair, option, before }: Step): Probe[] {
  const old = [
    { chair, move: option.move },
    ...game
      .plays()
      .slice(0, 4)
      .map((play) => ({ chair: play.chair, move: play.option.move })),
  ];
  return old.flatMap(({ chair, move }) => {
    const then = before.get(chair)?.revision;
    const { revision } = chair.adapter.getSnapshot();
    if (then === undefined || then >= revision) return [];
    const what = `a command for revision ${then} while it shows revision ${revision}`;
    return [{ chair, command: commandOf(chair, move, then), what }];
  });
}

/** What one player may do, tried by others; and what those who wait are told they cannot do. */
export function outsiderProbes(game: TrialGame, random: Random): Probe[] {
  const { players } = game.chairs;
  return players.flatMap((chair) => {
    const own = new Set(availableTo(chair).map((option) => option.id));
    const open = openMoves(chair);
    const stolen = players
      .filter((other) => other !== chair)
      .flatMap((other) =>
        sample(availableTo(other), MOST, random)
          .filter((option) => !own.has(option.id) && !open.has(option.move.moveId))
          .flatMap(({ move, name }) => [
            { chair, command: commandOf(chair, move), what: `"${name}", which only ${other.name} may play` },
            {
              chair,
              command: { ...commandOf(chair, move), playerId: other.seat },
              what: `"${name}" in the name of ${other.name}`,
            },
          ]),
      );
    return own.size > 0 ? stolen : [...stolen, ...unavailableProbes(chair, random)];
  });
}

/** What the players may do, tried by the spectator. */
export function spectatorProbes(game: TrialGame): Probe[] {
  const { spectator } = game.chairs;
  if (!spectator) return [];
  return game
    .plays()
    .slice(0, MOST)
    .map(({ option }) => ({
      chair: spectator,
      command: commandOf(spectator, option.move),
      what: `"${option.name}"`,
    }));
}

/** What could be played before the last move, and what is shown now, tried after the end. */
export function lateProbes(game: TrialGame, { before }: Step): Probe[] {
  return game.chairs.players.flatMap((chair) => {
    const known = [before.get(chair), chair.adapter.getSnapshot()];
    const options = known.flatMap((snapshot) => (snapshot ? optionsOf(snapshot) : []));
    return options.slice(0, 2 * MOST).map(({ name, move }) => ({
      chair,
      command: commandOf(chair, move),
      what: `"${name}" after the end`,
    }));
  });
}
