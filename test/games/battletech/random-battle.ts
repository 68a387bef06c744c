import { battleService } from '../../../src/games/battletech/rules/actions.js';
import { initialState } from '../../../src/games/battletech/rules/setup.js';
import type { GameState, Mech } from '../../../src/games/battletech/rules/state.js';
import { afterAttacks } from '../../../src/games/battletech/rules/turn.js';
import type { ActionOption, AvailableAction } from '../../../src/protocol/action-report.js';

/** What a unit could do, with the unit. */
export interface Offer {
  readonly unit: Mech;
  readonly action: ActionOption;
}

/** Everything that all units could do in a state. */
export function offersIn(state: GameState): Offer[] {
  return state.units.flatMap((unit) =>
    battleService.getActions(unit, state.phase, state).actions.map((action) => ({ unit, action })),
  );
}

/** One step of a battle: what was chosen, or `null` where a side ended its attacks. */
export interface Step {
  readonly before: GameState;
  readonly after: GameState;
  readonly chosen: { readonly unit: Mech; readonly action: AvailableAction } | null;
}

/** A small battle, every decision of which is made by a number; it goes on as long as there are numbers. */
export function* randomBattle(seed: number, choices: Iterable<number>): Generator<Step> {
  let before = initialState({ seed, lance: 2, size: { columns: 8, rows: 8 } });
  for (const choice of choices) {
    if (before.ending) return;
    const open = offersIn(before).filter(
      (offer): offer is Step['chosen'] & object => offer.action.kind === 'available',
    );
    // In attack phases a side may be done at any time: one choice in so many is that.
    const mayEnd = before.phase === 'MOVEMENT' ? 0 : 1;
    const chosen = open[choice % (open.length + mayEnd)] ?? null;
    const after = chosen
      ? battleService.execute(chosen.unit, before.phase, before, chosen.action.id)
      : afterAttacks(before);
    yield { before, after, chosen };
    before = after;
  }
}
