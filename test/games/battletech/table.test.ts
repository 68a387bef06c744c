import { describe, expect, it } from 'vitest';
import { hotSeatAdapter } from '../../../src/adapters/hot-seat.js';
import { computerAgent } from '../../../src/games/battletech/computer-agent.js';
import { createTable } from '../../../src/games/battletech/table.js';
import { hexName, hexOfId, type BattletechView } from '../../../src/games/battletech/view.js';
import { commandFor } from '../../../src/protocol/command.js';
import type { EngineAdapter, Table } from '../../../src/protocol/engine-adapter.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { describeAdapter } from '../../../src/testing/describe-adapter.js';
import { runs } from '../../runs.js';

const SEEDS = Array.from({ length: runs(2, 40) }, (_, nth) => `battle ${nth}`);
const small = { lance: 2, size: { columns: 8, rows: 8 } } as const;

describeAdapter(() => createTable({ seed: 'contract', ...small, lastRound: 4 }), {
  name: 'a table of mechs',
  plies: runs(6, 60),
});

/** Lets computers play to the end. */
async function playOut(
  table: Table<BattletechView>,
  seed: string,
  most = 5000,
): Promise<EngineAdapter<BattletechView>> {
  const adapter = hotSeatAdapter(table);
  const agent = computerAgent({ seed });
  for (let step = 0; step < most; step += 1) {
    const snapshot = adapter.getSnapshot();
    if (snapshot.status.kind === 'over') return adapter;
    const option = await agent.choose(snapshot, optionsOf(snapshot), new AbortController().signal);
    expect(option, `nothing to do in ${snapshot.flow.phase}`).not.toBeNull();
    const answer = await adapter.execute(commandFor(option!, snapshot));
    expect(answer.status).toBe('accepted');
  }
  throw new Error('The game does not end');
}

describe('a hex', () => {
  it('has one name, by its column and its place there', () => {
    const { hexes } = createTable({ seed: 'names', size: { columns: 12, rows: 8 } })
      .adapter(null)
      .getSnapshot().view;
    const names = hexes.map(hexName);
    expect(new Set(names).size).toBe(12 * 8);
    expect([names[0], names[7], names[8], names.at(-1)]).toEqual(['0101', '0108', '0201', '1208']);
  });

  it('is called the same in orders and in the log', async () => {
    const adapter = hotSeatAdapter(createTable({ seed: 'names', ...small }));
    const snapshot = adapter.getSnapshot();
    const order = optionsOf(snapshot).find(
      ({ kind, name }) => kind === 'available' && name.startsWith('Walk to'),
    )!;
    const there = hexName(hexOfId(String(order.params['hex']))!);
    expect(order.name).toBe(`Walk to ${there}`);
    await adapter.execute(commandFor(order, snapshot));
    expect(adapter.getSnapshot().log.at(-1)?.text).toMatch(new RegExp(` walks \\d+ hex(es)? to ${there}$`));
  });

  it('in which a mech only turns is not gone to', async () => {
    const adapter = hotSeatAdapter(createTable({ seed: 'names', ...small }));
    const snapshot = adapter.getSnapshot();
    await adapter.execute(
      commandFor(
        optionsOf(snapshot).find(({ name }) => name === 'Turn in place')!,
        snapshot,
      ),
    );
    expect(adapter.getSnapshot().log.at(-1)?.text).toMatch(/ turns in place$/);
  });
});

describe('a battle of computers', () => {
  it.each(SEEDS)('ends, from seed %s', async (seed) => {
    const table = createTable({ seed, lance: 2, size: { columns: 11, rows: 11 } });
    const { status, view, log } = (await playOut(table, seed)).getSnapshot();
    expect(status.kind).toBe('over');
    expect(log.every(({ text }) => text.length > 0)).toBe(true);
    if (status.kind === 'over' && status.winner !== null)
      expect(
        view.units.filter(({ side }) => side !== status.winner).every(({ destroyed }) => destroyed),
      ).toBe(true);
  });

  it('says how good each option is, and does the best', async () => {
    const adapter = hotSeatAdapter(createTable({ seed: 'judged', ...small }));
    const agent = computerAgent({ seed: 'judged' });
    const { signal } = new AbortController();
    let shots = 0;
    for (let step = 0; step < 60; step += 1) {
      const snapshot = adapter.getSnapshot();
      const options = optionsOf(snapshot).filter(({ kind }) => kind === 'available');
      const scores = await agent.judge!(snapshot, options, signal);
      const option = await agent.choose(snapshot, options, signal);
      const best = Math.max(...scores.values());
      // Where mechs move, chance decides between places that are nearly as good.
      if (snapshot.flow.phase === 'MOVEMENT') expect(scores.get(option!.id)).toBeGreaterThan(best - 1);
      else expect(scores.get(option!.id)).toBe(best);
      shots += Number(option!.params['weapon'] !== undefined);
      await adapter.execute(commandFor(option!, snapshot));
    }
    expect(shots).toBeGreaterThan(0);
  });
});
