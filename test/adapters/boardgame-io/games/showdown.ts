import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

/** Everybody chooses a card in secret; the higher one wins both. */
export interface Showdown {
  /** The cards of each player; `null` for one that is not seen. */
  hands: Record<string, (number | null)[]>;
  /** What each player has put down; `null` for one that is not seen. */
  down: Record<string, number | null>;
  won: Record<string, number>;
}

const DECK = [20, 30, 40, 50, 60, 70, 80, 90];

function score(G: Showdown, { playOrder }: Ctx): void {
  const best = playOrder.reduce((a, b) => (G.down[a]! >= G.down[b]! ? a : b));
  G.won[best]! += playOrder.length;
  G.down = {};
}

/** A game with secrets, in which all act at once. */
export const showdown = (seed: string | number = 'showdown'): Game<Showdown> => ({
  name: 'showdown',
  seed,
  setup({ random, ctx }) {
    const cards = random.Shuffle(DECK);
    const each = cards.length / ctx.numPlayers;
    return {
      hands: Object.fromEntries(ctx.playOrder.map((id, at) => [id, cards.slice(at * each, (at + 1) * each)])),
      down: {},
      won: Object.fromEntries(ctx.playOrder.map((id) => [id, 0])),
    };
  },
  turn: {
    activePlayers: { all: 'choose', minMoves: 1, maxMoves: 1 },
    stages: {
      choose: {
        moves: {
          put: {
            redact: true,
            undoable: false,
            move({ G, playerID }, card: number) {
              const hand = G.hands[playerID]!;
              if (!hand.includes(card)) return INVALID_MOVE;
              G.hands[playerID] = hand.filter((held) => held !== card);
              G.down[playerID] = card;
              return undefined;
            },
          },
        },
      },
    },
    endIf: ({ G, ctx }) => Object.keys(G.down).length === ctx.numPlayers,
    onEnd: ({ G, ctx }) => score(G, ctx),
  },
  endIf({ G, ctx }) {
    if (Object.keys(G.down).length > 0 || Object.values(G.hands).some((hand) => hand.length > 0))
      return undefined;
    const [best, next] = ctx.playOrder.toSorted((a, b) => G.won[b]! - G.won[a]!);
    return G.won[best!] === G.won[next!] ? { draw: true } : { winner: best };
  },
  playerView({ G, playerID }) {
    const own = (id: string) => id === playerID;
    return {
      ...G,
      hands: Object.fromEntries(
        Object.entries(G.hands).map(([id, hand]) => [id, own(id) ? hand : hand.map(() => null)]),
      ),
      down: Object.fromEntries(Object.entries(G.down).map(([id, card]) => [id, own(id) ? card : null])),
    };
  },
  ai: {
    enumerate: (G, _, playerID) => (G.hands[playerID] ?? []).map((card) => ({ move: 'put', args: [card] })),
  },
});
