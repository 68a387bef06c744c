import { describe, expect, it, vi } from 'vitest';
import { createHostedTable, type GameHost } from '../../src/adapters/hosted-table.js';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { legalMovesTable, type LegalMovesGame } from '../../src/adapters/legal-moves.js';
import { commandFor } from '../../src/protocol/command.js';
import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import { GameError } from '../../src/protocol/game-error.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { adapterContract } from '../../src/testing/adapter-contract.js';

/** Players take turns to take one to three of the stones left; who takes the last one wins. */
interface Stones {
  readonly left: number;
  readonly turn: number;
}

const engine = {
  legalMoves: ({ left }: Stones) => [1, 2, 3].filter((take) => take <= left),
  applyMove({ left, turn }: Stones, { take, seat }: { take: number; seat: string }): Stones {
    if (seat !== 'ab'[turn % 2]) throw new GameError('Not your turn', 'NOT_YOUR_TURN');
    if (take > left) throw new GameError(`Only ${left} left`, 'TOO_FEW', { required: take, available: left });
    if (!Number.isInteger(take)) throw new TypeError('take.toFixed is not a function');
    return { left: left - take, turn: turn + 1 };
  },
};

const game: LegalMovesGame<Stones, { take: number; seat: string }, number, { left: number }> = {
  players: [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: 'Bob' },
  ],
  initialState: { left: 5, turn: 0 },
  candidates: () => [1, 2, 3],
  describe: (take) => ({ moveId: 'take', params: { take }, metadata: { displayName: `Take ${take}` } }),
  toMove: ({ params }, _, seat) => ({ take: params['take'] as number, seat }),
  flow: ({ left, turn }) => ({ turn: turn + 1, currentPlayer: left > 0 ? 'ab'[turn % 2]! : null }),
  status: ({ left, turn }) =>
    left > 0
      ? { kind: 'playing' }
      : { kind: 'over', winner: 'ab'[(turn + 1) % 2]!, reason: 'No stones are left.' },
  view: ({ left }) => ({ left }),
  log: ({ turn }) =>
    Array.from({ length: turn }, (_, index) => ({ id: `${index}`, text: `Move ${index + 1}` })),
};

async function play(adapter: EngineAdapter, name: string) {
  const snapshot = adapter.getSnapshot();
  const option = optionsOf(snapshot).find((candidate) => candidate.name === name)!;
  return adapter.execute(commandFor(option, snapshot));
}

describe('a table for engines that list legal moves', () => {
  it('publishes every candidate, the illegal ones with what the engine said', async () => {
    const table = legalMovesTable(engine, game);
    await play(table.adapter('a'), 'Take 3');
    expect(optionsOf(table.adapter('b').getSnapshot())).toMatchObject([
      { name: 'Take 1', kind: 'available' },
      { name: 'Take 2', kind: 'available' },
      {
        name: 'Take 3',
        kind: 'unavailable',
        reasons: [{ code: 'TOO_FEW', text: 'Only 2 left', context: { required: 3, available: 2 } }],
      },
    ]);
  });

  it('knows only what is legal where the game names no candidates', () => {
    const { candidates: _, ...rest } = game;
    const table = legalMovesTable(engine, { ...rest, initialState: { left: 2, turn: 0 } });
    expect(optionsOf(table.adapter('a').getSnapshot()).map((option) => option.name)).toEqual([
      'Take 1',
      'Take 2',
    ]);
  });

  it('shows a spectator the game and offers nothing', async () => {
    const watching = legalMovesTable(engine, game).adapter(null);
    expect(watching.getSnapshot()).toMatchObject({ seat: null, view: { left: 5 }, moves: [] });
    expect(
      await watching.execute({ commandId: 'c', revision: 0, moveId: 'take', params: { take: 1 } }),
    ).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'SPECTATOR' }],
    });
    expect(watching.undo).toBeUndefined();
  });

  it('refuses a move nobody offered although the engine would take it', async () => {
    const adapter = legalMovesTable(engine, game).adapter('a');
    const answer = await adapter.execute({
      commandId: 'c',
      revision: 0,
      moveId: 'take',
      params: { take: -4 },
    });
    expect(answer).toMatchObject({ status: 'rejected', reasons: [{ code: 'NOT_ON_OFFER' }] });
  });

  it('turns whatever the engine throws into a reason', async () => {
    const adapter = legalMovesTable(engine, game).adapter('a');
    const answer = await adapter.execute({
      commandId: 'c',
      revision: 0,
      moveId: 'take',
      params: { take: 'all' },
    });
    expect(answer).toEqual({
      status: 'rejected',
      reasons: [{ code: 'ENGINE_ERROR', text: 'The game engine failed: take.toFixed is not a function' }],
    });
  });

  it('previews nothing unless the game says how', () => {
    expect(legalMovesTable(engine, game).adapter('a').preview).toBeUndefined();
  });

  it('takes a move back to the decision of the seat that asks', async () => {
    const table = legalMovesTable(engine, game);
    const [ann, bob] = [table.adapter('a'), table.adapter('b')];
    await play(ann, 'Take 1');
    await play(bob, 'Take 1');
    await play(ann, 'Take 1');
    expect(await bob.undo!()).toEqual({ status: 'accepted', revision: 4 });
    expect(bob.getSnapshot().view).toEqual({ left: 4 });
    expect(bob.getSnapshot().history).toEqual({ position: 1, length: 3, canUndo: false, canRedo: true });
    await bob.redo!();
    expect(bob.getSnapshot().history).toEqual({ position: 3, length: 3, canUndo: true, canRedo: false });
    expect(await bob.undo!(7)).toMatchObject({ reasons: [{ code: 'NOTHING_TO_UNDO' }] });
    // What Ann decided at the start is Ann's to take back.
    expect(await bob.undo!(0)).toMatchObject({ reasons: [{ code: 'NOT_YOUR_DECISION' }] });
    expect(await ann.undo!(0)).toMatchObject({ status: 'accepted' });
    await play(ann, 'Take 2');
    expect(ann.getSnapshot().history).toMatchObject({ position: 1, length: 1 });
    expect(await ann.redo!()).toMatchObject({ reasons: [{ code: 'NOTHING_TO_REDO' }] });
  });

  it('takes back one move at a time where both players share a screen', async () => {
    const shared = hotSeatAdapter(legalMovesTable(engine, game));
    await play(shared, 'Take 1');
    expect(shared.getSnapshot().seat).toBe('b');
    await play(shared, 'Take 1');
    await shared.undo!();
    expect(shared.getSnapshot()).toMatchObject({ seat: 'b', view: { left: 4 } });
    await shared.redo!();
    expect(shared.getSnapshot()).toMatchObject({ seat: 'a', view: { left: 3 } });
  });
});

