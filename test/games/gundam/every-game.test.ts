import { describe, expect, it } from 'vitest';
import { createEngine, type GundamEngine } from '../../../src/games/gundam/engine.js';
import { DOCUMENT_RULES, NUMBERS, OFFICIAL_RULES } from '../../../src/games/gundam/rules/play-rules.js';
import { PLAYERS } from '../../../src/games/gundam/rules/state.js';
import type { EnumeratedMove } from '../../../src/protocol/enumerated-move.js';
import { pickRandom, seededRandom } from '../../../src/protocol/seeded-random.js';

const inputOf = ({ playerId, params, sourceCardId, targets }: EnumeratedMove) => ({
  playerId,
  params: params as never,
  sourceCardId,
  targets,
});

/** Plays a game at random, and looks at every position on the way. */
function walk(seed: number, look: (engine: GundamEngine) => void, rules = OFFICIAL_RULES): GundamEngine {
  const engine = createEngine({ seed, rules });
  const random = seededRandom(seed);
  for (let ply = 0; ply < 3000 && !engine.hasGameEnded(); ply += 1) {
    look(engine);
    const player = engine.getActivePlayer()!;
    const moves = engine.enumerateMoves(player, { validOnly: true }) as readonly EnumeratedMove[];
    const move = pickRandom(moves, random);
    expect(move, 'no decision without an option').toBeDefined();
    expect(engine.executeMove(move!.moveId as 'END_TURN', inputOf(move!))).toMatchObject({ success: true });
  }
  return engine;
}

describe('every game', () => {
  it.each([
    ['official', OFFICIAL_RULES],
    ['document', DOCUMENT_RULES],
  ])('comes to an end and keeps cards and limits (%s rules)', (_, rules) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const engine = walk(
        seed,
        (game) => {
          const { zones, cards } = game.getFullState();
          const lying = Object.values(zones).flat();
          expect(new Set(lying).size).toBe(lying.length);
          const isOfDeck = (id: string) =>
            game.getDefinition().cards![cards[id]!.definitionId!]!.isToken !== true;
          expect(lying.filter(isOfDeck)).toHaveLength(2 * (NUMBERS.deck + NUMBERS.resourceDeck));
          for (const [key, ids] of Object.entries(zones)) {
            if (key.includes('battle-area') || key.includes('shields'))
              expect(ids.length).toBeLessThanOrEqual(6);
            if (key.includes('base')) expect(ids.length).toBeLessThanOrEqual(1);
          }
        },
        rules,
      );
      expect(engine.getGameEndResult()?.code ?? engine.getGameEndResult()?.reason).toBeDefined();
    }
  });

  it('accepts what is enumerated as valid, and refuses what is not, with a coded reason', () => {
    for (let seed = 20; seed < 22; seed += 1) {
      let ply = 0;
      walk(seed, (engine) => {
        ply += 1;
        if (ply % 9 !== 0) return;
        for (const player of PLAYERS) {
          for (const move of engine.enumerateMoves(player) as readonly EnumeratedMove[]) {
            const [error] = move.validationErrors ?? [];
            if (error?.errorCode === 'NO_ENUMERATOR') continue;
            expect(error?.errorCode ?? '').not.toMatch(/_ERROR$/);
            expect(engine.canExecuteMove(move.moveId as 'END_TURN', inputOf(move))).toBe(move.isValid);
          }
        }
      });
    }
  });
});
