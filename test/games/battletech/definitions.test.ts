import { describe, expect, it } from 'vitest';
import type { ActionRule } from '../../../src/engines/action-query/action-rule.js';
import { FireWeaponActionDefinition } from '../../../src/games/battletech/rules/definitions/fire-weapon.js';
import { Jump, Run, StandStill, Walk } from '../../../src/games/battletech/rules/definitions/move-actions.js';
import {
  Charge,
  DeathFromAbove,
  Kick,
  Punch,
} from '../../../src/games/battletech/rules/definitions/physical-actions.js';
import type { PhysicalContext } from '../../../src/games/battletech/rules/context.js';
import { metricsOf, type ActionPreview } from '../../../src/protocol/preview.js';
import {
  ac20,
  actionContext,
  gameStateWith,
  hex,
  lrm20,
  mech,
  mediumLaser,
  srm4,
  strikeContext,
  went,
} from './builders.js';

const fire = new FireWeaponActionDefinition();
const blockers = <Context>(rules: readonly ActionRule<Context>[], context: Context) =>
  rules.flatMap((rule) => {
    const result = rule.evaluate(context);
    return result.kind === 'unsatisfied' ? [result.reason.code] : [];
  });
const metric = (preview: ActionPreview, key: string) => metricsOf(preview).find((one) => one.key === key);

describe('FireWeaponActionDefinition', () => {
  it('has nothing against a sound weapon at a target in the open', () =>
    expect(blockers(fire.rules, actionContext())).toEqual([]));

  it('is unavailable when the weapon is destroyed and out of ammo', () => {
    const context = actionContext({ weapon: ac20(), weaponDestroyed: true, ammo: 0 });
    expect(blockers(fire.rules, context).toSorted()).toEqual(['NO_AMMO', 'WEAPON_DESTROYED']);
  });

  it('is out of range and out of ammo at once', () => {
    const context = actionContext({ weapon: ac20(), distance: 14, ammo: 0 });
    expect(blockers(fire.rules, context)).toEqual(['OUT_OF_RANGE', 'NO_AMMO']);
  });

  it('hits with 72% at short range when the attacker walked and the target moved 3 hexes', () => {
    const context = actionContext({
      gunnery: 4,
      range: 3,
      weapon: mediumLaser(),
      attacker: { moved: went('walk', 2) },
      target: { moved: went('run', 3) },
    });
    expect(fire.successChance(context)).toBe(72);
  });

  it.each([
    [3, 92],
    [5, 72],
    [8, 42],
  ])('at %i hexes a medium laser of gunnery 4 hits with %i%%', (range, chance) =>
    expect(fire.successChance(actionContext({ range }))).toBe(chance),
  );

  it('previews damage and heat', () => {
    const preview = fire.preview(actionContext({ weapon: mediumLaser() }));
    expect(preview).toMatchObject({ expectedDamage: [5, 5], heatGenerated: 3, ammoConsumed: null });
  });

  it('previews missiles as a range with its distribution, and the load that is left', () => {
    const preview = fire.preview(actionContext({ weapon: srm4() }));
    expect(preview).toMatchObject({ expectedDamage: [2, 8], ammoConsumed: 1, ammoBefore: 24 });
    const outcomes = metric(preview, 'damage')?.distribution ?? [];
    expect(outcomes.map(({ value }) => value)).toEqual([2, 4, 6, 8]);
    // Of 36 throws of two dice: 1, 2 + 3 + 4 + 5, 6 + 5 + 4 + 3, 2 + 1.
    expect(outcomes.map(({ probability }) => Math.round(probability * 36))).toEqual([1, 14, 18, 3]);
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(fire.preview(actionContext({ weapon: lrm20(), distance: 10 })).expectedDamage).toEqual([6, 20]);
  });

  it('names every modifier of the number needed, with who or what causes it', () => {
    const context = actionContext({
      range: 5,
      heat: 13,
      attacker: { moved: went('run', 4) },
      target: { moved: went('jump', 5) },
      state: { ground: [{ ...hex(2), terrain: 'light-woods' }] },
    });
    const needed = metric(fire.preview(context), 'needed');
    expect(needed?.receipt).toEqual([
      { code: 'GUNNERY', label: 'Gunnery', amount: 4, entity: 'alpha-1' },
      { code: 'RANGE', label: 'Medium range', amount: 2, entity: 'alpha-1/medium-laser-1' },
      { code: 'ATTACKER_MOVEMENT', label: 'Attacker ran', amount: 2, entity: 'alpha-1' },
      { code: 'TARGET_MOVEMENT', label: 'Target moved 5 hexes', amount: 2, entity: 'bravo-1' },
      { code: 'TARGET_JUMPED', label: 'Target jumped', amount: 1, entity: 'bravo-1' },
      { code: 'WOODS', label: 'Light woods', amount: 1, entity: `hex:${hex(2).q},${hex(2).r}` },
      { code: 'HEAT_PENALTY', label: 'Excess heat', amount: 2, entity: 'alpha-1' },
    ]);
    expect(needed?.after).toBe(14);
    expect(fire.successChance(context)).toBe(0);
  });

  it('counts a hill before the target as partial cover', () => {
    const context = actionContext({ distance: 5, state: { ground: [{ ...hex(4), elevation: 1 }] } });
    expect(metric(fire.preview(context), 'needed')?.receipt).toContainEqual({
      code: 'PARTIAL_COVER',
      label: 'Partial cover',
      amount: 3,
      entity: `hex:${hex(4).q},${hex(4).r}`,
    });
  });

  it('expands to every weapon at every enemy that stands, under ids of their own', () => {
    const attacker = mech({ weapons: [mediumLaser(), mediumLaser(), srm4()] });
    const state = gameStateWith({ attacker, others: [mech({ id: 'bravo-2', at: hex(7) })] });
    const facts = fire.expand(attacker, state).map((context) => fire.describe(context));
    expect(facts).toHaveLength(6);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(6);
    expect(facts[0]?.params).toEqual({ weapon: 'alpha-1/medium-laser-1', target: 'bravo-1' });
  });

  it('declares, and throws no dice', () => {
    const context = actionContext();
    const after = fire.execute(context);
    expect(after.dice).toBe(context.gameState.dice);
    expect(after.declared).toHaveLength(1);
    expect(context.gameState.declared).toHaveLength(0);
  });
});

