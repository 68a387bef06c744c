import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meterText, predictedBy, readMeter } from '../../src/components/Meter/meter-reading.js';
import { createWords } from '../../src/hooks/words.js';

describe('the reading of a meter', () => {
  it('is a share of the most there can be', () => {
    expect(readMeter(5, 20)).toEqual({
      value: 5,
      max: 20,
      predicted: null,
      change: null,
      sure: 25,
      ghost: 0,
    });
  });

  it('shows what a prediction takes as the part that goes', () => {
    expect(readMeter(14, 20, 9)).toMatchObject({ change: 'loss', predicted: 9, sure: 45, ghost: 25 });
  });

  it('shows what a prediction adds as the part that comes', () => {
    expect(readMeter(9, 20, 14)).toMatchObject({ change: 'gain', predicted: 14, sure: 45, ghost: 25 });
  });

  it('shows no change where the value stays', () => {
    expect(readMeter(9, 20, 9)).toMatchObject({ change: null, predicted: null, ghost: 0 });
  });

  it('writes what is out of bounds as it is, and keeps the bar in them', () => {
    expect(readMeter(25, 20, -3)).toMatchObject({ value: 25, predicted: -3, sure: 0, ghost: 100 });
    expect(readMeter(-4, 20)).toMatchObject({ value: -4, sure: 0 });
  });

  it('never leaves the bar, whatever it is given', () => {
    const any = fc.oneof(fc.double(), fc.integer(), fc.constant(Number.NaN));
    fc.assert(
      fc.property(any, any, fc.option(any), (value, max, predicted) => {
        const { sure, ghost } = readMeter(value, max, predicted);
        expect(sure).toBeGreaterThanOrEqual(0);
        expect(ghost).toBeGreaterThanOrEqual(0);
        expect(sure + ghost).toBeLessThanOrEqual(100.000001);
      }),
    );
  });

  it('is said in words', () => {
    expect(meterText(readMeter(14, 20))).toBe('14 of 20');
    expect(meterText(readMeter(14, 20, 11), 'embers')).toBe('14 of 20 embers, would become 11');
  });

  it('is said in another language, with its numbers', () => {
    const words = createWords({
      locale: 'de',
      messages: { 'meter.value-with-unit': '{value} von {max} {unit}', 'unit.embers': 'Gluten' },
    });
    expect(meterText(readMeter(1400, 2000), 'embers', words)).toBe('1.400 von 2.000 Gluten');
  });
});

describe('the prediction of a preview', () => {
  const metrics = [
    { key: 'health', label: 'Health', before: 12, after: 9, tone: 'bad' },
    { key: 'town', label: 'The town', after: 'is grateful', tone: 'neutral' },
    { key: 'loot', label: 'Loot', min: 2, max: 8, tone: 'good' },
  ] as const;

  it('is the number after', () => {
    expect(predictedBy(metrics, 'health')).toBe(9);
  });

  it('is none where the preview has no such number', () => {
    for (const key of ['town', 'loot', 'mana']) expect(predictedBy(metrics, key)).toBeUndefined();
  });
});
