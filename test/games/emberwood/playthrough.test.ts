import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTable } from '../../../src/games/emberwood/table.js';
import { createDriver } from '../../../src/testing/driver.js';

it('plays from a known seed as it always did', async () => {
  const names = await createDriver(createTable({ seed: 'golden' })).playRandom('golden', 60);
  const golden = readFileSync(join(import.meta.dirname, 'playthrough.txt'), 'utf8');
  // Whoever changes a rule on purpose looks at the difference, and writes the new course of play to playthrough.txt.
  expect(`${names.join('\n')}\n`).toBe(golden);
});
