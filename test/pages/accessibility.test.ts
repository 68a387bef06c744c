import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROMISES } from '../../stories/pages/accessibility/promises.js';

const root = join(import.meta.dirname, '../..');

test('the page speaks of every component, and of no other', () => {
  const told = PROMISES.flatMap(({ components }) => components);
  const folders = readdirSync(join(root, 'src/components'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  // A component's file is called like its folder, or more exactly.
  const known = folders.map(({ name }) => {
    const files = readdirSync(join(root, 'src/components', name));
    return files.find((file) => file.endsWith(`${name}.tsx`))?.replace('.tsx', '');
  });
  expect(told.toSorted()).toEqual(known.map(String).toSorted());
});
