import { Chess, type Move } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { explainMove } from '../../../src/adapters/chess/explain-move.js';
import { chessAdapter, chessTable } from '../../../src/adapters/chess/chess-adapter.js';
import { readPosition } from '../../../src/adapters/chess/position.js';
import { SQUARE_ROWS } from '../../../src/adapters/chess/view.js';
import { commandFor } from '../../../src/protocol/command.js';
import type { EngineAdapter } from '../../../src/protocol/engine-adapter.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { pickRandom, seededRandom } from '../../../src/protocol/seeded-random.js';
import { createGameStore } from '../../../src/store/create-game-store.js';
import { createDriver } from '../../../src/testing/driver.js';
import { pickEntity } from '../../../src/store/pick-entity.js';
import { runs } from '../../runs.js';

const available = (adapter: EngineAdapter) =>
  optionsOf(adapter.getSnapshot()).filter(({ kind }) => kind === 'available');

const driverOf = (fen?: string) => createDriver(chessTable(new Chess(fen)));

const codes = (driver: ReturnType<typeof driverOf>, name: string) =>
  driver.reasons(name).map(({ code }) => code);

describe('positions counted through the adapter', () => {
  test('are 20 after one ply, 400 after two, 8,902 after three', async () => {
    const adapter = chessAdapter(new Chess());
    const counts = [0, 0, 0];
    async function count(depth: number): Promise<void> {
      for (const option of available(adapter)) {
        counts[depth]! += 1;
        if (depth === 2) continue;
        expect(await adapter.execute(commandFor(option, adapter.getSnapshot()))).toHaveProperty(
          'status',
          'accepted',
        );
        await count(depth + 1);
        await adapter.undo!();
      }
    }
    await count(0);
    expect(counts).toEqual([20, 400, 8902]);
  });

  test('are few, also with what is refused', () => {
    const adapter = chessAdapter(new Chess(), { seat: 'white' });
    expect(adapter.getSnapshot().moves.length).toBeLessThan(60);
  });
});

describe('a move', () => {
  test('is chosen from any of its squares', async () => {
    const store = createGameStore(chessAdapter(new Chess()));
    const stop = store.connect();
    expect(pickEntity(store, 'f3')).toBeNull();
    expect(store.getState().selection).toEqual({ to: 'f3' });
    await pickEntity(store, 'g1');
    expect(store.getState().snapshot.log.map(({ text }) => text)).toEqual(['1. Nf3']);
    stop();
  });

  test('of a pawn to the last rank asks what it becomes', async () => {
    const driver = driverOf('7k/P7/8/8/8/8/8/K7 w - - 0 1');
    const promotions = driver.options().filter(({ params }) => params['to'] === 'a8');
    expect(promotions.map(({ params }) => params['promotion'])).toEqual(['n', 'b', 'r', 'q']);
    const adapter = chessAdapter(new Chess('7k/P7/8/8/8/8/8/K7 w - - 0 1'), { seat: 'white' });
    const command = { commandId: 'c', revision: 0, moveId: 'move', params: { from: 'a7', to: 'a8' } };
    expect(await adapter.execute(command)).toMatchObject({ reasons: [{ code: 'PROMOTION_MISSING' }] });
    await driver.playOption('Pawn a7 to a8, becomes a knight');
    expect(driver.snapshot().view).toMatchObject({ pieces: { a8: { kind: 'knight', color: 'white' } } });
  });

  test('is foretold', async () => {
    const adapter = chessAdapter(new Chess('4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1'), { seat: 'white' });
    const option = available(adapter).find(({ name }) => name === 'Queen d1 takes rook on d5')!;
    expect(await adapter.preview!(commandFor(option, adapter.getSnapshot()))).toMatchObject([
      { key: 'result', after: 'Black is to move' },
      { key: 'material', before: 4, after: 9, tone: 'good' },
      { key: 'attackers', after: 'nobody' },
      { key: 'defenders', after: 'nobody' },
    ]);
  });

  test('stays where it was in the list of what can be done, and so do those of a game that was under way', () => {
    const chess = new Chess();
    chess.loadPgn('1. e4 e5 2. Nf3');
    const adapter = chessAdapter(chess, { seat: 'black' });
    expect(adapter.getSnapshot()).toMatchObject({
      flow: { turn: 2, currentPlayer: 'black' },
      history: { position: 3, length: 3 },
      view: { lastMove: { from: 'g1', to: 'f3' } },
    });
    expect(adapter.getSnapshot().log.map(({ text }) => text)).toEqual(['1. e4', '1… e5', '2. Nf3']);
  });
});

