import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine, type EmberwoodEngine } from '../../../src/games/emberwood/engine.js';
import { KEEPERS } from '../../../src/games/emberwood/rules/state.js';
import { tableOf } from '../../../src/games/emberwood/table.js';
import type { EnumeratedMove } from '../../../src/protocol/enumerated-move.js';
import { seededRandom, pickRandom } from '../../../src/protocol/seeded-random.js';
import { runs } from '../../runs.js';

/** Plays a game at random for so many moves, and looks at every position on the way. */
function walk(seed: number, plies: number, look: (engine: EmberwoodEngine) => void): EmberwoodEngine {
  const engine = createEngine({ seed });
  const random = seededRandom(seed);
  for (let ply = 0; ply < plies && !engine.hasGameEnded(); ply += 1) {
    look(engine);
    const player = engine.getActivePlayer()!;
    const moves = engine.enumerateMoves(player, { validOnly: true }) as readonly EnumeratedMove[];
    const move = pickRandom(moves, random);
    expect(move, 'somebody can always do something').toBeDefined();
    const { moveId, params, sourceCardId, targets } = move!;
    const input = { playerId: player, params: params as never, sourceCardId, targets };
    expect(engine.executeMove(moveId as 'endTurn', input)).toMatchObject({ success: true });
  }
  return engine;
}

const games = fc.record({ seed: fc.nat(9999), plies: fc.nat(150) });
const always = (check: (game: { seed: number; plies: number }) => void, numRuns = runs(4, 300)) =>
  fc.assert(fc.property(games, check), { numRuns });

describe('every game', () => {
  it('comes to an end, and names a reason', () =>
    fc.assert(
      fc.property(fc.nat(9999), (seed) => {
        const engine = walk(seed, 1000, () => {});
        expect(engine.getGameEndResult()?.reason).toMatch(/gone cold/);
      }),
      { numRuns: runs(3, 200) },
    ));

  it('keeps every card: twenty of each keeper, each in one place', () =>
    always(
      ({ seed, plies }) =>
        void walk(seed, plies, (engine) => {
          const { cards, zones } = engine.getFullState();
          const lying = Object.values(zones).flat();
          expect(new Set(lying).size).toBe(lying.length);
          expect(lying.length).toBe(40);
          for (const keeper of KEEPERS)
            expect(Object.values(cards).filter(({ owner }) => owner === keeper)).toHaveLength(20);
        }),
    ));

  it('keeps its books: warmth, embers, damage and places stay within their limits', () =>
    always(
      ({ seed, plies }) =>
        void walk(seed, plies, (engine) => {
          const { keepers, limits } = engine.getState();
          const view = tableOf(engine).adapter('hazel').getSnapshot().view;
          for (const { warmth, embers, kindling } of Object.values(keepers)) {
            expect(warmth).toBeGreaterThan(0);
            expect(warmth).toBeLessThanOrEqual(limits.warmth);
            expect(embers).toBeGreaterThanOrEqual(0);
            expect(embers).toBeLessThanOrEqual(Math.max(2, kindling));
          }
          for (const { clearing, hand } of [view.near, view.far]) {
            expect(clearing.length).toBeLessThanOrEqual(limits.clearing);
            for (const { damage, toughness } of clearing) expect(damage).toBeLessThan(toughness);
            for (const card of hand ?? [])
              expect(card).not.toMatchObject({ damage: expect.any(Number), state: 'snared' });
          }
        }),
    ));

  it('looks the same to a seat, whatever the cards are that it cannot see', () =>
    always(({ seed, plies }) => {
      const engine = walk(seed, plies, () => {});
      for (const seat of [...KEEPERS, null]) {
        const seen = (game: EmberwoodEngine) => {
          const { view, moves, log, flow, status } = tableOf(game).adapter(seat).getSnapshot();
          return { view, moves, flow, status, ...(game === engine && { log }) };
        };
        const { log, ...known } = seen(engine);
        expect(log).toBeDefined();
        for (const guess of [1, 2, 3]) expect(seen(engine.imagine(seat, guess))).toEqual(known);
      }
    }));

  it('foretells the same to a seat, whatever the cards are that it cannot see', () =>
    always(({ seed, plies }) => {
      const engine = walk(seed, plies, () => {});
      const seat = engine.getActivePlayer();
      if (seat === null) return;
      const [move] = engine.enumerateMoves(seat, { validOnly: true }) as readonly EnumeratedMove[];
      const { moveId, params, sourceCardId, targets } = move!;
      const input = { playerId: seat, params: params as never, sourceCardId, targets };
      const foretold = (game: EmberwoodEngine) =>
        game.previewMove(moveId as 'endTurn', input, { samples: 6 });
      expect(foretold(engine.imagine(seat, 'other'))).toEqual(foretold(engine));
    }, 8));
});
