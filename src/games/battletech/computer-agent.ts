import type { Agent } from '../../agents/agent.js';
import type { AvailableOption, Option } from '../../protocol/option.js';
import { seededRandom } from '../../protocol/seeded-random.js';
import { bearing, distance, type Facing, type Hex } from './rules/hex.js';
import { hexOfId, type BattletechView, type UnitView } from './view.js';

/** A computer that plays by the same reports as everybody else. */
export function computerAgent({ seed = 0 }: { readonly seed?: string | number } = {}): Agent<BattletechView> {
  const random = seededRandom(seed);
  return {
    choose({ view }, options) {
      const moving = view.phase === 'MOVEMENT';
      // Of places that are as good, chance takes one.
      return highest(options, (option) => worthOf(option, view) + (moving ? random() : 0));
    },
    judge: ({ view }, options) => new Map(options.map((option) => [option.id, worthOf(option, view)])),
  };
}

/** Better than anything that is worth nothing. */
const DONE = 0.001;

/** How good an option is: what is worth nothing is not done. */
function worthOf(option: Option, view: BattletechView): number {
  if (option.kind !== 'available') return -Infinity;
  if (option.move.moveId === 'done') return DONE;
  return view.phase === 'MOVEMENT' ? worthOfMoving(option, view) : worthOfAttacking(option, view);
}

function highest(options: readonly Option[], worth: (option: Option) => number): Option | null {
  let best: Option | null = options[0] ?? null;
  let most = -Infinity;
  for (const option of options) {
    const value = worth(option);
    if (value > most) [best, most] = [option, value];
  }
  return best;
}

const numberOf = ({ preview }: AvailableOption, key: string): number => {
  const metric = preview.find((one) => one.key === key);
  return typeof metric?.after === 'number' ? metric.after : (metric?.min ?? 0);
};

/** How far a mech lets its heat rise, once its heat sinks have taken what they can. */
const WARM = 7;

/** The damage to be expected; nothing where it would get too hot, or would be wasted. */
function worthOfAttacking(option: AvailableOption, view: BattletechView): number {
  const unit = unitNamed(view, option.params['unitId']);
  if (!unit) return 0;
  const heat = unit.heat + unit.heatPending + numberOf(option, 'heat') - unit.heatSinks;
  if (heat > WARM) return 0;
  const first = view.declared.find((one) => one.unit === unit.id)?.target;
  const onward = first === undefined || first === option.params['target'] ? 1 : 0.9;
  const recoil = numberOf(option, 'recoil') * (Number(option.successChance) / 100);
  return (numberOf(option, 'expected') - recoil * 0.7) * onward;
}

const unitNamed = ({ units }: BattletechView, id: unknown): UnitView | undefined =>
  units.find((unit) => unit.id === id);

/** How good a place or a facing is: near enough to shoot, hard to hit, and looking at the enemy. */
function worthOfMoving(option: AvailableOption, view: BattletechView): number {
  const unit = unitNamed(view, option.params['unitId']);
  if (!unit) return 0;
  const enemies = view.units.filter(({ side, destroyed }) => side !== unit.side && !destroyed);
  const { facing, hex } = option.params;
  if (typeof facing === 'number') return 100 + facingWorth(unit, facing as Facing, enemies);
  const place = typeof hex === 'string' ? hexOfId(hex) : null;
  if (!place) return 1;
  const wanted = favouriteRange(unit);
  const nearest = Math.min(...enemies.map((enemy) => distance(place, enemy)));
  const ground = view.hexes.find((one) => one.id === hex);
  const cover = ground?.terrain === 'heavy-woods' ? 4 : ground?.terrain === 'light-woods' ? 2 : 0;
  return (
    200 -
    6 * Math.abs(nearest - wanted) +
    cover +
    (ground?.elevation ?? 0) +
    3 * numberOf(option, 'evasion') -
    3 * numberOf(option, 'aim') -
    numberOf(option, 'heat')
  );
}

/** The distance at which most of its weapons are good. */
function favouriteRange({ weapons }: UnitView): number {
  const able = weapons.filter(({ state, ammo }) => state !== 'destroyed' && ammo !== 0);
  if (able.length === 0) return 1;
  const total = able.reduce((sum, { damage, missiles }) => sum + damage * missiles, 0);
  const mean = able.reduce((sum, { damage, missiles, range }) => sum + range.short * damage * missiles, 0);
  return Math.max(1, Math.round(mean / total));
}

function facingWorth(unit: UnitView, facing: Facing, enemies: readonly UnitView[]): number {
  return enemies.reduce((sum, enemy: Hex) => {
    const off = Math.abs(bearing(unit, facing, enemy));
    return sum + (180 - off) / (10 * Math.max(1, distance(unit, enemy)));
  }, 0);
}
