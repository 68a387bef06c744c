import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeAdapter } from 'moveset/testing';
import { regionOf } from '../../stories/guides/region.js';
import { playOnce } from '../../stories/pages/embedding/headless.js';
import { ladderTable } from '../../stories/pages/embedding/ladder.js';
import { whyNot } from '../../stories/pages/embedding/testing.js';

describeAdapter(() => ladderTable(), { name: 'the engine of the page' });

test('a game can be played without a screen', async () => {
  expect(await playOnce()).toEqual({ status: 'accepted', revision: 1 });
});

test('a driver says why something is not possible', async () => {
  expect(await whyNot()).toEqual([expect.objectContaining({ text: 'This cell is occupied by X.' })]);
});

describe('the page', () => {
  const folder = join(import.meta.dirname, '../../stories');
  const page = readFileSync(join(folder, 'Embedding.mdx'), 'utf8');
  const files = new Map(
    [...page.matchAll(/^import (\w+) from '\.\/([^']+)\?raw';$/gm)].map(([, name, file]) => [name, file]),
  );

  test('shows scripts only from files that are compiled', () => {
    expect(page).not.toMatch(/```(?:tsx?|jsx?)/);
  });

  const samples = [...page.matchAll(/<Sample of=\{(\w+)\} region="([\w-]+)" \/>/g)];

  test.each(samples.map(([, name, region]) => [name, region] as const))('shows %s, %s', (name, region) => {
    const source = readFileSync(join(folder, String(files.get(name))), 'utf8');
    expect(regionOf(source, region)).not.toBe('');
  });
});
