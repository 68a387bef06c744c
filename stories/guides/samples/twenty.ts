// #region state
import { RuleEngine, rulesFor } from 'moveset/rule-engine';

/** Cards from 1 to 9. `null` is a card that cannot be seen. */
type Card = number | null;

export interface Twenty {
  hands: Record<string, Card[]>;
  pile: number[];
  turn: string;
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const totalOf = (pile: readonly number[]) => pile.reduce((sum, card) => sum + card, 0);
const { defineGame, defineMove } = rulesFor<Twenty>();
// #endregion state

// #region move
const play = defineMove({
  enumerator: ({ hands }, { playerId }) =>
    hands[playerId]!.flatMap((card) => (card === null ? [] : [{ card }])),
  condition: ({ turn }, { playerId }) =>
    turn === playerId || { reason: 'It is not your turn.', errorCode: 'NOT_YOUR_TURN' },
  reducer(draft, { params: { card }, playerId, game, history }) {
    draft.hands[playerId] = draft.hands[playerId]!.filter((held) => held !== card);
    draft.pile.push(card);
    history.log(`${card} makes ${totalOf(draft.pile)}.`);
    draft.turn = game.getOpponents(playerId)[0]!;
  },
  describe: (_, { params }) => ({ displayName: `Play ${params.card}` }),
  // #region score
  score({ pile }, { params: { card } }) {
    const total = totalOf(pile) + card;
    return total > 20 ? -1 : total;
  },
  // #endregion score
});
// #endregion move

// #region game
export const twenty = defineGame({
  name: 'Twenty',
  setup(players, { rng }) {
    const cards = rng.shuffle(CARDS);
    const hands = Object.fromEntries(players.map(({ id }) => [id, cards.splice(0, 4)]));
    return { hands, pile: [], turn: players[0]!.id };
  },
  moves: { play },
  endIf: ({ pile, turn }) =>
    // Whose turn it would be is not who went too far.
    totalOf(pile) > 20 && { winner: turn, reason: `The pile is worth ${totalOf(pile)}.` },

  // #region hidden
  playerView: (state, viewer) => ({
    ...state,
    hands: handsOf(state, (id, hand) => (id === viewer ? hand : hand.map(() => null))),
  }),
  imagine(state, viewer, rng) {
    const seen: Card[] = [...state.pile, ...(state.hands[viewer ?? ''] ?? [])];
    const unseen = rng.shuffle(CARDS.filter((card) => !seen.includes(card)));
    return {
      ...state,
      hands: handsOf(state, (id, hand) => (id === viewer ? hand : unseen.splice(0, hand.length))),
    };
  },
  // #endregion hidden
});

function handsOf({ hands }: Twenty, seen: (id: string, hand: Card[]) => Card[]): Twenty['hands'] {
  return Object.fromEntries(Object.entries(hands).map(([id, hand]) => [id, seen(id, hand)]));
}

const players = [
  { id: 'ann', name: 'Ann' },
  { id: 'bob', name: 'Bob' },
];
export const createTwenty = (seed: number) => new RuleEngine(twenty, players, { seed });
export type TwentyEngine = ReturnType<typeof createTwenty>;
// #endregion game
