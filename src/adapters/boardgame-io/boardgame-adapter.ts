import type { EngineAdapter, Table } from '../../protocol/engine-adapter.js';
import type { EnumeratedMove } from '../../protocol/enumerated-move.js';
import { optionIdOf } from '../../protocol/normalise.js';
import type { OptionMove } from '../../protocol/option.js';
import type { Reason } from '../../protocol/reason.js';
import { createHostedTable } from '../hosted-table.js';
import { hotSeatAdapter } from '../hot-seat.js';
import { refusalsOf } from '../judged-move.js';
import { NOT_ON_OFFER } from '../not-on-offer.js';
import type { SeatReport } from '../seat-report.js';
import { actionOf, candidateOf, enumeratedMove, moveOf, type Candidate } from './candidates.js';
import { insideOf, stateOf, type BoardgameClient, type BoardgameState, type ClientInside } from './client.js';
import { withConfirmation } from './confirmation.js';
import { deedsOf, logOf } from './journal.js';
import type { BoardgameTableOptions, BoardgameView } from './options.js';
import { isActive, quietly, reasonsOf, tried, turnRefusals } from './refusals.js';
import { flowOf, publicCtx, statusOf } from './standing.js';
import { travel, whereIn } from './turn-history.js';

/** Whose adapter is wanted, beside what the game does not say. */
export interface BoardgameAdapterOptions<G> extends BoardgameTableOptions<G> {
  /** A player's id, or `null` to watch. Without it, the client's own; where it has none, all share the screen. */
  readonly seat?: string | null;
}

// One table for each client, so that all its seats hear of each other's moves.
const tables = new WeakMap<object, Table<never>>();

/**
 * The adapter of one seat of a client of boardgame.io. Moves of `ai.enumerate`, or of an enumerator given beside it, are
 * options; what the game calls invalid is refused with reasons. A client that plays with others has one seat: its own.
 */
export function boardgameAdapter<G>(
  client: BoardgameClient<G>,
  options: BoardgameAdapterOptions<G> = {},
): EngineAdapter<BoardgameView<G>> {
  const { seat = client.playerID ?? undefined, ...others } = options;
  const table = boardgameTable(client, others);
  if (client.multiplayer) return table.adapter(client.playerID ?? null);
  return seat === undefined ? hotSeatAdapter(table) : table.adapter(seat);
}

/** A table with a seat for each player of a client of boardgame.io. The same client is always at the same table. */
export function boardgameTable<G>(
  client: BoardgameClient<G>,
  options: BoardgameTableOptions<G> = {},
): Table<BoardgameView<G>> {
  const known = tables.get(client) as Table<BoardgameView<G>> | undefined;
  if (known) return known;
  const inside = insideOf(client);
  const table = inside.multiplayer
    ? withConfirmation(seated(inside, options), inside)
    : seated(inside, options);
  tables.set(client, table as Table<never>);
  return table;
}

interface Offer {
  readonly candidate: Candidate;
  readonly move: EnumeratedMove;
}

