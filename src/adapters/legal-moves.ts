import type { Table } from '../protocol/engine-adapter.js';
import type { EnumeratedMove, MoveMetadata, MoveParams } from '../protocol/enumerated-move.js';
import type { PlayerId } from '../protocol/ids.js';
import { optionIdOf } from '../protocol/normalise.js';
import type { OptionMove } from '../protocol/option.js';
import type { PreviewMetric } from '../protocol/preview.js';
import type { Reason } from '../protocol/reason.js';
import type { Flow, GameStatus, LogEntry, MoveSequence, PlayerInfo, Snapshot } from '../protocol/snapshot.js';
import { createHostedTable } from './hosted-table.js';
import { judgedMove } from './judged-move.js';
import { reasonOfError } from './reason-of-error.js';
import { NOT_ON_OFFER } from './not-on-offer.js';
import type { SeatReport } from './seat-report.js';
import { pastOf } from './past-of-states.js';
import { createStateHistory } from './state-history.js';

/** An engine that lists what is legal and applies moves to immutable states, throwing where its rules refuse. */
export interface LegalMovesEngine<State, Move, Key> {
  /** What is legal for the player whose turn it is. */
  legalMoves(state: State): readonly Key[];
  /** A new state: the one after a move. It must not change the one it is given. Throws a `GameError` where the rules refuse. */
  applyMove(state: State, move: Move): State;
}

/** How a candidate looks in the protocol. */
export interface MoveDescription {
  /** What kind of move it is: `take`. */
  readonly moveId: string;
  /** What makes it this one. A text is also the id of the entity it touches, unless `metadata.refs` names another. */
  readonly params: MoveParams;
  /** What the screen is told about it: its name, category, key and more. */
  readonly metadata?: MoveMetadata;
}

/** What the engine itself cannot say: which moves to show, their words, and what each seat sees. */
export interface LegalMovesGame<State, Move, Key, View> {
  readonly players: readonly PlayerInfo[];
  readonly initialState: State;
  /**
   * Everything a seat could try, legal or not, in the order to show: nothing the seat may not know of. Without it, what is
   * legal for the player whose turn it is, and for that player's eyes only.
   */
  candidates?(state: State, seat: PlayerId): readonly Key[];
  /** How to show a candidate to a seat. */
  describe(key: Key, state: State, seat: PlayerId): MoveDescription;
  /** The engine's move for what a seat sent. It may throw a `GameError` for parameters that make no sense. */
  toMove(sent: OptionMove, state: State, seat: PlayerId): Move;
  /** All reasons against a move. Without it: whose turn it is, and what `applyMove` throws. */
  explain?(state: State, move: Move, seat: PlayerId): readonly Reason[];
  /** Turn, phase, and whose decision is awaited: nobody's when the game is over. */
  flow(state: State): Flow;
  /** Whether the game goes on, and how it ended. */
  status(state: State): GameStatus;
  /** What a seat may see. */
  view(state: State, seat: PlayerId | null): View;
  /** What happened, as a seat may know it. */
  log(state: State, seat: PlayerId | null): readonly LogEntry[];
  /** What a move changes, seen by the seat that would make it. */
  preview?(before: State, after: State, seat: PlayerId): readonly PreviewMetric[];
  /** Moves worth playing one after the other, by the keys of candidates. */
  sequences?(state: State, seat: PlayerId): readonly KeySequence<Key>[];
  /** The kinds of moves of which `candidates` gives only some. */
  partial?(state: State, seat: PlayerId): readonly string[];
  /** All candidates of a kind, for those of which `candidates` gives only some. */
  allOf?(state: State, seat: PlayerId, moveId: string): Iterable<Key>;
  /** Whether a move brought to light what cannot be unseen, as a card that was drawn. Such a move cannot be taken back. */
  isFinal?(before: State, after: State): boolean;
}

/** Candidates worth playing one after the other. */
export interface KeySequence<Key> extends Omit<MoveSequence, 'moves'> {
  readonly keys: readonly Key[];
}

const GAME_OVER: Reason = { code: 'GAME_OVER', text: 'The game is over.' };
const NOT_YOUR_TURN: Reason = { code: 'NOT_YOUR_TURN', text: 'It is not your turn.' };

/**
 * A table for engines of the `legalMoves` / `applyMove` shape. Publishes every candidate, the illegal ones with their
 * reasons; keeps the states for undo and redo.
 */
