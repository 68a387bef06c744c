import type { Outcome, PreviewMetric } from '../../protocol/preview.js';
import { attackOf, hitChance, meanDamage, type Attack } from './rules/attack.js';
import { chanceOf } from './rules/dice.js';
import { heatAfter, heatLines, neededToKeepAmmo, neededToStayAwake } from './rules/heat.js';
import type { GameState, Mech } from './rules/state.js';

/**
 * What several actions come to: heat of each mech against the heat scale, ammunition, the chance that at least one attack
 * hits, and the damage to be expected. Made of the very attacks that will be resolved.
 */
export function forecastOf(before: GameState, after: GameState): PreviewMetric[] {
  const fresh = after.declared.slice(before.declared.length);
  const attacks = fresh.flatMap((declared) => attackOf(after, declared)?.attack ?? []);
  const acting = after.units.filter(
    (unit, at) => unit !== before.units[at] || fresh.some((one) => one.unit === unit.id),
  );
  return [
    ...attackTotals(attacks),
    ...acting.flatMap((unit) => [...heatMetrics(unit, after), ...ammoMetrics(unit, after, before)]),
  ];
}

/** A chance in percent: what may fail is never said to be certain, nor what may happen to be impossible. */
const percent = (chance: number): number =>
  chance > 0 && chance < 1 ? Math.min(99, Math.max(1, Math.round(chance * 100))) : chance * 100;
const hundredth = (value: number): number => Math.round(value * 100) / 100;

function attackTotals(attacks: readonly Attack[]): PreviewMetric[] {
  if (attacks.length === 0) return [];
  const distribution = damageTogether(attacks);
  const missAll = attacks.reduce((product, attack) => product * (1 - hitChance(attack)), 1);
  return [
    { key: 'hit', label: 'At least one hit', after: percent(1 - missAll), unit: '%', tone: 'good' },
    {
      key: 'expected',
      label: 'Expected damage',
      after: hundredth(attacks.reduce((sum, attack) => sum + meanDamage(attack), 0)),
      tone: 'good',
    },
    {
      key: 'damage',
      label: 'Damage',
      min: distribution[0]!.value,
      max: distribution.at(-1)!.value,
      distribution,
      tone: 'good',
    },
  ];
}

/** The damage of several attacks together, misses included, with how likely each amount is. */
export function damageTogether(attacks: readonly Attack[]): Outcome[] {
  let sums = new Map<number, number>([[0, 1]]);
  for (const attack of attacks) {
    const hit = hitChance(attack);
    const each = [
      { value: 0, probability: 1 - hit },
      ...attack.outcomes.map(({ value, probability }) => ({ value, probability: probability * hit })),
    ].filter(({ probability }) => probability > 0);
    const next = new Map<number, number>();
    for (const [sum, likely] of sums)
      for (const { value, probability } of each)
        next.set(sum + value, (next.get(sum + value) ?? 0) + likely * probability);
    sums = next;
  }
  return [...sums]
    .map(([value, probability]) => ({ value, probability: Math.min(1, probability) }))
    .toSorted((a, b) => a.value - b.value);
}

/** The heat a mech will have after the heat phase, line by line, and what may come of it. */
function heatMetrics(unit: Mech, state: GameState): PreviewMetric[] {
  const heat = heatAfter(unit, state);
  const metrics: PreviewMetric[] = [
    {
      key: `heat:${unit.id}`,
      label: `Heat of ${unit.name}`,
      before: unit.heat,
      after: heat,
      receipt: heatLines(unit, state),
      tone: heat > unit.heat ? 'bad' : heat < unit.heat ? 'good' : 'neutral',
    },
  ];
  const awake = neededToStayAwake(heat);
  const shutdown = awake === null ? 1 : 1 - chanceOf(awake);
  if (shutdown > 0)
    metrics.push({
      key: `shutdown:${unit.id}`,
      label: `${unit.name} shuts down`,
      after: percent(shutdown),
      unit: '%',
      tone: 'bad',
    });
  const explosion = hasAmmo(unit) ? 1 - chanceOf(neededToKeepAmmo(heat)) : 0;
  if (explosion > 0)
    metrics.push({
      key: `explosion:${unit.id}`,
      label: `Ammunition of ${unit.name} explodes`,
      after: percent(explosion),
      unit: '%',
      tone: 'bad',
    });
  return metrics;
}

const hasAmmo = ({ weapons }: Mech): boolean =>
  weapons.some(({ ammo, destroyed }) => ammo !== null && ammo > 0 && !destroyed);

function ammoMetrics(unit: Mech, after: GameState, before: GameState): PreviewMetric[] {
  const isFresh = (id: string) =>
    after.declared.slice(before.declared.length).some(({ by }) => by.kind === 'weapon' && by.weapon === id);
  return unit.weapons.flatMap(({ id, name, ammo }) =>
    ammo === null || !isFresh(id)
      ? []
      : [
          {
            key: `ammo:${id}`,
            label: `Ammo of ${name}`,
            before: ammo,
            after: ammo - 1,
            tone: 'neutral' as const,
          },
        ],
  );
}
