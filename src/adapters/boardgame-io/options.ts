import type { MoveMetadata } from '../../protocol/enumerated-move.js';
import type { PreviewMetric } from '../../protocol/preview.js';
import type { Reason } from '../../protocol/reason.js';
import type { GameStatus, Told } from '../../protocol/snapshot.js';
import type { ArgumentNames } from './candidates.js';
import type { BoardgameCtx, BoardgameEnumerator, BoardgameMove } from './client.js';
import type { ToldDeed } from './journal.js';

/** What a seat sees, unless the author says otherwise. */
export interface BoardgameView<G> {
  /** The game as the seat may see it: what `playerView` gives. */
  readonly G: G;
  /** Turn, phase and who may act. */
  readonly ctx: BoardgameCtx;
}

/** What a game of boardgame.io does not say of itself. All of it may be left out where it has an `ai.enumerate`. */
export interface BoardgameTableOptions<G> {
  /** What the players are called, by their ids. */
  readonly names?: Readonly<Record<string, string>>;
  /** Everything a player could try, also what is not allowed, in the order to show. Without it, `ai.enumerate`. */
  readonly enumerate?: BoardgameEnumerator<G>;
  /** What the arguments of each move are called: `{ pour: ['from', 'to'] }`. A move that nobody describes is read with them. */
  readonly args?: ArgumentNames;
  /** How a move is shown: its name, category, key, what its arguments stand for. */
  readonly describe?: (G: G, ctx: BoardgameCtx, move: BoardgameMove, playerID: string) => MoveMetadata;
  /** Everything that speaks against a move. Without it, only that the game calls it invalid. */
  readonly explain?: (G: G, ctx: BoardgameCtx, move: BoardgameMove, playerID: string) => readonly Reason[];
  /** What a move would change. It is given what the player sees: nothing that chance or secrets will decide. */
  readonly preview?: (
    G: G,
    ctx: BoardgameCtx,
    move: BoardgameMove,
    playerID: string,
  ) => readonly PreviewMetric[];
  /** A sentence about something that was done. */
  readonly tell?: (deed: ToldDeed) => string;
  /** How the game ended, from what its `endIf` gave. Without it, `{ winner }` and `{ draw }` are understood. */
  readonly ending?: (gameover: unknown, ctx: BoardgameCtx) => Omit<GameStatus & { kind: 'over' }, 'kind'>;
  /** What the decision is about that is awaited, where it is not simply whose turn it is. */
  readonly decision?: (G: G, ctx: BoardgameCtx, playerID: string) => Told | undefined;
}
