import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Axis } from '../../../../../src/engines/rule-engine/enumerate/enumerators/axis.js';
import { cardsIn } from '../../../../../src/engines/rule-engine/enumerate/enumerators/cards-in.js';
import { choices, constant } from '../../../../../src/engines/rule-engine/enumerate/enumerators/choices.js';
import { concat } from '../../../../../src/engines/rule-engine/enumerate/enumerators/concat.js';
import { filtered } from '../../../../../src/engines/rule-engine/enumerate/enumerators/filtered.js';
import { nothing } from '../../../../../src/engines/rule-engine/enumerate/enumerators/nothing.js';
import { numbers } from '../../../../../src/engines/rule-engine/enumerate/enumerators/numbers.js';
import { optional } from '../../../../../src/engines/rule-engine/enumerate/enumerators/optional.js';
import { paramsOf } from '../../../../../src/engines/rule-engine/enumerate/enumerators/params-of.js';
import { players } from '../../../../../src/engines/rule-engine/enumerate/enumerators/players.js';
import { subsetsOf } from '../../../../../src/engines/rule-engine/enumerate/enumerators/subsets-of.js';
import type { GameDefinition } from '../../../../../src/engines/rule-engine/define/game-definition.js';
import type { MoveDefinition } from '../../../../../src/engines/rule-engine/define/move-definition.js';
import type { CardId, PlayerId } from '../../../../../src/protocol/ids.js';
import { tableOf, type Duel, type DuelCard, type DuelContext, type DuelMeta } from '../../card-table.js';

type DuelMove<TParams> = MoveDefinition<Duel, TParams, DuelMeta, DuelCard>;

interface PlayParams {
  cardId: CardId;
  mode: 'fast' | 'slow';
  amount?: number;
}

interface AttackParams {
  attackerId: CardId;
  targetId: CardId | PlayerId;
  helpers: CardId[];
}

const { state, context } = tableOf({ 'hand ada': 'imp1', 'field ada': 'imp2', 'field ben': 'imp3 ogre3' });
const listOf = <T>(axis: Axis<T, Duel, DuelMeta, DuelCard>): T[] => [...axis(state, context)];
const reducer = () => {};

describe('the types of parameters', () => {
  it('come from the axes', () => {
    const params = listOf(
      paramsOf({
        cardId: cardsIn('hand'),
        mode: choices(['fast', 'slow']),
        amount: optional(numbers(1, 3)),
        payment: subsetsOf(cardsIn('hand')),
        target: concat(cardsIn('field'), players('opponents'), constant(null)),
      }),
    );
    expectTypeOf(params).toEqualTypeOf<
      {
        cardId: CardId;
        mode: 'fast' | 'slow';
        amount?: number;
        payment: CardId[];
        target: CardId | PlayerId | null;
      }[]
    >();
    expect(params).toHaveLength(2 * 4 * 2 * 4);
  });

  it('come from every step, and each step knows those before it', () => {
    const params = listOf(
      paramsOf(
        { attackerId: cardsIn('field'), extra: optional(numbers(1, 1)) },
        (chosen) => {
          expectTypeOf(chosen).toEqualTypeOf<Readonly<{ attackerId: CardId; extra?: number }>>();
          return { weight: numbers(1, 1) };
        },
        (chosen) => {
          expectTypeOf(chosen).toEqualTypeOf<
            Readonly<{ attackerId: CardId; extra?: number; weight: number }>
          >();
          return { label: constant('x') };
        },
      ),
    );
    expectTypeOf(params).toEqualTypeOf<
      { attackerId: CardId; extra?: number; weight: number; label: 'x' }[]
    >();
    expect(params).toHaveLength(2);
  });

  it('are kept by concat and filtered of whole enumerators', () => {
    const either = concat(
      paramsOf({ cardId: cardsIn('hand') }),
      filtered(paramsOf({ amount: numbers(1, 3) }), ({ amount }) => amount > 1),
    );
    const params = listOf(either);
    expectTypeOf(params).toEqualTypeOf<({ cardId: CardId } | { amount: number })[]>();
    expect(params).toEqual([{ cardId: 'imp1' }, { amount: 2 }, { amount: 3 }]);
  });
});

