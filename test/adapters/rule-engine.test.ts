import { describe, expect, it, vi } from 'vitest';
import { ruleEngineAdapter, ruleEngineTable } from '../../src/adapters/rule-engine.js';
import type { Command } from '../../src/protocol/command.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import { sameData } from '../../src/protocol/plain-data.js';
import { ADA, BEN, cardsOf, duelEngine } from '../engines/rule-engine/fixture-game.js';
import { by, engineOf, move } from '../engines/rule-engine/small-game.js';

let commands = 0;

function commandFor(
  adapter: EngineAdapter,
  moveId: string,
  params: Command['params'] = {},
  rest = {},
): Command {
  commands += 1;
  return { commandId: `c${commands}`, revision: adapter.getSnapshot().revision, moveId, params, ...rest };
}

describe('the seats of a rule engine', () => {
  it('see and do what is theirs, and the spectator only watches', async () => {
    const engine = duelEngine(1);
    const table = ruleEngineTable(engine);
    const [ada, ben, spectator] = [table.adapter(ADA), table.adapter(BEN), table.adapter(null)];
    expect(table.seats).toEqual([ADA, BEN]);
    expect(ada.getSnapshot()).toMatchObject({
      seat: ADA,
      revision: 0,
      players: [
        { id: ADA, name: 'Ada' },
        { id: BEN, name: 'Ben' },
      ],
      flow: { turn: 1, phase: 'main', currentPlayer: ADA },
      status: { kind: 'playing' },
      view: engine.getSeatView(ADA),
      moves: engine.enumerateMoves(ADA, { includeMetadata: true }),
      history: { position: 0, length: 0, canUndo: false, canRedo: false },
    });
    expect(ben.getSnapshot().view).toEqual(engine.getSeatView(BEN));
    expect(spectator.getSnapshot()).toMatchObject({ seat: null, moves: [], view: engine.getSeatView(null) });
    expect(await spectator.execute(commandFor(spectator, 'pass'))).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'SPECTATOR' }],
    });
    expect(spectator.undo).toBeUndefined();
    expect(await ben.execute(commandFor(ben, 'pass'))).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'NOT_YOUR_TURN', text: 'It is not your turn.' }],
    });
    expect(await ada.execute(commandFor(ada, 'pass'))).toEqual({ status: 'accepted', revision: 1 });
    expect(ben.getSnapshot()).toMatchObject({ revision: 1, flow: { phase: 'fight' } });
  });

  it('read each their own log', async () => {
    const engine = duelEngine(1);
    const table = ruleEngineTable(engine);
    const ada = table.adapter(ADA);
    const [cardId] = cardsOf(engine, 'hand:ada');
    await ada.execute(commandFor(ada, 'trap', { cardId }));
    const last = (seat: string | null) => table.adapter(seat).getSnapshot().log.at(-1);
    expect(last(ADA)).toMatchObject({ id: '1.1', text: expect.stringMatching(/^ada hides/), player: ADA });
    expect(last(BEN)!.text).toBe('ada sets a trap');
    expect(last(null)!.text).toBe('ada sets a trap');
    const playable = engine.enumerateMoves(ADA, { moveIds: ['play'], validOnly: true })[0]!;
    await ada.execute(commandFor(ada, 'play', playable.params));
    expect(last(BEN)!.refs).toEqual([(playable.params as { cardId: string }).cardId]);
  });

  it('are refused with every reason there is', async () => {
    const engine = duelEngine(1);
    const ben = ruleEngineAdapter(engine, { seat: BEN });
    const [ogre] = engine.enumerateMoves(BEN, { moveIds: ['play'] });
    const answer = await ben.execute(commandFor(ben, 'play', ogre!.params));
    expect(answer).toEqual({
      status: 'rejected',
      reasons: ogre!.validationErrors!.map(({ errorCode, reason, context }) => ({
        code: errorCode,
        text: reason,
        ...(context && { context }),
      })),
    });
    expect(await ben.execute(commandFor(ben, 'fly'))).toMatchObject({
      reasons: [{ code: 'MOVE_NOT_FOUND' }],
    });
    expect(engine.revision).toBe(0);
  });

  it('may only play what is on offer', async () => {
    const engine = engineOf({ pay: move({ enumerator: () => [{ amount: 1 }] }) });
    const ada = ruleEngineAdapter(engine, { seat: ADA });
    // The rules would let it pass, but nobody was offered it.
    expect(engine.canExecuteMove('pay', by(ADA, { amount: 2 }))).toBe(true);
    expect(await ada.execute(commandFor(ada, 'pay', { amount: 2 }))).toMatchObject({
      reasons: [{ code: 'NOT_ON_OFFER', text: 'This is not one of the moves on offer.' }],
    });
    expect(await ada.preview!(commandFor(ada, 'pay', { amount: 2 }))).toEqual([]);
    expect(await ada.execute(commandFor(ada, 'pay', { amount: 1 }))).toMatchObject({ status: 'accepted' });
  });

  it('learn nothing of hidden cards by naming them', async () => {
    const answers = async (first: string, second: string) => {
      const engine = engineOf(
        {
          play: move<{ cardId: string }>({
            enumerator: (_, { zones, playerId }) =>
              zones.getCardsInZone('hand', playerId).map((cardId) => ({ cardId })),
            condition: (_, { params, registry }) => {
              const cost = registry?.getCard(params.cardId)?.cost ?? 0;
              return { reason: `It costs ${cost}.`, errorCode: 'TOO_DEAR', context: { cost } };
            },
          }),
        },
        {
          setup(_, { zones }) {
            zones.createDeck({ zoneId: 'hand', playerId: BEN, cards: [first] });
            zones.createDeck({ zoneId: 'deck', playerId: BEN, cards: [second] });
            return { count: 0, deep: { list: [] } };
          },
        },
      );
      const ada = ruleEngineAdapter(engine, { seat: ADA });
      const command = () => commandFor(ada, 'play', { cardId: 'hand:ben-0' });
      return [await ada.execute(command()), await ada.explain!(command()), await ada.forecast!([command()])];
    };
    const told = await answers('imp', 'ogre');
    expect(told[0]).toMatchObject({ status: 'rejected', reasons: [{ code: 'TOO_DEAR' }] });
    expect(await answers('ogre', 'imp')).toEqual(told);
  });

  it('play moves that nobody enumerates with parameters of their own, judged by the rules', async () => {
    const engine = duelEngine(1);
    const ada = ruleEngineAdapter(engine, { seat: ADA });
    const mana = () => engine.getState().players['ada']!.mana;
    expect(ada.getSnapshot().moves.find(({ moveId }) => moveId === 'bid')!.validationError!.errorCode).toBe(
      'NO_ENUMERATOR',
    );
    expect(await ada.execute(commandFor(ada, 'bid', { amount: 99 }))).toMatchObject({
      reasons: [{ code: 'CONDITION_FAILED' }],
    });
    expect(await ada.execute(commandFor(ada, 'bid', { amount: 'all' }))).toMatchObject({
      reasons: [{ code: 'INVALID_PARAMS' }],
    });
    expect(await ada.preview!(commandFor(ada, 'bid', { amount: 2 }))).toEqual([
      { key: 'state.players.ada.mana', label: 'Mana of Ada', before: 3, after: 1, tone: 'neutral' },
    ]);
    expect(await ada.execute(commandFor(ada, 'bid', { amount: 2 }))).toMatchObject({ status: 'accepted' });
    expect(mana()).toBe(1);
  });

  it('are told what a broken reducer says, and nothing has changed', async () => {
    const engine = duelEngine(1);
    const ada = ruleEngineAdapter(engine, { seat: ADA });
    const before = ada.getSnapshot();
    expect(await ada.execute(commandFor(ada, 'blunder'))).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'EXECUTION_ERROR', text: '"blunder" could not be played: blundered' }],
    });
    expect(ada.getSnapshot()).toBe(before);
  });

  it('all hear of what happens on the engine itself', () => {
    const engine = duelEngine(1);
    const table = ruleEngineTable(engine);
    const seats = [ADA, BEN, null].map((seat) => table.adapter(seat));
    const heard = seats.map((adapter) => {
      const listener = vi.fn<() => void>();
      adapter.subscribe(listener);
      return listener;
    });
    engine.executeMove('pass', { playerId: ADA, params: {} });
    engine.undo();
    engine.applyPatches([{ op: 'replace', path: ['state', 'players', 'ben', 'life'], value: 1 }]);
    expect(heard.map(({ mock }) => mock.calls.length)).toEqual([3, 3, 3]);
    for (const adapter of seats) {
      expect(adapter.getSnapshot().revision).toBe(3);
      expect(adapter.getSnapshot().view).toMatchObject({ state: { players: { ben: { life: 1 } } } });
    }
  });

  it('keep the moves that did not change', async () => {
    const engine = duelEngine(1);
    const ada = ruleEngineAdapter(engine, { seat: ADA });
    const before = ada.getSnapshot();
    await ada.execute(commandFor(ada, 'bid', { amount: 2 }));
    const after = ada.getSnapshot();
    const kept = after.moves.filter((entry, at) => entry === before.moves[at]);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept).toEqual(after.moves.filter((entry, at) => sameData(entry, before.moves[at])));
    expect(kept.length).toBeLessThan(after.moves.length);
    expect(after.players).toBe(before.players);
  });

  it('learn how the game ended', async () => {
    const engine = engineOf(
      {
        win: move({ reducer: (_, context) => context.endGame({ winner: ADA, reason: 'Ada wins.' }) }),
        tie: move(),
      },
      { endIf: ({ count }) => count > 0 && { reason: 'A tie.' } },
    );
    const tie = engine.fork();
    const status = async (game: typeof engine, moveId: string) => {
      const ada = ruleEngineAdapter(game, { seat: ADA });
      await ada.execute(commandFor(ada, moveId));
      return ada.getSnapshot().status;
    };
    expect(await status(engine, 'win')).toEqual({ kind: 'over', winner: ADA, reason: 'Ada wins.' });
    expect(await status(tie, 'tie')).toEqual({ kind: 'over', winner: null, reason: 'A tie.' });
  });

  it('answer decisions with what the decision offers', async () => {
    const engine = duelEngine(1);
    const ada = ruleEngineAdapter(engine, { seat: ADA });
    await ada.execute(commandFor(ada, 'loot'));
    expect(await ada.execute(commandFor(ada, 'pass'))).toMatchObject({
      reasons: [{ code: 'DECISION_PENDING', text: 'First: Choose a card to discard' }],
    });
    const [discard] = ada.getSnapshot().moves.filter(({ isValid }) => isValid);
    expect(await ada.execute(commandFor(ada, 'discard', discard!.params))).toMatchObject({
      status: 'accepted',
    });
  });

  it('take their own moves back, and only where the table lets them', async () => {
    const engine = duelEngine(1);
    const table = ruleEngineTable(engine);
    const [ada, ben] = [table.adapter(ADA), table.adapter(BEN)];
    await ada.execute(commandFor(ada, 'pass'));
    expect(await ben.undo!()).toMatchObject({ reasons: [{ code: 'NOTHING_TO_UNDO' }] });
    expect(await ada.undo!()).toEqual({ status: 'accepted', revision: 2 });
    expect(engine.getHistoryPosition()).toEqual({ position: 0, length: 1 });
    expect(await ada.redo!()).toMatchObject({ status: 'accepted' });
    const strict = ruleEngineAdapter(duelEngine(1), { seat: ADA, undo: false });
    expect([strict.undo, strict.redo]).toEqual([undefined, undefined]);
    expect(strict.getSnapshot().history).toEqual({ position: 0, length: 0, canUndo: false, canRedo: false });
  });
});

