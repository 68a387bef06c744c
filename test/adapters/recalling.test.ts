import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { ruleEngineTable } from '../../src/adapters/rule-engine.js';
import { createTable as emberwood } from '../../src/games/emberwood/table.js';
import { createTable as ticTacToe } from '../../src/games/tic-tac-toe/table.js';
import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';
import { createDriver, playOption } from '../../src/testing/driver.js';
import { soundDuelEngine } from '../engines/rule-engine/fixture-game.js';
import { ADA, BEN, by, engineOf, move } from '../engines/rule-engine/small-game.js';
import { runs } from '../runs.js';

/** What a snapshot says, whatever way it was come by. */
function contentOf({ revision: _, history: __, ...content }: Snapshot): object {
  return content;
}

const chairsAt = (table: Table): EngineAdapter[] => [...table.seats, null].map((seat) => table.adapter(seat));

const GAMES: readonly (readonly [string, (seed: number) => Table])[] = [
  ['tic-tac-toe', () => ticTacToe({ boardSize: 4, kInRow: 4, now: () => 0 })],
  ['a rule engine with undo', (seed) => ruleEngineTable(soundDuelEngine(seed))],
  ['a rule engine without undo', (seed) => ruleEngineTable(soundDuelEngine(seed), { undo: false })],
  ['a game with hidden cards', (seed) => emberwood({ seed })],
];

describe.each(GAMES)('the past of %s', (_, make) => {
  it('is, at every position of random play, what each seat and the spectator saw there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9999 }), async (seed) => {
        const table = make(seed);
        const driver = createDriver(table);
        const seen = [chairsAt(table).map((chair) => chair.getSnapshot())];
        for (let ply = 0; ply < 12; ply += 1) {
          if ((await driver.playRandom(seed + ply, 1)).length === 0) break;
          seen.push(chairsAt(table).map((chair) => chair.getSnapshot()));
        }
        for (const [position, snapshots] of seen.entries()) {
          for (const [nth, chair] of chairsAt(table).entries()) {
            const recalled = (await chair.recall!(position))!.snapshot;
            expect(contentOf(recalled)).toEqual(contentOf(snapshots[nth]!));
            expect(recalled.history).toMatchObject({ position, canUndo: false, canRedo: false });
          }
        }
      }),
      { numRuns: runs(3, 60), seed: 1 },
    );
  });
});

describe('looking back', () => {
  it('knows the positions that were taken back, until something else is played', async () => {
    const table = ticTacToe({ now: () => 0 });
    const x = table.adapter('X');
    await createDriver(table).playRandom(1, 4);
    const then = x.getSnapshot();
    await x.undo!(0);
    expect(contentOf((await x.recall!(4))!.snapshot)).toEqual(contentOf(then));
    await playOption(x, 'row 1, column 1');
    expect(await x.recall!(4)).toBeNull();
    expect(await x.course!(0, 99)).toHaveLength(1);
  });

  it('says what prevents going there, as undo and redo do', async () => {
    const table = ticTacToe({ now: () => 0 });
    const [x, o] = [table.adapter('X'), table.adapter('O')];
    await createDriver(table).playRandom(1, 3);
    const codesFor = async (adapter: EngineAdapter, position: number) =>
      (await adapter.recall!(position))!.obstacles.map(({ code }) => code);
    expect(await codesFor(x, 0)).toEqual([]);
    expect(await codesFor(x, 1)).toEqual(['NOT_YOUR_DECISION']);
    expect(await codesFor(o, 1)).toEqual([]);
    expect(await codesFor(o, 3)).toEqual(['ALREADY_THERE']);
    expect(await codesFor(table.adapter(null), 0)).toEqual(['SPECTATOR']);
    await x.undo!(0);
    expect(await codesFor(x, 3)).toEqual([]);
    expect(await codesFor(emberwood({ seed: 1 }).adapter('hazel'), 0)).toEqual(['NO_UNDO']);
  });

  it('shows players at one screen the past of who is to move, and lets either go back', async () => {
    const shared = hotSeatAdapter(ticTacToe({ now: () => 0 }));
    await playOption(shared, 'row 1, column 1');
    await playOption(shared, 'row 2, column 2');
    await playOption(shared, 'row 3, column 3');
    const recalled = await shared.recall!(2);
    expect(recalled?.snapshot.seat).toBe('O');
    expect(recalled?.obstacles).toEqual([]);
    expect((await shared.recall!(1))?.obstacles).toEqual([]);
  });

  it('does not let players at one screen undo where the game does not', async () => {
    const shared = hotSeatAdapter(emberwood({ seed: 1 }));
    await playOption(shared, 'End turn');
    expect(shared.getSnapshot().history).toMatchObject({ position: 1, canUndo: false });
    expect((await shared.recall!(0))?.obstacles).toMatchObject([{ code: 'NO_UNDO' }]);
  });
});

