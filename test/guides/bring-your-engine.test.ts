import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createHeap } from '../../stories/guides/samples/heap.js';
import { createLamps } from '../../stories/guides/samples/foreign-engines.js';
import { createDriver, describeAdapter } from '../../src/testing/index.js';

const samples = join(import.meta.dirname, '../../stories/guides/samples');
const linesOf = (file: string) =>
  readFileSync(join(samples, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('#region') && !line.includes('#endregion'));

test('an engine of your own is on the screen in fewer than fifty lines', () => {
  expect([...linesOf('heap.ts'), ...linesOf('HeapGame.tsx')].length).toBeLessThan(50);
});

test('the heap is played to its end', async () => {
  const driver = createDriver(createHeap());
  for (const name of ['Take 3', 'Take 3', 'Take 2']) await driver.playOption(name);
  expect(driver.reasons('Take 3')).toMatchObject([
    { code: 'TOO_FEW', text: 'Only 2 left.', context: { required: 3, available: 2 } },
  ]);
  await driver.playOption('Take 2');
  expect(driver.snapshot().status).toMatchObject({ kind: 'over', winner: 'bob' });
});

test('the lamps are lit one after the other', async () => {
  const driver = createDriver(createLamps());
  await driver.playOption('Light lamp 1');
  expect(driver.reasons('Light lamp 1')).toEqual([{ code: 'LIT', text: 'This lamp is lit.' }]);
  await driver.playOption('Light lamp 0');
  await driver.playOption('Light lamp 2');
  expect(driver.snapshot().status).toMatchObject({ kind: 'over', winner: '0' });
});

describeAdapter(createHeap, { name: 'the table of the guide' });
