import { defineMove } from '../define.js';
import { effectForecast } from '../effects/foretell.js';
import { abilityOf } from '../effects/interpret.js';
import { isWanted, unitsFitting } from '../effects/targets.js';
import { cardOf, fullNameOf } from '../facts.js';
import { playerName, tell } from '../log.js';
import { proceed } from '../proceed.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { Enumerating, GundamState } from '../state.js';
import type { ChooseTargetParams } from '../types/moves.js';
import { effectWorth } from '../worth.js';
import { answer } from './answer.js';

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
  params: paramsShape<ChooseTargetParams>({ targetId: 'optional text' }),
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
    const player = playerName(playerId, draft);
    const chosen = targetId === undefined ? null : cardOf(targetId, context).name;
    if (pending.at > 0) {
      const looked = zones.getCardsInZone('looked-at', playerId);
      tell(`${player} takes ${chosen ?? 'none of them'}.`, context, targetId ?? playerId);
      if (targetId !== undefined)
        zones.moveCard({ cardId: targetId, targetZoneId: 'hand', position: 'bottom' });
      for (const cardId of context.rng.shuffle(looked.filter((id) => id !== targetId)))
        zones.moveCard({ cardId, targetZoneId: 'deck', position: 'bottom' });
    } else {
      tell(`${player} chooses ${chosen ?? 'nothing'}.`, context, targetId ?? playerId);
      pending.chosen = targetId ?? null;
      pending.isChosen = true;
      if (targetId === undefined) draft.pending.shift();
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
