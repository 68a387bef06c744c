import { nothing } from '../../../../engines/rule-engine/enumerators/nothing.js';
import { pass } from '../action-step.js';
import { mainPhase, yourTurn, type Rule } from '../conditions.js';
import { placeResource } from '../deeds.js';
import { defineMove } from '../define.js';
import { effectForecast } from '../effects/foretell.js';
import { isWanted, unitsFitting } from '../effects/targets.js';
import { abilityOf } from '../effects/interpret.js';
import { cardOf, fullNameOf, nameOf, opponentOf } from '../facts.js';
import { playerName, tell } from '../log.js';
import { NUMBERS } from '../play-rules.js';
import { proceed } from '../proceed.js';
import { shape } from '../shape.js';
import { askToKeep, beginWith, finishSetup } from '../setup.js';
import type { Enumerating, GundamState, Playing } from '../state.js';
import type { CardParams, ChooseFirstPlayerParams, ChooseTargetParams } from '../types/moves.js';
import { effectWorth } from '../worth.js';

/** A move without parameters that answers a question. */
function answer(given: {
  readonly name: string;
  readonly category: string;
  readonly score: number;
  readonly play: (draft: GundamState, context: Playing) => void;
}) {
  const { name, category, score, play } = given;
  return defineMove({
    name,
    answersDecision: true,
    enumerator: nothing(),
    reducer: (draft, context) => play(draft, context as Playing),
    describe: () => ({ displayName: name, category, priority: score }),
    score: () => score,
  });
}

/** Who begins is chosen. */
export const chooseFirstPlayer = defineMove<ChooseFirstPlayerParams>({
  name: 'Choose first player',
  answersDecision: true,
  enumerator: (_, { game }) => game.getPlayers().map((firstPlayerId) => ({ firstPlayerId })),
  params: shape<ChooseFirstPlayerParams>({ firstPlayerId: 'text' }),
  condition: [
    {
      name: 'somebody who plays',
      check: ({ names }, { params }) =>
        Object.hasOwn(names, params.firstPlayerId) || {
          reason: 'Nobody of that name plays.',
          errorCode: 'PLAYER_NOT_FOUND',
        },
    },
  ],
  reducer: (draft, context) => beginWith(context.params.firstPlayerId, draft, context),
  describe: ({ names }, { params }) => ({
    displayName: `${names[params.firstPlayerId] ?? params.firstPlayerId} goes first`,
    category: 'Setup',
    labels: { firstPlayerId: names[params.firstPlayerId] ?? params.firstPlayerId },
  }),
  score: (_, { params, playerId }) => (params.firstPlayerId === playerId ? 1 : 0),
});

function kept(draft: GundamState, context: Playing): void {
  if (context.playerId === context.game.getOTP())
    askToKeep(opponentOf(context.playerId, context), draft, context);
  else finishSetup(draft, context);
}

/** The whole hand is put back and drawn anew, once. */
export const mulligan = answer({
  name: 'Mulligan',
  category: 'Setup',
  score: 0,
  play(draft, context) {
    context.zones.mulligan({
      hand: 'hand',
      deck: 'deck',
      drawCount: NUMBERS.handAtStart,
      playerId: context.playerId,
    });
    tell(`${playerName(context.playerId, draft)} draws a new hand.`, context, context.playerId);
    kept(draft, context);
  },
});

/** The hand is kept. */
export const confirmHand = answer({
  name: 'Keep hand',
  category: 'Setup',
  score: 1,
  play(draft, context) {
    tell(`${playerName(context.playerId, draft)} keeps the hand.`, context, context.playerId);
    kept(draft, context);
  },
});

/** The resource of the turn is placed. */
export const playResource = answer({
  name: 'Place resource',
  category: 'Resource',
  score: 1,
  play: (draft, context) => placeResource(context.playerId, draft, context),
});

/** No resource is placed this turn. */
export const skipResource = answer({
  name: 'Place no resource',
  category: 'Resource',
  score: 0,
  play: (draft, context) =>
    tell(`${playerName(context.playerId, draft)} places no resource.`, context, context.playerId),
});

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
  params: shape<CardParams>({ cardId: 'text' }),
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
    moveIds: ['DISCARD_TO_HAND_LIMIT', 'CONCEDE'],
    prompt: `Discard down to ${NUMBERS.handLimit} cards: ${excess} too many`,
    code: 'ASK_DISCARD',
    context: { count: excess, limit: NUMBERS.handLimit },
  });
}

