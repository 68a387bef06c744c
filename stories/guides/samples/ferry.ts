// #region game
import { RuleEngine, rulesFor } from 'moveset/rule-engine';

interface Ferry {
  weights: Record<string, number>;
  aboard: string[];
  across: string[];
}

const { defineGame, defineMove } = rulesFor<Ferry>();
const loadOf = ({ weights, aboard }: Ferry) => aboard.reduce((sum, cargo) => sum + weights[cargo]!, 0);

const load = defineMove<{ cargo: string }>({
  condition: (state, { params: { cargo } }) =>
    cargo in state.weights &&
    ![...state.aboard, ...state.across].includes(cargo) &&
    loadOf(state) + state.weights[cargo]! <= 10,
  reducer: (draft, { params: { cargo } }) => void draft.aboard.push(cargo),
});

const cross = defineMove({
  condition: ({ aboard }) => aboard.length > 0,
  reducer(draft) {
    draft.across.push(...draft.aboard.splice(0));
  },
});

const ferry = defineGame({
  name: 'Ferry',
  setup: () => ({ weights: { goats: 4, piano: 9, straw: 2 }, aboard: ['straw'], across: [] }),
  moves: { load, cross },
});
// #endregion game

const players = [{ id: 'ann', name: 'Ann' }];

export function before() {
  // #region before
  const engine = new RuleEngine(ferry, players);
  console.info(engine.getValidMoves('ann'));

  // What the screen had to do by itself: know all cargo, and try each.
  const loadable = Object.keys(engine.getState().weights).filter((cargo) =>
    engine.canExecuteMove('load', { playerId: 'ann', params: { cargo } }),
  );
  console.info(loadable);
  // #endregion before
}

// #region enumerators
const enumeratedFerry = defineGame({
  ...ferry,
  moves: {
    load: defineMove({
      ...load,
      enumerator: ({ weights }) => Object.keys(weights).map((cargo) => ({ cargo })),
    }),
    cross: defineMove({ ...cross, enumerator: () => [{}] }),
  },
});
// #endregion enumerators

export function half() {
  // #region half
  const halfWay = defineGame({ ...ferry, moves: { load, cross: enumeratedFerry.moves.cross } });
  for (const { moveId, isValid, validationError } of new RuleEngine(halfWay, players).enumerateMoves('ann')) {
    console.info(moveId, isValid, validationError?.errorCode ?? '');
  }
  // #endregion half
}

export function after() {
  // #region after
  const engine = new RuleEngine(enumeratedFerry, players);
  for (const { moveId, params, isValid, validationError } of engine.enumerateMoves('ann')) {
    console.info(moveId, params, isValid, validationError?.reason ?? '');
  }
  // #endregion after
}

export function ids() {
  // #region ids
  const engine = new RuleEngine(enumeratedFerry, players);
  const ids = new Set(engine.enumerateMoves('ann', { validOnly: true }).map(({ moveId }) => moveId));
  console.info([...ids]);

  // While both are in use: nothing that was found before may be lost.
  console.info(
    'lost:',
    engine.getValidMoves('ann').filter((id) => !ids.has(id)),
  );
  // #endregion ids
}

// #region rules
const explainedFerry = defineGame({
  ...enumeratedFerry,
  moves: {
    ...enumeratedFerry.moves,
    load: defineMove({
      ...enumeratedFerry.moves.load,
      condition: [
        function onThisBank({ weights, aboard, across }, { params: { cargo } }) {
          if (cargo in weights && ![...aboard, ...across].includes(cargo)) return true;
          return { reason: `There is no ${cargo} on this bank.`, errorCode: 'NOT_HERE' };
        },
        function lightEnough(state, { params: { cargo } }) {
          const required = state.weights[cargo] ?? 0;
          const available = 10 - loadOf(state);
          if (required <= available) return true;
          return {
            reason: `The ${cargo} would sink the ferry.`,
            errorCode: 'TOO_HEAVY',
            context: { required, available },
          };
        },
      ],
    }),
  },
});
// #endregion rules

export function explained() {
  // #region explained
  const engine = new RuleEngine(explainedFerry, players);
  for (const { moveId, params, isValid, validationErrors = [] } of engine.enumerateMoves('ann')) {
    console.info(moveId, params, isValid, ...validationErrors.map(({ reason }) => reason));
  }
  // #endregion explained
}

export function guard() {
  // #region guard
  const missing = new Set(
    new RuleEngine(explainedFerry, players)
      .enumerateMoves('ann')
      .filter(({ validationError }) => validationError?.errorCode === 'NO_ENUMERATOR')
      .map(({ moveId }) => moveId),
  );
  console.info('without an enumerator:', missing.size);
  // #endregion guard
}