function seated<G>(client: ClientInside<G>, options: BoardgameTableOptions<G>): Table<BoardgameView<G>> {
  const { names = {}, args = {}, describe, explain, preview, tell, ending, decision } = options;
  const list = options.enumerate ?? client.game.ai?.enumerate;
  if (!list) {
    throw new Error(
      'moveset: this game of boardgame.io does not say what can be done in it. There would be nothing to choose. ' +
        'Give the game an ai.enumerate, or give boardgameAdapter an enumerate.',
    );
  }
  const state = () => stateOf(client);
  const nameOf = (id: string) =>
    names[id] ??
    client.matchData?.find((one) => String(one.id) === id)?.name ??
    `Player ${Number(id) + 1 || id}`;

  /** The game as a seat sees it. From others comes only what this client may see. */
  function seenBy(seat: string | null, { G, ctx }: BoardgameState<G>): G {
    return client.multiplayer ? G : client.game.playerView({ G, ctx, playerID: seat });
  }

  const known = new Map<string, { readonly at: BoardgameState<G>; readonly offers: readonly Offer[] }>();

  /** What a seat is offered in a state. Trying everything takes its time, so it is done once. */
  function offers(seat: string, now: BoardgameState<G>): readonly Offer[] {
    const last = known.get(seat);
    if (last?.at.G === now.G && last.at.ctx === now.ctx) return last.offers;
    const found = offersIn(seat, now);
    known.set(seat, { at: now, offers: found });
    return found;
  }

  function offersIn(seat: string, now: BoardgameState<G>): readonly Offer[] {
    const { ctx } = now;
    // Games list for bots what can be done: of who is not to move they know nothing.
    if (ctx.gameover !== undefined || (!options.enumerate && !isActive(ctx, seat))) return [];
    const G = seenBy(seat, now);
    const turn = turnRefusals(ctx, seat, nameOf);
    return list!(G, ctx, seat).map((listed) => {
      const candidate = candidateOf(listed);
      const move = moveOf(candidate);
      const told = [...turn, ...(explain?.(G, ctx, move, seat) ?? [])];
      const reasons = told.length > 0 ? told : tried(client, now, actionOf(candidate, seat));
      const metadata = describe?.(G, ctx, move, seat);
      return { candidate, move: enumeratedMove(candidate, seat, args, metadata, reasons) };
    });
  }

  /** The candidate that a seat sent, or everything that is against it. */
  function judge(sent: OptionMove, seat: string): Candidate | readonly Reason[] {
    const now = state();
    const id = optionIdOf(sent);
    const found = offers(seat, now).find(({ move }) => optionIdOf(move) === id);
    if (!found) return [...turnRefusals(now.ctx, seat, nameOf), NOT_ON_OFFER];
    return found.move.isValid ? found.candidate : refusalsOf(found.move);
  }

  function reportOf(seat: string | null): SeatReport<BoardgameView<G>> {
    const now = state();
    const G = seenBy(seat, now);
    return {
      players: now.ctx.playOrder.toSorted(byNumber).map((id) => ({ id, name: nameOf(id) })),
      flow: flowOf(G, now.ctx, seat, decision),
      status: statusOf(now.ctx, nameOf, ending),
      view: { G, ctx: publicCtx(now.ctx) },
      moves: seat === null ? [] : offers(seat, now).map(({ move }) => move),
      reports: [],
      log: logOf(deedsOf(client.log, seat), nameOf, args, tell),
      history: whereIn(client, now, seat),
    };
  }

  return createHostedTable<BoardgameView<G>>({
    seats: client.multiplayer
      ? [client.playerID].filter((id) => id != null)
      : state().ctx.playOrder.toSorted(byNumber),
    report: reportOf,
    play(seat, command) {
      const judged = judge(command, seat);
      if (isRefusal(judged)) return judged;
      const action = actionOf(judged, seat, client.credentials);
      return reasonsOf(quietly(() => client.store.dispatch(action)).transients);
    },
    ...(preview && {
      preview(seat, command) {
        const judged = judge(command, seat);
        const now = state();
        return isRefusal(judged) ? [] : preview(seenBy(seat, now), now.ctx, moveOf(judged), seat);
      },
    }),
    ...(!client.game.disableUndo && {
      undo: (seat, target) => travel(client, 'undo', { seat, state, target }),
      redo: (seat, target) => travel(client, 'redo', { seat, state, target }),
    }),
    subscribe(listener) {
      let last = client.store.getState();
      return client.store.subscribe(() => {
        const now = client.store.getState();
        const same = now?.G === last?.G && now?.ctx === last?.ctx && now?._stateID === last?._stateID;
        last = now;
        if (!same) listener();
      });
    },
  });
}

const byNumber = (a: string, b: string) => Number(a) - Number(b) || a.localeCompare(b);

function isRefusal(judged: Candidate | readonly Reason[]): judged is readonly Reason[] {
  return Array.isArray(judged);
}