describe('the types of a state', () => {
  it('come from whatever looks at it', () => {
    const ofDuel = paramsOf({
      amount: filtered(
        numbers(1, ({ mana }: Duel) => mana['ada']!),
        (amount) => amount > 1,
      ),
      mode: choices(['fast']),
    });
    expectTypeOf(ofDuel).parameter(0).toEqualTypeOf<Duel>();
    expectTypeOf(paramsOf({ cardId: cardsIn('hand') }))
      .parameter(0)
      .toEqualTypeOf<unknown>();
    expect(listOf(ofDuel)).toHaveLength(2);
  });
});

describe('the types of a move', () => {
  it('reach into everything its enumerator is made of', () => {
    const play: DuelMove<PlayParams> = {
      enumerator: paramsOf({
        cardId: cardsIn('hand', {
          meta: { tapped: false },
          definition: ({ cost }) => cost < 3,
          where: (_cardId, duel, inside) => {
            expectTypeOf(duel).toEqualTypeOf<Duel>();
            expectTypeOf(inside).toEqualTypeOf<DuelContext>();
            return true;
          },
        }),
        mode: choices(['fast', 'slow']),
        amount: optional(numbers(1, ({ mana }, { playerId }) => mana[playerId]!)),
      }),
      reducer,
    };
    expect([...play.enumerator!(state, context)]).toHaveLength(2 * 4);
  });

  it('reach into later steps, and into axes written by hand', () => {
    const attack: DuelMove<AttackParams> = {
      enumerator: paramsOf(
        { attackerId: (_, { zones }) => zones.getCardsInZone('field', 'ada') },
        ({ attackerId }, duel) => {
          expectTypeOf(attackerId).toEqualTypeOf<CardId>();
          expectTypeOf(duel).toEqualTypeOf<Duel>();
          return {
            targetId: filtered(
              concat(cardsIn('field', { holder: 'opponents' }), players('opponents')),
              (targetId, { mana }) => targetId !== attackerId && mana[targetId] === undefined,
            ),
            helpers: subsetsOf(cardsIn('hand'), { max: ({ mana }) => mana['ada']! }),
          };
        },
      ),
      reducer,
    };
    expect([...attack.enumerator!(state, context)]).toHaveLength(2 * 2);
  });

  it('refuse an enumerator of other parameters', () => {
    const wrongType: DuelMove<{ cardId: number }> = {
      // @ts-expect-error -- a card is no number
      enumerator: paramsOf({ cardId: cardsIn('hand') }),
      reducer,
    };
    const missing: DuelMove<PlayParams> = {
      // @ts-expect-error -- the mode is missing
      enumerator: paramsOf({ cardId: cardsIn('hand') }),
      reducer,
    };
    const notOptional: DuelMove<{ amount: number }> = {
      // @ts-expect-error -- the amount must be there
      enumerator: paramsOf({ amount: optional(numbers(1, 2)) }),
      reducer,
    };
    const wrongChoice: DuelMove<Pick<PlayParams, 'mode'>> = {
      // @ts-expect-error -- there is no such mode
      enumerator: paramsOf({ mode: choices(['fast', 'sideways']) }),
      reducer,
    };
    expect([wrongType, missing, notOptional, wrongChoice]).toHaveLength(4);
  });

  it('come from the game it is a move of', () => {
    const game: GameDefinition<Duel, { play: PlayParams; pass: Record<string, never> }, DuelCard, DuelMeta> =
      {
        name: 'Duel',
        setup: () => state,
        moves: {
          play: {
            enumerator: paramsOf({
              cardId: cardsIn('hand', { where: (cardId, { mana }) => mana[cardId] === undefined }),
              mode: choices(['fast']),
            }),
            reducer,
          },
          pass: { enumerator: nothing(), reducer },
        },
      };
    expect([...game.moves.pass.enumerator!(state, context)]).toEqual([{}]);
  });
});
