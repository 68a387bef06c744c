import { expect, it } from 'vitest';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import { createDriver } from '../../src/testing/driver.js';

it('lets whoever is at the screen take back the first move, and play it again', async () => {
  const adapter = hotSeatAdapter(createTable({ seed: 1, now: () => 0 }));
  const driver = createDriver(adapter);
  expect(adapter.getSnapshot().history).toMatchObject({ canUndo: false, canRedo: false });
  await driver.playRandom('first move', 1);
  expect(adapter.getSnapshot()).toMatchObject({ seat: 'O', history: { canUndo: true, canRedo: false } });
  await adapter.undo!();
  expect(adapter.getSnapshot()).toMatchObject({ seat: 'X', history: { canUndo: false, canRedo: true } });
});
