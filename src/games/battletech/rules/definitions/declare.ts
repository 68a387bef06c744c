import { attackOf, hitPercent } from '../attack.js';
import type { Declared, GameState } from '../state.js';

/** The state with one more attack declared. No dice are thrown. */
export function withDeclared(state: GameState, declared: Declared): GameState {
  const found = attackOf(state, declared);
  if (!found) return state;
  return {
    ...state,
    declared: [...state.declared, declared],
    events: [
      ...state.events,
      {
        kind: 'declare',
        unit: declared.unit,
        target: declared.target,
        name: found.attack.name,
        chance: hitPercent(found.attack),
      },
    ],
  };
}
