import { cardsIn } from '../../../../engines/rule-engine/enumerate/enumerators/cards-in.js';
import { choices } from '../../../../engines/rule-engine/enumerate/enumerators/choices.js';
import { concat } from '../../../../engines/rule-engine/enumerate/enumerators/concat.js';
import { paramsOf } from '../../../../engines/rule-engine/enumerate/enumerators/params-of.js';
import { players } from '../../../../engines/rule-engine/enumerate/enumerators/players.js';
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
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { EmberwoodState, Enumerating } from '../state.js';
import { harmWorth } from '../worth.js';
import { inHand } from './in-hand.js';

type CharmParams = { cardId: CardId; mode: CharmMode; target: string };

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
    const { target, mode } = context.params;
    const onTable = Object.hasOwn(keepers, target) || context.zones.getCardZone(target) === 'clearing';
    const holder = Object.hasOwn(keepers, target) ? target : context.zones.getCardHolder(target);
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
    const { mode, target } = context.params;
    if (mode !== 'mend' || hurtOf(target, state, context) > 0) return true;
    const name = nameOf(target, state, context);
    if (!isKeeper(target, state)) {
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
      target:
        mode === 'mend'
          ? concat(cardsIn('clearing'), players('you'))
          : concat(cardsIn('clearing', { holder: 'opponents' }), players('opponents')),
    }),
  ),
  params: paramsShape<CharmParams>({ cardId: 'text', mode: 'text', target: 'text' }),
  condition: [yourTurn, inHand('charm'), cardAffordable, knowsMode, rightSide, somethingToMend],
  reducer(draft, context) {
    const { params, playerId, zones, history, rng } = context;
    const { mode, target, cardId } = params;
    const { name, cost } = cardOf(cardId, context);
    const power = CHARM_POWER[mode];
    const amount = mode === 'spark' ? rng.rollDice(power) : power;
    pay(cost, draft, playerId);
    zones.moveCard({ cardId, targetZoneId: 'ashes' });
    const hit = nameOf(target, draft, context);
    const what = mode === 'mend' ? `mends ${hit} by up to ${amount}` : `burns ${hit} for ${amount}`;
    history.log({
      text: `${keeperOf(playerId, draft).name} plays ${name}: it ${what}.`,
      refs: [cardId, target],
    });
    if (mode === 'mend') mend(target, amount, draft, context);
    else harm(target, amount, draft, context);
  },
  describe(state, context) {
    const { cardId, mode, target } = context.params;
    const { name, text } = cardOf(cardId, context);
    const sides = CHARM_POWER.spark;
    const hits = sides + 1 - (isKeeper(target, state) ? 0 : healthOf(target, context));
    return {
      displayName: `${WORDS[mode]} ${fullNameOf(target, state, context)}`,
      category: 'Charms',
      priority: 15,
      description: text,
      labels: { cardId: name, mode: WORDS[mode], target: fullNameOf(target, state, context) },
      // The chance that a creature falls; a keeper is hit in any case.
      ...(mode === 'spark' &&
        !isKeeper(target, state) && { successChance: Math.max(0, Math.round((100 * hits) / sides)) }),
    };
  },
  score(state, context) {
    const { mode, target } = context.params;
    const power = mode === 'spark' ? (CHARM_POWER.spark + 1) / 2 : CHARM_POWER[mode];
    return mode === 'mend'
      ? SCORES.mend + Math.min(power, hurtOf(target, state, context))
      : SCORES[mode] + harmWorth(target, power, state, context);
  },
});
