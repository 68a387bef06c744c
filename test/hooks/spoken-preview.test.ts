import { describe, expect, it } from 'vitest';
import { metricText } from '../../src/hooks/metric-text.js';
import { spokenMetric, spokenPreview } from '../../src/hooks/spoken-preview.js';
import { createWords, ENGLISH } from '../../src/hooks/words.js';
import type { PhaseActionReport } from '../../src/protocol/action-report.js';
import { optionOfMove } from '../../src/protocol/normalise.js';
import type { PreviewMetric } from '../../src/protocol/preview.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import report from '../fixtures/atlas-report.json' with { type: 'json' };
import { refusedMove, snapshotOf, validMove } from '../protocol/moves.js';

const metric = (values: Partial<PreviewMetric>): PreviewMetric => ({
  key: 'k',
  label: 'Loot',
  tone: 'neutral',
  ...values,
});

describe('the spoken version of a preview', () => {
  const atlas = optionsOf(snapshotOf([], { reports: [report as unknown as PhaseActionReport] }));
  const said = atlas.map((option) =>
    spokenPreview(option, option.kind === 'available' ? option.preview : []),
  );

  it('says odds, amounts, changes and penalties of a report', () => {
    expect(said.slice(0, 2)).toEqual([
      'Fire Medium Laser at Hunchback: 58 percent, 5 damage, heat plus 3. Warning: +1 to-hit from excess heat',
      'Fire SRM-4 at Hunchback: 42 percent, 2 to 8 damage, heat plus 3, ammo from 24 to 23',
    ]);
  });

  it('says all reasons of what cannot be done', () => {
    expect(said[2]).toBe(
      'Fire AC/20 at Hunchback: not possible. Target is 14 hexes away, max range is 9. No ammunition remaining.',
    );
    expect(spokenPreview(optionOfMove(refusedMove(3)), [])).toContain(
      'There are too few. (needs 2 more) It is',
    );
  });

  it('is only the name where nothing is known', () => {
    expect(spokenPreview(optionOfMove(validMove(1)), [])).toBe('Take');
  });

  it('does not say a chance twice', () => {
    const option = optionOfMove(validMove(1, { metadata: { successChance: { min: 40, max: 60 } } }));
    const chance = metric({ key: 'chance', label: 'Chance', after: 50 });
    expect(spokenPreview(option, [chance])).toBe('Take: 40 to 60 percent');
  });

  it.each<[Partial<PreviewMetric>, string]>([
    [{ min: 2, max: 8, unit: 'coins' }, 'loot 2 to 8 coins'],
    [{ min: -2, max: 3, signed: true }, 'loot minus 2 to plus 3'],
    [{ after: 7 }, 'loot 7'],
    [{ before: 'shut', after: 'open' }, 'loot from shut to open'],
    [{ before: 11, min: 5, max: 10 }, 'loot from 11 to between 5 and 10'],
    [{ label: 'AC/20 rounds', min: 4, max: 4 }, '4 AC/20 rounds'],
    [
      {
        min: 1,
        max: 2,
        distribution: [
          { value: 1, probability: 0.2 },
          { value: 2, probability: 0.8 },
        ],
      },
      '1 to 2 loot, most likely 2',
    ],
    [{}, ''],
  ])('of %j is %j', (values, text) => expect(spokenMetric(metric(values), ENGLISH)).toBe(text));

  it('is said in the words of another language', () => {
    const words = createWords({
      locale: 'de',
      messages: {
        'metric.k': 'Beute',
        'spoken.amount': '{amount} {label}',
        'spoken.range': '{min} bis {max}',
      },
    });
    expect(spokenMetric(metric({ min: 1000, max: 2500.5 }), words)).toBe('1.000 bis 2.500,5 Beute');
  });
});

describe('the value of a metric', () => {
  it.each<[Partial<PreviewMetric>, string]>([
    [{ before: 24, after: 23 }, '24 → 23'],
    [{ before: 0, after: 2000, unit: 'coins' }, '0 → 2,000 coins'],
    [{ before: 11, min: 5, max: 10 }, '11 → 5–10'],
    [{ min: 3, max: 3, signed: true }, '+3'],
    [{ after: 3, signed: true }, '+3'],
    [{ min: 0, max: 0, signed: true }, '0'],
    [{ after: 58, unit: '%' }, '58%'],
    [{ after: 'X wins' }, 'X wins'],
    [{ before: 4 }, '4'],
    [{ min: 2 }, '2'],
    [{}, ''],
  ])('of %j is %j', (values, text) => expect(metricText(metric(values), ENGLISH)).toBe(text));

  it('is written as the language writes it', () => {
    const words = createWords({
      locale: 'de',
      messages: { 'unit.coins': 'Münzen', 'metric.k.open': 'offen' },
    });
    expect(metricText(metric({ min: 1000.5, max: 2000, unit: 'coins' }), words)).toBe('1.000,5–2.000 Münzen');
    expect(metricText(metric({ after: 'open' }), words)).toBe('offen');
  });
});
