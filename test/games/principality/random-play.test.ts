import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES } from '../../../src/games/principality/rules/cards.js';
import { countDiscards, discardsFrom } from '../../../src/games/principality/rules/discards.js';
import { GameEngine } from '../../../src/games/principality/rules/game-engine.js';
import { replay } from '../../../src/games/principality/rules/record.js';
import { refusalsOf } from '../../../src/games/principality/rules/refusals.js';
import { fromJSON, toJSON } from '../../../src/games/principality/rules/saved-game.js';
import { MOVE_TYPES, type GameState, type Move } from '../../../src/games/principality/rules/types.js';
import { seededRandom } from '../../../src/protocol/seeded-random.js';
import { allCards } from './states.js';
import { runs } from '../../runs.js';

/** Plays a whole game by chance, a little keener to buy than to end the phase, and tells of every step. */
function playRandomly(
  seed: string,
  players: number,
  look: (before: GameState, move: Move, after: GameState) => void = () => {},
  most = 3000,
): { readonly moves: Move[]; readonly last: GameState } {
  const engine = new GameEngine(seed);
  const random = seededRandom(seed);
  let state = engine.initializeGame(players);
  const moves: Move[] = [];
  while (!engine.checkGameOver(state).isGameOver && moves.length < most) {
    const valid = engine.getValidMoves(state);
    const from = valid.length > 1 && random() < 0.8 ? valid.slice(0, -1) : valid;
    const move = from[Math.floor(random() * from.length)]!;
    const result = engine.executeMove(state, move);
    if (!result.success) throw new Error(`${JSON.stringify(move)} was offered and refused: ${result.error}`);
    look(state, move, result.newState);
    state = result.newState;
    moves.push(move);
  }
  return { moves, last: state };
}

const games = fc.record({ seed: fc.string({ maxLength: 12 }), players: fc.integer({ min: 1, max: 4 }) });

/** Mostly beginnings of games, and one in ten to its end: thousands of them take seconds. */
const manyGames = fc.record({
  game: games,
  most: fc.oneof({ arbitrary: fc.constant(60), weight: 9 }, { arbitrary: fc.constant(3000), weight: 1 }),
});

/** Every move that could be tried, whatever the state, but for the discards. */
const EVERY_MOVE: readonly Move[] = MOVE_TYPES.flatMap((type) =>
  type === 'discard_for_cellar' ? [] : [{ type }, ...CARD_NAMES.map((card) => ({ type, card }))],
);

describe('random games', () => {
  it('conserve all cards, and never change a state that was', () => {
    fc.assert(
      fc.property(manyGames, ({ game: { seed, players }, most }) => {
        const start = JSON.stringify(allCards(new GameEngine(seed).initializeGame(players)));
        const look = (before: GameState, _: Move, after: GameState) => {
          if (JSON.stringify(allCards(after)) !== start) throw new Error('cards were lost or made');
          if (!Object.isFrozen(before) || !Object.isFrozen(before.players))
            throw new Error('a state is open');
        };
        playRandomly(seed, players, look, most);
      }),
      { numRuns: runs(200, 20_000) },
    );
  });

  it('offer exactly what is accepted, in both directions', () => {
    fc.assert(
      fc.property(manyGames, ({ game: { seed, players }, most }) => {
        const engine = new GameEngine(seed);
        const look = (before: GameState) => {
          const offered = new Set(engine.getValidMoves(before).map((move) => JSON.stringify(move)));
          const discards = [...discardsFrom(before.players[before.currentPlayer]!.hand)];
          for (const move of [
            ...EVERY_MOVE,
            ...discards.map((cards): Move => ({ type: 'discard_for_cellar', cards })),
          ]) {
            const accepted = engine.executeMove(before, move).success;
            // To end the phase needs no card, and minds none.
            const same = move.type === 'end_phase' ? { type: move.type } : move;
            if (accepted !== offered.has(JSON.stringify(same)))
              throw new Error(`${JSON.stringify(move)} accepted: ${accepted}`);
            if (accepted !== (refusalsOf(before, move).length === 0)) throw new Error('reasons disagree');
          }
        };
        playRandomly(seed, players, look, most);
      }),
      { numRuns: runs(20, 1500) },
    );
  });

  it('are saved and read as they were, at every step', () => {
    fc.assert(
      fc.property(games, ({ seed, players }) => {
        playRandomly(
          seed,
          players,
          (_, __, after) => {
            expect(fromJSON(JSON.stringify(toJSON(after)))).toEqual(after);
          },
          150,
        );
      }),
      { numRuns: runs(5, 500) },
    );
  });

  it('are the same when they are played again from their record', () => {
    fc.assert(
      fc.property(games, ({ seed, players }) => {
        const { moves, last } = playRandomly(seed, players);
        const again = replay({ seed, players, moves });
        expect(again.success && again.states.at(-1)).toEqual(last);
        expect(again.states).toHaveLength(moves.length + 1);
      }),
      { numRuns: runs(5, 500) },
    );
  });

  it('answer whatever is sent, and never throw', () => {
    const engine = new GameEngine('any');
    const state = engine.initializeGame(2);
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (rubbish, other) => {
        for (const forged of [state, rubbish as GameState])
          for (const move of [
            rubbish,
            { type: rubbish },
            { type: 'buy', card: rubbish },
            { type: 'discard_for_cellar', cards: other },
          ])
            expect(engine.executeMove(forged, move as Move)).toHaveProperty('success');
        expect(engine.getValidMoves(rubbish as GameState).length).toBeGreaterThan(0);
        expect(engine.checkGameOver(rubbish as GameState)).toHaveProperty('isGameOver');
      }),
      { numRuns: runs(50, 5000) },
    );
  });
});

describe('discards', () => {
  it('are counted without being made', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CARD_NAMES), { maxLength: 9 }), (hand) => {
        const ways = [...discardsFrom(hand)].map((cards) => cards.join());
        expect(new Set(ways).size).toBe(ways.length);
        expect(ways).toHaveLength(countDiscards(hand));
      }),
    );
  });

  it('of a huge hand can be looked at one by one', () => {
    const hand = CARD_NAMES.flatMap((card) => [card, card, card]);
    expect(countDiscards(hand)).toBe(4 ** 14);
    expect(discardsFrom(hand).next().value).toEqual([]);
  });
});

describe('a golden game', () => {
  it.each([
    ['harvest', 1],
    ['two crowns', 2],
    ['four winds', 4],
  ])('of seed %s with %i players goes as it always went', (seed, players) => {
    const { moves, last } = playRandomly(seed, players);
    expect({
      moves: moves.length,
      turn: last.turnNumber,
      outcome: new GameEngine(seed).checkGameOver(last),
      rng: last.rng,
      end: last.gameLog.slice(-3),
    }).toMatchSnapshot();
  });
});
