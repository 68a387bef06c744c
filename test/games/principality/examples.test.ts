import { describe, expect, it } from 'vitest';
import {
  GameEngine,
  type CardName,
  type GameState,
  type Move,
} from '../../../src/games/principality/index.js';
import { stateWith } from './states.js';

/** The examples of the document, as they are written there. */
describe('the usage examples', () => {
  it('a complete turn', () => {
    const engine = new GameEngine('game-seed-123');
    let gameState = engine.initializeGame(1);
    const play = (move: Move) => {
      const result = engine.executeMove(gameState, move);
      if (result.success) gameState = result.newState;
      return result;
    };

    play({ type: 'end_phase' });
    expect(gameState.phase).toBe('buy');

    const treasures = gameState.players[0]!.hand.filter((card) =>
      (['Copper', 'Silver', 'Gold'] as CardName[]).includes(card),
    );
    for (const card of treasures) play({ type: 'play_treasure', card });
    expect(gameState.players[0]!.coins).toBe(treasures.length);

    // Whatever the deal, seven Coppers in ten cards leave at least two in a hand.
    expect(play({ type: 'buy', card: 'Estate' })).toMatchObject({ success: true });
    expect(gameState.players[0]!.discard).toEqual(['Estate']);

    play({ type: 'end_phase' });
    expect(gameState.phase).toBe('cleanup');
    play({ type: 'end_phase' });
    expect(gameState).toMatchObject({ turnNumber: 2, phase: 'action' });
    expect(gameState.players[0]!.hand).toHaveLength(5);
  });

  it('a game in which everybody only ends phases goes on', () => {
    const engine = new GameEngine('multiplayer-seed');
    let gameState: GameState = engine.initializeGame(2);
    for (let move = 0; move < 600; move += 1) {
      expect(engine.checkGameOver(gameState).isGameOver).toBe(false);
      gameState = engine.executeMove(gameState, { type: 'end_phase' }).newState!;
    }
    expect(gameState.turnNumber).toBe(101);
  });

  it('a purchase that fails, and a cheaper one', () => {
    const engine = new GameEngine('errors');
    const start = engine.initializeGame(1);
    const buying = engine.executeMove(start, { type: 'end_phase' }).newState!;
    const refused = engine.executeMove(buying, { type: 'buy', card: 'Province' });
    expect(refused).toEqual({ success: false, error: 'Insufficient coins to buy Province' });
    expect(engine.executeMove(buying, { type: 'buy', card: 'Copper' }).success).toBe(true);
    expect(buying.phase).toBe('buy');
  });

  it('the moves of a hand with a Village and a Smithy, and the first action of them', () => {
    const engine = new GameEngine('seed-123');
    const gameState = stateWith({ hand: ['Village', 'Smithy'] });
    const validMoves = engine.getValidMoves(gameState);
    expect(validMoves).toEqual([
      { type: 'play_action', card: 'Village' },
      { type: 'play_action', card: 'Smithy' },
      { type: 'end_phase' },
    ]);
    const actionMove = validMoves.find(({ type }) => type === 'play_action')!;
    expect(engine.executeMove(gameState, actionMove).success).toBe(true);
  });

  it('the end of a game', () => {
    const engine = new GameEngine('seed-123');
    const buying = stateWith({ coins: 8 }, { phase: 'buy', players: 2, piles: { Province: 1 } });
    expect(engine.checkGameOver(buying)).toEqual({ isGameOver: false });
    const { newState } = engine.executeMove(buying, { type: 'buy', card: 'Province' });
    expect(engine.checkGameOver(newState!)).toEqual({ isGameOver: true, winner: 0, scores: [9, 3] });
  });
});
