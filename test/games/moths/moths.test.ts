import { Client } from 'boardgame.io/client';
import { describe, expect, test } from 'vitest';
import { boardgameTable } from '../../../src/adapters/boardgame-io/boardgame-adapter.js';
import { seatAgent } from '../../../src/agents/seat-agent.js';
import { computerAgent, LEVELS, type Level } from '../../../src/games/moths/computer-agent.js';
import { candidatesOf, explain } from '../../../src/games/moths/describe.js';
import { moths } from '../../../src/games/moths/rules/game.js';
import { KINDS } from '../../../src/games/moths/rules/kinds.js';
import { createTable } from '../../../src/games/moths/table.js';
import { viewOf } from '../../../src/games/moths/view-of.js';
import { createDriver } from '../../../src/testing/driver.js';
import { withView } from '../../../src/adapters/with-view.js';

// Pairs lie side by side: 0 and 1 are Ghosts, 2 and 3 Brindles.
const IN_ORDER = KINDS.flatMap((_, kind) => [kind, kind]);

function gardenOf(order: readonly number[] = IN_ORDER) {
  const game = moths('test');
  const setup: typeof game.setup = (context) => ({ ...game.setup!(context), moths: [...order] });
  const client = Client({ game: { ...game, setup }, debug: false });
  const options = { args: { lift: ['place'], shine: ['place'] }, enumerate: candidatesOf, explain };
  return createDriver(withView(boardgameTable(client, options), viewOf));
}

test('a pair is taken, counts what it is worth, and its keeper goes on', async () => {
  const garden = gardenOf();
  await garden.playOption('Lift place 22');
  expect(garden.snapshot().view.leaves[22]).toMatchObject({
    state: 'lifted',
    moth: { name: 'Luna', worth: 3 },
  });
  await garden.playOption('Lift place 23');
  expect(garden.snapshot().view.keepers[0]).toMatchObject({ points: 3, pairs: [{ name: 'Luna' }] });
  expect(garden.seat).toBe('0');
  expect(garden.reasons('Lift place 23')).toMatchObject([{ code: 'MOTH_TAKEN', context: { moth: 'Luna' } }]);
});

test('what is no pair is shown, and the turn passes', async () => {
  const garden = gardenOf();
  await garden.playOption('Lift place 0');
  expect(garden.reasons('Lift place 0').map(({ code }) => code)).toEqual(['LIFTED']);
  await garden.playOption('Lift place 2');
  expect(garden.seat).toBe('1');
  expect(
    garden
      .snapshot()
      .view.leaves.slice(0, 4)
      .map(({ moth }) => moth?.name),
  ).toEqual(['Ghost', undefined, 'Brindle', undefined]);
  await garden.playOption('Lift place 5');
  expect(garden.snapshot().view.leaves[0]).toMatchObject({ state: 'down', moth: null });
});

test('who leaves it at that shows one leaf only', async () => {
  const garden = gardenOf();
  expect(garden.reasons('Leave').map(({ code }) => code)).toEqual(['NOTHING_LIFTED']);
  await garden.playOption('Lift place 0');
  await garden.playOption('Leave');
  expect(garden.seat).toBe('1');
  expect(garden.snapshot().view.seen).toEqual([{ place: 0, kind: 0 }]);
});

test('what a lamp shows, only its keeper sees', async () => {
  const garden = gardenOf();
  await garden.playOption('Lift place 0');
  await garden.playOption('Shine place 1');
  const leaf = (seat: string | null) => garden.as(seat).snapshot().view.leaves[1];
  expect(leaf('0')).toMatchObject({ state: 'lit', moth: { name: 'Ghost' } });
  expect(leaf('1')).toMatchObject({ state: 'down', moth: null });
  expect(leaf(null)).toMatchObject({ state: 'down', moth: null });
  expect(garden.snapshot().view.keepers[0]).toMatchObject({ lamps: 1 });
  await garden.playOption('Lift place 1');
  expect(garden.snapshot().view.keepers[0]).toMatchObject({ points: 1 });
});

test('gardens that differ only in what nobody saw are the same to everybody', async () => {
  const swapped = [...IN_ORDER];
  [swapped[10], swapped[20]] = [swapped[20]!, swapped[10]!];
  const seen = await Promise.all(
    [IN_ORDER, swapped].map(async (order) => {
      const garden = gardenOf(order);
      for (const name of ['Lift place 0', 'Shine place 3', 'Lift place 2', 'Lift place 6'])
        await garden.playOption(name);
      return JSON.stringify(['0', '1', null].map((seat) => garden.as(seat).snapshot()));
    }),
  );
  expect(seen[0]).toBe(seen[1]);
});

/** The points of two computers after a whole game. */
async function contest(seed: number, levels: readonly [Level, Level]): Promise<readonly number[]> {
  const table = createTable({ seed });
  const adapter = table.adapter(null);
  const stops = levels.map((level, seat) =>
    seatAgent(table.adapter(`${seat}`), computerAgent({ seed, level })),
  );
  await new Promise<void>((resolve) => {
    const stop = adapter.subscribe(() => {
      if (adapter.getSnapshot().status.kind !== 'over') return;
      stop();
      resolve();
    });
  });
  for (const stop of stops) stop();
  return adapter.getSnapshot().view.keepers.map(({ points }) => points);
}

describe('computers', () => {
  test.each(LEVELS)('play to the end: %s', async (level) => {
    const points = await contest(1, [level, level]);
    expect(points.reduce((a, b) => a + b)).toBe(22);
  });

  test('remember more at a higher level, and win by it', async () => {
    let lead = 0;
    for (let seed = 0; seed < 6; seed += 1) {
      const [easy = 0, hard = 0] = await contest(seed, ['easy', 'hard']);
      lead += hard - easy;
    }
    expect(lead).toBeGreaterThan(0);
  });
});
