import { describe, expect, it } from 'vitest';
import type { RuleResult } from '../../../src/engines/action-query/action-rule.js';
import {
  AdjacentRule,
  InArcRule,
  LineOfSightRule,
  SameLevelRule,
  TargetStandsRule,
} from '../../../src/games/battletech/rules/conditions/attack-rules.js';
import {
  HeatPenaltyRule,
  MinimumRangeRule,
  MovementPenaltyRule,
  SecondaryTargetRule,
} from '../../../src/games/battletech/rules/conditions/penalty-rules.js';
import {
  CameByRule,
  LimbsFreeRule,
  LimbsWholeRule,
  OneStrikeRule,
} from '../../../src/games/battletech/rules/conditions/physical-rules.js';
import {
  InPhaseRule,
  NotDestroyedRule,
  NotShutDownRule,
  OnTurnRule,
} from '../../../src/games/battletech/rules/conditions/unit-rules.js';
import {
  HasAmmoRule,
  InRangeRule,
  NotFiredRule,
  WeaponNotDestroyedRule,
} from '../../../src/games/battletech/rules/conditions/weapon-rules.js';
import type { Hex } from '../../../src/games/battletech/rules/hex.js';
import type { MapHex } from '../../../src/games/battletech/rules/state.js';
import { percentOf } from '../../../src/games/battletech/rules/dice.js';
import { movementModifier } from '../../../src/games/battletech/rules/to-hit.js';
import { actionContext, hex, lrm20, mech, mediumLaser, ppc, srm4, strikeContext, went } from './builders.js';

const SATISFIED = { kind: 'satisfied' };
const codeOf = (result: RuleResult) => (result.kind === 'unsatisfied' ? result.reason.code : result.kind);
const textOf = (result: RuleResult) => (result.kind === 'unsatisfied' ? result.reason.description : '');
const priceOf = (result: RuleResult) => (result.kind === 'penalized' ? result.warning.modifier : 0);

function without(location: 'head' | 'left-arm' | 'left-leg', unit = mech()) {
  return { ...unit.plating, [location]: { ...unit.plating[location], structure: 0 } };
}

describe('InRangeRule', () => {
  const rule = new InRangeRule();
  it('is satisfied within and at the longest range', () => {
    expect(rule.evaluate(actionContext({ distance: 6, weaponMaxRange: 9 }))).toEqual(SATISFIED);
    expect(rule.evaluate(actionContext({ distance: 9, weaponMaxRange: 9 }))).toEqual(SATISFIED);
  });
  it('is unsatisfied beyond it, with both distances in words and as data', () => {
    const result = rule.evaluate(actionContext({ distance: 14, weaponMaxRange: 9 }));
    expect(result).toEqual({
      kind: 'unsatisfied',
      reason: {
        code: 'OUT_OF_RANGE',
        description: 'Target is 14 hexes away, max range is 9',
        context: { distance: 14, maxRange: 9, required: 14, available: 9 },
      },
    });
  });
});

describe('HasAmmoRule', () => {
  const rule = new HasAmmoRule();
  it('asks nothing of a weapon that needs none', () =>
    expect(rule.evaluate(actionContext({ weapon: mediumLaser() }))).toEqual(SATISFIED));
  it('is satisfied with one shot left', () =>
    expect(rule.evaluate(actionContext({ weapon: srm4(), ammo: 1 }))).toEqual(SATISFIED));
  it.each([0, -3])('is unsatisfied with %i', (ammo) =>
    expect(textOf(rule.evaluate(actionContext({ weapon: srm4(), ammo })))).toBe('No ammunition remaining'),
  );
});

describe('WeaponNotDestroyedRule and NotFiredRule', () => {
  it('tell a weapon that is destroyed, fired or declared from one that is ready', () => {
    const context = actionContext();
    const declared = {
      unit: context.actor.id,
      target: 'bravo-1',
      by: { kind: 'weapon', weapon: context.weapon.id },
    } as const;
    expect(new WeaponNotDestroyedRule().evaluate(context)).toEqual(SATISFIED);
    expect(codeOf(new WeaponNotDestroyedRule().evaluate(actionContext({ weaponDestroyed: true })))).toBe(
      'WEAPON_DESTROYED',
    );
    expect(new NotFiredRule().evaluate(context)).toEqual(SATISFIED);
    expect(codeOf(new NotFiredRule().evaluate(actionContext({ weapon: mediumLaser({ fired: true }) })))).toBe(
      'ALREADY_FIRED',
    );
    expect(codeOf(new NotFiredRule().evaluate(actionContext({ state: { declared: [declared] } })))).toBe(
      'ALREADY_DECLARED',
    );
  });
});

