import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EmberwoodTable } from '../../src/games/emberwood/skin/EmberwoodTable.js';
import { createTable as createEmberwood } from '../../src/games/emberwood/table.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import { createTable as createTicTacToe } from '../../src/games/tic-tac-toe/table.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { Option } from '../../src/protocol/option.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';
import { againstIt, seatedAt, type Game, type Path } from './paths/path.js';
import { PATHS } from './paths/paths.js';
import { runs } from '../runs.js';
import '../../src/styles.css';
import '../../src/drag/styles.css';
import '../../src/games/emberwood/styles.css';
import '../../src/games/tic-tac-toe/styles.css';

afterEach(cleanup);

interface Trial extends Game {
  readonly plies: number;
  readonly games: number;
  /** A path that does not lead there. */
  readonly without?: string;
}

const GAMES: readonly Trial[] = [
  {
    name: 'tic-tac-toe',
    table: (seed) => createTicTacToe({ seed, now: () => 0 }),
    board: <TicTacToeBoard />,
    plies: 9,
    games: runs(2, 100),
  },
  {
    name: 'Emberwood',
    table: (seed) => createEmberwood({ seed }),
    board: <EmberwoodTable />,
    plies: 12,
    games: runs(1, 50),
    // Nothing has a key there.
    without: 'hotkeys',
  },
];

/** A move of a course: everything that was offered, what was chosen, and where it led. */
interface Ply {
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly after: Snapshot;
}

/** A game as the engine alone plays it: at each position, chance chooses among what is available. */
async function courseOf(game: Game, seed: number, choices: readonly number[]): Promise<Ply[]> {
  const { adapter, store } = seatedAt(game, seed);
  const course: Ply[] = [];
  const disconnect = store.connect();
  for (const choice of choices) {
    const { options } = store.getState();
    const available = options.filter(({ kind }) => kind === 'available');
    const chosen = available[choice % available.length];
    if (!chosen) break;
    expect(await store.execute(chosen.id)).toMatchObject({ status: 'accepted' });
    course.push({ options, chosen, after: adapter.getSnapshot() });
  }
  disconnect();
  return course;
}

/** Plays a course once more, through one path, and compares at every position. */
async function follow(path: Path, game: Game, seed: number, course: readonly Ply[]): Promise<void> {
  const seat = seatedAt(game, seed);
  const { container } = render(<GameProvider store={seat.store}>{path.screen(game)}</GameProvider>);
  const scene = { ...seat, page: container };
  for (const { options, chosen, after } of course) {
    const wanted = options.filter((option) => path.offered?.(option) ?? true);
    const said = await path.offers(scene);
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(wanted.map((option) => [option.id, againstIt(option)])),
    );
    await path.play(scene, chosen);
    expect(seat.adapter.getSnapshot()).toEqual(after);
  }
  cleanup();
}

describe.each(GAMES)('$name', ({ plies, games, without, ...game }) => {
  it.each(PATHS.filter(({ name }) => name !== without))(
    '$name offers what the engine offers, for the same reasons, and plays the same game',
    { timeout: 120_000 },
    async (path) => {
      // What is dragged is dropped on what is in sight.
      await page.viewport(1280, 1400);
      const seeds = fc.integer({ min: 1, max: 1_000_000 });
      const choices = fc.array(fc.nat(10_000), { minLength: plies, maxLength: plies });
      await fc.assert(
        fc.asyncProperty(seeds, choices, async (seed, chosen) => {
          const course = await courseOf(game, seed, chosen);
          await follow(path, game, seed, course);
        }),
        { numRuns: games, endOnFailure: true },
      );
    },
  );
});