describe('physical attacks', () => {
  const damageOf = (preview: ActionPreview) => preview.expectedDamage;
  const heavy = { tonnage: 85 } as const;

  it('strike as hard as the mech is heavy', () => {
    const at = (attack: PhysicalContext['attack']) => strikeContext(attack, heavy, { tonnage: 45 });
    expect(damageOf(Punch.preview(at('left-punch')))).toEqual([9, 9]);
    expect(damageOf(Kick.preview(at('kick')))).toEqual([17, 17]);
    expect(damageOf(DeathFromAbove.preview(at('death-from-above')))).toEqual([27, 27]);
    const charge = Charge.preview(strikeContext('charge', { ...heavy, moved: went('run', 3) }));
    expect(damageOf(charge)).toEqual([27, 27]);
    expect(metric(charge, 'recoil')).toMatchObject({ min: 5, max: 5, tone: 'bad' });
  });

  it('are easier with a leg by two', () => {
    expect(Punch.successChance(strikeContext('left-punch'))).toBe(83);
    expect(Kick.successChance(strikeContext('kick'))).toBe(97);
  });

  it('say everything that stands in the way', () => {
    const far = strikeContext(
      'death-from-above',
      { struck: true, moved: went('walk', 2) },
      { at: hex(4) },
      { active: 'bravo' },
    );
    expect(blockers(DeathFromAbove.rules, far)).toEqual([
      'NOT_YOUR_TURN',
      'ALREADY_STRUCK',
      'NOT_ADJACENT',
      'WRONG_MOVEMENT',
    ]);
  });

  it('are one for each limb and each enemy', () => {
    const state = gameStateWith({ phase: 'PHYSICAL_ATTACK', others: [mech({ id: 'bravo-2', at: hex(1) })] });
    expect([...Punch.expand(state.units[0]!, state)]).toHaveLength(4);
    expect([...Kick.expand(state.units[0]!, state)]).toHaveLength(2);
  });
});

describe('movement', () => {
  const state = gameStateWith({ phase: 'MOVEMENT' });
  const [actor] = state.units;
  const reached = (action: typeof Walk) =>
    [...action.expand(actor!, state)].filter((context) => blockers(action.rules, context).length === 0);

  it('goes farther running than walking, and always may stand still', () => {
    expect(reached(StandStill)).toHaveLength(1);
    expect(reached(Run).length).toBeGreaterThan(reached(Walk).length);
  });

  it('that is none is no hexes far', () => {
    const [standing] = reached(StandStill);
    expect(StandStill.execute!(standing!).units[0]?.moved).toMatchObject({ mode: 'stand', hexes: 0 });
  });

  it('jumps over anything, as far as its jets carry', () => {
    const farthest = Math.max(...reached(Jump).map(({ reach, to }) => reach.cost(to) ?? 0));
    expect(farthest).toBe(4);
    const grounded = { ...actor!, jump: 0 };
    const [first] = [...Jump.expand(grounded, state)];
    expect(blockers(Jump.rules, first!)).toContain('NO_JUMP_JETS');
  });

  it('previews points step by step, heat, and what it means for aim', () => {
    const ahead = [...Walk.expand(actor!, state)].find(({ to }) => to.q === hex(2).q && to.r === hex(2).r)!;
    const preview = Walk.preview(ahead);
    expect(metric(preview, 'movement')).toMatchObject({
      before: 4,
      after: 2,
      receipt: [
        { label: 'Clear ground', amount: -1 },
        { label: 'Clear ground', amount: -1 },
      ],
    });
    expect(preview.heatGenerated).toBe(1);
    expect(metric(preview, 'aim')).toMatchObject({ min: 1, tone: 'bad' });
  });

  it('costs heat by how it is done, a jump at least three', () => {
    const heat = (action: typeof Walk, away: number) =>
      action.preview(
        [...action.expand(actor!, state)].find(({ to }) => to.q === hex(away).q && to.r === hex(away).r)!,
      ).heatGenerated;
    expect([heat(StandStill, 0), heat(Walk, 1), heat(Run, 1), heat(Jump, 1), heat(Jump, 4)]).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });
});
