import type { Snapshot } from '../../protocol/snapshot.js';
import type { Chair } from '../chairs.js';
import { complain } from '../complain.js';
import { firstDifference } from '../difference.js';
import type { Lab } from '../lab.js';
import { Photograph } from '../photograph.js';
import { outcomeText, type Step, type Travel, type TrialGame } from '../trial-game.js';
import type { Clause } from './clause.js';

/** Goes back after a move; `null` where the seat's adapter has no way back, or says that there is none here. */
async function goBack(game: TrialGame, chair: Chair): Promise<Travel | null> {
  if (!chair.adapter.undo) return null;
  const { history } = chair.adapter.getSnapshot();
  const travel = await game.travel(chair, 'undo');
  if (travel.answer.status === 'accepted') return travel;
  if (travel.answer.status === 'rejected' && !history?.canUndo) return null;
  return complain(
    `${chair.name} answers ${outcomeText(travel.answer)} to undo() after a move`,
    'The history of its snapshot says that it can take something back',
    'Accept undo, or say in the history that there is nothing to go back to',
  );
}

/** Plays one of the plays of every position, and hands over the game with what was played. */
async function afterMoves(lab: Lab, use: (game: TrialGame, step: Step) => Promise<void>): Promise<void> {
  for (const { choices, plays } of await lab.positions()) {
    await lab.fresh(choices, async (game) => {
      const play = plays[0] && game.find(plays[0]);
      const step = play && (await game.play(play));
      if (step) await use(game, step);
    });
  }
}

function compare(
  way: 'undo' | 'redo',
  step: Step,
  was: ReadonlyMap<Chair, Snapshot>,
  is: ReadonlyMap<Chair, Snapshot>,
): void {
  for (const [chair, then] of was) {
    const now = is.get(chair)!;
    // What changed since the last snapshot depends on which one that was.
    const { history: _, ...before } = { ...then, revision: 0 };
    const { history: __, ...after } = { ...now, revision: 0 };
    const where = firstDifference(before, after);
    if (!where) continue;
    complain(
      `${way}() after "${step.option.name}" leaves ${chair.name} with another ${where} than ${way === 'undo' ? 'before' : 'after'} that move`,
      'A move that is taken back has not been made, and one that is made again has',
      'Keep whole states, and publish what is derived from them alone',
    );
  }
}

async function checkRestoring(game: TrialGame, step: Step): Promise<void> {
  const after = game.snapshots();
  if (!(await goBack(game, step.chair))) return;
  compare('undo', step, step.before, game.snapshots());
  if (!step.chair.adapter.redo) return;
  const { answer } = await game.travel(step.chair, 'redo');
  if (answer.status !== 'accepted') {
    complain(
      `${step.chair.name} answers ${outcomeText(answer)} to redo() after undo()`,
      'What was taken back can be made again until something else is played',
      'Keep the states that were left by undo',
    );
  }
  compare('redo', step, after, game.snapshots());
}

async function checkRevisions(game: TrialGame, step: Step): Promise<void> {
  for (const way of ['undo', 'redo'] as const) {
    if (!step.chair.adapter[way]) return;
    const before = game.snapshots();
    const { answer, untold } = await game.travel(step.chair, way);
    if (answer.status !== 'accepted') return;
    // Who was not told of the move either is the matter of another clause.
    const ignored = untold.find((chair) => !step.untold.includes(chair));
    const then = before.get(step.chair)!.revision;
    const now = step.chair.adapter.getSnapshot().revision;
    if (now > then && !ignored) continue;
    complain(
      `${way}() takes ${step.chair.name} from revision ${then} to ${now}${ignored ? `, and ${ignored.name} is not told` : ''}`,
      'To the screen it is a change like any other, and old commands must not fit it',
      'Raise the revision and call the listeners',
    );
  }
}

async function checkOwnDecision(lab: Lab): Promise<void> {
  for (const { choices } of await lab.positions()) {
    const last = choices.at(-1)?.player;
    const at = choices.findLastIndex(({ player }) => player !== last);
    if (at === -1) continue;
    await lab.fresh(choices.slice(0, at), async (game) => {
      const chair = game.chairs.players[choices[at]!.player]!;
      const { view, flow } = chair.adapter.getSnapshot();
      await game.replay(choices.slice(at));
      if (!(await goBack(game, chair))) return;
      const now = chair.adapter.getSnapshot();
      const where = firstDifference({ view, flow }, { view: now.view, flow: now.flow });
      if (!where) return;
      complain(
        `undo() of ${chair.name}, after others moved too, leaves another ${where} than at its last decision`,
        'A player who takes back wants to decide again, not to watch the others take back',
        'Go back to the last position in which this seat had to decide',
      );
    });
  }
}

async function checkNothingToUndo(game: TrialGame): Promise<void> {
  for (const chair of game.chairs.players) {
    const { position = 0, length = 0 } = chair.adapter.getSnapshot().history ?? {};
    for (const [way, steps] of [
      ['undo', position],
      ['redo', length - position],
    ] as const) {
      if (!chair.adapter[way] || steps > 0) continue;
      const before = new Photograph(game.chairs.all);
      const { answer } = await game.travel(chair, way);
      const changed = before.changed();
      if (answer.status === 'rejected' && !changed) continue;
      complain(
        `${chair.name} answers ${outcomeText(answer)} to ${way}() in a fresh game${changed ? `, and ${changed}` : ''}`,
        `There is nothing to ${way}`,
        'Refuse it, with that as the reason',
      );
    }
  }
}

/** Taking back and making again, where an adapter offers it. */
export const undo: readonly Clause[] = [
  {
    title: 'undo brings back what was before the move, and redo what was after it',
    check: (lab) => afterMoves(lab, checkRestoring),
  },
  { title: "undo goes back to the seat's own last decision", check: checkOwnDecision },
  {
    title: 'undo and redo raise the revision and are told to everybody',
    check: (lab) => afterMoves(lab, checkRevisions),
  },
  {
    title: 'undo and redo are refused where there is nothing to undo or redo',
    check: (lab) => lab.fresh([], checkNothingToUndo),
  },
];
