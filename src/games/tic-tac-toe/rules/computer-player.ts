import { stateRefusal, terminalRefusal } from './refusals.js';
import { resultOf } from './result.js';
import { SearchBoard } from './search/search-board.js';
import { Search } from './search/search.js';
import { seededRandom, shuffled } from '../../../protocol/seeded-random.js';
import type { GameState } from './types.js';

/** How a computer player is made. */
export interface ComputerPlayerOptions {
  /** Decides between equally good moves; the same seed and state always give the same move. */
  readonly seed?: string | number;
}

/** An opponent that plays perfectly on boards of up to 16 cells, and sensibly on larger ones. */
export class ComputerPlayer {
  readonly #seed: string | number;

  constructor({ seed = 0 }: ComputerPlayerOptions = {}) {
    this.#seed = seed;
  }

  /** The cell where the current player does best; throws a `GameError` once the game is over. */
  calculateNextMove(state: GameState): number {
    const search = this.searchNextMove(state);
    let step = search.next();
    while (!step.done) step = search.next();
    return step.value;
  }

  /** The same in slices of a few milliseconds: go on with `next()` until it is done and gives the cell. */
  searchNextMove(state: GameState): Generator<void, number> {
    const board = boardOf(state);
    const seed = [this.#seed, state.currentPlayer, ...state.board].join();
    return new Search(board).bestMove(shuffled(board.emptyCells(), seededRandom(seed)));
  }

  /** How good each empty cell is for the current player, in slices: wins are above 0, draws 0, losses below. */
  rateMoves(state: GameState): Generator<void, ReadonlyMap<number, number>> {
    const board = boardOf(state);
    return new Search(board).scores(board.emptyCells());
  }
}

function boardOf(state: GameState): SearchBoard {
  const broken = stateRefusal(state);
  if (broken) throw broken;
  const result = resultOf(state);
  if (result.status !== 'playing') throw terminalRefusal('choose a move in', result);
  return new SearchBoard(state);
}