describe('what is refused says why', () => {
  test('pinned', () => {
    const driver = driverOf('4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1');
    expect(driver.reasons('Knight e2 to c3')).toEqual([
      {
        code: 'PINNED',
        text: 'The knight is pinned: it shields the king from the rook on e8.',
        context: { piece: 'knight', by: 'rook on e8' },
      },
    ]);
  });

  test('pinned, where there would be something to take', () => {
    const driver = driverOf('4r2k/8/8/8/3p4/8/4N3/4K3 w - - 0 1');
    expect(codes(driver, 'Knight e2 takes pawn on d4')).toEqual(['PINNED']);
  });

  test('in check', () => {
    const driver = driverOf('4r2k/8/8/8/8/8/8/N3K3 w - - 0 1');
    expect(codes(driver, 'Knight a1 to b3')).toEqual(['STILL_IN_CHECK']);
    expect(codes(driver, 'King e1 to e2')).toEqual(['INTO_CHECK']);
  });

  test('castling, with all that is against it', () => {
    const driver = driverOf('4k1r1/8/8/8/4r3/8/8/RN2K2R w KQ - 0 1');
    expect(codes(driver, 'Castle kingside')).toEqual(['CASTLING_IN_CHECK', 'INTO_CHECK']);
    expect(codes(driver, 'Castle queenside')).toEqual(['BLOCKED', 'CASTLING_IN_CHECK']);
  });

  test('blocked, not how it moves, nothing to take: for whoever asks', async () => {
    const adapter = chessAdapter(new Chess(), { seat: 'white' });
    const sent = async (from: string, to: string) => {
      const command = { commandId: `${from}${to}`, revision: 0, moveId: 'move', params: { from, to } };
      const answer = await adapter.execute(command);
      return answer.status === 'rejected' ? answer.reasons.map(({ text }) => text) : answer.status;
    };
    expect(await sent('a1', 'a4')).toEqual(['The pawn on a2 is in the way.']);
    expect(await sent('a1', 'a2')).toEqual(['Your own pawn stands on a2.']);
    expect(await sent('b1', 'b3')).toEqual(['A knight does not go from b1 to b3.']);
    expect(await sent('e2', 'd3')).toEqual([
      'A pawn goes aslant only to take, and on d3 is nothing to take.',
    ]);
    expect(await sent('e7', 'e5')).toEqual(['The pawn on e7 is not yours.']);
    expect(await sent('e4', 'e5')).toEqual(['Nothing stands on e4.']);
    const all = await adapter.enumerate!('move');
    expect(all.filter(({ isValid }) => isValid)).toHaveLength(20);
    expect(all.find(({ params }) => params['from'] === 'a1' && params['to'] === 'a4')).toMatchObject({
      validationErrors: [{ errorCode: 'BLOCKED' }],
    });
  });

  test('who waits is told whose turn it is', () => {
    const driver = driverOf().as('black');
    expect(driver.reasons('Pawn e7 to e5').map(({ text }) => text)).toEqual([
      'It is not your turn: White is to move.',
    ]);
  });

  test('explanation and engine agree about every pair of squares, in many games', () => {
    const found: string[] = [];
    for (let game = 0; game < runs(3, 200); game += 1) {
      const random = seededRandom(game);
      const chess = new Chess();
      for (let ply = 0; ply < 80 && !chess.isGameOver(); ply += 1) {
        chess.move(pickRandom(chess.moves({ verbose: true }), random)!);
        if (ply % 10 === 0 && !chess.isGameOver()) found.push(...disagreements(chess));
      }
    }
    expect(found).toEqual([]);
  });
});

/** The pairs of squares that the engine allows and the explanation does not, or the other way round. */
function disagreements(chess: Chess): readonly string[] {
  const position = readPosition(chess);
  const legal = new Set(position.legal.map(({ from, to }: Move) => from + to));
  const squares = SQUARE_ROWS.flat();
  return squares.flatMap((from) =>
    squares.flatMap((to) => {
      if (from === to) return [];
      const free = explainMove(position, from, to, position.turn).length === 0;
      return free === legal.has(from + to) ? [] : [`${position.fen} ${from}${to}`];
    }),
  );
}

describe('the end', () => {
  test('mate', async () => {
    const driver = driverOf();
    for (const name of ['Pawn f2 to f3', 'Pawn e7 to e5', 'Pawn g2 to g4', 'Queen d8 to h4'])
      await driver.playOption(name);
    expect(driver.snapshot()).toMatchObject({
      status: { kind: 'over', winner: 'black', reason: 'Checkmate: Black wins.', code: 'CHECKMATE' },
      flow: { currentPlayer: null },
      view: { check: 'e1' },
    });
    expect(driver.options()).toEqual([]);
  });

  test('stalemate', async () => {
    const driver = driverOf('7k/8/5KQ1/8/8/8/8/8 w - - 0 1');
    await driver.playOption('Queen g6 to f7');
    expect(driver.snapshot().status).toEqual({
      kind: 'over',
      winner: null,
      reason: 'Stalemate: Black has no move and is not in check.',
      code: 'STALEMATE',
      context: { player: 'Black' },
    });
  });

  test('repetition, and not enough left', async () => {
    const driver = driverOf();
    const there = ['Knight g1 to f3', 'Knight g8 to f6', 'Knight f3 to g1', 'Knight f6 to g8'];
    for (const name of [...there, ...there]) await driver.playOption(name);
    expect(driver.snapshot().status).toMatchObject({ code: 'THREEFOLD_REPETITION', winner: null });
    const bare = driverOf('7k/8/8/8/8/8/r7/K7 w - - 0 1');
    await bare.playOption('King a1 takes rook on a2');
    expect(bare.snapshot().status).toMatchObject({ code: 'INSUFFICIENT_MATERIAL', winner: null });
  });
});
