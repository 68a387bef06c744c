/** The course of a game as boardgame.io keeps it. */
export interface BoardgameCtx {
  readonly numPlayers: number;
  readonly playOrder: readonly string[];
  readonly currentPlayer: string;
  /** Who may act, each in a stage; `null` where it is simply the current player. */
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly turn: number;
  readonly phase: string | null;
  readonly gameover?: unknown;
}

/** A state that can be gone back to. */
export interface UndoEntry {
  readonly G: unknown;
  readonly ctx: BoardgameCtx;
  readonly moveType?: string | undefined;
  readonly playerID?: string | undefined;
}

/** Something somebody did, as boardgame.io logs it. */
export interface BoardgameLogEntry {
  readonly action: BoardgameAction;
  readonly turn: number;
  readonly phase: string | null;
  /** Whether others than who did it may not know how. */
  readonly redact?: boolean;
  readonly automatic?: boolean;
}

/** The state of a game, with the library's own bookkeeping. */
export interface BoardgameState<G> {
  readonly G: G;
  readonly ctx: BoardgameCtx;
  readonly _stateID: number;
  readonly _undo: readonly UndoEntry[];
  readonly _redo: readonly UndoEntry[];
}

/** What the library's reducer understands. */
export interface BoardgameAction {
  readonly type: string;
  readonly payload: {
    readonly type: string;
    readonly args?: unknown;
    readonly playerID?: string | null | undefined;
    readonly credentials?: string | undefined;
  };
}

/** Something to do: a move or an event, with its arguments. Also the form that `ai.enumerate` gives. */
export type BoardgameMove =
  | { readonly move: string; readonly args?: readonly unknown[] | undefined }
  | { readonly event: string; readonly args?: readonly unknown[] | undefined };

/** Lists what a player could do. It is given the game as that player sees it. */
export type BoardgameEnumerator<G> = (
  G: G,
  ctx: BoardgameCtx,
  playerID: string,
) => readonly (BoardgameMove | BoardgameAction)[];

/**
 * What is needed of a client of boardgame.io: `Client({ game, … })` of `boardgame.io/client` is one. Its own types are not
 * imported, so that nobody needs the library to read these.
 */
export interface BoardgameClient<G = unknown> {
  readonly game: object;
  readonly store: object;
  readonly playerID: string | null;
  readonly multiplayer: unknown;
  getState(): { readonly G: G } | null;
}

/** The inside of a client, of which its own types do not speak. */
export interface ClientInside<G> {
  readonly game: {
    readonly ai?: { readonly enumerate?: BoardgameEnumerator<G> };
    readonly disableUndo?: boolean;
    playerView(context: { G: G; ctx: BoardgameCtx; playerID: string | null }): G;
    readonly flow: { getMove(ctx: BoardgameCtx, name: string, playerID: string): unknown };
  };
  readonly store: {
    getState(): BoardgameState<G> | null;
    dispatch(action: BoardgameAction): { readonly transients?: Transients };
    subscribe(listener: () => void): () => void;
  };
  readonly log: readonly BoardgameLogEntry[];
  readonly playerID: string | null | undefined;
  readonly credentials?: string | undefined;
  readonly multiplayer?: unknown;
  readonly matchData?: readonly { readonly id: number; readonly name?: string }[] | undefined;
  reducer(
    state: BoardgameState<G>,
    action: BoardgameAction,
  ): BoardgameState<G> & { readonly transients?: Transients };
}

/** What the library says about an action that it did not take. */
export interface Transients {
  readonly error?: { readonly type: string; readonly payload?: unknown };
}

/** A client seen from inside. */
export function insideOf<G>(client: BoardgameClient<G>): ClientInside<G> {
  const inside = client as unknown as ClientInside<G>;
  if (typeof inside.reducer === 'function' && typeof inside.store?.dispatch === 'function') return inside;
  throw new Error(
    'moveset: this is no client of boardgame.io 0.50. Nothing could be asked of it. ' +
      "Give boardgameAdapter what Client({ game }) of 'boardgame.io/client' returns.",
  );
}

/** The state of a client, which one that plays with others has only after it was started. */
export function stateOf<G>(client: ClientInside<G>): BoardgameState<G> {
  const state = client.store.getState();
  if (state) return state;
  throw new Error(
    'moveset: this client of boardgame.io has not heard of its match yet. There is nothing to show. ' +
      'Call client.start(), and await clientReady(client).',
  );
}

/** Resolves when a client that plays with others has heard of its match. */
export function clientReady<G>(client: BoardgameClient<G>): Promise<void> {
  const { store } = insideOf(client);
  return new Promise((resolve) => {
    if (store.getState()) return resolve();
    const stop = store.subscribe(() => {
      if (!store.getState()) return;
      stop();
      resolve();
    });
  });
}