/** The Burst of a broken shield is used. */
export const activateBurst = answer({
  name: 'Use Burst',
  category: 'Burst',
  score: 5,
  play(draft, context) {
    const [pending] = draft.pending;
    pending!.isChosen = true;
    tell(
      `${playerName(context.playerId, draft)} uses the Burst of ${cardOf(pending!.definitionId, context).name}.`,
      context,
      pending!.sourceId,
    );
    proceed(draft, context);
  },
});

/** It is not used. */
export const declineBurst = answer({
  name: 'Decline Burst',
  category: 'Burst',
  score: 0,
  play(draft, context) {
    const { definitionId } = draft.pending.shift()!;
    const { name } = cardOf(definitionId, context);
    tell(
      `${playerName(context.playerId, draft)} does not use the Burst of ${name}.`,
      context,
      context.playerId,
    );
    proceed(draft, context);
  },
});

/** What the ability that waits may be aimed at. */
function choicesOf(state: GundamState, context: Enumerating): ChooseTargetParams[] {
  const [pending] = state.pending;
  if (pending?.playerId !== context.playerId) return [];
  const ability = abilityOf(pending, context);
  const last = ability.do[pending.at - 1];
  if (last?.type === 'search') {
    const looked = context.zones.getCardsInZone('looked-at', pending.playerId);
    return [
      ...looked.filter((id) => isWanted(cardOf(id, context), last.for)).map((targetId) => ({ targetId })),
      {},
    ];
  }
  if (!ability.choose) return [];
  const legal = unitsFitting(ability.choose, pending.playerId, pending.selfId, state, context);
  return [...legal.map((targetId) => ({ targetId })), ...(ability.choose.optional ? [{}] : [])];
}

/** What an ability is aimed at, or which card is taken, is chosen. */
export const chooseTarget = defineMove<ChooseTargetParams>({
  name: 'Choose target',
  answersDecision: true,
  enumerator: choicesOf,
  params: shape<ChooseTargetParams>({ targetId: 'optional text' }),
  condition: [
    {
      name: 'it may be chosen',
      check: (state, context) =>
        choicesOf(state, context).some(({ targetId }) => targetId === context.params.targetId) || {
          reason: 'This cannot be chosen.',
          errorCode: 'NO_TARGET',
        },
    },
  ],
  reducer(draft, context) {
    const { targetId } = context.params;
    const { playerId, zones } = context;
    const pending = draft.pending[0]!;
    if (pending.at > 0) {
      const looked = zones.getCardsInZone('looked-at', playerId);
      if (targetId !== undefined) {
        zones.moveCard({ cardId: targetId, targetZoneId: 'hand', position: 'bottom' });
        tell(`${playerName(playerId, draft)} takes ${cardOf(targetId, context).name}.`, context, targetId);
      }
      for (const cardId of context.rng.shuffle(looked.filter((id) => id !== targetId)))
        zones.moveCard({ cardId, targetZoneId: 'deck', position: 'bottom' });
    } else if (targetId === undefined) draft.pending.shift();
    else {
      pending.chosen = targetId;
      pending.isChosen = true;
    }
    proceed(draft, context);
  },
  describe(state, context) {
    const { targetId } = context.params;
    const name = targetId === undefined ? null : fullNameOf(targetId, state, context);
    const [pending] = state.pending;
    return {
      displayName: name === null ? 'Choose nothing' : `Choose ${name}`,
      category: 'Effect',
      priority: 10,
      ...(name !== null && { labels: { targetId: name } }),
      ...(pending?.at === 0 &&
        targetId !== undefined && {
          preview: effectForecast(abilityOf(pending, context), { ...pending, targetId }, state, context),
        }),
    };
  },
  score(state, context) {
    const [pending] = state.pending;
    const { targetId } = context.params;
    if (targetId === undefined || !pending) return 0;
    if (context.zones.getCardZone(targetId) === 'looked-at') return 1 + (cardOf(targetId, context).cost ?? 0);
    return effectWorth(abilityOf(pending, context), targetId, pending.selfId, state, context);
  },
});

/** A player gives up. Nobody lists it, so that nobody does it by chance. */
export const concede = defineMove<{ confirm: boolean }>({
  name: 'Concede',
  fields: [{ kind: 'boolean', axis: 'confirm', label: 'I give up' }],
  params: shape<{ confirm: boolean }>({ confirm: 'true' }),
  reducer(draft, context) {
    tell(`${nameOf(context.playerId, draft, context)} concedes.`, context, context.playerId);
    draft.lost = { playerId: context.playerId, condition: 'OPPONENT_CONCEDED' };
  },
  describe: () => ({ displayName: 'Concede', category: 'Turn', priority: -50 }),
});
