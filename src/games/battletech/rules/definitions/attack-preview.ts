import type { ActionPreview, PreviewMetric } from '../../../../protocol/preview.js';
import { meanDamage, type Attack } from '../attack.js';

/** What players read of an attack beside its chance: the number needed with its receipt, and its damage. */
export function attackMetrics(attack: Attack): PreviewMetric[] {
  const { needed, modifiers, outcomes, recoil } = attack;
  const metrics: PreviewMetric[] = [
    { key: 'needed', label: 'Needed on 2d6', after: needed, receipt: modifiers, tone: 'neutral' },
    {
      key: 'expected',
      label: 'Expected damage',
      after: Math.round(meanDamage(attack) * 100) / 100,
      tone: 'good',
    },
  ];
  if (outcomes.length > 1) {
    const [min, max] = damageRange(attack);
    metrics.push({
      key: 'damage',
      label: 'Damage of a hit',
      min,
      max,
      distribution: outcomes,
      tone: 'good',
    });
  }
  if (recoil > 0)
    metrics.push({
      key: 'recoil',
      label: 'Damage to itself by a hit',
      min: recoil,
      max: recoil,
      tone: 'bad',
    });
  return metrics;
}

/** Least and most damage of a hit. */
export function damageRange({ outcomes }: Attack): ActionPreview['expectedDamage'] & object {
  return [outcomes[0]!.value, outcomes.at(-1)!.value];
}
