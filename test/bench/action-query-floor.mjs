// What a report costs at least: the rules of firing a weapon written into one bare loop, without rules, results or definitions.
/** @typedef {import('../../src/games/battletech/rules/state.js').GameState} GameState */
/** @typedef {import('../../src/games/battletech/rules/state.js').Mech} Mech */
/** @typedef {import('../../src/games/battletech/rules/weapons.js').WeaponRange} WeaponRange */

/** @param {string} path @returns {Promise<any>} */
const built = (path) => import(new URL(`../../dist/games/battletech/rules/${path}`, import.meta.url).href);
/** @type {typeof import('../../src/games/battletech/rules/attack.js')} */
const { hitPercent, weaponAttack } = await built('attack.js');
/** @type {typeof import('../../src/games/battletech/rules/definitions/attack-preview.js')} */
const { attackMetrics, damageRange } = await built('definitions/attack-preview.js');
/** @type {typeof import('../../src/games/battletech/rules/sight.js')} */
const { sightOf } = await built('sight.js');

const ARC_NAMES = { front: 'front', 'left-arm': 'left arm', 'right-arm': 'right arm' };

/** @param {Mech} unit */
const isDown = ({ plating }) => plating.head.structure <= 0 || plating['center-torso'].structure <= 0;
/** @param {number} heat */
const hot = (heat) => (heat >= 24 ? 4 : heat >= 17 ? 3 : heat >= 13 ? 2 : heat >= 8 ? 1 : 0);

/** The report of a mech in the weapon attack phase. @param {Mech} actor @param {GameState} gameState */
export function inlinedReport(actor, gameState) {
  const { active, ending, phase, declared } = gameState;
  const targets = [];
  for (const target of gameState.units)
    if (target.side !== actor.side && !isDown(target))
      targets.push({ target, sight: sightOf(gameState, actor, target) });
  const actions = [];
  for (const weapon of actor.weapons) {
    const { range, location } = weapon;
    const arc = location === 'left-arm' || location === 'right-arm' ? location : 'front';
    for (const { target, sight } of targets) {
      const facts = {
        id: `fire:${weapon.id}:${target.id}`,
        name: `Fire ${weapon.name} at ${target.name}`,
        category: actor.name,
        params: { weapon: weapon.id, target: target.id },
        labels: { unitId: actor.name, weapon: weapon.name, target: target.name },
      };
      /** @type {{ code: string, description: string, context?: Record<string, unknown> }[]} */
      const reasons = [];
      if (ending) reasons.push({ code: 'GAME_OVER', description: 'The game is over' });
      else if (active !== actor.side)
        reasons.push({
          code: 'NOT_YOUR_TURN',
          description: 'The other side decides now',
          context: { active },
        });
      if (phase !== 'WEAPON_ATTACK') throw new Error('The floor knows no other phase');
      if (isDown(actor)) reasons.push({ code: 'UNIT_DESTROYED', description: `${actor.name} is destroyed` });
      if (actor.shutDown)
        reasons.push({
          code: 'UNIT_SHUT_DOWN',
          description: `${actor.name} is shut down at ${actor.heat} heat`,
          context: { heat: actor.heat },
        });
      if (weapon.destroyed)
        reasons.push({ code: 'WEAPON_DESTROYED', description: `${weapon.name} is destroyed` });
      if (sight.distance > range.long)
        reasons.push({
          code: 'OUT_OF_RANGE',
          description: `Target is ${sight.distance} hexes away, max range is ${range.long}`,
          context: {
            distance: sight.distance,
            maxRange: range.long,
            required: sight.distance,
            available: range.long,
          },
        });
      if (weapon.ammo !== null && weapon.ammo <= 0)
        reasons.push({
          code: 'NO_AMMO',
          description: 'No ammunition remaining',
          context: { required: 1, available: 0 },
        });
      if (weapon.fired)
        reasons.push({ code: 'ALREADY_FIRED', description: `${weapon.name} fired this round` });
      else if (declared.some(({ by }) => by.kind === 'weapon' && by.weapon === weapon.id))
        reasons.push({
          code: 'ALREADY_DECLARED',
          description: `A shot with ${weapon.name} is declared already`,
        });
      if (isDown(target))
        reasons.push({ code: 'TARGET_DESTROYED', description: `${target.name} is destroyed` });
      const { bearing } = sight;
      if (bearing < (arc === 'left-arm' ? -150 : -60) || bearing > (arc === 'right-arm' ? 150 : 60))
        reasons.push({
          code: 'OUT_OF_ARC',
          description: `${target.name} is outside the ${ARC_NAMES[arc]} arc`,
          context: { arc, bearing: Math.round(bearing) },
        });
      if (sight.blockedBy.length > 0)
        reasons.push({
          code: 'NO_LINE_OF_SIGHT',
          description: `No line of sight to ${target.name}: ${sight.blockedBy.length === 1 ? '1 hex is' : `${sight.blockedBy.length} hexes are`} in the way`,
          context: { blockedBy: sight.blockedBy.map(({ q, r }) => `hex:${q},${r}`) },
        });
      if (reasons.length > 0) {
        actions.push({ kind: 'unavailable', ...facts, reasons });
        continue;
      }
      const warnings = [];
      const heat = hot(actor.heat);
      if (heat > 0)
        warnings.push({
          code: 'HEAT_PENALTY',
          description: `+${heat} to-hit from excess heat`,
          modifier: heat,
        });
      const own = actor.moved ? { stand: 0, walk: 1, run: 2, jump: 3 }[actor.moved.mode] : 0;
      if (own > 0)
        warnings.push({
          code: 'MOVEMENT_MODIFIER',
          description: `+${own} to-hit from own movement`,
          modifier: own,
        });
      const near =
        range.minimum > 0 && sight.distance <= range.minimum ? range.minimum - sight.distance + 1 : 0;
      if (near > 0)
        warnings.push({
          code: 'MINIMUM_RANGE',
          description: `+${near} to-hit from minimum range`,
          modifier: near,
        });
      const first = declared.find(({ unit, by }) => unit === actor.id && by.kind === 'weapon')?.target;
      if (first !== undefined && first !== target.id)
        warnings.push({
          code: 'SECONDARY_TARGET',
          description: '+1 to-hit from a secondary target',
          modifier: 1,
        });
      const attack = weaponAttack({ actor, gameState, weapon, target, sight });
      actions.push({
        kind: 'available',
        ...facts,
        successChance: hitPercent(attack),
        warnings,
        preview: {
          expectedDamage: damageRange(attack),
          heatGenerated: weapon.heat,
          ammoConsumed: weapon.ammo === null ? null : 1,
          ...(weapon.ammo !== null && { ammoBefore: weapon.ammo }),
          targetHitLocation: null,
          metrics: attackMetrics(attack),
        },
      });
    }
  }
  return { phase, unitId: actor.id, actions };
}
