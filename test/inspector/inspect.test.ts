import { describe, expect, it } from 'vitest';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import { inspect, type InspectOptions } from '../../src/inspector/inspect.js';
import { inspectionOf } from '../../src/inspector/inspection.js';
import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import { describeAdapter } from '../../src/testing/describe-adapter.js';
import { createDriver } from '../../src/testing/driver.js';

const now = () => 0;

/** A table whose every seat is inspected. */
function inspectedTable(): Table {
  const table = createTable({ seed: 'contract', now });
  const adapters = new Map<PlayerId | null, EngineAdapter>();
  return {
    seats: table.seats,
    adapter(seat) {
      const known = adapters.get(seat) ?? inspect(table.adapter(seat));
      adapters.set(seat, known);
      return known;
    },
  };
}

describeAdapter(inspectedTable, { name: 'an inspected adapter is an adapter like any other' });

/** X's inspected chair, somebody who follows it, and what is known about it. */
function setUp(options: InspectOptions = {}) {
  const table = createTable({ seed: 1, now });
  const adapter = inspect(table.adapter('X'), options);
  const stop = adapter.subscribe(() => {});
  const inspection = inspectionOf(adapter as EngineAdapter<never>)!;
  return {
    table,
    adapter,
    stop,
    inspection,
    driver: createDriver(table),
    known: () => inspection.getState(),
  };
}

describe('inspect', () => {
  it('remembers what is published, no more than it should', async () => {
    const { driver, known } = setUp({ revisions: 3 });
    expect(known().revisions.map(({ snapshot }) => snapshot.revision)).toEqual([0]);
    await driver.playRandom(1, 4);
    const revisions = known().revisions.map(({ snapshot }) => snapshot.revision);
    expect(revisions).toHaveLength(3);
    expect(revisions.at(-1)).toBe(driver.snapshot().revision);
  });

  it('remembers what was asked, and what became of it', async () => {
    const { adapter, known } = setUp({ calls: 2 });
    const command = { commandId: 'a', revision: 0, moveId: 'place', params: { position: 0 } };
    await adapter.preview!(command);
    await adapter.execute(command);
    await adapter.execute({ ...command, commandId: 'b', revision: 0 });
    expect(known().calls.map(({ kind, about, outcome }) => [kind, about, outcome])).toEqual([
      ['execute', 'place', 'accepted'],
      ['execute', 'place', 'superseded'],
    ]);
    expect(known().calls.every(({ took }) => took !== null && took >= 0)).toBe(true);
  });

  it('refuses the next command, and only that', async () => {
    const { adapter, inspection } = setUp();
    const command = { commandId: 'a', revision: 0, moveId: 'place', params: { position: 0 } };
    inspection.setState({ refusing: true });
    await expect(adapter.execute(command)).resolves.toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'REFUSED_BY_INSPECTOR' }],
    });
    await expect(adapter.execute({ ...command, commandId: 'b' })).resolves.toMatchObject({
      status: 'accepted',
    });
  });

  it('keeps questions back', async () => {
    const { adapter, inspection, known } = setUp();
    inspection.setState({ latency: 30 });
    await adapter.execute({ commandId: 'a', revision: 0, moveId: 'place', params: { position: 0 } });
    expect(known().calls[0]!.took).toBeGreaterThan(28);
  });

  it('offers only what the adapter offers', () => {
    const { getSnapshot, subscribe, execute } = createTable({ now }).adapter('X');
    expect(Object.keys(inspect({ getSnapshot, subscribe, execute }))).toEqual([
      'getSnapshot',
      'subscribe',
      'execute',
    ]);
  });

  it('does not mind an adapter that cannot publish', () => {
    const adapter = createTable({ now }).adapter('X');
    const broken = inspect({
      ...adapter,
      getSnapshot: () => {
        throw new Error('No.');
      },
    });
    expect(inspectionOf(broken as EngineAdapter<never>)!.getState().revisions).toEqual([]);
    expect(() => broken.getSnapshot()).toThrow('No.');
  });
});