describe('an engine whose moves name no player', () => {
  /** Each seat has a card of its own; the engine takes any card from anybody. */
  const cards = { a: ['ace'], b: ['two'] } as Record<string, string[]>;
  const careless = {
    legalMoves: ({ turn }: { turn: string }) => cards[turn]!,
    applyMove: (state: { turn: string }, _card: string) => ({ ...state }),
  };
  const table = () =>
    legalMovesTable(careless, {
      players: game.players,
      initialState: { turn: 'a' },
      describe: (card) => ({ moveId: 'play', params: { card } }),
      toMove: ({ params }) => params['card'] as string,
      flow: ({ turn }) => ({ turn: 1, currentPlayer: turn }),
      status: () => ({ kind: 'playing' }),
      view: () => ({}),
      log: () => [],
    });

  it('shows a seat nothing of another', () => {
    expect(JSON.stringify(table().adapter('a').getSnapshot())).toContain('ace');
    expect(JSON.stringify(table().adapter('b').getSnapshot())).not.toContain('ace');
  });

  it('lets nobody move for somebody else', async () => {
    const forged = { commandId: 'c', revision: 0, moveId: 'play', params: { card: 'ace' } };
    expect(await table().adapter('b').execute(forged)).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'NOT_YOUR_TURN' }],
    });
    expect(await table().adapter('a').execute(forged)).toMatchObject({ status: 'accepted' });
  });

  it('plays nothing after the end', async () => {
    const over = legalMovesTable(engine, {
      ...game,
      status: () => ({ kind: 'over', winner: null, reason: 'It is late.' }),
    });
    expect(optionsOf(over.adapter('a').getSnapshot())[0]).toMatchObject({ reasons: [{ code: 'GAME_OVER' }] });
  });

  it('loses one move to a description that fails', () => {
    const clumsy = legalMovesTable(engine, {
      ...game,
      describe: (take) => {
        if (take === 2) throw new Error('no words');
        return game.describe(take, game.initialState, 'a');
      },
    });
    expect(optionsOf(clumsy.adapter('a').getSnapshot())).toMatchObject([
      { name: 'Take 1', kind: 'available' },
      { name: 'Undescribed', reasons: [{ code: 'ENGINE_ERROR', text: 'The game engine failed: no words' }] },
      { name: 'Take 3', kind: 'available' },
    ]);
  });
});

