import { describe, expect, it } from 'vitest';
import { BLANK_READING, BLANK_SNAPSHOT, readSnapshot } from '../../src/protocol/options/read-snapshot.js';
import { faultIn } from '../../src/protocol/validate/shape.js';
import { snapshotShape } from '../../src/protocol/validate/snapshot-shape.js';
import type { LogEntry, Snapshot } from '../../src/protocol/snapshot.js';
import { snapshotOf, validMove } from './moves.js';

function reading(snapshot: Snapshot, previous: Parameters<typeof readSnapshot<unknown>>[1] = BLANK_READING) {
  const result = readSnapshot(snapshot, previous);
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

describe('readSnapshot', () => {
  it('hands a sound snapshot on as it is', () => {
    const snapshot = snapshotOf([validMove(1)], { log: [{ id: '1', text: 'Ann begins' }] });
    const result = reading(snapshot);
    expect(result.snapshot).toBe(snapshot);
    expect(result.options.list).toHaveLength(1);
    expect(result.quarantine).toEqual([]);
  });

  it('starts from a blank snapshot that is sound itself', () => {
    expect(faultIn(snapshotShape, BLANK_SNAPSHOT)).toBeNull();
    expect(reading(BLANK_SNAPSHOT).options.list).toEqual([]);
  });

  it.each([
    ['null', null, ''],
    ['a negative revision', snapshotOf([], { revision: -1 }), 'revision'],
    ['no status', { ...snapshotOf([]), status: undefined }, 'status'],
    ['moves that are no list', { ...snapshotOf([]), moves: {} }, 'moves'],
    [
      'an end without a reason',
      { ...snapshotOf([]), status: { kind: 'over', winner: null } },
      'status.reason',
    ],
  ])('says what is wrong with all of it: %s', (_, broken, place) => {
    expect(readSnapshot(broken as Snapshot, BLANK_READING)).toEqual({
      fault: expect.stringContaining(place) as string,
    });
  });

  it('puts moves and log entries aside that cannot be read', () => {
    const good: LogEntry = { id: '1', text: 'Ann begins' };
    const published = snapshotOf([null as never, validMove(1)], {
      log: [good, { id: 2 } as never, null as never],
    });
    const result = reading(published);
    expect(result.published).toBe(published);
    expect(result.snapshot.log).toEqual([good]);
    expect(result.options.list).toHaveLength(1);
    expect(result.quarantine.map(({ where }) => where)).toEqual(['moves[0]', 'log[1]', 'log[2]']);
  });

  it('keeps options that did not change since the reading before', () => {
    const first = reading(snapshotOf([validMove(1)]));
    expect(first.options.list).toHaveLength(1);
    const second = reading(snapshotOf([validMove(1)], { revision: 2 }), first);
    expect(second.options.list).toBe(first.options.list);
  });
});
