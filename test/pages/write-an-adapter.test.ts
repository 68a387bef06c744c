import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EngineAdapter } from 'moveset';
import { describeAdapter } from 'moveset/testing';
import { regionOf } from '../../stories/guides/region.js';
import { connectSeat, serveSeat } from '../../stories/pages/adapter/pebbles-remote.js';
import { pebblesTable } from '../../stories/pages/adapter/pebbles-table.js';

// The page's own test file, as it is shown.
await import('../../stories/pages/adapter/pebbles.contract.js');

/** A table whose seats are reached by messages only. */
async function atTheOtherEnd() {
  const near = pebblesTable();
  const chairs = new Map<string | null, EngineAdapter>();
  for (const seat of [...near.seats, null]) {
    const { port1, port2 } = new MessageChannel();
    const connecting = connectSeat(port2);
    serveSeat(near.adapter(seat), port1);
    chairs.set(seat, await connecting);
  }
  return { seats: near.seats, adapter: (seat: string | null) => chairs.get(seat)! };
}

describeAdapter(atTheOtherEnd, { name: 'pebbles at the other end of a wire' });

const folder = join(import.meta.dirname, '../../stories/pages');
const page = readFileSync(join(folder, 'WriteAnAdapter.mdx'), 'utf8');
const files = new Map(
  [...page.matchAll(/^import (\w+) from '\.\/([^']+)\?raw';$/gm)].map(([, name, file]) => [name, file]),
);
const samples = [...page.matchAll(/<Sample of=\{(\w+)\} region="([\w-]+)" \/>/g)];

describe('the page', () => {
  test('shows code only from files that are compiled and tried here', () => {
    expect(page).not.toContain('```');
    expect(samples).toHaveLength(page.split('<Sample').length - 1);
    expect(samples.length).toBeGreaterThan(8);
  });

  test.each(samples.map(([, name, region]) => [files.get(name), region] as const))(
    'shows %s, %s',
    (file, region) => {
      expect(regionOf(readFileSync(join(folder, String(file)), 'utf8'), region)).not.toBe('');
    },
  );
});
