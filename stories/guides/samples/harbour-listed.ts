import { createHarbour } from './harbour.js';

export function steps() {
  // #region steps
  const engine = createHarbour();
  for (const { params } of engine.enumerateMoves('ann', { moveIds: ['sail'] })) console.info(params);
  // #endregion steps
}

export function subsets() {
  // #region subsets
  const engine = createHarbour();
  for (const { params } of engine.enumerateMoves('ann', { moveIds: ['moor'] })) console.info(params);
  // #endregion subsets
}

export function targets() {
  // #region targets
  const engine = createHarbour();
  const moves = engine.enumerateMoves('ann', { moveIds: ['ram'] });
  for (const { sourceCardId, targets } of moves) console.info(sourceCardId, '→', targets);

  const refused = engine.executeMove('ram', {
    playerId: 'ann',
    params: { shipId: 'sea:ann-0' },
    sourceCardId: 'sea:ann-0',
    targets: [['sea:bob-2', 'sea:bob-3']],
  });
  if (!refused.success) console.info(refused.error);
  // #endregion targets
}

export function decide() {
  // #region decide
  const engine = createHarbour();
  engine.executeMove('tax', { playerId: 'ann', params: { playerId: 'bob' } });

  console.info('to decide:', engine.getActivePlayer());
  for (const { moveId, params } of engine.enumerateMoves('bob', { validOnly: true }))
    console.info(moveId, params);
  const [sail] = engine.enumerateMoves('ann', { moveIds: ['sail'] });
  console.info('ann:', sail?.validationError?.reason);
  // #endregion decide
}

export function warned() {
  // #region warned
  const engine = createHarbour();
  for (const { params, isValid, metadata } of engine.enumerateMoves('ann', { moveIds: ['sail'] })) {
    console.info(params, isValid, metadata?.warnings ?? '');
  }
  // #endregion warned
}

export function checked() {
  // #region checked
  const engine = createHarbour();
  const tooShort = { playerId: 'ann', params: { shipId: 'sea:bob-2', motto: 'Hi' } };
  const refused = engine.executeMove('christen', tooShort);
  if (!refused.success) console.info(refused.errors);
  // #endregion checked
}

export function explained() {
  // #region explained
  const engine = createHarbour();
  const notYours = { playerId: 'ann', params: { shipId: 'sea:bob-2', motto: 'Ahoy!' } };
  for (const { rule, status } of engine.explainMove('christen', notYours).rules) console.info(rule, status);
  // #endregion explained
}

export function lazy() {
  // #region lazy
  const engine = createHarbour();
  const search = engine.enumerateMovesLazy('ann', {
    moveIds: ['chart'],
    validOnly: true,
    budget: { candidates: 1000 },
  });
  console.info('valid among the first 1000:', [...search].length);
  console.info('among the next 1000:', [...search.resume()].length);
  console.info('and among the rest:', [...search.resume({})].length, 'done:', search.done);
  // #endregion lazy
}

export function capped() {
  // #region capped
  const engine = createHarbour();
  console.info(engine.enumerateMoves('ann', { moveIds: ['chart'], maxPerMove: 100 }).length);
  // #endregion capped
}

export async function awaited() {
  // #region awaited
  const engine = createHarbour();
  const [now] = engine.enumerateMoves('ann', { moveIds: ['rumour'] });
  console.info('at once:', now?.validationError?.errorCode);
  for (const { params, validationError } of await engine.enumerateMovesAsync('ann', {
    moveIds: ['rumour'],
  })) {
    console.info('later:', params, validationError?.reason ?? '');
  }
  // #endregion awaited
}