describe('the course of a rule engine', () => {
  const whisper = move({
    reducer: (draft, { history }) => {
      draft.count += 1;
      history.log({ text: 'a secret', code: 'SECRET', context: { card: 'imp' }, visibility: 'private' });
    },
  });
  const boast = move({
    reducer: (_, { history, playerId }) => {
      history.log({
        text: `${playerId} holds an imp`,
        code: 'HOLDS',
        context: { card: 'imp' },
        visibility: 'private',
        publicText: `${playerId} boasts`,
      });
    },
  });

  it('keeps from others what was played in secret, and by whom', async () => {
    const engine = engineOf({ whisper });
    engine.executeMove('whisper', by(ADA));
    const table = ruleEngineTable(engine);
    expect(await table.adapter(ADA).course!(1, 1)).toEqual([
      {
        position: 1,
        player: ADA,
        entries: [{ id: '1.1', text: 'a secret', code: 'SECRET', context: { card: 'imp' }, player: ADA }],
      },
    ]);
    for (const other of [BEN, null])
      expect(await table.adapter(other).course!(1, 1)).toEqual([{ position: 1, player: null, entries: [] }]);
  });

  it('gives the code and the values of a text only to those who read that text', async () => {
    const engine = engineOf({ boast });
    engine.executeMove('boast', by(ADA));
    const [entry] = ruleEngineTable(engine).adapter(BEN).getSnapshot().log;
    expect(entry).toEqual({ id: '1.1', text: 'ada boasts', player: ADA });
  });

  it('plays nothing again to look back', async () => {
    let played = 0;
    const engine = engineOf({
      count: move({
        reducer: (draft) => {
          played += 1;
          draft.count += 1;
        },
      }),
    });
    for (let ply = 0; ply < 50; ply += 1) engine.executeMove('count', by(ADA));
    const { adapter } = ruleEngineTable(engine);
    const recalled = await adapter(BEN).recall!(25);
    expect(recalled?.snapshot.view).toMatchObject({ state: { count: 25 } });
    expect(recalled?.snapshot.log).toHaveLength(25);
    expect([played, engine.getState().count]).toEqual([50, 50]);
  });

  it('says what a decision is about, and how the game ended, with their codes', () => {
    const engine = engineOf({
      ask: move({
        reducer: (_, { game, playerId }) =>
          game.askDecision({ playerId, moveIds: ['stop'], prompt: 'Stop?', code: 'STOP', context: { n: 1 } }),
      }),
      stop: move({
        reducer: (_, { endGame, playerId }) =>
          endGame({ winner: playerId, reason: 'Stopped.', code: 'STOPPED', context: { by: playerId } }),
      }),
    });
    const ben = ruleEngineTable(engine).adapter(BEN);
    expect(ben.getSnapshot().flow.decision).toBeUndefined();
    engine.executeMove('ask', by(ADA));
    expect(ben.getSnapshot().flow.decision).toEqual({ text: 'Stop?', code: 'STOP', context: { n: 1 } });
    engine.executeMove('stop', by(ADA));
    expect(ben.getSnapshot().status).toEqual({
      kind: 'over',
      winner: ADA,
      reason: 'Stopped.',
      code: 'STOPPED',
      context: { by: ADA },
    });
  });

  it('refuses a position that is none, in a sentence', () => {
    const engine = engineOf({ count: move() });
    engine.executeMove('count', by(ADA));
    expect(() => engine.fork(2)).toThrow(
      'moveset: there is no position 2 in the history. Positions are counted by the moves that led there. Give a number from 0 to 1.',
    );
    expect(() => engine.getHistory(ADA, { upTo: 1.5 })).toThrow('there is no position 1.5');
    expect(engine.fork(0).getState().count).toBe(0);
    expect(engine.getHistory(null, { after: 1 })).toEqual([]);
  });
});
