import { defineMove } from '../define.js';
import { opponentOf } from '../facts.js';
import { playerName, tell } from '../log.js';
import { NUMBERS } from '../play-rules.js';
import { askToKeep, beginWith, finishSetup } from '../setup.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { GundamState, Playing } from '../state.js';
import type { ChooseFirstPlayerParams } from '../types/moves.js';
import { answer } from './answer.js';

/** Who begins is chosen. */
export const chooseFirstPlayer = defineMove<ChooseFirstPlayerParams>({
  name: 'Choose first player',
  answersDecision: true,
  enumerator: (_, { game }) => game.getPlayers().map((firstPlayerId) => ({ firstPlayerId })),
  params: paramsShape<ChooseFirstPlayerParams>({ firstPlayerId: 'text' }),
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
