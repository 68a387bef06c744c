// #region imports
import { commandFor, createGameStore, formatMetric, optionsOf } from 'moveset';
import { ruleEngineAdapter } from 'moveset/adapters';
import { createApothecary } from './apothecary.js';
// #endregion imports

export function options() {
  // #region options
  const adapter = ruleEngineAdapter(createApothecary('herbs'), { seat: 'ann' });
  for (const option of optionsOf(adapter.getSnapshot())) {
    console.info(option.category, '|', option.name, '|', option.kind);
    if (option.kind === 'unavailable') console.info('   ', option.reasons);
  }
  // #endregion options
}

export async function previews() {
  // #region previews
  const adapter = ruleEngineAdapter(createApothecary('herbs'), { seat: 'ann' });
  const snapshot = adapter.getSnapshot();
  for (const option of optionsOf(snapshot).filter(({ kind }) => kind === 'available')) {
    console.info(option.name);
    for (const metric of (await adapter.preview?.(commandFor(option, snapshot))) ?? []) {
      console.info('   ', `${metric.label}: ${formatMetric(metric)} (${metric.tone})`);
    }
  }
  // #endregion previews
}

export function seats() {
  // #region seats
  const engine = createApothecary('herbs');
  const [sage] = engine.enumerateMoves('ann', { moveIds: ['buy'], validOnly: true });
  if (sage) engine.executeMove(sage.moveId, sage);
  for (const seat of ['ann', 'bob', null]) {
    const { view, moves } = ruleEngineAdapter(engine, { seat }).getSnapshot();
    const satchel = view.zones.find(({ zoneId, holder }) => zoneId === 'satchel' && holder === 'ann');
    const seen = satchel?.cards?.map((card) => (card.faceDown ? 'a card' : card.definitionId));
    console.info(
      seat ?? 'spectator',
      '|',
      moves.length,
      'moves |',
      satchel?.count,
      'card |',
      seen ?? 'unseen',
    );
  }
  // #endregion seats
}

export async function store() {
  // #region store
  const store = createGameStore(ruleEngineAdapter(createApothecary('herbs'), { seat: 'ann' }));
  const stop = store.connect();
  store.subscribe(({ snapshot, options }, before) => {
    if (snapshot === before.snapshot) return;
    const open = options.filter(({ kind }) => kind === 'available');
    console.info(`${snapshot.flow.currentPlayer} is to move; Ann can do ${open.length} things.`);
  });

  const [first] = store.getState().options.filter(({ kind }) => kind === 'available');
  if (first) await store.execute(first.id);
  stop();
  // #endregion store
}
