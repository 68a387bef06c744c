import { legalMovesTable, type MoveDescription } from '../../src/adapters/legal-moves.js';
import { GameError } from '../../src/protocol/game-error.js';
import type { OptionId } from '../../src/protocol/ids.js';
import { optionIdOf } from '../../src/protocol/normalise.js';
import type { Reason } from '../../src/protocol/reason.js';
import type { Chair } from '../seated.js';

/** Something the player may choose in a state. */
export interface Choice<State> extends MoveDescription {
  /** Everything that speaks against it. */
  readonly reasons?: readonly Reason[];
  /** The state after it was chosen; the same one, unless said otherwise. */
  readonly after?: State;
}

interface Course<State> {
  readonly state: State;
  readonly chosen: readonly string[];
  readonly choices: readonly Choice<State>[];
  readonly byId: ReadonlyMap<OptionId, Choice<State>>;
}

/** A game for one: choices that depend on a state, and a log of what was chosen. */
export function onePlayerGame<State>(
  start: State,
  choicesIn: (state: State) => readonly Choice<State>[],
): Chair {
  function courseOf(state: State, chosen: readonly string[]): Course<State> {
    const choices = choicesIn(state);
    return { state, chosen, choices, byId: new Map(choices.map((choice) => [optionIdOf(choice), choice])) };
  }

  const table = legalMovesTable<Course<State>, Choice<State>, Choice<State>, null>(
    {
      legalMoves: ({ choices }) => choices.filter(({ reasons = [] }) => reasons.length === 0),
      applyMove({ state, chosen }, { after = state, moveId, metadata }) {
        const name = metadata?.displayName ?? moveId;
        return courseOf(after, [...chosen, name]);
      },
    },
    {
      players: [{ id: 'you', name: 'You' }],
      initialState: courseOf(start, []),
      candidates: ({ choices }) => choices,
      describe: ({ moveId, params, metadata }) => ({ moveId, params, ...(metadata && { metadata }) }),
      toMove(sent, { byId }) {
        const choice = byId.get(optionIdOf(sent));
        if (!choice) throw new GameError('Nobody offers this.', 'NOT_OFFERED');
        return choice;
      },
      explain: (_, { reasons = [] }) => reasons,
      flow: ({ chosen }) => ({ turn: chosen.length + 1, currentPlayer: 'you' }),
      status: () => ({ kind: 'playing' }),
      view: () => null,
      log: ({ chosen }) => chosen.map((text, index) => ({ id: `${index + 1}`, text, player: 'you' })),
    },
  );
  return { adapter: table.adapter('you') };
}
