import { costPayable, inHand, levelSuffices, mainPhase, yourTurn, type Rule } from '../conditions.js';
import { deployBase, deployUnit, pay, removeUnit } from '../deeds.js';
import { defineMove } from '../define.js';
import { costForecast } from '../effects/foretell.js';
import { baseOf, cardOf, fullNameOf, remainingHp, unitCardOf, unitsOf } from '../facts.js';
import { playerName, tell } from '../log.js';
import { NUMBERS } from '../play-rules.js';
import { proceed } from '../proceed.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { Enumerating } from '../state.js';
import { isBaseCard, isUnitCard } from '../types/cards.js';
import type { DeployBaseParams, DeployUnitParams } from '../types/moves.js';
import { unitWorth } from '../worth.js';
import { inHandOf } from './in-hand-of.js';

const isFull = (context: Enumerating) => unitsOf(context.playerId, context).length >= NUMBERS.units;

const roomForUnit: Rule<DeployUnitParams> = {
  name: 'there is room in the battle area',
  check({ rules }, context) {
    const { replaces } = context.params;
    const units = unitsOf(context.playerId, context);
    if (!isFull(context)) {
      return (
        replaces === undefined || {
          reason: 'There is room: nothing needs to be replaced.',
          errorCode: 'NOTHING_TO_REPLACE',
        }
      );
    }
    const full = { limit: NUMBERS.units, count: units.length };
    if (rules.fullArea === 'blocked')
      return {
        reason: `Your battle area is full: ${units.length} of ${NUMBERS.units} Units.`,
        errorCode: 'BATTLE_AREA_FULL',
        context: full,
      };
    return (
      (replaces !== undefined && units.includes(replaces)) || {
        reason: 'Your battle area is full: choose a Unit that makes room.',
        errorCode: 'CHOOSE_REPLACED',
        context: full,
      }
    );
  },
};

/** A Unit goes from the hand to the battle area. */
export const deployUnitMove = defineMove<DeployUnitParams>({
  name: 'Deploy Unit',
  enumerator: (state, context) => {
    const cards = [...inHandOf(isUnitCard)(state, context)];
    if (!isFull(context) || state.rules.fullArea === 'blocked') return cards.map((cardId) => ({ cardId }));
    const units = unitsOf(context.playerId, context);
    return cards.flatMap((cardId) => units.map((replaces) => ({ cardId, replaces })));
  },
  params: paramsShape<DeployUnitParams>({ cardId: 'text', replaces: 'optional text' }),
  condition: [yourTurn, mainPhase, inHand(isUnitCard), levelSuffices, costPayable, roomForUnit],
  reducer(draft, context) {
    const { cardId, replaces } = context.params;
    const { name, cost } = unitCardOf(cardId, context);
    pay(cost, context.playerId, context);
    if (replaces !== undefined) removeUnit('trash', replaces, context);
    tell(`${playerName(context.playerId, draft)} deploys ${name}.`, context, cardId);
    deployUnit(cardId, {}, draft, context);
    proceed(draft, context);
  },
  describe(state, context) {
    const { cardId, replaces } = context.params;
    const card = cardOf(cardId, context);
    const instead = replaces === undefined ? null : fullNameOf(replaces, state, context);
    return {
      displayName: instead === null ? `Deploy ${card.name}` : `Deploy ${card.name} in place of ${instead}`,
      category: 'Deploy',
      priority: 20,
      labels: { cardId: card.name, ...(instead !== null && { replaces: instead }) },
      ...(card.text && { description: card.text }),
      preview: [
        ...costForecast(card.cost ?? 0, context.playerId, context),
        ...(instead === null
          ? []
          : ([{ key: 'replaced', label: instead, after: 'to the trash', tone: 'bad' }] as const)),
      ],
    };
  },
  score(_, context) {
    const { cardId, replaces } = context.params;
    const { ap, hp, abilities = [] } = unitCardOf(cardId, context);
    return 20 + ap + hp + abilities.length - (replaces === undefined ? 0 : 18 + unitWorth(replaces, context));
  },
});

/** How a Unit is deployed, as the engine plays it. */
export type DeployUnitMove = typeof deployUnitMove;

const roomForBase: Rule<DeployBaseParams> = {
  name: 'there is room for a Base',
  check: ({ rules }, context) =>
    rules.fullArea === 'replace' ||
    baseOf(context.playerId, context) === undefined || {
      reason: 'You have a Base already: 1 of 1.',
      errorCode: 'BASE_OCCUPIED',
      context: { count: 1, limit: 1 },
    },
};

/** A Base goes from the hand to the shield area. One that is there makes room for it. */
export const deployBaseMove = defineMove<DeployBaseParams>({
  name: 'Deploy Base',
  enumerator: (state, context) =>
    [...inHandOf(isBaseCard)(state, context as never)].map((cardId) => ({ cardId })),
  params: paramsShape<DeployBaseParams>({ cardId: 'text' }),
  condition: [yourTurn, mainPhase, inHand(isBaseCard), levelSuffices, costPayable, roomForBase],
  reducer(draft, context) {
    const { cardId } = context.params;
    const { name, cost = 0 } = cardOf(cardId, context);
    pay(cost, context.playerId, context);
    tell(`${playerName(context.playerId, draft)} deploys ${name}.`, context, cardId);
    deployBase(cardId, draft, context);
    proceed(draft, context);
  },
  describe(_, context) {
    const { name, text, cost = 0 } = cardOf(context.params.cardId, context);
    const before = baseOf(context.playerId, context);
    return {
      displayName: `Deploy ${name}`,
      category: 'Deploy',
      priority: 18,
      labels: { cardId: name },
      ...(text && { description: text }),
      preview: [
        ...costForecast(cost, context.playerId, context),
        ...(before === undefined
          ? []
          : ([
              { key: 'replaced', label: cardOf(before, context).name, after: 'to the trash', tone: 'bad' },
            ] as const)),
      ],
    };
  },
  score(_, context) {
    const base = baseOf(context.playerId, context);
    return base === undefined ? 22 : 4 - 3 * remainingHp(base, context);
  },
});
