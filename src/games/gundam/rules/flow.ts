import type { FlowDefinition } from '../../../engines/rule-engine/flow/flow-definition.js';
import { enterActionStep, sourcesOf } from './action-step.js';
import { canPlaceResource, draw, heal, placeResource, trigger } from './deeds.js';
import { baseOf, keywordValue, opponentOf, unitsOf } from './facts.js';
import { askToDiscard } from './moves/ending.js';
import { isSettled, proceed } from './proceed.js';
import { beginWith, type Deal } from './setup.js';
import type { CardMeta, GundamState, Passing } from './state.js';
import type { GundamCard } from './types/cards.js';

const settled = (context: Passing) => isSettled(context.state, context);
const atOnce = () => true;
/** A given position begins in the Main Phase. */
const isSkipped = ({ state, flow }: Passing) => state.isGiven && flow.turn === 1;

/** A turn: start, draw, resource, main and end; before the first one, the setup. */
export function flowOf({ firstPlayer }: Deal): FlowDefinition<GundamState, CardMeta, GundamCard> {
  return {
    turn: {
      phases: {
        setup: {
          order: 0,
          onBegin: (context) => askWhoBegins(firstPlayer, context),
          endIf: ({ state }) => state.isReady,
        },
        start: {
          order: 1,
          steps: {
            active: { order: 1, onBegin: readyAll, endIf: atOnce },
            start: { order: 2, onBegin: (context) => triggerAll('turnStart', context), endIf: settled },
          },
        },
        draw: { order: 2, onBegin: drawForTurn, endIf: atOnce },
        resource: { order: 3, onBegin: resourceForTurn, endIf: ({ game }) => !game.getDecision() },
        main: { order: 4 },
        end: {
          order: 5,
          steps: {
            action: { order: 1, onBegin: beginActionStep, endIf: settled },
            end: { order: 2, onBegin: endOfTurn, endIf: settled },
            hand: {
              order: 3,
              onBegin: (context) => askToDiscard(context.flow.currentPlayer!, context),
              endIf: settled,
            },
            cleanup: { order: 4, onBegin: cleanUp, endIf: atOnce },
          },
        },
      },
    },
  };
}

function askWhoBegins(firstPlayer: string | undefined, context: Passing): void {
  const { state, game, rng } = context;
  if (state.isReady) return;
  if (firstPlayer !== undefined) return beginWith(firstPlayer, state, context);
  game.askDecision({
    playerId: rng.pick(game.getPlayers()),
    moveIds: ['CHOOSE_FIRST_PLAYER'],
    prompt: 'Choose who goes first',
    code: 'ASK_FIRST_PLAYER',
  });
}

function readyAll(context: Passing): void {
  if (isSkipped(context)) return;
  const { zones, cards, flow } = context;
  const playerId = flow.currentPlayer!;
  const base = baseOf(playerId, context);
  const mine = [
    ...unitsOf(playerId, context),
    ...zones.getCardsInZone('resource-area', playerId),
    ...(base === undefined ? [] : [base]),
  ];
  for (const id of mine) if (cards.getCardMeta(id).tapped) cards.updateCardMeta(id, { tapped: false });
}

function triggerAll(what: 'turnStart' | 'turnEnd', context: Passing): void {
  if (what === 'turnStart' && isSkipped(context)) return;
  const { state, flow } = context;
  for (const cardId of sourcesOf(flow.currentPlayer!, context)) trigger(what, cardId, state, context);
  proceed(state, context);
}

function drawForTurn(context: Passing): void {
  const { state, flow } = context;
  if (isSkipped(context)) return;
  if (flow.isFirstTurn && state.rules.firstPlayerSkipsDraw) {
    state.skippedFirstDraw = true;
    return;
  }
  draw(flow.currentPlayer!, 1, state, context);
}

function resourceForTurn(context: Passing): void {
  const { state, flow, game } = context;
  const playerId = flow.currentPlayer!;
  if (isSkipped(context) || !canPlaceResource(playerId, context)) return;
  if (state.rules.resource === 'automatic') placeResource(playerId, state, context);
  else {
    game.askDecision({
      playerId,
      moveIds: ['PLAY_RESOURCE', 'SKIP_RESOURCE_PHASE'],
      prompt: 'Place a resource, or none',
      code: 'ASK_RESOURCE',
    });
  }
}

function beginActionStep(context: Passing): void {
  const { state, flow } = context;
  enterActionStep(opponentOf(flow.currentPlayer!, context), state);
  proceed(state, context);
}

function endOfTurn(context: Passing): void {
  for (const unitId of unitsOf(context.flow.currentPlayer!, context)) {
    const repair = keywordValue(unitId, 'Repair', context);
    if (repair > 0) heal(unitId, repair, context);
  }
  triggerAll('turnEnd', context);
}

const LASTS_A_TURN: readonly (keyof CardMeta)[] = [
  'apModifier',
  'hpModifier',
  'gainedKeywords',
  'lostKeywords',
  'oncePerTurnUsed',
  'deployedOn',
];

/** Takes away what lasted for this turn. */
function cleanUp({ game, cards, zones }: Passing): void {
  for (const id of game.getPlayers().flatMap((playerId) => sourcesOf(playerId, { zones }))) {
    const meta = Object.entries(cards.getCardMeta(id));
    const lasting = meta.filter(([key]) => !LASTS_A_TURN.some((one) => one === key));
    if (lasting.length < meta.length) cards.setCardMeta(id, Object.fromEntries(lasting));
  }
}
