import type { Game } from 'boardgame.io';
import { KINDS, LAMPS, PLACES } from './kinds.js';

/** A moth that somebody saw: where, and which kind. */
export interface Sighting {
  readonly place: number;
  /** Its place in the list of kinds. */
  readonly kind: number;
}

/** A garden at night, with a moth under each leaf. */
export interface Garden {
  /** Which kind sits under each leaf; `null` for one that is not seen. */
  moths: (number | null)[];
  /** Who has taken the moth of each leaf; `null` while it sits there. */
  takenBy: (string | null)[];
  /** The leaf that is lifted, where one is. */
  lifted: number | null;
  /** The leaves that were lifted last and lie down again: everybody may still look. */
  shown: number[];
  /** Every moth that was shown to all, as it was shown last. */
  seen: Sighting[];
  /** Where each player has looked in secret. */
  lit: Record<string, number[]>;
  /** How often each player may still do so. */
  lamps: Record<string, number>;
  points: Record<string, number>;
}

// What the library calls it; its own constant would have to be loaded with all the rest.
const INVALID = 'INVALID_MOVE';

const isThere = ({ takenBy }: Garden, place: number) => takenBy[place] === null;

/** The rules, as boardgame.io wants them. */
export const moths = (seed: string | number): Game<Garden> => ({
  name: 'moths',
  seed,
  // What was seen cannot be unseen.
  disableUndo: true,
  setup({ random, ctx }) {
    const each = <T>(value: () => T) => Object.fromEntries(ctx.playOrder.map((id) => [id, value()]));
    return {
      moths: random.Shuffle([...KINDS.keys(), ...KINDS.keys()]),
      takenBy: Array<string | null>(PLACES).fill(null),
      lifted: null,
      shown: [],
      seen: [],
      lit: each<number[]>(() => []),
      lamps: each(() => LAMPS),
      points: each(() => 0),
    };
  },
  moves: {
    lift({ G, events, playerID }, place: number) {
      if (!isThere(G, place) || G.lifted === place) return INVALID;
      const kind = G.moths[place]!;
      G.seen = [...G.seen.filter((sighting) => sighting.place !== place), { place, kind }];
      G.shown = [];
      if (G.lifted === null) {
        G.lifted = place;
        return undefined;
      }
      const first = G.lifted;
      G.lifted = null;
      if (G.moths[first] === kind) {
        G.takenBy[first] = playerID;
        G.takenBy[place] = playerID;
        G.points[playerID]! += KINDS[kind]!.worth;
        return undefined;
      }
      G.shown = [first, place];
      events.endTurn();
      return undefined;
    },
    shine({ G, playerID }, place: number) {
      const isLit = G.lit[playerID]!.includes(place);
      if (!isThere(G, place) || G.lifted === null || G.lifted === place || isLit) return INVALID;
      if (G.lamps[playerID]! < 1) return INVALID;
      G.lamps[playerID]! -= 1;
      G.lit[playerID]!.push(place);
      return undefined;
    },
    leave({ G, events }) {
      if (G.lifted === null) return INVALID;
      G.shown = [G.lifted];
      G.lifted = null;
      events.endTurn();
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    if (G.takenBy.includes(null)) return undefined;
    const [best, next] = ctx.playOrder.toSorted((a, b) => G.points[b]! - G.points[a]!);
    return G.points[best!] === G.points[next!] ? { draw: true } : { winner: best };
  },
  playerView({ G, playerID }) {
    const own = playerID === null ? [] : (G.lit[playerID] ?? []);
    const isSeen = (place: number) =>
      !isThere(G, place) || place === G.lifted || G.shown.includes(place) || own.includes(place);
    return { ...G, moths: G.moths.map((kind, place) => (isSeen(place) ? kind : null)) };
  },
});
