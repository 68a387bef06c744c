import { describe, expect, it } from 'vitest';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import { beginEnding, followEnding, type EndingMemory } from '../../src/hooks/follow-ending.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';
import { createDriver } from '../../src/testing/driver.js';

const cell = (player: string, position: number) =>
  `Place ${player} in row ${Math.floor(position / 3) + 1}, column ${(position % 3) + 1}`;

/** A game in which X wins with cell 2 or cell 6, and somebody who follows it. */
async function aboutToEnd() {
  const table = createTable({ seed: 1, now: () => 0 });
  const driver = createDriver(table);
  const adapter = hotSeatAdapter(table);
  for (const [player, position] of [
    ['X', 0],
    ['O', 4],
    ['X', 1],
    ['O', 5],
    ['X', 3],
    ['O', 8],
  ] as const)
    await driver.playOption(cell(player, position));
  let memory = beginEnding(adapter.getSnapshot(), false);
  const look = () => (memory = followEnding(memory, adapter.getSnapshot()));
  return {
    look,
    adapter,
    play: async (position: number) => (await driver.playOption(cell('X', position)), look()),
    undo: async () => (await adapter.undo!(), look()),
    redo: async () => (await adapter.redo!(), look()),
    dismiss: (): EndingMemory => (memory = { ...memory, open: false }),
  };
}

describe('the end of a game', () => {
  it('is told when it comes', async () => {
    const game = await aboutToEnd();
    expect(game.look().open).toBe(false);
    expect((await game.play(2)).open).toBe(true);
  });

  it('stays dismissed, whatever is published afterwards', async () => {
    const game = await aboutToEnd();
    await game.play(2);
    const dismissed = game.dismiss();
    expect(game.look()).toBe(dismissed);
    const { log, ...rest } = game.adapter.getSnapshot();
    const gossip: Snapshot = { ...rest, log: [...log, { id: 'gossip', text: 'Well played.' }] };
    expect(followEnding(dismissed, gossip)).toBe(dismissed);
  });

  it('is no longer told when the move is taken back', async () => {
    const game = await aboutToEnd();
    await game.play(2);
    expect(await game.undo()).toMatchObject({ over: false, open: false });
  });

  it('is not told again when the move is played again', async () => {
    const game = await aboutToEnd();
    await game.play(2);
    await game.undo();
    expect((await game.redo()).open).toBe(false);
  });

  it('is told again when another move brings it', async () => {
    const game = await aboutToEnd();
    await game.play(2);
    await game.undo();
    expect((await game.play(6)).open).toBe(true);
  });

  it('is told again after a new game, though that ends the same', async () => {
    const game = await aboutToEnd();
    const ended = await game.play(2);
    const over = game.adapter.getSnapshot();
    const fresh = createTable({ seed: 1 }).adapter('X').getSnapshot();
    expect(followEnding(followEnding(ended, fresh), over).open).toBe(true);
  });

  it('is told at each end of a game that keeps no history', async () => {
    const game = await aboutToEnd();
    const forgetful = ({ history: _, ...snapshot }: Snapshot): Snapshot => snapshot;
    const playing = forgetful(game.adapter.getSnapshot());
    await game.play(2);
    const over = forgetful(game.adapter.getSnapshot());
    let memory = followEnding(beginEnding(playing, false), over);
    expect(memory.open).toBe(true);
    memory = followEnding(memory, playing);
    expect(memory.open).toBe(false);
    expect(followEnding(memory, over).open).toBe(true);
  });

  it('that was there before is told only if asked for', async () => {
    const game = await aboutToEnd();
    await game.play(2);
    const over = game.adapter.getSnapshot();
    expect(beginEnding(over, false).open).toBe(false);
    expect(followEnding(beginEnding(over, false), over).open).toBe(false);
    expect(beginEnding(over, true).open).toBe(true);
  });

  it('is told anew when the engine says another thing about it', async () => {
    const game = await aboutToEnd();
    await game.play(2);
    const dismissed = game.dismiss();
    const status = { kind: 'over', winner: 'O', reason: 'X had an ace up the sleeve.' } as const;
    expect(followEnding(dismissed, { ...game.adapter.getSnapshot(), status }).open).toBe(true);
  });
});
