import { nothing } from '../../../../engines/rule-engine/enumerate/enumerators/nothing.js';
import { yourTurn, type Rule } from '../conditions.js';
import { defineMove } from '../define.js';
import { canAttack, creaturesOf, keeperOf } from '../facts.js';

const somebodyCouldAttack: Rule = {
  name: 'nobody is left who could attack',
  check(_, context) {
    const count = creaturesOf(context.playerId, context).filter((cardId) =>
      canAttack(cardId, context),
    ).length;
    if (count === 0) return true;
    const description = `${count} of your creatures could still attack.`;
    return { warning: { code: 'ATTACKERS_LEFT', description, modifier: count } };
  },
};

const embersGoOut: Rule = {
  name: 'no embers go out',
  check(state, { playerId }) {
    const { embers } = keeperOf(playerId, state);
    if (embers === 0) return true;
    const description = `${embers} unused ${embers === 1 ? 'ember goes' : 'embers go'} out.`;
    return { warning: { code: 'EMBERS_LEFT', description, modifier: -embers } };
  },
};

/** Ends the turn: dusk comes, then the other keeper's dawn. */
export const endTurn = defineMove({
  name: 'End turn',
  enumerator: nothing(),
  condition: [yourTurn, somebodyCouldAttack, embersGoOut],
  reducer(draft, { playerId, flow, history }) {
    history.log({ text: `${keeperOf(playerId, draft).name} ends the turn.`, refs: [playerId] });
    flow!.endPhase();
  },
  describe: () => ({ displayName: 'End turn', category: 'Turn', priority: -10 }),
  score: () => 0,
});
