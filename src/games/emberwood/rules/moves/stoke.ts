import { numbers } from '../../../../engines/rule-engine/enumerate/enumerators/numbers.js';
import { paramsOf } from '../../../../engines/rule-engine/enumerate/enumerators/params-of.js';
import { affordable, oncePerTurn, yourTurn, type Rule } from '../conditions.js';
import { defineMove } from '../define.js';
import { draw, mend, pay } from '../effects.js';
import { keeperOf } from '../facts.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { EmberwoodState, Enumerating } from '../state.js';

/** So many embers also draw a card. */
const DRAWS_FROM = 3;

type Stoke = { amount: number };

const wholeAmount: Rule<Stoke> = {
  name: 'a whole number of embers',
  check: (_, { params: { amount } }) =>
    (Number.isInteger(amount) && amount >= 1) || {
      reason: 'Burn a whole number of embers, at least 1.',
      errorCode: 'WRONG_AMOUNT',
    },
};

const worthIt: Rule<Stoke> = {
  name: 'it does something',
  check({ limits, ...state }, { params: { amount }, playerId }) {
    const { warmth } = state.keepers[playerId]!;
    if (warmth < limits.warmth || amount >= DRAWS_FROM) return true;
    return {
      reason: `Your hearth is as warm as can be, and only ${DRAWS_FROM} embers or more draw a card.`,
      errorCode: 'NOTHING_GAINED',
      context: { required: DRAWS_FROM, available: amount },
    };
  },
};

/** Burns embers: each warms the hearth by one, and three or more draw a card. */
export const stoke = defineMove({
  name: 'Stoke the hearth',
  enumerator: paramsOf({
    // At least one, so that it is there to be explained when there are none.
    amount: numbers(1, (state: EmberwoodState, { playerId }: Enumerating) =>
      Math.max(1, keeperOf(playerId, state).embers),
    ),
  }),
  params: paramsShape<Stoke>({ amount: 'number' }),
  condition: [
    yourTurn,
    oncePerTurn('stoked', 'stoked the hearth'),
    wholeAmount,
    affordable<Stoke>(({ params }) => params.amount),
    worthIt,
  ],
  reducer(draft, context) {
    const { params, playerId, trackers, history } = context;
    pay(params.amount, draft, playerId);
    trackers.mark('stoked', playerId);
    history.log({
      text: `${keeperOf(playerId, draft).name} stokes the hearth with ${embers(params.amount)}.`,
      refs: [playerId],
    });
    mend(playerId, params.amount, draft, context);
    if (params.amount >= DRAWS_FROM) draw(playerId, draft, context);
  },
  describe: (_, { params: { amount } }) => ({
    displayName: `Stoke the hearth with ${embers(amount)}${amount >= DRAWS_FROM ? ', draw a card' : ''}`,
    category: 'Hearth',
    priority: 5 - amount / 10,
    description: `Each ember warms your hearth by 1; ${DRAWS_FROM} or more also draw a card. Once a turn.`,
  }),
  score: ({ limits, keepers }, { params: { amount }, playerId }) =>
    // Last, with what is left.
    (Math.min(amount, limits.warmth - keepers[playerId]!.warmth) + (amount >= DRAWS_FROM ? 3 : 0)) / 4,
});

const embers = (amount: number) => `${amount} ${amount === 1 ? 'ember' : 'embers'}`;
