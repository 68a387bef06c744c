import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PhaseActionReport } from '../../src/protocol/action-report.js';
import { metricsOf, type PreviewMetric } from '../../src/protocol/preview.js';
import { readOptions } from '../../src/protocol/options/read-options.js';
import { receiptFault, receiptOf } from '../../src/protocol/receipt.js';
import { previewShape } from '../../src/protocol/validate/preview-shape.js';
import { faultIn } from '../../src/protocol/validate/shape.js';
import { snapshotOf, validMove } from './moves.js';

const NEEDED: PreviewMetric = {
  key: 'needed',
  label: 'Number needed',
  after: 7,
  tone: 'neutral',
  receipt: [
    { label: 'Gunnery', amount: 4, entity: 'pilot' },
    { label: 'Medium range', amount: 2 },
    { label: 'Excess heat', amount: 1, code: 'HEAT_PENALTY' },
  ],
};

const wrong = { ...NEEDED, after: 8 };

describe('a receipt', () => {
  it('adds up to the number shown', () => {
    expect(receiptFault(NEEDED)).toBeNull();
    expect(receiptOf(NEEDED)).toEqual({ from: null, lines: NEEDED.receipt, total: 7 });
  });

  it('leads from the value before to the value after', () => {
    const coins: PreviewMetric = {
      key: 'coins',
      label: 'Coins',
      before: 5,
      after: 4,
      tone: 'bad',
      receipt: [
        { label: 'Toll', amount: -3 },
        { label: 'Loot', amount: 2 },
      ],
    };
    expect(receiptOf(coins)).toMatchObject({ from: 5, total: 4 });
  });

  it('is not shown at all where it does not add up', () => {
    expect(receiptOf(wrong)).toBeNull();
  });

  it('takes no offence at fractions', () => {
    const lines = [0.1, 0.2, 0.3].map((amount) => ({ label: 'x', amount }));
    expect(receiptFault({ after: 0.6, receipt: lines })).toBeNull();
  });

  it.each([
    [
      { min: 2, max: 8 },
      'Expected one number that the receipt adds up to (`after`, or `min` equal to `max`)',
    ],
    [
      { after: 'seven' },
      'Expected one number that the receipt adds up to (`after`, or `min` equal to `max`)',
    ],
    [{ min: 2, max: 2 }, 'Expected a receipt that adds up to 2, this one adds up to 1'],
    [{ after: Infinity }, 'Expected a receipt that adds up to Infinity, this one adds up to 1'],
  ])('of %j is refused', (values, sentence) => {
    expect(receiptFault({ ...values, receipt: [{ label: 'x', amount: 1 }] })).toBe(sentence);
  });

  it('passes the border exactly where it adds up', () => {
    const line = fc.record({ label: fc.string(), amount: fc.integer({ min: -99, max: 99 }) });
    fc.assert(
      fc.property(
        fc.array(line),
        fc.option(fc.integer({ min: -99, max: 99 }), { nil: undefined }),
        fc.integer({ min: -2, max: 2 }),
        (receipt, before, off) => {
          const sum = receipt.reduce((so, { amount }) => so + amount, before ?? 0);
          const metric = { ...NEEDED, before, after: sum + off, receipt };
          expect(faultIn(previewShape, [metric]) === null).toBe(off === 0);
        },
      ),
    );
  });
});

describe('at the border', () => {
  it('a move whose receipt does not add up is in quarantine, and the others live', () => {
    const { list, quarantine } = readOptions(
      snapshotOf([validMove(1, { metadata: { preview: [wrong] } }), validMove(2)]),
    );
    expect(list).toHaveLength(1);
    expect(quarantine[0]?.message).toBe(
      'moveset: moves[0] is in quarantine (metadata.preview.0: Expected a receipt that adds up to 8, this one adds up to 7). ' +
        'Players do not see it. Publish it as the protocol describes.',
    );
  });

  it('a line whose amount is no number is named at its place', () => {
    const broken = { ...NEEDED, receipt: [{ label: 'Gunnery', amount: 'four' }] };
    expect(faultIn(previewShape, [broken])).toBe('0.receipt.0.amount: Expected a number');
  });

  it('a chance that is explained by another number is in quarantine', () => {
    const chance: PreviewMetric = { key: 'chance', label: 'Chance', after: 58, tone: 'neutral' };
    const read = (successChance: number) =>
      readOptions(snapshotOf([validMove(1, { metadata: { successChance, preview: [chance] } })])).quarantine;
    expect(read(58)).toEqual([]);
    expect(read(60)[0]?.message).toContain('Expected the metric "chance" to show the chance 60, it shows 58');
  });
});

describe('the preview of a report', () => {
  const preview = {
    expectedDamage: [2, 8],
    heatGenerated: 3,
    ammoConsumed: null,
    targetHitLocation: null,
  } as const;
  const reportWith = (metrics: readonly PreviewMetric[]): PhaseActionReport => ({
    phase: 'WEAPON_ATTACK',
    unitId: 'unit-1',
    actions: [
      {
        kind: 'available',
        id: 'fire',
        name: 'Fire',
        successChance: 58,
        warnings: [],
        preview: { ...preview, metrics },
      },
    ],
  });

  it('may say more than its fields, and say a field better', () => {
    const damage: PreviewMetric = {
      key: 'damage',
      label: 'Damage',
      min: 2,
      max: 8,
      distribution: [
        { value: 2, probability: 0.5 },
        { value: 8, probability: 0.5 },
      ],
      tone: 'good',
    };
    expect(metricsOf({ ...preview, metrics: [NEEDED, damage] })).toEqual([
      damage,
      { key: 'heat', label: 'Heat', min: 3, max: 3, signed: true, tone: 'bad' },
      NEEDED,
    ]);
  });

  it('is checked like any other', () => {
    const read = (metric: PreviewMetric) => readOptions(snapshotOf([], { reports: [reportWith([metric])] }));
    expect(read(NEEDED).quarantine).toEqual([]);
    expect(read(wrong).quarantine[0]?.message).toContain(
      'reports[0].actions[0] is in quarantine (preview.metrics.0: Expected a receipt that adds up to 8',
    );
  });
});
