import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computerAgent, type Level } from '../../../src/games/principality/computer-agent.js';
import { GameEngine } from '../../../src/games/principality/rules/game-engine.js';
import { fromJSON, toJSON } from '../../../src/games/principality/rules/saved-game.js';
import type { GameState } from '../../../src/games/principality/rules/types.js';
import { createTable } from '../../../src/games/principality/table.js';
import type { PrincipalityView } from '../../../src/games/principality/view.js';
import { commandFor } from '../../../src/protocol/command.js';
import type { Table } from '../../../src/protocol/engine-adapter.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { pickRandom, seededRandom, shuffled } from '../../../src/protocol/seeded-random.js';
import { describeAdapter } from '../../../src/testing/describe-adapter.js';
import { runs } from '../../runs.js';

describeAdapter(() => createTable({ seed: 'contract', players: 2 }), {
  name: 'a table of Principality',
  plies: runs(12, 100),
});

type Seat = 'p1' | 'p2';
const optionsFor = (table: Table<PrincipalityView>, seat: Seat = 'p1') =>
  optionsOf(table.adapter(seat).getSnapshot());
const named = (table: Table<PrincipalityView>, name: string, seat: Seat = 'p1') =>
  optionsFor(table, seat).find((option) => option.name === name);

async function play(table: Table<PrincipalityView>, name: string, seat: Seat = 'p1') {
  const adapter = table.adapter(seat);
  const option = named(table, name, seat);
  if (!option) throw new Error(`There is no "${name}"`);
  return adapter.execute(commandFor(option, adapter.getSnapshot()));
}

describe('what a seat is offered', () => {
  it('is every pile, with all reasons and the numbers', async () => {
    const table = createTable({ seed: 'a' });
    await play(table, 'Go buying');
    expect(named(table, 'Buy Province')).toMatchObject({
      kind: 'unavailable',
      reasons: [
        {
          code: 'INSUFFICIENT_COINS',
          text: 'It costs 8, you have 0.',
          context: { required: 8, available: 0 },
        },
      ],
    });
    await play(table, 'Buy Copper');
    expect(named(table, 'Buy Province')).toMatchObject({
      reasons: [{ text: 'You have no buys left.' }, { text: 'It costs 8, you have 0.' }],
    });
  });

  it('is one option for cards that are alike, with their number', async () => {
    const table = createTable({ seed: 'a' });
    const coppers = table
      .adapter('p1')
      .getSnapshot()
      .view.players[0]!.hand!.find(({ name }) => name === 'Copper')!;
    expect(named(table, 'Play Copper')?.count).toBe(coppers.count);
  });

  it('is nothing but "not your turn" while others play', () => {
    const reasons = optionsFor(createTable({ seed: 'a' }), 'p2').map(
      (option) => option.kind === 'unavailable' && option.reasons.map(({ code }) => code),
    );
    expect(new Set(reasons.flat())).toEqual(new Set(['NOT_YOUR_TURN']));
  });

  it('is a sequence of all treasures in the buy phase', async () => {
    const table = createTable({ seed: 'a' });
    const sequences = () => table.adapter('p1').getSnapshot().sequences;
    expect(sequences()).toBeUndefined();
    await play(table, 'Go buying');
    const [sequence] = sequences()!;
    expect(sequence?.moves).toEqual(new Array(sequence!.moves.length).fill(named(table, 'Play Copper')!.id));
    expect(table.adapter('p2').getSnapshot().sequences).toBeUndefined();
  });

  it('is told what a move would do, and of draws only how many', async () => {
    const table = createTable({ seed: 'a' });
    await play(table, 'Go buying');
    const adapter = table.adapter('p1');
    const metrics = await adapter.preview!(commandFor(named(table, 'Play Copper')!, adapter.getSnapshot()));
    expect(metrics).toMatchObject([
      { key: 'coins', before: 0, after: 1, tone: 'good' },
      { key: 'hand', before: 5, after: 4 },
    ]);
  });
});

describe('taking back', () => {
  it('goes as far as nothing was drawn', async () => {
    const table = createTable({ seed: 'a' });
    const adapter = table.adapter('p1');
    await play(table, 'Go buying');
    await play(table, 'Play Copper');
    expect(await adapter.undo!()).toMatchObject({ status: 'accepted' });
    expect(adapter.getSnapshot().view.players[0]).toMatchObject({ coins: 0, handCount: 5 });
    await play(table, 'End turn');
    expect(adapter.getSnapshot().history?.canUndo).toBe(false);
    expect(await adapter.undo!(1)).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'SOMETHING_WAS_SEEN' }],
    });
  });
});

