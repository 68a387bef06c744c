import { answerShape } from '../../protocol/validate/answer-shape.js';
import { faultIn } from '../../protocol/validate/shape.js';
import type { Random } from '../../protocol/seeded-random.js';
import { complain, textOf } from '../complain.js';
import { dataLoss } from '../data-loss.js';
import type { Lab } from '../lab.js';
import { send, type Outcome, type Step, type TrialGame } from '../trial-game.js';
import type { Clause } from './clause.js';
import {
  forgedProbes,
  futureProbes,
  lateProbes,
  malformedProbes,
  outsiderProbes,
  spectatorProbes,
  staleProbes,
  unavailableProbes,
} from './probes.js';
import type { Probe } from './refusal.js';

function checkAnswer(outcome: Outcome, who: string, what: string): void {
  // Exceptions are the matter of the clause about what was sent.
  if (outcome.status === 'thrown') return;
  const answer = outcome.status === 'nonsense' ? outcome.value : outcome;
  const fault = faultIn(answerShape, answer) ?? dataLoss(answer) ?? emptyReason(outcome);
  if (!fault) return;
  complain(
    `${who} answers ${textOf(answer)} to ${what}, in which something is wrong (${fault})`,
    'A player could not be told what became of it',
    'Answer accepted or superseded with a revision, or rejected with at least one reason that has a code and a text',
  );
}

function emptyReason(outcome: Outcome): string | null {
  if (outcome.status !== 'rejected') return null;
  const at = outcome.reasons.findIndex(({ code, text }) => !code.trim() || !text.trim());
  return at === -1 ? null : `reasons.${at} is empty`;
}

function checkAccepted({ chair, option, before, answer }: Step): void {
  checkAnswer(answer, chair.name, `"${option.name}"`);
  if (answer.status !== 'accepted') return;
  const then = before.get(chair)!.revision;
  const now = chair.adapter.getSnapshot().revision;
  if (then < answer.revision && answer.revision <= now) return;
  complain(
    `${chair.name} answers that "${option.name}" led to revision ${answer.revision}, but went from ${then} to ${now}`,
    'A screen waits for the revision that shows what was played',
    'Answer with the revision that the move made',
  );
}

async function probesAt(game: TrialGame, step: Step | null, random: Random): Promise<Probe[]> {
  if (game.isOver()) return step ? lateProbes(game, step) : [];
  const own = game.movers();
  return [
    ...own.flatMap((chair) => unavailableProbes(chair, random)),
    ...(await Promise.all(own.map((chair) => forgedProbes(chair, random)))).flat(),
    ...own.flatMap(malformedProbes),
    ...own.flatMap(futureProbes),
    ...(step ? staleProbes(game, step) : []),
    ...outsiderProbes(game, random),
    ...spectatorProbes(game),
  ];
}

async function sendAll(probes: readonly Probe[]): Promise<void> {
  for (const { chair, command, what } of probes) checkAnswer(await send(chair, command), chair.name, what);
}

async function checkTravel(game: TrialGame): Promise<void> {
  for (const chair of game.chairs.all) {
    for (const way of ['undo', 'redo'] as const) {
      if (!chair.adapter[way]) continue;
      const { answer } = await game.travel(chair, way);
      checkAnswer(answer, chair.name, `${way}()`);
    }
  }
}

async function checkAnswers(lab: Lab): Promise<void> {
  const random = lab.random('answers');
  await lab.walks(async (game, step) => {
    if (step) checkAccepted(step);
    await sendAll(await probesAt(game, step, random));
  });
  await lab.endings((game, last) => sendAll(lateProbes(game, last)));
  await lab.fresh([], checkTravel);
}

/** What an adapter may answer. */
export const answers: readonly Clause[] = [
  { title: 'every answer is as documented, and every refusal has its reasons', check: checkAnswers },
];
