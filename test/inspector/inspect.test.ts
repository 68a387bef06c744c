import { describe, expect, it } from 'vitest';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import { inspect, type InspectOptions } from '../../src/inspector/inspect.js';
import { inspectionOf, type InspectionState } from '../../src/inspector/inspection.js';
import { createTable as createEmberwood } from '../../src/games/emberwood/table.js';
import type { Answer, BatchAnswer, Command } from '../../src/protocol/command.js';
import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import { describeAdapter } from '../../src/testing/describe-adapter.js';
import type { PlayedMove, Recollection } from '../../src/protocol/recollection.js';
import type { Forecast } from '../../src/protocol/rule-check.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { queueOf } from '../../src/store/queue.js';
import { selectOptions } from '../../src/store/selectors.js';
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

/** A plan of two creatures to summon, at an inspected chair. */
function setUpPlan(switches: Partial<InspectionState>) {
  const table = createEmberwood({
    seed: 1,
    position: {
      hazel: { kindling: 6, hand: ['fox', 'mouse'], deck: ['owl', 'fox'] },
      rowan: { hand: ['fox'], deck: ['owl', 'fox'] },
    },
  });
  const adapter = inspect(table.adapter('hazel') as EngineAdapter);
  const inspection = inspectionOf(adapter as EngineAdapter<never>)!;
  const store = createGameStore(adapter);
  store.connect();
  const queue = queueOf(store);
  for (const { id, name } of selectOptions(store.getState()))
    if (/^Summon (Fox|Mouse)/.test(name)) queue.enqueue(id);
  inspection.setState(switches);
  return { adapter, store, queue, known: () => inspection.getState() };
}

/** An adapter whose methods are on its prototype, and which can be asked everything that there is to ask. */
class Everything implements Required<EngineAdapter> {
  readonly #snapshot: Snapshot = createTable({ seed: 1, now }).adapter('X').getSnapshot();
  readonly asked: unknown[][] = [];

  #ask<T>(answer: T, ...given: readonly unknown[]): Promise<T> {
    this.asked.push([...given]);
    return Promise.resolve(answer);
  }

  getSnapshot = (): Snapshot => this.#snapshot;
  subscribe(listener: () => void): () => void {
    this.asked.push(['subscribe', typeof listener]);
    return () => this.asked.push(['unsubscribe']);
  }
  execute(command: Command): Promise<Answer> {
    return this.#ask({ status: 'accepted', revision: 1 }, 'execute', command);
  }
  executeAll(commands: readonly Command[]): Promise<BatchAnswer> {
    return this.#ask({ status: 'accepted', revision: 1 }, 'executeAll', commands);
  }
  preview(command: Command): Promise<[]> {
    return this.#ask([], 'preview', command);
  }
  explain(command: Command): Promise<[]> {
    return this.#ask([], 'explain', command);
  }
  forecast(commands: readonly Command[]): Promise<Forecast> {
    return this.#ask({ refusals: [], metrics: [] }, 'forecast', commands);
  }
  undo(position?: number): Promise<Answer> {
    return this.#ask({ status: 'accepted', revision: 1 }, 'undo', position);
  }
  redo(position?: number): Promise<Answer> {
    return this.#ask({ status: 'accepted', revision: 1 }, 'redo', position);
  }
  recall(position: number): Promise<Recollection | null> {
    return this.#ask(null, 'recall', position);
  }
  course(from: number, to: number): Promise<readonly PlayedMove[]> {
    return this.#ask([], 'course', from, to);
  }
  enumerate(moveId: string): Promise<[]> {
    return this.#ask([], 'enumerate', moveId);
  }
  dispose(): void {
    this.asked.push(['dispose']);
  }
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

  it('refuses a plan as a whole, and only that', async () => {
    const { store, queue, known } = setUpPlan({ refusing: true });
    const answers = await queue.commit();
    expect(answers).toHaveLength(2);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reasons: [{ code: 'REFUSED_BY_INSPECTOR' }] });
    expect(store.getState()).toMatchObject({ pending: [], snapshot: { revision: 0 } });
    expect(known().refusing).toBe(false);
    expect((await queue.commit()).map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    expect(known().calls.map(({ kind, about, outcome }) => [kind, about, outcome])).toEqual([
      ['executeAll', 'summon, summon', 'rejected'],
      ['executeAll', 'summon, summon', 'accepted'],
    ]);
  });

  it('keeps plans back, and looks at the past', async () => {
    const { adapter, queue, known } = setUpPlan({ latency: 30 });
    await queue.commit();
    await adapter.recall!(0);
    await adapter.course!(0, 1);
    expect(known().calls.map(({ kind, about }) => [kind, about])).toEqual([
      ['executeAll', 'summon, summon'],
      ['recall', '0'],
      ['course', '0–1'],
    ]);
    for (const { took } of known().calls) expect(took).toBeGreaterThan(28);
  });

  it('loses nothing of an adapter that is written as a class', async () => {
    const whole = new Everything();
    const adapter = inspect(whole) as Required<EngineAdapter>;
    const methods = [...Object.getOwnPropertyNames(Everything.prototype), 'getSnapshot'];
    expect(Object.keys(adapter).toSorted()).toEqual(
      methods.filter((name) => name !== 'constructor').toSorted(),
    );
    const command = { commandId: 'a', revision: 0, moveId: 'place', params: { position: 0 } };
    expect(adapter.getSnapshot()).toBe(whole.getSnapshot());
    adapter.subscribe(() => {})();
    await adapter.execute(command);
    await adapter.executeAll([command]);
    await adapter.preview(command);
    await adapter.explain(command);
    await adapter.forecast([command]);
    await adapter.undo(3);
    await adapter.redo();
    await adapter.recall(2);
    await adapter.course(1, 2);
    await adapter.enumerate('place');
    adapter.dispose();
    expect(whole.asked).toEqual([
      ['subscribe', 'function'],
      ['unsubscribe'],
      ['execute', command],
      ['executeAll', [command]],
      ['preview', command],
      ['explain', command],
      ['forecast', [command]],
      ['undo', 3],
      ['redo', undefined],
      ['recall', 2],
      ['course', 1, 2],
      ['enumerate', 'place'],
      ['dispose'],
    ]);
    const { calls } = inspectionOf(adapter as EngineAdapter<never>)!.getState();
    expect(calls).toHaveLength(10);
    expect(calls.every(({ took }) => took !== null)).toBe(true);
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
