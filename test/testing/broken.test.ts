import { describe, expect, it } from 'vitest';
import { adapterContract } from '../../src/testing/adapter-contract.js';
import { commandBreaches } from './breaches/commands.js';
import { historyBreaches } from './breaches/history.js';
import { playingBreaches } from './breaches/playing.js';
import { recallBreaches } from './breaches/recalling.js';
import { seatBreaches } from './breaches/seats.js';
import { snapshotBreaches } from './breaches/snapshots.js';
import { createStones } from './stones.js';

const BREACHES = [
  ...snapshotBreaches,
  ...playingBreaches,
  ...seatBreaches,
  ...commandBreaches,
  ...historyBreaches,
  ...recallBreaches,
];

describe('a table that breaks one promise', () => {
  it.each(BREACHES)('%s, and is found out', async (_, make, promise, complaint) => {
    const complaints = new Map<string, string>();
    for (const { title, check } of adapterContract(make, { plies: 6 })) {
      await check().catch((error: unknown) => complaints.set(title, (error as Error).message));
    }
    expect([...complaints.keys()]).toEqual([promise]);
    expect(complaints.get(promise)).toMatch(complaint);
    expect(complaints.get(promise)).toMatch(/^moveset: .+\. .+\. .+\.$/);
  });

  it('is there for every promise of the contract', () => {
    const titles = adapterContract(() => createStones()).map(({ title }) => title);
    expect(new Set(BREACHES.map(([, , promise]) => promise))).toEqual(new Set(titles));
  });
});

describe('a table that is made differently every time', () => {
  it('is told so', async () => {
    let stones = 9;
    const checks = adapterContract(() => createStones({ stones: (stones = stones === 9 ? 1 : 9) }));
    const check = checks.find(({ title }) => title === 'every available option is accepted')!;
    await expect(check.check()).rejects.toThrow(
      /was accepted in one fresh game and cannot be played in another\. .+ a fixed seed, no clock\.$/,
    );
  });
});
