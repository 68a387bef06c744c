import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { BoardgameTableOptions } from '../../../../src/adapters/boardgame-io/options.js';

/** First everybody draws, then everybody plays: coins count, and raids make others discard. */
export interface Raiders {
  deck: string[];
  hands: Record<string, string[]>;
  played: Record<string, number>;
}

const CARDS = ['coin 1', 'coin 2', 'coin 3', 'coin 4', 'raid 1', 'raid 2'];

/** A game of phases, stages, chance, events, and moves that can be taken back. */
export const raiders = (seed: string | number = 'raiders'): Game<Raiders> => ({
  name: 'raiders',
  seed,
  setup: ({ random, ctx }) => ({
    deck: random.Shuffle(CARDS),
    hands: Object.fromEntries(ctx.playOrder.map((id) => [id, []])),
    played: Object.fromEntries(ctx.playOrder.map((id) => [id, 0])),
  }),
  phases: {
    draw: {
      start: true,
      next: 'play',
      turn: { minMoves: 1, maxMoves: 1 },
      moves: {
        draw({ G, playerID }) {
          const card = G.deck.pop();
          if (card === undefined) return INVALID_MOVE;
          G.hands[playerID]!.push(card);
          return undefined;
        },
      },
      endIf: ({ G }) => G.deck.length === 0,
    },
    play: {
      turn: {
        stages: {
          discard: {
            moves: {
              discard({ G, playerID }, card: string) {
                const hand = G.hands[playerID]!;
                if (!hand.includes(card)) return INVALID_MOVE;
                hand.splice(hand.indexOf(card), 1);
                return undefined;
              },
            },
          },
        },
      },
      moves: {
        coin({ G, playerID }, card: string) {
          const hand = G.hands[playerID]!;
          if (!hand.includes(card) || !card.startsWith('coin')) return INVALID_MOVE;
          hand.splice(hand.indexOf(card), 1);
          G.played[playerID]! += 1;
          return undefined;
        },
        raid: {
          undoable: false,
          move({ G, ctx, events, playerID }, card: string) {
            const hand = G.hands[playerID]!;
            if (!hand.includes(card) || !card.startsWith('raid')) return INVALID_MOVE;
            hand.splice(hand.indexOf(card), 1);
            const victims = ctx.playOrder.filter((id) => id !== playerID && G.hands[id]!.length > 0);
            if (victims.length > 0)
              events.setActivePlayers({
                value: Object.fromEntries(victims.map((id) => [id, 'discard'])),
                minMoves: 1,
                maxMoves: 1,
              });
            return undefined;
          },
        },
      },
    },
  },
  endIf({ G, ctx }) {
    if (ctx.phase !== 'play' || Object.values(G.hands).some((hand) => hand.length > 0)) return undefined;
    const [best, next] = ctx.playOrder.toSorted((a, b) => G.played[b]! - G.played[a]!);
    return G.played[best!] === G.played[next!] ? { draw: true } : { winner: best };
  },
  ai: {
    enumerate(G, ctx, playerID) {
      if (ctx.phase === 'draw') return [{ move: 'draw' }];
      const hand = G.hands[playerID] ?? [];
      if (ctx.activePlayers) return hand.map((card) => ({ move: 'discard', args: [card] }));
      return [
        ...hand.map((card) => ({ move: card.startsWith('coin') ? 'coin' : 'raid', args: [card] })),
        { event: 'endTurn' },
      ];
    },
  },
});

/** What is asked in a stage is said. */
export const raidersShown: BoardgameTableOptions<Raiders> = {
  args: { coin: ['card'], raid: ['card'], discard: ['card'] },
  decision: (_, ctx, playerID) =>
    ctx.activePlayers?.[playerID] === 'discard' ? { text: 'Discard a card', code: 'DISCARD' } : undefined,
  tell: ({ name, args, playerID }) => [playerID, 'does', name, ...(args ?? [])].join(' '),
};
