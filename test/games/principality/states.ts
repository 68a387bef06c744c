import type { CardName } from '../../../src/games/principality/rules/cards.js';
import { GameEngine } from '../../../src/games/principality/rules/game-engine.js';
import type { GameState, Move, PlayerState } from '../../../src/games/principality/rules/types.js';

/** A game in which some things of the current player, and of the game, are as a test wants them. */
export function stateWith(
  player: Partial<PlayerState> = {},
  { players = 1, piles = {}, ...rest }: StateParts = {},
): GameState {
  const state = new GameEngine('test').initializeGame(players);
  return {
    ...state,
    ...rest,
    players: state.players.map((seat, at) =>
      at === (rest.currentPlayer ?? 0) ? { ...seat, ...player } : seat,
    ),
    supply: new Map([...state.supply, ...(Object.entries(piles) as [CardName, number][])]),
  };
}

/** What of a game a test may choose. */
export type StateParts = Partial<Omit<GameState, 'players' | 'supply'>> & {
  readonly players?: number;
  readonly piles?: Partial<Record<CardName, number>>;
};

/** The state after moves that must all be accepted. */
export function after(state: GameState, ...moves: readonly Move[]): GameState {
  const engine = new GameEngine(state.seed);
  return moves.reduce((now, move) => {
    const result = engine.executeMove(now, move);
    if (!result.success) throw new Error(`${JSON.stringify(move)}: ${result.error}`);
    return result.newState;
  }, state);
}

/** What the engine says against a move; nothing if it is accepted. */
export function errorOf(state: GameState, move: unknown): string | undefined {
  return new GameEngine(state.seed).executeMove(state, move as Move).error;
}

/** The current player. */
export const current = (state: GameState): PlayerState => state.players[state.currentPlayer]!;

/** All cards of a game by name: those of the players and those of the supply. */
export function allCards(state: GameState): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(state.supply);
  for (const { deck, hand, discard, playArea } of state.players)
    for (const card of [...deck, ...hand, ...discard, ...playArea]) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
