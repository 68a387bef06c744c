import { commandFor } from '../../protocol/command.js';
import { optionsOf } from '../../protocol/options/options-of.js';
import { previewShape } from '../../protocol/validate/preview-shape.js';
import { faultIn } from '../../protocol/validate/shape.js';
import type { Random } from '../../protocol/seeded-random.js';
import { listen, type Chair } from '../chairs.js';
import { complain, textOf } from '../complain.js';
import { dataLoss } from '../data-loss.js';
import type { Lab } from '../lab.js';
import { nextTurn } from '../patience.js';
import { Photograph } from '../photograph.js';
import { sample } from '../sample.js';
import type { Choice, TrialGame } from '../trial-game.js';
import type { Clause } from './clause.js';

const MOST = 40;

async function attempt(ask: () => unknown): Promise<void> {
  try {
    await ask();
  } catch {
    // Whether asking may fail is another clause's matter.
  }
}

/** Asks a chair everything that can be asked. */
async function askEverything({ adapter }: Chair, random: Random): Promise<void> {
  const snapshot = adapter.getSnapshot();
  const options = sample(optionsOf(snapshot), MOST, random);
  const commands = options.map((option) => commandFor(option, snapshot));
  for (const command of commands) await attempt(() => adapter.preview?.(command));
  for (const command of commands) await attempt(() => adapter.explain?.(command));
  await attempt(() => adapter.forecast?.(commands));
  for (const moveId of new Set(options.map((option) => option.move.moveId))) {
    await attempt(() => adapter.enumerate?.(moveId));
  }
}

async function checkQuietAsking(game: TrialGame, random: Random): Promise<void> {
  for (const chair of game.chairs.all) {
    const before = new Photograph(game.chairs.all);
    const ears = listen(game.chairs.all);
    await askEverything(chair, random);
    await nextTurn();
    ears.stop();
    const changed =
      before.changed() ?? (ears.untold().length < game.chairs.all.length ? 'listeners were called' : null);
    if (!changed) continue;
    complain(
      `${changed} when ${chair.name} was only asked for options, previews and moves`,
      'A player who looks at what could be done has done nothing',
      'Compute previews and enumerations on a copy of the state',
    );
  }
}

/** What every chair sees after each of the choices. */
function course(lab: Lab, choices: readonly Choice[], ask?: Random): Promise<string[]> {
  return lab.fresh([], async (game) => {
    const seen: string[] = [];
    for (const choice of choices) {
      if (ask) for (const chair of game.chairs.all) await askEverything(chair, ask);
      await game.replay([choice]);
      seen.push(JSON.stringify([...game.snapshots().values()]));
    }
    return seen;
  });
}

async function checkNoAftermath(lab: Lab): Promise<void> {
  const choices = (await lab.positions()).at(-1)?.choices ?? [];
  const once = await course(lab, choices);
  const again = await course(lab, choices);
  const asked = await course(lab, choices, lab.random('asking'));
  const at = once.findIndex((seen, ply) => seen === again[ply] && seen !== asked[ply]);
  if (at === -1) return;
  complain(
    `after ${at + 1} moves the game is another one if its options are previewed and enumerated on the way`,
    'A player who looks at what could be done would change what happens, dice included',
    'Give previews and enumerations a copy of the state, the random source included',
  );
}

async function checkPreviews(chair: Chair, random: Random): Promise<void> {
  const { adapter, name } = chair;
  const { preview } = adapter;
  if (!preview) return;
  const snapshot = adapter.getSnapshot();
  for (const option of sample(optionsOf(snapshot), MOST, random)) {
    const what = `the preview of the ${option.kind} option "${option.name}" for ${name}`;
    let metrics: unknown;
    try {
      metrics = await preview.call(adapter, commandFor(option, snapshot));
    } catch (error) {
      complain(
        `${what} throws (${textOf(error)})`,
        'Asking what would happen is always allowed',
        'Answer with an empty list where nothing can be foretold',
      );
    }
    const fault = faultIn(previewShape, metrics) ?? dataLoss(metrics);
    if (!fault) continue;
    complain(
      `${what} is not a list of metrics (${fault})`,
      'It could not be shown',
      'Answer with metrics as the protocol describes them',
    );
  }
}

/** Looking is not playing. */
export const asking: readonly Clause[] = [
  {
    title: 'asking for options, previews, explanations and moves changes nothing, now or later',
    async check(lab) {
      const random = lab.random('asking');
      await lab.walks((game) => checkQuietAsking(game, random));
      await checkNoAftermath(lab);
    },
  },
  {
    title: 'a preview is a list of metrics, also for what is unavailable',
    check(lab) {
      const random = lab.random('previews');
      return lab.walks(async (game) => {
        for (const chair of game.chairs.all) await checkPreviews(chair, random);
      });
    },
  },
];