describe('an engine that is not ready', () => {
  const complaintOf = async (promise: string, table: () => Table) => {
    const clause = adapterContract(table).find(({ title }) => title === promise)!;
    return clause.check().then(
      () => 'none',
      (error: unknown) => String(error),
    );
  };

  it('is told that it changed the state it was given', async () => {
    const mutating = {
      legalMoves: engine.legalMoves,
      applyMove: (state: Stones, { take }: { take: number }) =>
        Object.assign(state, { left: state.left - take }),
    };
    const table = legalMovesTable(mutating, { ...game, initialState: { left: 5, turn: 0 } });
    expect(optionsOf(table.adapter('a').getSnapshot())[0]).toMatchObject({
      reasons: [
        { text: expect.stringContaining('moveset: applyMove gave back the very state it was given.') },
      ],
    });
  });

  it('is found out when it leaves a player nothing to choose', async () => {
    const { candidates: _, ...rest } = game;
    const stuck = () => legalMovesTable({ ...engine, legalMoves: () => [] }, rest);
    expect(await complaintOf('whose decision is awaited has something to choose', stuck)).toMatch(
      /awaits the decision of that seat, which has nothing to choose \(0 options, none available\)/,
    );
  });

  it('says whose turn it is, and what else stands in the way', async () => {
    const table = legalMovesTable(
      {
        legalMoves: engine.legalMoves,
        applyMove: ({ left, turn }: Stones, { take }: { take: number }) => {
          if (take > left) throw new GameError(`Only ${left} left`, 'TOO_FEW');
          return { left: left - take, turn: turn + 1 };
        },
      },
      { ...game, initialState: { left: 2, turn: 0 } },
    );
    expect(optionsOf(table.adapter('b').getSnapshot())[2]).toMatchObject({
      reasons: [{ code: 'NOT_YOUR_TURN' }, { code: 'TOO_FEW' }],
    });
  });
});

describe('a hosted table', () => {
  const host = (change: Partial<GameHost> = {}): GameHost => ({
    seats: ['a'],
    report: () => ({
      players: [{ id: 'a', name: 'Ann' }],
      flow: { turn: 1, currentPlayer: 'a' },
      status: { kind: 'playing' },
      view: { shown: true },
      moves: [{ moveId: 'go', playerId: 'a', params: {}, isValid: true }],
      reports: [],
      log: [],
    }),
    play: () => [],
    ...change,
  });

  it('gives each chair one adapter and refuses chairs it does not have', () => {
    const table = createHostedTable(host());
    expect(table.adapter('a')).toBe(table.adapter('a'));
    expect(() => table.adapter('z')).toThrow(
      'moveset: there is no seat "z" at this table. Only a seat\'s own player may see and do what is its. Use one of "a", or null to watch.',
    );
    expect(() => hotSeatAdapter(createHostedTable(host({ seats: [] })))).toThrow(
      /^moveset: this table has no seats\./,
    );
  });

  it('keeps the last view and says so in the log when the engine fails to report', async () => {
    let broken = false;
    const table = createHostedTable(
      host({
        report: () => {
          if (broken) throw new Error('out of cheese');
          return host().report('a');
        },
      }),
    );
    const adapter = table.adapter('a');
    expect(adapter.getSnapshot().moves).toHaveLength(1);
    broken = true;
    await play(adapter, 'Go');
    expect(adapter.getSnapshot()).toMatchObject({
      revision: 1,
      view: { shown: true },
      moves: [],
      log: [{ text: 'The game engine failed: out of cheese' }],
    });
    expect(() => table.adapter(null).getSnapshot()).toThrow('out of cheese');
  });

  it('changes nothing when the engine throws while playing', async () => {
    const table = createHostedTable(
      host({
        play: () => {
          throw new Error('out of cheese');
        },
      }),
    );
    const before = table.adapter('a').getSnapshot();
    expect(await play(table.adapter('a'), 'Go')).toMatchObject({ reasons: [{ code: 'ENGINE_ERROR' }] });
    expect(table.adapter('a').getSnapshot()).toBe(before);
  });

  it('tells every subscriber although one of them throws', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const table = createHostedTable(host());
    let told = 0;
    table.adapter('a').subscribe(() => {
      throw new Error('bad listener');
    });
    table.adapter('a').subscribe(() => (told += 1));
    expect(await play(table.adapter('a'), 'Go')).toMatchObject({ status: 'accepted' });
    expect(told).toBe(1);
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining('moveset: a subscriber of a table threw.'),
      expect.any(Error),
    );
    error.mockRestore();
  });

  it('remembers the answers to its last commands only', async () => {
    const adapter = createHostedTable(host({ play: () => [{ code: 'NO', text: 'No.' }] })).adapter('a');
    for (let time = 0; time < 300; time += 1) {
      expect(
        (await adapter.execute({ commandId: `c${time}`, revision: 0, moveId: 'go', params: {} })).status,
      ).toBe('rejected');
    }
  });
});
