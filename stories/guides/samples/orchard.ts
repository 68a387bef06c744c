// #region state
import { RuleEngine, rulesFor, type MoveRule } from 'moveset/rule-engine';

interface Orchard {
  trees: Record<string, number>;
  baskets: Record<string, number>;
}

const { defineGame, defineMove } = rulesFor<Orchard>();
// #endregion state

// #region rest
const yourTurn: MoveRule<Orchard> = (_, { flow, playerId }) =>
  flow?.currentPlayer === playerId || { reason: 'It is not your turn.', errorCode: 'NOT_YOUR_TURN' };

const rest = defineMove({
  name: 'Rest',
  enumerator: () => [{}],
  condition: yourTurn,
  reducer: (_, { flow }) => flow?.endTurn(),
});
// #endregion rest

// #region pick
const pick = defineMove({
  name: 'Pick fruit',
  enumerator: ({ trees }) =>
    Object.keys(trees).flatMap((tree) => [
      { tree, amount: 1 },
      { tree, amount: 2 },
    ]),
  condition: [
    yourTurn,
    function enoughOnTheTree({ trees }, { params: { tree, amount } }) {
      const hanging = trees[tree] ?? 0;
      if (hanging >= amount) return true;
      return {
        reason: `The ${tree} tree has ${hanging} left.`,
        errorCode: 'TOO_FEW',
        context: { required: amount, available: hanging },
      };
    },
    function roomInTheBasket({ baskets }, { params: { amount }, playerId }) {
      if (baskets[playerId]! + amount <= 4) return true;
      return { reason: 'A basket holds 4.', errorCode: 'BASKET_FULL' };
    },
  ],
  reducer(draft, { params: { tree, amount }, playerId, flow }) {
    draft.trees[tree]! -= amount;
    draft.baskets[playerId]! += amount;
    flow?.endTurn();
  },
});
// #endregion pick

// #region game
const orchard = defineGame({
  name: 'Orchard',
  setup: (players) => ({
    trees: { apple: 5, pear: 1 },
    baskets: Object.fromEntries(players.map(({ id }) => [id, 0])),
  }),
  flow: { turn: {} },
  moves: { pick, rest },
  endIf: ({ trees }) =>
    Object.values(trees).every((left) => left === 0) && { reason: 'Everything is picked.' },
});

export const createOrchard = () =>
  new RuleEngine(orchard, [
    { id: 'ann', name: 'Ann' },
    { id: 'bob', name: 'Bob' },
  ]);
// #endregion game

export function list() {
  // #region list
  const engine = createOrchard();
  for (const move of engine.enumerateMoves('ann')) {
    console.info(move.moveId, move.params, move.isValid ? 'yes' : move.validationError?.reason);
  }
  // #endregion list
}

export function reasons() {
  // #region reasons
  const engine = createOrchard();
  const twoPears = engine
    .enumerateMoves('bob')
    .find(({ moveId, params }) => moveId === 'pick' && params.tree === 'pear' && params.amount === 2);
  console.info(twoPears?.validationErrors);
  // #endregion reasons
}

export function play() {
  // #region play
  const engine = createOrchard();
  const [move] = engine.enumerateMoves('ann', { validOnly: true });
  if (move) console.info(engine.executeMove(move.moveId, move).success);
  console.info(engine.getState());

  const refused = engine.executeMove('pick', { playerId: 'ann', params: { tree: 'fig', amount: 9 } });
  if (!refused.success) console.info(refused.errors.map(({ reason }) => reason));
  // #endregion play
}

export function options() {
  // #region options
  const engine = createOrchard();
  const count = (moves: readonly unknown[]) => moves.length;
  console.info('all', count(engine.enumerateMoves('ann')));
  console.info('valid', count(engine.enumerateMoves('ann', { validOnly: true })));
  console.info('of one kind', count(engine.enumerateMoves('ann', { moveIds: ['rest'] })));
  console.info('two of each kind', count(engine.enumerateMoves('ann', { maxPerMove: 2 })));
  const [rest] = engine.enumerateMoves('ann', { moveIds: ['rest'], includeMetadata: true });
  console.info('described', rest?.metadata);
  // #endregion options
}

export function again() {
  // #region again
  const engine = createOrchard();
  const before = engine.enumerateMoves('ann');
  console.info(engine.enumerateMoves('ann') === before);
  // #endregion again
}

export function missing() {
  // #region missing
  const shout = defineMove<{ words: string }>({
    name: 'Shout something',
    reducer: (_, { params, history }) => history.log(params.words),
  });
  const engine = new RuleEngine(defineGame({ ...orchard, moves: { shout } }), [{ id: 'ann' }]);
  const [move] = engine.enumerateMoves('ann');
  console.info(move?.isValid, move?.validationError);
  console.info(engine.executeMove('shout', { playerId: 'ann', params: { words: 'Ripe!' } }).success);
  // #endregion missing
}

export function broken() {
  // #region broken
  const shake = defineMove({
    enumerator: ({ trees }): { tree: string }[] => {
      if (!('fig' in trees)) throw new Error('no fig tree');
      return [{ tree: 'fig' }];
    },
    reducer: () => {},
  });
  const engine = new RuleEngine(defineGame({ ...orchard, moves: { shake, rest } }), [{ id: 'ann' }]);
  for (const { moveId, isValid, validationError } of engine.enumerateMoves('ann')) {
    console.info(moveId, isValid, validationError?.reason ?? '');
  }
  // #endregion broken
}
