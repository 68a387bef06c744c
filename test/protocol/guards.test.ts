import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GUARDS } from '../../src/protocol/guards.js';
import { MORE_GUARDS } from '../../src/protocol/more-guards.js';
import { MORE_SCHEMAS } from '../../src/protocol/more-fault-of.js';
import { SCHEMAS } from '../../src/protocol/fault-of.js';
import { faultIn } from '../../src/protocol/schemas.js';
import atlas from '../fixtures/atlas-report.json' with { type: 'json' };
import { refusedMove, snapshotOf, validMove } from './moves.js';

const ALL = { ...GUARDS, ...MORE_GUARDS };
type Kind = keyof typeof ALL;

const reason = { code: 'NO', text: 'No.', context: { required: 1 } };
const entry = { id: '1', text: 'Ann takes 1', code: 'TAKES', context: {}, player: 'ann', refs: ['a1'] };
const metric = {
  key: 'k',
  label: 'K',
  unit: 'coins',
  before: 1,
  after: 'few',
  min: 1,
  max: 2,
  signed: true,
  tone: 'good',
};
const outcomes = { ...metric, distribution: [{ value: 1, probability: 0.5 }] };
const receipt = {
  key: 'n',
  label: 'N',
  after: 3,
  tone: 'bad',
  receipt: [{ label: 'a', amount: 3, entity: 'e', code: 'c' }],
};
const facts = { axis: 'amount', label: 'Amount', hint: 'How many?', optional: true };
const fields = [
  { ...facts, kind: 'number', min: 1, max: 3, step: 1 },
  { ...facts, kind: 'text', maxLength: 3 },
  { ...facts, kind: 'boolean' },
  { ...facts, kind: 'choice', choices: [{ value: 1, label: 'One' }] },
  { ...facts, kind: 'entity', choices: [{ value: 'a', label: 'A' }] },
];
const metadata = {
  displayName: 'Take one',
  description: 'From the pile.',
  category: 'Piles',
  priority: 1,
  hotkey: '1',
  successChance: { min: 10, max: 20 },
  warnings: [{ code: 'LATE', description: 'Late', modifier: 1 }],
  preview: [metric, outcomes, receipt],
  labels: { count: 'one', targets: ['a', 'b'] },
  refs: { count: 'pile-1' },
  fields,
  onRequest: true,
};

/** Sound values of every kind, in which something is then changed. */
const SOUND: Readonly<Record<Kind, readonly unknown[]>> = {
  move: [
    validMove(1, { metadata: { successChance: 58 } }),
    validMove(1, { metadata: { successChance: 'unknown' } }),
    refusedMove(2, { metadata, sourceCardId: 'c', targets: [['a'], []] } as never),
  ],
  report: [atlas],
  action: [
    ...atlas.actions,
    { ...atlas.actions[0], params: { a: 1 }, labels: { a: 'A' }, refs: { a: 'b' }, category: 'Arms' },
    { ...atlas.actions[1], preview: { ...atlas.actions[1]!.preview, metrics: [metric, receipt] } },
  ],
  logEntry: [entry],
  snapshot: [
    snapshotOf([validMove(1)], {
      flow: { turn: 1, phase: 'a', segment: 'b', currentPlayer: null, decision: { text: 'Which?' } },
      partial: ['take'],
      sequences: [{ id: 's', name: 'All', moves: ['take'] }],
      history: { position: 1, length: 2, canUndo: true, canRedo: false },
    }),
    snapshotOf([], {
      seat: null,
      status: { kind: 'over', winner: null, reason: 'Draw.', code: 'DRAW', context: {} },
    }),
  ],
  answer: [
    { status: 'accepted', revision: 1 },
    { status: 'rejected', reasons: [reason] },
    { status: 'superseded', revision: 2 },
  ],
  list: [[1]],
  preview: [[metric, outcomes, receipt]],
  command: [
    { commandId: 'c', revision: 0, moveId: 'take', params: {}, sourceCardId: 'c1', targets: [['t']] },
  ],
  batchAnswer: [
    { status: 'accepted', revision: 1 },
    { status: 'rejected', refusals: [[reason], []] },
    { status: 'interrupted', revision: 1, played: 1, reasons: [reason] },
    { status: 'superseded', revision: 2 },
  ],
  forecast: [{ refusals: [[reason], []], metrics: [metric] }],
  recollection: [{ snapshot: {}, obstacles: [reason] }],
  course: [
    [
      { position: 1, player: 'ann', entries: [entry] },
      { position: 2, player: null, entries: [] },
    ],
  ],
};

