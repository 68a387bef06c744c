import { nothing } from '../../../../engines/rule-engine/enumerate/enumerators/nothing.js';
import { pass } from '../action-step.js';
import { mainPhase, yourTurn, type Rule } from '../conditions.js';
import { defineMove } from '../define.js';
import { cardOf, nameOf } from '../facts.js';
import { playerName, tell } from '../log.js';
import { NUMBERS } from '../play-rules.js';
import { proceed } from '../proceed.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { Enumerating, GundamState, Playing } from '../state.js';
import type { CardParams } from '../types/moves.js';
import { answer } from './answer.js';

/** The Main Phase ends. */
export const endMainPhase = defineMove({
  name: 'End Main Phase',
  enumerator: nothing(),
  condition: [yourTurn, mainPhase],
  reducer(draft, context) {
    tell(`${playerName(context.playerId, draft)} ends the Main Phase.`, context, context.playerId);
    context.flow!.endPhase();
  },
  describe: () => ({ displayName: 'End Main Phase', category: 'Turn', priority: -10 }),
  score: () => 1,
});

function passing(draft: GundamState, context: Playing): void {
  tell(`${playerName(context.playerId, draft)} passes.`, context, context.playerId);
  pass(draft, context);
  proceed(draft, context);
}

/** A player does nothing in an action step. */
export const passActionStep = answer({
  name: 'Pass',
  category: 'Action',
  score: 2,
  play: passing,
});

/** Whose turn it is does nothing more in the action step that ends it. */
export const endTurn = answer({
  name: 'End turn',
  category: 'Turn',
  score: 2,
  play: passing,
});

const ownCard: Rule<CardParams> = {
  name: 'the card is in your hand',
  check: (_, { zones, params, playerId }) =>
    zones.getCardsInZone('hand', playerId).includes(params.cardId) || {
      reason: 'This card is not in your hand.',
      errorCode: 'NOT_IN_HAND',
    },
};

/** A card too many goes to the trash. */
export const discard = defineMove<CardParams>({
  name: 'Discard',
  answersDecision: true,
  enumerator: (_, { zones, playerId }) =>
    zones.getCardsInZone('hand', playerId).map((cardId) => ({ cardId })),
  params: paramsShape<CardParams>({ cardId: 'text' }),
  condition: ownCard,
  reducer(draft, context) {
    const { cardId } = context.params;
    context.zones.moveCard({ cardId, targetZoneId: 'trash' });
    tell(`${playerName(context.playerId, draft)} discards ${cardOf(cardId, context).name}.`, context, cardId);
    askToDiscard(context.playerId, context);
  },
  describe(_, context) {
    const { name } = cardOf(context.params.cardId, context);
    return { displayName: `Discard ${name}`, category: 'End', labels: { cardId: name } };
  },
  score: (_, context) => -(cardOf(context.params.cardId, context).cost ?? 0),
});

/** Asks for a card to be discarded, where there are too many. */
export function askToDiscard(playerId: string, { zones, game }: Pick<Enumerating, 'zones' | 'game'>): void {
  const excess = zones.getCardsInZone('hand', playerId).length - NUMBERS.handLimit;
  if (excess <= 0) return;
  game.askDecision({
    playerId,
    moveIds: ['DISCARD_TO_HAND_LIMIT'],
    prompt: `Discard down to ${NUMBERS.handLimit} cards: ${excess} too many`,
    code: 'ASK_DISCARD',
    context: { count: excess, limit: NUMBERS.handLimit },
  });
}

/** A player gives up. Nobody lists it, so that nobody does it by chance. */
export const concede = defineMove<{ confirm: boolean }>({
  name: 'Concede',
  interrupts: true,
  fields: [{ kind: 'boolean', axis: 'confirm', label: 'I give up' }],
  params: paramsShape<{ confirm: boolean }>({ confirm: 'true' }),
  reducer(draft, context) {
    tell(`${nameOf(context.playerId, draft, context)} concedes.`, context, context.playerId);
    draft.lost = { playerId: context.playerId, condition: 'OPPONENT_CONCEDED' };
  },
  describe: () => ({ displayName: 'Concede', category: 'Turn', priority: -50 }),
});
