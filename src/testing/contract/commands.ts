import { sameData } from '../../protocol/plain-data.js';
import { complain } from '../complain.js';
import { takeStep, type Lab, type Position } from '../lab.js';
import { Photograph } from '../photograph.js';
import { commandOf, outcomeText, send, type Step, type TrialGame } from '../trial-game.js';
import type { Clause } from './clause.js';
import { futureProbes, malformedProbes, staleProbes } from './probes.js';
import { expectRefusals } from './refusal.js';

async function checkStale(game: TrialGame, step: Step): Promise<void> {
  const before = new Photograph(game.chairs.all);
  for (const { chair, command, what } of staleProbes(game, step)) {
    const outcome = await send(chair, command);
    const { revision } = chair.adapter.getSnapshot();
    const right = outcome.status === 'superseded' && outcome.revision === revision;
    const moved = before.moved();
    if (right && !moved) continue;
    complain(
      `${chair.name} answers ${outcomeText(outcome)} to ${what}${moved ? `, and ${moved}` : ''}`,
      'The player meant another position, which is gone',
      'Answer superseded, with the revision shown now, and play nothing',
    );
  }
}

const REMEDY = 'Remember the answers to commands by commandId, and give them again';

async function checkRepeated(lab: Lab, { choices, plays: [choice] }: Position): Promise<void> {
  if (!choice) return;
  const once = await lab.fresh(choices, async (game) => {
    const play = game.find(choice);
    if (!play) return null;
    const { chair, option } = play;
    const command = commandOf(chair, option.move);
    const first = (await game.play(play, command))?.answer;
    if (!first) return null;
    const { revision } = chair.adapter.getSnapshot();

    const sendAgain = async (when: string) => {
      const before = new Photograph(game.chairs.all);
      const again = await send(chair, command);
      const changed = before.changed();
      if (!changed && sameData(again, first)) return;
      complain(
        `${chair.name} answers ${outcomeText(again)} to "${option.name}" sent twice under one commandId (${when}), and ${outcomeText(first)} before${changed ? `; ${changed}` : ''}`,
        'Whoever hears no answer sends a command again, and means it once',
        REMEDY,
      );
    };
    await sendAgain('at once');
    await takeStep(game, lab.random('after repetition'));
    await sendAgain('after another move');
    return revision;
  });
  if (once === null) return;

  await lab.fresh(choices, async (game) => {
    const play = game.find(choice);
    if (!play) return;
    const { chair, option } = play;
    const command = commandOf(chair, option.move);
    const [first, second] = await Promise.all([send(chair, command), send(chair, command)]);
    await game.until(() => chair.adapter.getSnapshot().revision >= once);
    await game.awaitTurn();
    const { revision } = chair.adapter.getSnapshot();
    if (sameData(first, second) && revision === once) return;
    complain(
      `${chair.name} answers ${outcomeText(first)} and ${outcomeText(second)} to "${option.name}" sent twice at the same time under one commandId, and goes to revision ${revision} instead of ${once}`,
      'Whoever presses a button twice means it once',
      REMEDY,
    );
  });
}

/** Commands that come late, early, broken or again. */
export const commands: readonly Clause[] = [
  {
    title: 'a command for an older revision is superseded and not played',
    check: (lab) =>
      lab.walks(async (game, step) => {
        if (step && !game.isOver()) await checkStale(game, step);
      }),
  },
  {
    title: 'a command for a revision yet to come is refused',
    check: (lab) =>
      lab.walks((game) =>
        expectRefusals(game, game.isOver() ? [] : game.movers().flatMap(futureProbes), {
          why: 'Nobody can have seen that position',
          remedy: 'Refuse a command whose revision is not the one shown',
        }),
      ),
  },
  {
    title: 'a malformed command is refused and nothing is thrown',
    check: (lab) =>
      lab.walks((game) =>
        expectRefusals(game, game.isOver() ? [] : game.movers().flatMap(malformedProbes), {
          why: 'Anything may arrive over a wire, and a refusal is an answer, never an exception',
          remedy: 'Check a command against the schema of commands before looking into it',
        }),
      ),
  },
  {
    title: 'a command sent twice is played once and answered the same',
    async check(lab) {
      for (const position of await lab.positions()) await checkRepeated(lab, position);
    },
  },
];