export function legalMovesTable<State, Move, Key, View>(
  engine: LegalMovesEngine<State, Move, Key>,
  game: LegalMovesGame<State, Move, Key, View>,
): Table<View> {
  const history = createStateHistory(
    game.initialState,
    (state) => game.flow(state).currentPlayer,
    game.isFinal && ((before, after) => game.isFinal!(before, after)),
  );

  /** Without this, an engine whose moves name no player would take them from anybody, and at any time. */
  function turnRefusals(state: State, seat: PlayerId): readonly Reason[] {
    if (game.status(state).kind === 'over') return [GAME_OVER];
    return game.flow(state).currentPlayer === seat ? [] : [NOT_YOUR_TURN];
  }

  function refusals(state: State, sent: OptionMove, seat: PlayerId): readonly Reason[] {
    const turn = turnRefusals(state, seat);
    try {
      const move = game.toMove(sent, state, seat);
      const reasons = game.explain?.(state, move, seat) ?? [];
      if (!game.explain) apply(state, move);
      return reasons.length > 0 ? reasons : turn;
    } catch (error) {
      const own = reasonOfError(error);
      return [...turn.filter(({ code }) => code !== own.code), own];
    }
  }

  function apply(state: State, move: Move): State {
    const next = engine.applyMove(state, move);
    if (next !== state) return next;
    throw new Error(
      'moveset: applyMove gave back the very state it was given. Positions could not be told apart, nor moves taken ' +
        'back. Leave the state as it is, and return a new one.',
    );
  }

  function candidates(state: State, seat: PlayerId): readonly Key[] {
    const decides = game.flow(state).currentPlayer === seat;
    return game.candidates?.(state, seat) ?? (decides ? engine.legalMoves(state) : []);
  }

  function moveOf(key: Key, at: number, state: State, seat: PlayerId): EnumeratedMove {
    try {
      const sent = game.describe(key, state, seat);
      return judgedMove({ ...sent, playerId: seat }, refusals(state, sent, seat));
    } catch (error) {
      // A candidate that cannot be described costs itself, not the others.
      return judgedMove({ moveId: 'undescribed', params: { candidate: at }, playerId: seat }, [
        reasonOfError(error),
      ]);
    }
  }

  const enumerate = (state: State, seat: PlayerId) =>
    candidates(state, seat).map((key, at) => moveOf(key, at, state, seat));

  function offers(state: State, seat: PlayerId): Pick<Snapshot, 'moves' | 'partial' | 'sequences'> {
    const partial = game.partial?.(state, seat) ?? [];
    const sequences = game.sequences?.(state, seat).map(({ keys, ...sequence }) => ({
      ...sequence,
      moves: keys.map((key) => optionIdOf(game.describe(key, state, seat))),
    }));
    return {
      moves: enumerate(state, seat),
      ...(partial.length > 0 && { partial }),
      ...(sequences && sequences.length > 0 && { sequences }),
    };
  }

  /** All that speaks against a move sent by a seat, also that nobody offered it. */
  function objections(state: State, sent: OptionMove, seat: PlayerId): readonly Reason[] {
    const reasons = refusals(state, sent, seat);
    if (reasons.length > 0 || game.partial?.(state, seat).includes(sent.moveId)) return reasons;
    const id = optionIdOf(sent);
    return enumerate(state, seat).some((move) => move.isValid && optionIdOf(move) === id)
      ? []
      : [NOT_ON_OFFER];
  }

  function reportOf(state: State, seat: PlayerId | null): SeatReport<View> {
    return {
      players: game.players,
      flow: game.flow(state),
      status: game.status(state),
      view: game.view(state, seat),
      ...(seat === null ? { moves: [] } : offers(state, seat)),
      reports: [],
      log: game.log(state, seat),
    };
  }

  return createHostedTable<View>({
    seats: game.players.map((player) => player.id),
    report: (seat) => ({ ...reportOf(history.current(), seat), history: history.where(seat) }),
    play(seat, command) {
      const state = history.current();
      const reasons = objections(state, command, seat);
      if (reasons.length === 0) history.push(apply(state, game.toMove(command, state, seat)));
      return reasons;
    },
    ...(game.preview && {
      preview(seat, command) {
        const state = history.current();
        if (objections(state, command, seat).length > 0) return [];
        return game.preview!(state, apply(state, game.toMove(command, state, seat)), seat);
      },
    }),
    ...(game.allOf && {
      async enumerate(seat, moveId) {
        const state = history.current();
        const keys = [...game.allOf!(state, seat, moveId)];
        return keys.map((key, at) => moveOf(key, at, state, seat));
      },
    }),
    undo: history.undo,
    redo: history.redo,
    past: pastOf(history, game, reportOf),
  });
}
