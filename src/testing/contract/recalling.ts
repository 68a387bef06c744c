import { courseShape, recollectionShape } from '../../protocol/validate/recollection-shape.js';
import { faultIn } from '../../protocol/validate/shape.js';
import { pickRandom } from '../../protocol/seeded-random.js';
import type { Recollection } from '../../protocol/recollection.js';
import type { Snapshot } from '../../protocol/snapshot.js';
import { listen, type Chair } from '../chairs.js';
import { complain, textOf } from '../complain.js';
import { dataLoss } from '../data-loss.js';
import { firstDifference } from '../difference.js';
import type { Lab } from '../lab.js';
import { nextTurn } from '../patience.js';
import { Photograph } from '../photograph.js';
import { spread } from '../sample.js';
import { outcomeOf, outcomeText, type TrialGame } from '../trial-game.js';
import type { Clause } from './clause.js';

const MOST = 6;

/** A position that a chair stands at, among how many; `null` where the adapter recalls nothing. */
function whereIs({ adapter, name }: Chair): { readonly position: number; readonly length: number } | null {
  if (!adapter.recall) return null;
  const { history } = adapter.getSnapshot();
  return (
    history ??
    complain(
      `${name} can recall positions, but its snapshot has no history`,
      'Nobody would know which positions there are',
      'Publish position and length of the history',
    )
  );
}

/** Some of the positions up to a last one. */
function someUpTo(last: number): number[] {
  return spread(
    Array.from({ length: last + 1 }, (_, position) => position),
    MOST,
  );
}

/** What a chair recalls of a position, if that can be read. */
async function recalled({ adapter, name }: Chair, position: number): Promise<Recollection | null> {
  const what = `recall(${textOf(position)}) of ${name}`;
  let recollection: Recollection | null;
  try {
    recollection = await adapter.recall!(position);
  } catch (error) {
    return complain(
      `${what} throws (${textOf(error)})`,
      'Looking back is always allowed',
      'Answer with null where there is no such position',
    );
  }
  if (recollection === null) return null;
  const fault = faultIn(recollectionShape, recollection) ?? dataLoss(recollection);
  if (!fault) return recollection;
  return complain(
    `${what} is not what the protocol describes (${fault})`,
    'It could not be shown',
    'Answer with a snapshot and a list of obstacles, as plain data',
  );
}

/** A snapshot without what depends on the way it was come by. */
function contentOf({ revision: _, history: __, ...content }: Snapshot): object {
  return content;
}

async function checkQuiet(game: TrialGame): Promise<void> {
  for (const chair of game.chairs.all) {
    const where = whereIs(chair);
    if (!where) continue;
    const before = new Photograph(game.chairs.all);
    const ears = listen(game.chairs.all);
    for (const position of someUpTo(where.length)) await recalled(chair, position);
    await chair.adapter.course?.(1, where.length);
    await nextTurn();
    ears.stop();
    const told = ears.untold().length < game.chairs.all.length;
    const changed = before.changed() ?? (told ? 'listeners were called' : null);
    if (!changed) continue;
    complain(
      `${changed} when ${chair.name} only looked back`,
      'Who looks at the past changes nothing, not even for itself',
      'Work out earlier positions on the side, and leave the game where it stands',
    );
  }
}

async function checkPresent(game: TrialGame): Promise<void> {
  for (const chair of game.chairs.all) {
    const where = whereIs(chair);
    if (!where) continue;
    const now = await recalled(chair, where.position);
    if (!now) continue;
    const difference = firstDifference(contentOf(chair.adapter.getSnapshot()), contentOf(now.snapshot));
    if (!difference) continue;
    complain(
      `${chair.name} recalls another ${difference} of the position shown than its snapshot has`,
      'The last of the past is the present',
      'Make recollections and snapshots by the same function',
    );
  }
}

async function checkPast(lab: Lab): Promise<void> {
  for (const { choices } of spread(await lab.positions(), 2)) {
    await lab.fresh([], async (game) => {
      const seen: { readonly chair: Chair; readonly position: number; readonly snapshot: Snapshot }[] = [];
      for (const choice of choices) {
        for (const chair of game.chairs.all) {
          const where = whereIs(chair);
          if (where) seen.push({ chair, position: where.position, snapshot: chair.adapter.getSnapshot() });
        }
        await game.replay([choice]);
      }
      for (const { chair, position, snapshot } of seen) {
        const then = (await recalled(chair, position))?.snapshot;
        // Players who share a screen look at the past as who is to move now.
        const difference =
          then?.seat === snapshot.seat ? firstDifference(contentOf(snapshot), contentOf(then)) : null;
        if (!difference) continue;
        complain(
          `${chair.name} recalls another ${difference} of position ${position} than it saw there`,
          'What came later must not show in the past, nor what was seen there be missing',
          'Make recollections from the state of that position alone',
        );
      }
    });
  }
}

