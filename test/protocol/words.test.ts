import { describe, expect, it } from 'vitest';
import { formatChance, type Chance } from '../../src/protocol/chance.js';
import { commandFor } from '../../src/protocol/command.js';
import { GameError } from '../../src/protocol/game-error.js';
import { optionOfMove } from '../../src/protocol/normalise.js';
import { formatMetric, metricsOf, type PreviewMetric } from '../../src/protocol/preview.js';
import { gapOf } from '../../src/protocol/reason.js';
import { commandShape } from '../../src/protocol/validate/command-shape.js';
import { faultIn } from '../../src/protocol/validate/shape.js';
import { validMove } from './moves.js';

describe('formatChance', () => {
  it.each<[Chance, string]>([
    [58, '58%'],
    [0, '0%'],
    [{ min: 40, max: 60 }, '40–60%'],
    [{ min: 40, max: 40 }, '40%'],
    ['unknown', ''],
  ])('of %j is %j', (chance, text) => expect(formatChance(chance)).toBe(text));
});

describe('formatMetric', () => {
  it.each<[Partial<PreviewMetric>, string]>([
    [{ before: 24, after: 23 }, '24 → 23'],
    [{ before: 0, after: 2, unit: 'coins' }, '0 → 2 coins'],
    [{ after: 'X wins' }, 'X wins'],
    [{ min: 2, max: 8 }, '2–8'],
    [{ min: 5, max: 5, unit: 'damage' }, '5 damage'],
    [{ min: 0 }, '0'],
    [{ max: 3 }, '3'],
    [{ before: 4 }, '4'],
    [{ distribution: [] }, ''],
  ])('of %j is %j', (values, text) => {
    expect(formatMetric({ key: 'k', label: 'K', tone: 'neutral', ...values })).toBe(text);
  });
});

describe('metricsOf', () => {
  const nothing = { expectedDamage: null, heatGenerated: null, ammoConsumed: null, targetHitLocation: null };

  it('has no metric for what is not predicted', () => expect(metricsOf(nothing)).toEqual([]));

  it('shows damage, heat, ammunition and location', () => {
    const metrics = metricsOf({
      expectedDamage: [2, 8],
      heatGenerated: 0,
      ammoConsumed: 1,
      ammoBefore: 24,
      targetHitLocation: 'Left arm',
    });
    expect(metrics.map((metric) => `${metric.label}: ${formatMetric(metric)} (${metric.tone})`)).toEqual([
      'Damage: 2–8 (good)',
      'Heat: 0 (bad)',
      'Ammo: 24 → 23 (neutral)',
      'Hit location: Left arm (neutral)',
    ]);
  });

  it('tells the ammunition used where nobody says how much there is', () => {
    const [metric] = metricsOf({ ...nothing, ammoConsumed: 2 });
    expect(`${metric?.label}: ${formatMetric(metric!)}`).toBe('Ammo used: 2');
  });
});

describe('gapOf', () => {
  it.each([
    [{ required: 8, available: 5 }, 3],
    [{ required: 5, available: 8 }, null],
    [{ required: 5, available: 5 }, null],
    [{ required: '8', available: 5 }, null],
    [{ required: 8 }, null],
    [undefined, null],
  ])('of %j is %j', (context, gap) => {
    expect(gapOf({ code: 'C', text: 'T', ...(context && { context }) })).toBe(gap);
  });
});

describe('commandFor', () => {
  const option = optionOfMove(validMove(1, { sourceCardId: 'c1', targets: [['t1']] }));

  it('says what to play and which revision was seen, and names no player', () => {
    const { commandId, ...command } = commandFor(option, { revision: 7 });
    expect(command).toEqual({
      revision: 7,
      moveId: 'take',
      params: { count: 1 },
      sourceCardId: 'c1',
      targets: [['t1']],
    });
    expect(faultIn(commandShape, { commandId, ...command })).toBeNull();
  });

  it('has another id every time', () => {
    const ids = Array.from({ length: 100 }, () => commandFor(option, { revision: 0 }).commandId);
    expect(new Set(ids).size).toBe(100);
  });
});

describe('GameError', () => {
  it('is an error with a code and the values behind its message', () => {
    const error = new GameError('Cell is taken', 'OCCUPIED', { position: 4 });
    expect(error).toBeInstanceOf(Error);
    expect(`${error}`).toBe('GameError: Cell is taken');
    expect({ ...error }).toMatchObject({ code: 'OCCUPIED', context: { position: 4 } });
  });

  it('has no context where none is given', () => {
    expect(new GameError('No', 'NO').context).toBeUndefined();
  });
});
