import type { BatchAnswer, Command } from '../../protocol/command.js';
import type { OptionMove } from '../../protocol/option.js';
import { optionsOf } from '../../protocol/options/options-of.js';
import { batchAnswerShape } from '../../protocol/validate/batch-answer-shape.js';
import { faultIn } from '../../protocol/validate/shape.js';
import type { Chair } from '../chairs.js';
import { complain, textOf } from '../complain.js';
import type { Lab, Position } from '../lab.js';
import { Photograph } from '../photograph.js';
import { commandOf, type TrialGame } from '../trial-game.js';
import type { Clause } from './clause.js';

/** What came of several commands sent as one, and what changed with it. */
interface Sent {
  readonly answer: BatchAnswer;
  readonly changed: string | null;
}

/** Sends commands as one. Whatever they are, the answer is one, and it says what happened. */
async function sendAsOne(game: TrialGame, chair: Chair, commands: unknown, what: string): Promise<Sent> {
  const before = new Photograph(game.chairs.all);
  let answer: BatchAnswer;
  try {
    answer = await chair.adapter.executeAll!(commands as readonly Command[]);
  } catch (error) {
    complain(
      `${chair.name} answers an exception (${textOf(error)}) to ${what}`,
      'A refusal is an answer, never an exception',
      'Answer rejected, with a list of reasons for each command',
    );
  }
  const fault = faultIn(batchAnswerShape, answer) ?? silence(answer);
  if (fault)
    complain(
      `${chair.name} answers ${textOf(answer)} to ${what}, in which something is wrong (${fault})`,
      'A player could not be told what became of each of them',
      'Answer as the protocol describes, with reasons for at least one of those that are refused',
    );
  if ('revision' in answer && answer.status !== 'superseded') {
    const { revision } = answer;
    await game.until(() => chair.adapter.getSnapshot().revision >= revision);
  }
  return { answer, changed: before.changed() };
}

function silence(answer: BatchAnswer): string | null {
  return answer.status === 'interrupted' && (answer.reasons.length === 0 || answer.played === 0)
    ? 'nothing was played, or nothing stood in the way'
    : null;
}

/** Those that were not played have changed nothing, and those that were have. */
function checkConsequence({ answer, changed }: Sent, chair: Chair, what: string): void {
  const played = answer.status === 'accepted' || answer.status === 'interrupted';
  if (played === (changed !== null)) return;
  complain(
    `${chair.name} answers ${textOf(answer)} to ${what}, and ${changed ?? 'nothing changed'}`,
    'Whoever plans several things wants all of them or none',
    'Judge all commands before the first is played, and answer with what was done',
  );
}

function checkRefused({ answer }: Sent, chair: Chair, what: string): void {
  if (answer.status === 'rejected' && (answer.refusals[0]?.length ?? 0) > 0) return;
  complain(
    `${chair.name} answers ${textOf(answer)} to ${what}`,
    'Its first command is one that cannot be played now, and everybody was told why',
    'Answer rejected, with everything that stands in the way of each command in its place',
  );
}

function checkPlayed({ answer }: Sent, chair: Chair, what: string): void {
  if (answer.status === 'accepted') return;
  complain(
    `${chair.name} answers ${textOf(answer)} to ${what}`,
    'What is on offer can be played, also as a plan of one',
    'Accept a list of one available option',
  );
}

async function checkPosition(lab: Lab, { choices, plays: [choice] }: Position): Promise<void> {
  if (!choice) return;
  const tried = (use: (game: TrialGame, chair: Chair, send: Send) => Promise<void>) =>
    lab.fresh(choices, async (game) => {
      const chair = game.chairs.players[choice.player]!;
      await use(game, chair, async (moves, what, check) => {
        const commands = moves.map((move) => commandOf(chair, move));
        const sent = await sendAsOne(game, chair, commands, what);
        checkConsequence(sent, chair, what);
        check?.(sent, chair, what);
      });
    });

  await tried(async (game, chair, send) => {
    for (const commands of [null, [null], [{}]]) {
      const what = `${textOf(commands)} in place of commands`;
      checkConsequence(await sendAsOne(game, chair, commands, what), chair, what);
    }
    const refused = optionsOf(chair.adapter.getSnapshot()).find(({ kind }) => kind === 'unavailable');
    if (!refused) return;
    await send([refused.move, choice.move], 'an unavailable option and an available one', checkRefused);
    await send([choice.move, refused.move], 'an available option and an unavailable one');
  });
  await tried((_, __, send) => send([choice.move], 'one available option', checkPlayed));
}

type Send = (
  moves: readonly OptionMove[],
  what: string,
  check?: (sent: Sent, chair: Chair, what: string) => void,
) => Promise<void>;

/** Several commands as one. */
export const batches: readonly Clause[] = [
  {
    title: 'several commands sent as one are all played or none, and each refusal has its reasons',
    async check(lab) {
      const able = await lab.fresh(
        [],
        async ({ chairs }) => chairs.players[0]?.adapter.executeAll !== undefined,
      );
      if (!able) return;
      for (const position of await lab.positions()) await checkPosition(lab, position);
    },
  },
];