async function checkRange(game: TrialGame): Promise<void> {
  for (const chair of game.chairs.all) {
    const where = whereIs(chair);
    if (!where) continue;
    for (const position of someUpTo(where.length)) {
      if ((await recalled(chair, position))?.snapshot.history?.position === position) continue;
      complain(
        `${chair.name} cannot recall position ${position} of ${where.length}, or says it is another`,
        'Its snapshot says that there is one',
        'Keep every position, and say in its history which one it is',
      );
    }
    for (const position of [-1, where.length + 1, 0.5, Number.NaN, 'first' as unknown as number]) {
      if ((await recalled(chair, position)) === null) continue;
      complain(
        `${chair.name} recalls position ${textOf(position)} of ${where.length}`,
        'There is no such position',
        'Answer with null',
      );
    }
  }
}

async function checkObstacles(game: TrialGame, chair: Chair, position: number): Promise<void> {
  const where = whereIs(chair)!;
  const way = position < where.position ? 'undo' : 'redo';
  const told = await recalled(chair, position);
  if (!told) return;
  const free = told.obstacles.length === 0;
  const answer = chair.adapter[way] && (await outcomeOf(() => chair.adapter[way]!(position)));
  if (free === (answer?.status === 'accepted')) {
    await game.until(() => !free || chair.adapter.getSnapshot().history?.position === position);
    return;
  }
  complain(
    `${chair.name} ${free ? 'says that nothing prevents it from going' : `says why it cannot go (${textOf(told.obstacles)})`} ` +
      `from position ${where.position} to ${position}, but ${way}(${position}) answers ${answer ? outcomeText(answer) : 'nothing'}`,
    'A player would be refused what was promised, or be kept from what is allowed',
    'Ask the same rule in both places',
  );
}

async function checkWays(lab: Lab): Promise<void> {
  const random = lab.random('looking back');
  for (const { choices } of await lab.positions()) {
    await lab.fresh(choices, async (game) => {
      const chair = pickRandom(game.chairs.all, random)!;
      for (let time = 0; time < 2; time += 1) {
        const where = whereIs(chair);
        if (!where || where.length === 0) return;
        await checkObstacles(game, chair, pickRandom(someUpTo(where.length), random)!);
      }
    });
  }
}

async function checkCourse(game: TrialGame): Promise<void> {
  for (const chair of game.chairs.all) {
    const { course } = chair.adapter;
    const length = chair.adapter.getSnapshot().history?.length ?? 0;
    if (!course) continue;
    const all = await course.call(chair.adapter, -3, length + 3);
    const last = await course.call(chair.adapter, length, length);
    const authors = game.choices.map(({ player }) => game.chairs.players[player]!.seat);
    // Whoever plays behind a lone adapter is not known here.
    const known = game.chairs.spectator !== null && authors.length === length;
    const wrong = () =>
      all.findIndex(
        ({ position, player }, at) =>
          position !== at + 1 || (known && player !== null && player !== authors[at]),
      );
    const fault =
      faultIn(courseShape, all) ??
      dataLoss(all) ??
      (all.length === length ? null : `${all.length} moves where there are ${length}`) ??
      (wrong() === -1 ? null : `move ${wrong() + 1} is ${textOf(all[wrong()])}`) ??
      (firstDifference(all.slice(-1), last) ? `the last move alone is ${textOf(last)}` : null);
    if (!fault) continue;
    complain(
      `the course of moves of ${chair.name} is wrong: ${fault}`,
      'Players find by it the moment they want to look at',
      'Give one entry for each move that there is between the two positions, with who made it',
    );
  }
}

/** Looking back, where an adapter offers it. */
export const recalling: readonly Clause[] = [
  { title: 'looking back changes nothing', check: (lab) => lab.walks((game) => checkQuiet(game)) },
  {
    title: 'what is recalled of the position shown is what the snapshot says',
    check: (lab) => lab.walks((game) => checkPresent(game)),
  },
  { title: 'an earlier position is recalled as the seat saw it there', check: checkPast },
  {
    title: 'every position of the history can be recalled, and no other',
    check: (lab) => lab.walks((game) => checkRange(game)),
  },
  { title: 'what is said to prevent going to a position does, and nothing else', check: checkWays },
  {
    title: 'the course of moves has an entry for each, with who decided',
    check: (lab) => lab.walks((game) => checkCourse(game)),
  },
];