const anything = fc.constantFrom<unknown>(
  ...[undefined, null, true, 0, -1, 1.5, 50, 101, NaN, '', 'text', 'choice', 'available', 'over', 'accepted'],
  ...[
    [],
    {},
    ['a'],
    [['a']],
    [1],
    [[1]],
    [null],
    [undefined],
    { a: 'text' },
    { a: 1 },
    { a: ['b'] },
    { a: [1] },
  ],
  ...[
    [1, 2],
    [NaN, 1],
    { min: 1, max: 2 },
    { min: 1 },
    [[{ code: 'NO', text: 'No.' }]],
    [{ code: 'NO' }],
    new Array(1),
  ],
);

/** Every place in a value, as the keys that lead there. */
function pathsIn(value: unknown): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, part]) => pathsIn(part).map((path) => [key, ...path]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  return Object.assign(copy, { [key]: replaced((value as Record<string, unknown>)[key], rest, by) });
}

const changed = (kind: Kind) =>
  fc.constantFrom(...SOUND[kind]).chain((sound) =>
    fc
      .array(fc.tuple(fc.constantFrom(...pathsIn(sound)), anything), { minLength: 1, maxLength: 2 })
      .map((changes) => {
        let value = sound;
        for (const [path, by] of changes)
          if (pathsIn(value).some((one) => one.join() === path.join())) value = replaced(value, path, by);
        return value;
      }),
  );

/** What a schema says beside what the guards say: that numbers agree with one another. */
const ADDS_UP = /receipt|the metric "chance"/;
const ALL_SCHEMAS = { ...SCHEMAS, ...MORE_SCHEMAS };

describe.each(Object.keys(SOUND) as Kind[])('the guard of: %s', (kind) => {
  it('says yes to what is sound', () => {
    for (const value of SOUND[kind]) {
      expect(faultIn(ALL_SCHEMAS[kind], value)).toBeNull();
      expect(ALL[kind](value)).toBe(true);
    }
  });

  it('says no to what the schema finds a fault in, and to nothing else', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 30, arbitrary: changed(kind) }, anything), (value) => {
        const fault = faultIn(ALL_SCHEMAS[kind], value);
        if (fault !== null && ADDS_UP.test(fault)) return;
        if (ALL[kind](value) !== (fault === null)) throw new Error(`The schema says: ${fault ?? 'sound'}`);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('a build for players', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('puts aside what is broken, and leaves the words for it to a development build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.resetModules();
    const { readOptions } = await import('../../src/protocol/options/read-options.js');
    const { moreFaultOf } = await import('../../src/protocol/more-fault-of.js');
    const broken = { ...validMove(2), metadata: { priority: 'high' } } as never;
    const { list, quarantine } = readOptions({ moves: [validMove(1), broken], reports: [] });
    expect(list).toHaveLength(1);
    expect(quarantine.map(({ message }) => message)).toEqual([
      'moveset: moves[1] is in quarantine (a development build says why). Players do not see it. ' +
        'Publish it as the protocol describes.',
    ]);
    expect(moreFaultOf('command', {})).toBe('a development build says why');
    expect(moreFaultOf('command', SOUND.command[0])).toBeNull();
  });
});
