import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appPackages, testPackages } from '../../.ci/page-packages.mjs';

const root = join(import.meta.dirname, '../..');
// Vitest and Storybook prepare their own; Playwright drives pages from outside.
const OTHERS = /^(?:@storybook\/|storybook\b|vitest\b|playwright\b|moveset\b)/;

function packagesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, folder, file), 'utf8').matchAll(
          /^(?:import|\}) (?!type\b).*?from '([^'.][^']*)'/gm,
        ),
      ].map(([, name]) => name!),
    )
    .filter((name) => !OTHERS.test(name));
}

it('lists every package that a page loads, so that none is found in the middle of a test', () => {
  const loaded = new Set(['src', 'stories', 'test/browser'].flatMap(packagesIn));
  const prepared = [...appPackages, ...testPackages];
  expect([...loaded].filter((name) => !prepared.includes(name)).toSorted()).toEqual([]);
});
