import { expect, it } from 'vitest';
import { simulationOf } from '../../../src/engines/rule-engine/simulation.js';
import { createEngine } from '../../../src/games/emberwood/engine.js';

it('an engine can be thought through to its end, and the true game stays as it is', () => {
  const engine = createEngine({ seed: 2 });
  const before = engine.getFullState();
  const game = simulationOf(engine.imagine('hazel', 1));
  expect(game.outcome()).toBeNull();
  expect(game.evaluate?.('hazel')).toBeGreaterThan(0);
  for (let ply = 0; game.currentPlayer() !== null; ply += 1) {
    const moves = game.moves();
    expect(moves.every(({ isValid, metadata }) => isValid && typeof metadata?.['score'] === 'number')).toBe(
      true,
    );
    game.play(moves[ply % moves.length]!);
  }
  expect(game.moves()).toEqual([]);
  expect(game.outcome()?.winner).toMatch(/hazel|rowan/);
  expect(engine.getFullState()).toEqual(before);
});

it('what cannot be played there is refused by name', () => {
  const game = simulationOf(createEngine({ seed: 2 }));
  const [move] = game.moves();
  expect(() => game.play({ ...move!, moveId: 'dance' })).toThrow(
    /^moveset: "dance" cannot be played in an imagined game: .* A search would go astray\. Play one of the moves that moves\(\) gives now\.$/,
  );
});