describe('the table of an engine', () => {
  it('is always the same one, and that of another engine another', () => {
    const [one, two] = [duelEngine(1), duelEngine(1)];
    expect(ruleEngineTable(one)).toBe(ruleEngineTable(one));
    expect(ruleEngineAdapter(one, { seat: ADA })).toBe(ruleEngineTable(one).adapter(ADA));
    expect(ruleEngineTable(two)).not.toBe(ruleEngineTable(one));
    one.executeMove('pass', { playerId: ADA, params: {} });
    expect(ruleEngineAdapter(two, { seat: ADA }).getSnapshot().revision).toBe(0);
  });

  it('does not let seats differ on undo', () => {
    const engine = duelEngine(1);
    ruleEngineAdapter(engine, { seat: ADA, undo: false });
    expect(ruleEngineAdapter(engine, { seat: BEN }).undo).toBeUndefined();
    expect(() => ruleEngineAdapter(engine, { seat: BEN, undo: true })).toThrow(
      'moveset: this engine already sits at a table with undo: false. All its seats share that table. Say the same for every seat, or only once.',
    );
  });

  it('counts a game without a flow as one turn', () => {
    const ada = ruleEngineAdapter(engineOf({ pass: move() }), { seat: ADA });
    expect(ada.getSnapshot().flow).toEqual({ turn: 1, currentPlayer: ADA });
  });

  it('names the segment of a game that has some', () => {
    const engine = engineOf({ pass: move() }, { flow: { segments: { opening: {} } } });
    expect(ruleEngineAdapter(engine, { seat: ADA }).getSnapshot().flow).toMatchObject({ segment: 'opening' });
  });
});
