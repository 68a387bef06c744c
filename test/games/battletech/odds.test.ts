import { describe, expect, it } from 'vitest';
import { percentOf, diceState } from '../../../src/games/battletech/rules/dice.js';
import type { AttackEvent } from '../../../src/games/battletech/rules/events.js';
import { FireWeaponActionDefinition } from '../../../src/games/battletech/rules/definitions/fire-weapon.js';
import { resolved } from '../../../src/games/battletech/rules/resolve.js';
import { damageOutcomes } from '../../../src/games/battletech/rules/weapons.js';
import { actionContext, lrm20, srm4 } from './builders.js';

const fire = new FireWeaponActionDefinition();
const GAMES = 4000;
/** A share of hits strays from its chance by more than this many standard deviations in about one of 15,000 tests. */
const DEVIATIONS = 4;
/** A chance is shown in whole percents. */
const ROUNDING = 0.005;

const boundFor = (chance: number) => DEVIATIONS * Math.sqrt((chance * (1 - chance)) / GAMES) + ROUNDING;

/** What comes of one shot in as many games, each with a seed of its own. */
function shots(context: ReturnType<typeof actionContext>): readonly AttackEvent[] {
  const declared = fire.execute(context);
  return Array.from({ length: GAMES }, (_, game) =>
    resolved({ ...declared, dice: diceState(`game ${game}`) }).events.find(
      (event): event is AttackEvent => event.kind === 'attack',
    )!,
  );
}

describe('over 4,000 seeded games', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])(
    'the share of hits agrees with the chance shown for %i+, to four standard deviations and the rounding',
    (needed) => {
      const context = actionContext({ range: 3, gunnery: needed });
      const percent = fire.successChance(context);
      expect(percent).toBe(percentOf(needed));
      const chance = percent / 100;
      const share = shots(context).filter(({ hit }) => hit).length / GAMES;
      expect(Math.abs(share - chance)).toBeLessThanOrEqual(boundFor(chance));
    },
  );

  it.each([
    ['SRM-4', srm4()],
    ['LRM-20', lrm20()],
  ])('the damage of %s is distributed as its preview says', (_, weapon) => {
    const events = shots(actionContext({ range: 7, weapon, gunnery: 0, attacker: {} }));
    const hits = events.filter(({ hit }) => hit);
    const outcomes = damageOutcomes(weapon);
    expect(hits.length).toBeGreaterThan(GAMES / 2);
    expect([...new Set(hits.map(({ damage }) => damage))].toSorted((a, b) => a - b)).toEqual(
      outcomes.map(({ value }) => value),
    );
    for (const { value, probability } of outcomes) {
      const share = hits.filter(({ damage }) => damage === value).length / hits.length;
      const bound = DEVIATIONS * Math.sqrt((probability * (1 - probability)) / hits.length);
      expect(Math.abs(share - probability)).toBeLessThanOrEqual(bound);
    }
  });
});
