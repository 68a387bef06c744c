import { cardsIn } from '../../../../engines/rule-engine/enumerators/cards-in.js';
import { choices } from '../../../../engines/rule-engine/enumerators/choices.js';
import { concat } from '../../../../engines/rule-engine/enumerators/concat.js';
import { paramsOf } from '../../../../engines/rule-engine/enumerators/params-of.js';
import { players } from '../../../../engines/rule-engine/enumerators/players.js';
import type { CardId } from '../../../../protocol/ids.js';
import { CHARM_POWER, type Card, type CharmMode } from '../cards.js';
import { cardAffordable, yourTurn, type Rule } from '../conditions.js';
import { defineMove } from '../define.js';
import { harm, mend, pay } from '../effects.js';
import {
  cardOf,
  creatureOf,
  fullNameOf,
  healthOf,
  isKeeper,
  keeperOf,
  nameOf,
  opponentOf,
} from '../facts.js';
import { shape } from '../shape.js';
import type { EmberwoodState, Enumerating } from '../state.js';
import { harmWorth } from '../worth.js';
import { inHand } from './in-hand.js';

type CharmParams = { cardId: CardId; mode: CharmMode; targetId: string };

const modesOf = (card: Card): readonly CharmMode[] =>
  card.kind === 'charm' && card.play === 'charm' ? card.modes : [];

/** What mending something would take away. */
function hurtOf(id: string, state: EmberwoodState, context: Enumerating): number {
  return isKeeper(id, state)
    ? state.limits.warmth - keeperOf(id, state).warmth
    : creatureOf(id, context).toughness - healthOf(id, context);
}

const rightSide: Rule<CharmParams> = {
  name: 'the charm reaches that side',
  check({ keepers }, context) {
    const { targetId, mode } = context.params;
    const onTable = Object.hasOwn(keepers, targetId) || context.zones.getCardZone(targetId) === 'clearing';
    const holder = Object.hasOwn(keepers, targetId) ? targetId : context.zones.getCardHolder(targetId);
    const wanted = mode === 'mend' ? context.playerId : opponentOf(context.playerId, context);
    return (
      (onTable && holder === wanted) || {
        reason: mode === 'mend' ? 'Mending is for your own side.' : 'Fire is for the other side.',
        errorCode: 'WRONG_SIDE',
      }
    );
  },
};

const knowsMode: Rule<CharmParams> = {
  name: 'the charm can do that',
  check: (_, context) =>
    modesOf(cardOf(context.params.cardId, context)).includes(context.params.mode) || {
      reason: `${cardOf(context.params.cardId, context).name} cannot do that.`,
      errorCode: 'WRONG_MODE',
      context: { modes: modesOf(cardOf(context.params.cardId, context)) },
    },
};

const somethingToMend: Rule<CharmParams> = {
  name: 'there is something to mend',
  check(state, context) {
    const { mode, targetId } = context.params;
    if (mode !== 'mend' || hurtOf(targetId, state, context) > 0) return true;
    const name = nameOf(targetId, state, context);
    if (!isKeeper(targetId, state)) {
      return { reason: `${name} is not hurt: 0 damage.`, errorCode: 'NOT_HURT', context: { damage: 0 } };
    }
    const { warmth } = state.limits;
    return {
      reason: `${name} is as warm as can be: ${warmth} of ${warmth}.`,
      errorCode: 'NOT_HURT',
      context: { warmth, limit: warmth },
    };
  },
};

const WORDS: Readonly<Record<CharmMode, string>> = { scorch: 'Scorch', mend: 'Mend', spark: 'Spark' };
const SCORES: Readonly<Record<CharmMode, number>> = { scorch: -2, mend: -2, spark: -1.5 };

/** A charm that does one of several things to one creature or keeper. */
export const charm = defineMove({
  name: 'Charm',
  enumerator: paramsOf(
    { cardId: cardsIn('hand', { definition: (card: Card) => modesOf(card).length > 0 }) },
    ({ cardId }, _: EmberwoodState, context: Enumerating) => ({
      mode: choices(modesOf(cardOf(cardId, context))),
    }),
    ({ mode }) => ({
      targetId:
        mode === 'mend'
          ? concat(cardsIn('clearing'), players('you'))
          : concat(cardsIn('clearing', { holder: 'opponents' }), players('opponents')),
    }),
  ),
  params: shape<CharmParams>({ cardId: 'text', mode: 'text', targetId: 'text' }),
  condition: [yourTurn, inHand('charm'), cardAffordable, knowsMode, rightSide, somethingToMend],
  reducer(draft, context) {
    const { params, playerId, zones, history, rng } = context;
    const { mode, targetId, cardId } = params;
    const { name, cost } = cardOf(cardId, context);
    const power = CHARM_POWER[mode];
    const amount = mode === 'spark' ? rng.rollDice(power) : power;
    pay(cost, draft, playerId);
    zones.moveCard({ cardId, targetZoneId: 'ashes' });
    const target = nameOf(targetId, draft, context);
    const what = mode === 'mend' ? `mends ${target} by up to ${amount}` : `burns ${target} for ${amount}`;
    history.log({
      text: `${keeperOf(playerId, draft).name} plays ${name}: it ${what}.`,
      refs: [cardId, targetId],
    });
    if (mode === 'mend') mend(targetId, amount, draft, context);
    else harm(targetId, amount, draft, context);
  },
  describe(state, context) {
    const { cardId, mode, targetId } = context.params;
    const { text } = cardOf(cardId, context);
    const sides = CHARM_POWER.spark;
    const hits = sides + 1 - (isKeeper(targetId, state) ? 0 : healthOf(targetId, context));
    return {
      displayName: `${WORDS[mode]} ${fullNameOf(targetId, state, context)}`,
      category: 'Charms',
      priority: 15,
      description: text,
      // The chance that a creature falls; a keeper is hit in any case.
      ...(mode === 'spark' &&
        !isKeeper(targetId, state) && { successChance: Math.max(0, Math.round((100 * hits) / sides)) }),
    };
  },
  score(state, context) {
    const { mode, targetId } = context.params;
    const power = mode === 'spark' ? (CHARM_POWER.spark + 1) / 2 : CHARM_POWER[mode];
    return mode === 'mend'
      ? SCORES.mend + Math.min(power, hurtOf(targetId, state, context))
      : SCORES[mode] + harmWorth(targetId, power, state, context);
  },
});