describe('what is hidden', () => {
  /** The same game with everything that a seat cannot see in another order. */
  function otherwise(state: GameState, seat: number, random: () => number): GameState {
    return {
      ...state,
      rng: Math.trunc(random() * 1e9),
      players: state.players.map((player, at) => {
        if (at === seat) return { ...player, deck: shuffled(player.deck, random) };
        const unseen = shuffled([...player.hand, ...player.deck], random);
        return {
          ...player,
          hand: unseen.slice(0, player.hand.length),
          deck: unseen.slice(player.hand.length),
        };
      }),
    };
  }

  it('is in nothing that a seat is shown, to the byte', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.nat(120), fc.nat(1), (seed, moves, seat) => {
        const engine = new GameEngine(seed);
        const random = seededRandom(seed);
        let state = engine.initializeGame(2);
        for (let nth = 0; nth < moves; nth += 1) {
          const result = engine.executeMove(state, pickRandom(engine.getValidMoves(state), random)!);
          state = result.newState!;
        }
        const shown = (game: GameState) =>
          JSON.stringify(
            createTable({ state: game })
              .adapter(`p${seat + 1}`)
              .getSnapshot(),
          );
        const watched = (game: GameState) =>
          JSON.stringify(createTable({ state: game }).adapter(null).getSnapshot());
        const other = otherwise(state, seat, random);
        expect(shown(other)).toBe(shown(state));
        expect(watched(otherwise(other, 1 - seat, random))).toBe(watched(state));
      }),
      { numRuns: runs(10, 600) },
    );
  });
});

describe('a table', () => {
  it('goes on with a game that was saved', () => {
    const state = new GameEngine('a').initializeGame(3);
    expect(createTable({ state: fromJSON(toJSON(state)) }).seats).toEqual(['p1', 'p2', 'p3']);
    expect(() => createTable({ state, players: 2 })).toThrow(
      'moveset: the game given has 3 players, and 2 are at the table.',
    );
  });

  it.each([0, 5, 1.5])('for %s players is refused', (players) => {
    expect(() => createTable({ players })).toThrow(
      `moveset: Principality is for one to four players, not ${players}.`,
    );
  });

  it('takes names', () => {
    const { players } = createTable({ players: ['Zoe'] })
      .adapter(null)
      .getSnapshot();
    expect(players).toEqual([{ id: 'p1', name: 'Zoe' }]);
  });
});

/** Who wins a game between two levels. */
async function winnerOf(levels: readonly Level[], seed: string): Promise<string | null> {
  const table = createTable({ seed, players: levels.length });
  const agents = levels.map((level) => computerAgent({ level }));
  const { signal } = new AbortController();
  for (;;) {
    const { status, flow } = table.adapter(null).getSnapshot();
    if (status.kind === 'over') return status.winner;
    const adapter = table.adapter(flow.currentPlayer);
    const snapshot = adapter.getSnapshot();
    const options = optionsOf(snapshot).filter(({ kind }) => kind === 'available');
    const choice = await agents[table.seats.indexOf(flow.currentPlayer!)]!.choose(snapshot, options, signal);
    const answer = await adapter.execute(commandFor(choice!, snapshot));
    if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
  }
}

describe('computer players', () => {
  it('play to the end, and the one with actions wins more often than the one for money', async () => {
    const GAMES = 16;
    let won = 0;
    for (let game = 0; game < GAMES; game += 1) {
      // Each begins as often as the other.
      const levels: Level[] = game % 2 === 0 ? ['engine', 'big-money'] : ['big-money', 'engine'];
      const winner = await winnerOf(levels, `match ${game}`);
      if (levels[winner === 'p1' ? 0 : 1] === 'engine') won += 1;
    }
    // Over 100 games it was 72.
    expect(won).toBeGreaterThan(GAMES / 2);
  });

  it('judge best what they would do', async () => {
    const table = createTable({ seed: 'judged', players: 1 });
    const agent = computerAgent();
    const { signal } = new AbortController();
    for (let move = 0; move < 40; move += 1) {
      const adapter = table.adapter('p1');
      const snapshot = adapter.getSnapshot();
      const options = optionsOf(snapshot).filter(({ kind }) => kind === 'available');
      const choice = await agent.choose(snapshot, options, signal);
      const scores = await agent.judge!(snapshot, options, signal);
      expect(scores.size).toBe(options.length);
      expect(scores.get(choice!.id)).toBe(Math.max(...scores.values()));
      await adapter.execute(commandFor(choice!, snapshot));
    }
  });

  it.each([1, 3, 4])('play to the end with %i at the table', async (players) => {
    const levels = new Array<Level>(players).fill('big-money');
    expect(await winnerOf(levels, 'crowd')).toMatch(/^p[1-4]$/);
  });
});
