import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastOf } from '../../../src/games/battletech/forecast.js';
import { battleService } from '../../../src/games/battletech/rules/actions.js';
import { attackOf } from '../../../src/games/battletech/rules/attack.js';
import { percentOf } from '../../../src/games/battletech/rules/dice.js';
import type { AttackEvent } from '../../../src/games/battletech/rules/events.js';
import { heatAfter } from '../../../src/games/battletech/rules/heat.js';
import type { GameState } from '../../../src/games/battletech/rules/state.js';
import { metricsOf } from '../../../src/protocol/preview.js';
import { receiptFault } from '../../../src/protocol/receipt.js';
import { offersIn, randomBattle, type Step } from './random-battle.js';
import { runs } from '../../runs.js';

/** Plays some battles by chance and looks at every step of them. */
function always(look: (step: Step) => void, numRuns = runs(5, 250), plies = 60): void {
  fc.assert(
    fc.property(
      fc.nat(9999),
      fc.array(fc.nat(10_000), { minLength: plies, maxLength: plies }),
      (seed, choices) => {
        for (const step of randomBattle(seed, choices)) look(step);
      },
    ),
    { numRuns },
  );
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}

const attacksBetween = (before: GameState, after: GameState) =>
  after.events.slice(before.events.length).filter((event): event is AttackEvent => event.kind === 'attack');

describe('in every battle', () => {
  it('what is offered is accepted, and what is not is refused', () =>
    always(
      ({ before }) => {
        for (const { unit, action } of offersIn(before)) {
          const play = () => battleService.execute(unit, before.phase, before, action.id);
          if (action.kind === 'available') play();
          else if (action.reasons.length === 0) throw new Error(`${action.name} is refused without a reason`);
          else expect(play).toThrow('is not available');
        }
      },
      runs(2, 100),
      30,
    ));

  it('every receipt adds up, and the number needed is that of the chance shown', () => {
    let receipts = 0;
    always(({ before }) => {
      for (const { action } of offersIn(before)) {
        if (action.kind === 'unavailable') continue;
        const metrics = metricsOf(action.preview);
        for (const metric of metrics) {
          if (metric.receipt) receipts += 1;
          const fault = receiptFault(metric);
          if (fault) throw new Error(`${action.name}: ${fault}`);
        }
        const needed = metrics.find(({ key }) => key === 'needed');
        if (!needed) continue;
        if (percentOf(needed.after as number) !== action.successChance)
          throw new Error(`${action.name}: ${action.successChance}% is not ${needed.after}+`);
        for (const { modifier, code } of action.warnings)
          if (!needed.receipt!.some(({ amount }) => amount === modifier))
            throw new Error(`${action.name}: ${code} is not on the receipt`);
      }
    });
    expect(receipts).toBeGreaterThan(1000);
  });

  it('an attack is resolved at the odds it was declared with, and lands inside its preview', () => {
    let hits = 0;
    const promised = new Map<string, { needed: number; least: number; most: number }>();
    always(
      ({ before, after, chosen }) => {
        for (const declared of after.declared) {
          const { attack } = attackOf(after, declared)!;
          const [first, last] = [attack.outcomes[0]!, attack.outcomes.at(-1)!];
          const key = `${declared.unit} ${declared.by.kind === 'weapon' ? declared.by.weapon : null}`;
          promised.set(key, { needed: attack.needed, least: first.value, most: last.value });
        }
        if (chosen) return;
        for (const { unit, weapon, needed, rolled, hit, damage } of attacksBetween(before, after)) {
          const said = promised.get(`${unit} ${weapon}`)!;
          expect(needed).toBe(said.needed);
          expect(hit).toBe(rolled >= needed);
          if (hit) hits += 1;
          if (hit ? damage < said.least || damage > said.most : damage !== 0)
            throw new Error(`${damage} is outside ${said.least}–${said.most}`);
        }
      },
      runs(10, 500),
      80,
    );
    expect(hits).toBeGreaterThan(20);
  });

  it('heat and ammunition are afterwards what was forecast', () => {
    let rounds = 0;
    always(
      ({ before, after, chosen }) => {
        if (chosen) return;
        const said = forecastOf({ ...before, declared: [] }, before);
        for (const [at, unit] of before.units.entries()) {
          const now = after.units[at]!;
          for (const [nth, weapon] of unit.weapons.entries()) {
            const forecast = said.find(({ key }) => key === `ammo:${weapon.id}`);
            const fired = attacksBetween(before, after).some((event) => event.weapon === weapon.id);
            const exploded = after.events
              .slice(before.events.length)
              .some((event) => event.kind === 'explosion' && event.weapon === weapon.id);
            if (fired && forecast && !exploded) expect(now.weapons[nth]!.ammo).toBe(forecast.after);
          }
          const heat = after.events
            .slice(before.events.length)
            .find((event) => event.kind === 'heat' && event.unit === unit.id);
          if (heat?.kind !== 'heat') continue;
          rounds += 1;
          expect(heat.after).toBe(heatAfter(unit, before));
        }
      },
      runs(10, 500),
      80,
    );
    expect(rounds).toBeGreaterThan(20);
  });

  it('asking changes nothing, and the same state gives the same answers', () =>
    always(
      ({ before, after }) => {
        deepFreeze(before);
        const first = JSON.stringify(offersIn(before));
        expect(JSON.stringify(offersIn(before))).toBe(first);
        deepFreeze(forecastOf(before, after));
      },
      runs(2, 100),
      40,
    ));

  it('nobody stands on another, off the map, or on more than there was', () =>
    always(
      ({ after }) => {
        const standing = after.units.filter(({ plating }) => plating.head.structure > 0);
        for (const { q, r, heat, plating, weapons } of after.units) {
          if (!after.map[`${q},${r}`]) throw new Error('A mech is off the map');
          if (heat < 0) throw new Error('A mech is colder than cold');
          for (const { armour, maxArmour, structure, maxStructure } of Object.values(plating))
            if (armour < 0 || armour > maxArmour || structure < 0 || structure > maxStructure)
              throw new Error('Armour out of bounds');
          if (weapons.some(({ ammo }) => ammo !== null && ammo < 0))
            throw new Error('Less than no ammunition');
        }
        const alive = standing.filter(({ plating }) => plating['center-torso'].structure > 0);
        expect(new Set(alive.map(({ q, r }) => `${q},${r}`)).size).toBe(alive.length);
      },
      runs(6, 300),
      80,
    ));
});
