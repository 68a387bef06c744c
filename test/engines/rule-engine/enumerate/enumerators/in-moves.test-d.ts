import { expectTypeOf } from 'vitest';
import {
  cardsIn,
  choices,
  numbers,
  optional,
  paramsOf,
  rulesFor,
  type CardId,
} from '../../../../../src/engines/rule-engine/index.js';

const { defineMove } = rulesFor<{ mana: number }, { name: string }, { tapped: boolean }>();

// What enumerators give reaches conditions and reducers, without a word about types.
defineMove({
  enumerator: paramsOf({
    cardId: cardsIn('hand'),
    mode: choices(['fast', 'slow']),
    extra: optional(numbers(1, 3)),
  }),
  condition: (_, { params }) => {
    expectTypeOf(params).toEqualTypeOf<{ cardId: CardId; mode: 'fast' | 'slow'; extra?: number }>();
    return true;
  },
  reducer: (_, { params }) => {
    expectTypeOf(params.mode).toEqualTypeOf<'fast' | 'slow'>();
  },
});

// So it does in steps.
defineMove({
  enumerator: paramsOf({ cardId: cardsIn('hand') }, ({ cardId }) => ({ echo: () => [`${cardId}!`] })),
  reducer: (_, { params }) => {
    expectTypeOf(params).toEqualTypeOf<{ cardId: CardId; echo: string }>();
  },
});
