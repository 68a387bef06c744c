import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { computerAgent, LEVELS, type Level } from '../../../src/games/chess/computer-agent.js';
import { paramsOf, SearchBoard } from '../../../src/games/chess/rules/search-board.js';
import { createTable } from '../../../src/games/chess/table.js';
import { canonicalText } from '../../../src/protocol/plain-data.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { pickRandom, seededRandom } from '../../../src/protocol/seeded-random.js';
import { createDriver } from '../../../src/testing/driver.js';

function count(board: SearchBoard, depth: number): number {
  if (depth === 0) return 1;
  return board.moves().reduce((sum, move) => {
    board.make(move);
    const below = count(board, depth - 1);
    board.unmake();
    return sum + below;
  }, 0);
}

const listed = (moves: readonly object[]) => moves.map((move) => canonicalText(move)).toSorted();

describe('the board to think on', () => {
  test.each([
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', [20, 400, 8902]],
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', [48, 2039]],
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812]],
    ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264, 9467]],
  ])('counts what is known of %s', (fen, counts) => {
    expect(counts.map((_, at) => count(new SearchBoard(fen), at + 1))).toEqual(counts);
  });

  test('knows the moves that the engine knows, all through a game', () => {
    const random = seededRandom('board');
    const chess = new Chess();
    const board = new SearchBoard(chess.fen());
    for (let ply = 0; ply < 120 && !chess.isGameOver(); ply += 1) {
      const moves = chess.moves({ verbose: true });
      expect(listed(board.moves().map(paramsOf))).toEqual(
        listed(moves.map(({ from, to, promotion }) => ({ from, to, ...(promotion && { promotion }) }))),
      );
      const move = pickRandom(moves, random)!;
      const id = canonicalText({
        from: move.from,
        to: move.to,
        ...(move.promotion && { promotion: move.promotion }),
      });
      board.make(board.moves().find((one) => canonicalText(paramsOf(one)) === id)!);
      chess.move(move);
      expect(board.isCheck()).toBe(chess.isCheck());
    }
  });
});

/** What a computer chooses in a position. */
async function choice(fen: string, level: Level): Promise<string | undefined> {
  const adapter = createTable({ fen }).adapter(fen.includes(' w ') ? 'white' : 'black');
  const options = optionsOf(adapter.getSnapshot()).filter(({ kind }) => kind === 'available');
  const agent = computerAgent({ seed: 1, level });
  return (await agent.choose(adapter.getSnapshot(), options, new AbortController().signal))?.name;
}

describe('the computer', () => {
  test.each(LEVELS)('takes what is given away, at every level: %s', async (level) => {
    expect(await choice('4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1', level)).toBe('Rook d1 takes queen on d5');
  });

  test('mates when it can, and sees a mate in two', async () => {
    expect(await choice('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'medium')).toBe('Rook a1 to a8');
    const driver = createDriver(createTable({ fen: '7k/8/8/8/8/1R6/R7/4K3 w - - 0 1' }));
    for (let move = 0; move < 2; move += 1) {
      await driver.playOption((await choice(driver.snapshot().view.fen, 'hard'))!);
      await driver.playRandom('black', 1);
    }
    expect(driver.snapshot().status).toMatchObject({ kind: 'over', winner: 'white', code: 'CHECKMATE' });
  });

  test('leaves what is defended', async () => {
    expect(await choice('4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1', 'medium')).not.toBe(
      'Queen d1 takes pawn on d6',
    );
  });

  test('says how good each move is', async () => {
    const adapter = createTable({ fen: '4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1' }).adapter('white');
    const options = optionsOf(adapter.getSnapshot()).filter(({ kind }) => kind === 'available');
    const agent = computerAgent({ seed: 1 });
    const judged = await agent.judge!(adapter.getSnapshot(), options, new AbortController().signal);
    expect(judged.size).toBe(options.length);
    const [best] = [...judged].toSorted(([, a], [, b]) => b - a);
    expect(best?.[0]).toBe('move{"from":"d1","to":"d5"}');
  });

  test('stops thinking when it is told to', async () => {
    const adapter = createTable().adapter('white');
    const options = optionsOf(adapter.getSnapshot()).filter(({ kind }) => kind === 'available');
    const stop = new AbortController();
    const chosen = computerAgent({ seed: 1, level: 'hard' }).choose(
      adapter.getSnapshot(),
      options,
      stop.signal,
    );
    stop.abort(new Error('enough'));
    await expect(chosen).rejects.toThrow('enough');
  });
});
