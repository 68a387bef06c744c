import type { BoardgameView } from '../../adapters/boardgame-io/options.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { Garden } from './rules/game.js';
import { COLUMNS, KINDS, ROWS } from './rules/kinds.js';
import type { LeafView, MothsView, MothView } from './view.js';

/** What a seat sees, from what the rules let it know. */
export function viewOf({ G, ctx }: BoardgameView<Garden>, seat: PlayerId | null): MothsView {
  const own = seat === null ? [] : (G.lit[seat] ?? []);
  return {
    columns: COLUMNS,
    rows: ROWS,
    leaves: G.moths.map((kind, place) => ({
      moth: kind === null ? null : mothOf(kind),
      takenBy: G.takenBy[place]!,
      state: stateOf(G, place, own),
    })),
    keepers: ctx.playOrder.map((id) => ({
      id,
      points: G.points[id]!,
      lamps: G.lamps[id]!,
      pairs: pairsOf(G, id),
    })),
    seen: G.seen.filter(({ place }) => G.takenBy[place] === null),
  };
}

const mothOf = (kind: number): MothView => ({ kind, ...KINDS[kind]! });

function stateOf(
  { takenBy, lifted, shown }: Garden,
  place: number,
  own: readonly number[],
): LeafView['state'] {
  if (takenBy[place] !== null) return 'taken';
  if (lifted === place) return 'lifted';
  if (shown.includes(place)) return 'shown';
  return own.includes(place) ? 'lit' : 'down';
}

function pairsOf({ moths, takenBy }: Garden, id: PlayerId): readonly MothView[] {
  const kinds = moths.filter((_, place) => takenBy[place] === id);
  return [...new Set(kinds)].flatMap((kind) => (kind === null ? [] : [mothOf(kind)]));
}
