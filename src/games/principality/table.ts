import { validMovesTable } from '../../adapters/valid-moves.js';
import type { Table } from '../../protocol/engine-adapter.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { PlayerInfo } from '../../protocol/snapshot.js';
import { describeMove, moveOf } from './describe.js';
import { CARD_NAMES, cardNamed } from './rules/cards.js';
import { countDiscards, discardsFrom } from './rules/discards.js';
import { GameEngine } from './rules/game-engine.js';
import { refusalsOf } from './rules/refusals.js';
import type { GameResult, GameState, Move } from './rules/types.js';
import { viewOf } from './view-of.js';
import { isOver, logReader, previewOf, reasonOf, seatOf, statusOf } from './words.js';
import type { PrincipalityView } from './view.js';

/** How a table is set. */
export interface PrincipalityTableOptions {
  /** Decides how the decks are shuffled. */
  readonly seed?: string | number;
  /** How many play, from one to four, or what they are called. Two, unless said otherwise. */
  readonly players?: number | readonly string[];
  /** A game to go on with, as `fromJSON` gives it. */
  readonly state?: GameState;
}

const NAMES = ['Ada', 'Bela', 'Cleo', 'Dino'];

/** Of more ways to discard than this, the rest is listed on request. */
const MOST_DISCARDS = 64;

/** A table of Principality with the seats `p1` to `p4`. */
export function createTable({
  seed = 0,
  state: given,
  players = given?.players.length ?? 2,
}: PrincipalityTableOptions = {}): Table<PrincipalityView> {
  const seats = seatsOf(players);
  const engine = new GameEngine(String(seed));
  const initialState = given ?? engine.initializeGame(seats.length);
  if (initialState.players.length !== seats.length)
    throw new Error(
      `moveset: the game given has ${initialState.players.length} players, and ${seats.length} are at the table. ` +
        'Each needs a seat. Leave players out, or name as many as the game has.',
    );
  const isDeciding = (state: GameState, seat: PlayerId) =>
    !isOver(state) && seats[state.currentPlayer]!.id === seat;

  return validMovesTable<GameState, Move, PrincipalityView>(withoutCleanup(engine), {
    initialState,
    players: seats,
    candidates: (state, seat) => candidatesOf(state, seatOf(seats, seat)),
    describe: describeMove,
    toMove: moveOf,
    // Whether others could, is nobody's business: their hands are hidden.
    explain: (state, move, seat) => (isDeciding(state, seat) ? refusalsOf(state, move).map(reasonOf) : []),
    flow: (state) => ({
      turn: state.turnNumber,
      phase: state.phase,
      currentPlayer: isOver(state) ? null : seats[state.currentPlayer]!.id,
      ...(state.pending && { decision: { text: 'Choose what to discard for Cellar', code: 'CELLAR' } }),
    }),
    status: (state) => statusOf(state, seats),
    view: (state, seat) => viewOf(state, seats, seat, isOver(state)),
    log: logReader(seats),
    preview: (before, after, seat) => previewOf(before, after, seatOf(seats, seat)),
    sequences: (state, seat) => (isDeciding(state, seat) ? treasuresOf(state) : []),
    partial: (state, seat) =>
      isDeciding(state, seat) && hasManyDiscards(state) ? ['discard_for_cellar'] : [],
    *allOf(state, seat, moveId) {
      if (moveId !== 'discard_for_cellar' || !isDeciding(state, seat) || !state.pending) return;
      for (const cards of discardsFrom(state.players[state.currentPlayer]!.hand))
        yield { type: 'discard_for_cellar', cards };
    },
    // Whoever draws has seen what was drawn.
    isFinal: (before, after) => {
      const { currentPlayer: at } = before;
      return before.players[at]!.deck !== after.players[at]!.deck;
    },
  });
}

function seatsOf(players: number | readonly string[]): readonly PlayerInfo[] {
  const names = typeof players === 'number' ? NAMES.slice(0, players) : players;
  if (
    names.length < 1 ||
    names.length > NAMES.length ||
    names.length !== (typeof players === 'number' ? players : names.length)
  )
    throw new Error(
      `moveset: Principality is for one to four players, not ${typeof players === 'number' ? players : names.length}. ` +
        'The supply does not last for more. Give createTable a number or a list of names.',
    );
  return names.map((name, at) => ({ id: `p${at + 1}`, name }));
}

/** Cleaning up leaves nothing to decide, so it is done with the end of the turn. */
function withoutCleanup(engine: GameEngine) {
  return {
    getValidMoves: (state: GameState) => engine.getValidMoves(state),
    executeMove(state: GameState, move: Move): GameResult {
      const result = engine.executeMove(state, move);
      if (!result.success || result.newState.phase !== 'cleanup') return result;
      return engine.executeMove(result.newState, { type: 'end_phase' });
    },
  };
}

/** Everything a seat could try: its hand, the piles, a discard where one is asked for, and to end the phase. */
function candidatesOf(state: GameState, at: number): readonly Move[] {
  const { hand } = state.players[at]!;
  const own = state.currentPlayer === at;
  const plays = hand.flatMap((card): Move[] => {
    const kind = cardNamed(card)?.type;
    if (kind === 'victory') return [];
    return [{ type: kind === 'treasure' ? 'play_treasure' : 'play_action', card }];
  });
  return [
    ...(own && state.pending ? someDiscards(state) : []),
    ...plays,
    ...CARD_NAMES.map((card): Move => ({ type: 'buy', card })),
    { type: 'end_phase' },
  ];
}

function someDiscards(state: GameState): Move[] {
  const moves: Move[] = [];
  for (const cards of discardsFrom(state.players[state.currentPlayer]!.hand)) {
    if (moves.length === MOST_DISCARDS) break;
    moves.push({ type: 'discard_for_cellar', cards });
  }
  return moves;
}

function hasManyDiscards(state: GameState): boolean {
  return state.pending !== null && countDiscards(state.players[state.currentPlayer]!.hand) > MOST_DISCARDS;
}

/** All treasures of the hand, one after the other. */
function treasuresOf(state: GameState) {
  const { hand } = state.players[state.currentPlayer]!;
  const keys = hand
    .filter((card) => cardNamed(card)?.type === 'treasure')
    .map((card): Move => ({ type: 'play_treasure', card }));
  if (state.phase !== 'buy' || keys.length < 2) return [];
  return [{ id: 'treasures', name: `Play all ${keys.length} treasures`, keys }];
}