describe('InArcRule', () => {
  const rule = new InArcRule();
  const at = (q: number, r: number) => ({ target: { at: { q: 7 + q, r: 26 + r } } });
  it('lets the torso fire ahead, edges included, and not to the side', () => {
    expect(rule.evaluate(actionContext(at(0, -4)))).toEqual(SATISFIED);
    expect(rule.evaluate(actionContext(at(4, -4)))).toEqual(SATISFIED);
    expect(rule.evaluate(actionContext(at(-4, 0)))).toEqual(SATISFIED);
    expect(codeOf(rule.evaluate(actionContext(at(4, 0))))).toBe('OUT_OF_ARC');
    expect(codeOf(rule.evaluate(actionContext(at(0, 4))))).toBe('OUT_OF_ARC');
  });
  it('lets an arm fire to its own side, and not to the other', () => {
    const right = mediumLaser({ location: 'right-arm' });
    expect(rule.evaluate(actionContext({ weapon: right, ...at(4, 0) }))).toEqual(SATISFIED);
    expect(codeOf(rule.evaluate(actionContext({ weapon: right, ...at(-4, 4) })))).toBe('OUT_OF_ARC');
  });
});

describe('LineOfSightRule', () => {
  const rule = new LineOfSightRule();
  const seen = (...ground: (Hex & Partial<MapHex>)[]) => rule.evaluate(actionContext({ state: { ground } }));
  it('sees over a plain and over a low hill', () => {
    expect(seen()).toEqual(SATISFIED);
    expect(seen({ ...hex(2), elevation: 1 })).toEqual(SATISFIED);
  });
  it('does not see through a hill of two levels, and names it', () => {
    const result = seen({ ...hex(2), elevation: 2 });
    expect(result).toMatchObject({
      reason: { code: 'NO_LINE_OF_SIGHT', context: { blockedBy: [`hex:${hex(2).q},${hex(2).r}`] } },
    });
  });
  it('sees through two light woods, not through three', () => {
    const woods = [1, 2, 3].map((away) => ({ ...hex(away), terrain: 'light-woods' as const }));
    expect(seen(...woods.slice(0, 2))).toEqual(SATISFIED);
    expect(codeOf(seen(...woods))).toBe('NO_LINE_OF_SIGHT');
  });
});

describe('HeatPenaltyRule', () => {
  const rule = new HeatPenaltyRule();
  it.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [12, 1],
    [13, 2],
    [17, 3],
    [24, 4],
  ])('at %i heat adds %i', (heat, price) =>
    expect(priceOf(rule.evaluate(actionContext({ heat })))).toBe(price),
  );
  it('says so', () =>
    expect(rule.evaluate(actionContext({ heat: 8 }))).toEqual({
      kind: 'penalized',
      warning: { code: 'HEAT_PENALTY', description: '+1 to-hit from excess heat', modifier: 1 },
    }));
});

describe('the other penalties', () => {
  it.each([
    ['stand', 0],
    ['walk', 1],
    ['run', 2],
    ['jump', 3],
  ] as const)('to %s costs %i', (mode, price) =>
    expect(
      priceOf(new MovementPenaltyRule().evaluate(actionContext({ attacker: { moved: went(mode, 2) } }))),
    ).toBe(price),
  );
  it('of minimum range rise the nearer the target is', () => {
    const price = (weapon: ReturnType<typeof ppc>, distance: number) =>
      priceOf(new MinimumRangeRule().evaluate(actionContext({ weapon, distance })));
    expect([1, 3, 4].map((distance) => price(ppc(), distance))).toEqual([3, 1, 0]);
    expect([1, 6, 7].map((distance) => price(lrm20(), distance))).toEqual([6, 1, 0]);
    expect(price(mediumLaser(), 1)).toBe(0);
  });
  it('of a secondary target come with the second target', () => {
    const declared = { unit: 'alpha-1', by: { kind: 'weapon', weapon: 'alpha-1/ppc-1' } } as const;
    const priced = (target: string) =>
      priceOf(
        new SecondaryTargetRule().evaluate(actionContext({ state: { declared: [{ ...declared, target }] } })),
      );
    expect([priced('bravo-1'), priced('bravo-2')]).toEqual([0, 1]);
  });
  it.each([
    [2, 0],
    [3, 1],
    [5, 2],
    [7, 3],
    [10, 4],
    [18, 5],
    [25, 6],
  ])('a target that went %i hexes is %i harder to hit', (hexes, price) =>
    expect(movementModifier(hexes)).toBe(price),
  );
});

describe('the rules of units', () => {
  it('keep back who is not on turn, destroyed, shut down, or too early', () => {
    expect(new OnTurnRule().evaluate(actionContext())).toEqual(SATISFIED);
    expect(codeOf(new OnTurnRule().evaluate(actionContext({ state: { active: 'bravo' } })))).toBe(
      'NOT_YOUR_TURN',
    );
    const over = { ending: { winner: null, why: 'last-round' } } as const;
    expect(codeOf(new OnTurnRule().evaluate(actionContext({ state: over })))).toBe('GAME_OVER');
    expect(new NotDestroyedRule().evaluate(actionContext())).toEqual(SATISFIED);
    expect(
      codeOf(new NotDestroyedRule().evaluate(actionContext({ attacker: { plating: without('head') } }))),
    ).toBe('UNIT_DESTROYED');
    expect(codeOf(new NotShutDownRule().evaluate(actionContext({ attacker: { shutDown: true } })))).toBe(
      'UNIT_SHUT_DOWN',
    );
    expect(new InPhaseRule('WEAPON_ATTACK').evaluate(actionContext())).toEqual(SATISFIED);
    expect(codeOf(new InPhaseRule('MOVEMENT').evaluate(actionContext()))).toBe('WRONG_PHASE');
    expect(
      codeOf(new TargetStandsRule().evaluate(actionContext({ target: { plating: without('head') } }))),
    ).toBe('TARGET_DESTROYED');
  });
});

describe('the rules of physical attacks', () => {
  it('ask for the next hex', () => {
    expect(new AdjacentRule().evaluate(strikeContext('kick'))).toEqual(SATISFIED);
    expect(textOf(new AdjacentRule().evaluate(strikeContext('kick', {}, { at: hex(3) })))).toContain(
      '3 hexes',
    );
  });
  it('ask for about the same level', () => {
    const on = (elevation: number) =>
      codeOf(
        new SameLevelRule().evaluate(strikeContext('kick', {}, {}, { ground: [{ ...hex(1), elevation }] })),
      );
    expect([on(1), on(2)]).toEqual(['satisfied', 'TOO_STEEP']);
  });
  it('ask for limbs that are there and did not fire', () => {
    expect(
      codeOf(new LimbsWholeRule().evaluate(strikeContext('left-punch', { plating: without('left-arm') }))),
    ).toBe('LIMB_LOST');
    expect(
      new LimbsWholeRule().evaluate(strikeContext('right-punch', { plating: without('left-arm') })),
    ).toEqual(SATISFIED);
    const fired = [mediumLaser({ location: 'left-arm', fired: true })];
    expect(codeOf(new LimbsFreeRule().evaluate(strikeContext('left-punch', { weapons: fired })))).toBe(
      'LIMB_FIRED',
    );
    expect(new LimbsFreeRule().evaluate(strikeContext('right-punch', { weapons: fired }))).toEqual(SATISFIED);
  });
  it('allow one, and some only after a certain movement', () => {
    expect(codeOf(new OneStrikeRule().evaluate(strikeContext('kick', { struck: true })))).toBe(
      'ALREADY_STRUCK',
    );
    const charge = new CameByRule('walk', 'run');
    expect(charge.evaluate(strikeContext('charge', { moved: went('run', 3) }))).toEqual(SATISFIED);
    expect(codeOf(charge.evaluate(strikeContext('charge', { moved: went('jump', 3) })))).toBe(
      'WRONG_MOVEMENT',
    );
    expect(codeOf(charge.evaluate(strikeContext('charge')))).toBe('WRONG_MOVEMENT');
  });
});

it('two dice show a number or more as often as the table says', () => {
  const shown = [100, 97, 92, 83, 72, 58, 42, 28, 17, 8, 3];
  expect(shown.map((_, at) => percentOf(at + 2))).toEqual(shown);
  expect([-2, 1, 13, 20].map(percentOf)).toEqual([100, 100, 0, 0]);
});
