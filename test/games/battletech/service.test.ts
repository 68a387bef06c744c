import { describe, expect, it } from 'vitest';
import { ActionQueryService } from '../../../src/engines/action-query/action-query-service.js';
import { ACTIONS, allWeaponActionDefinitions } from '../../../src/games/battletech/rules/actions.js';
import type { ActionContext } from '../../../src/games/battletech/rules/context.js';
import type { BattleAction } from '../../../src/games/battletech/rules/definitions/action.js';
import { PHASES } from '../../../src/games/battletech/rules/terms.js';
import type { AvailableAction, UnavailableAction } from '../../../src/protocol/action-report.js';
import {
  ac20,
  destroyedAC20,
  gameStateWith,
  hex,
  mech,
  mediumLaser,
  overheatedMech,
  srm4,
} from './builders.js';

const service = new ActionQueryService(ACTIONS);
type Report = ReturnType<typeof service.getActions>;
const available = ({ actions }: Report) =>
  actions.filter((action): action is AvailableAction => action.kind === 'available');
const unavailable = ({ actions }: Report) =>
  actions.filter((action): action is UnavailableAction => action.kind === 'unavailable');

describe('the report of a mech', () => {
  it('has available and unavailable actions in the weapon attack phase', () => {
    const attacker = mech({ weapons: [mediumLaser(), srm4(), destroyedAC20()] });
    const gameState = gameStateWith({ attacker, target: mech({ at: hex(8) }) });
    const report = new ActionQueryService(allWeaponActionDefinitions()).getActions(
      attacker,
      'WEAPON_ATTACK',
      gameState,
    );
    expect(available(report)).toHaveLength(2);
    expect(unavailable(report)).toHaveLength(1);
  });

  it('is the one of the document, but for the distance that it tells of two ways', () => {
    const weapons = [mediumLaser(), srm4(), ac20({ ammo: 0 })];
    const attacker = mech({ weapons, gunnery: 2, heat: 8 });
    const report = service.getActions(
      attacker,
      'WEAPON_ATTACK',
      gameStateWith({ attacker, target: mech({ at: hex(8) }) }),
    );
    // 2 for gunnery, 4 for long range, 1 for heat.
    expect(report).toMatchObject({
      phase: 'WEAPON_ATTACK',
      unitId: 'alpha-1',
      actions: [
        {
          kind: 'available',
          name: 'Fire Medium Laser at Hunchback',
          successChance: 58,
          warnings: [{ code: 'HEAT_PENALTY', description: '+1 to-hit from excess heat', modifier: 1 }],
          preview: { expectedDamage: [5, 5], heatGenerated: 3, ammoConsumed: null },
        },
        {
          kind: 'available',
          name: 'Fire SRM-4 at Hunchback',
          preview: { expectedDamage: [2, 8], heatGenerated: 3, ammoBefore: 24, ammoConsumed: 1 },
        },
        {
          kind: 'unavailable',
          name: 'Fire AC/20 at Hunchback',
          reasons: [{ code: 'NO_AMMO', description: 'No ammunition remaining' }],
        },
      ],
    });
    const farther = gameStateWith({ attacker, target: mech({ at: hex(14) }) });
    expect(unavailable(service.getActions(attacker, 'WEAPON_ATTACK', farther)).at(-1)).toMatchObject({
      reasons: [
        { code: 'OUT_OF_RANGE', description: 'Target is 14 hexes away, max range is 9' },
        { code: 'NO_AMMO', description: 'No ammunition remaining' },
      ],
    });
  });

  it('has no weapons in the movement phase', () => {
    const gameState = gameStateWith({ phase: 'MOVEMENT' });
    const { actions } = service.getActions(gameState.units[0]!, 'MOVEMENT', gameState);
    expect(actions.length).toBeGreaterThan(20);
    expect(actions.some(({ name }) => name.includes('Fire'))).toBe(false);
  });

  it('warns of heat wherever it is a penalty', () => {
    const attacker = overheatedMech();
    const report = service.getActions(attacker, 'WEAPON_ATTACK', gameStateWith({ attacker }));
    expect(available(report)).toHaveLength(2);
    for (const { warnings } of available(report))
      expect(warnings.map(({ code }) => code)).toContain('HEAT_PENALTY');
  });

  it('exists in the phases in which players decide, and in no other', () =>
    expect(PHASES.filter((phase) => service.hasDecisions(phase))).toEqual([
      'MOVEMENT',
      'WEAPON_ATTACK',
      'PHYSICAL_ATTACK',
    ]));

  it('tells two equal weapons apart, now and in the next state', () => {
    const attacker = mech({ weapons: [mediumLaser(), mediumLaser()] });
    const gameState = gameStateWith({ attacker });
    const ids = (state: typeof gameState) =>
      service.getActions(state.units[0]!, 'WEAPON_ATTACK', state).actions.map(({ id }) => id);
    const before = ids(gameState);
    expect(new Set(before).size).toBe(2);
    const after = service.execute(attacker, 'WEAPON_ATTACK', gameState, before[0]!);
    expect(ids(after)).toEqual(before);
    expect(unavailable(service.getActions(attacker, 'WEAPON_ATTACK', after))).toMatchObject([
      { id: before[0], reasons: [{ code: 'ALREADY_DECLARED' }] },
    ]);
  });

  it('of who is destroyed, or not on turn, says so on everything', () => {
    const ruin = mech({ weapons: [mediumLaser()] });
    const head = { ...ruin.plating.head, structure: 0 };
    const attacker = { ...ruin, plating: { ...ruin.plating, head } };
    const { actions } = service.getActions(
      attacker,
      'WEAPON_ATTACK',
      gameStateWith({ attacker, active: 'bravo' }),
    );
    expect(actions).toMatchObject([{ reasons: [{ code: 'NOT_YOUR_TURN' }, { code: 'UNIT_DESTROYED' }] }]);
  });

  it('loses one action to a rule that throws, and no other', () => {
    const faults: string[] = [];
    const moody: BattleAction<ActionContext> = {
      ...ACTIONS[1]!,
      name: 'Moody',
      describe: () => ({ id: 'moody', name: 'Moody' }),
      rules: [
        {
          name: 'MoodyRule',
          evaluate() {
            throw new Error('not today');
          },
        },
      ],
    };
    const broken = new ActionQueryService([...ACTIONS, moody], {
      onFault: (message) => faults.push(message),
    });
    const gameState = gameStateWith({ phase: 'MOVEMENT' });
    const [unit] = gameState.units;
    const sound = service.getActions(unit!, 'MOVEMENT', gameState);
    const report = broken.getActions(unit!, 'MOVEMENT', gameState);
    expect(report.actions.slice(0, -1)).toEqual(sound.actions);
    expect(report.actions.at(-1)).toMatchObject({ id: 'moody', reasons: [{ code: 'BROKEN_RULE' }] });
    expect(faults).toEqual([
      'moveset: Moody: MoodyRule threw. The action is shown as unavailable. Mend the rule.',
    ]);
  });

  it('answers with nothing for a unit without weapons, or without enemies', () => {
    const attacker = mech();
    expect(service.getActions(attacker, 'WEAPON_ATTACK', gameStateWith({ attacker })).actions).toEqual([]);
    const armed = mech({ weapons: [mediumLaser()] });
    const alone = { ...gameStateWith({ attacker: armed }), units: [armed] };
    expect(service.getActions(armed, 'WEAPON_ATTACK', alone).actions).toEqual([]);
  });

  it('bears numbers that no game would give', () => {
    const odd = mech({ weapons: [mediumLaser({ ammo: -2 })], heat: -5, gunnery: -9, walk: -3, jump: -1 });
    const shooting = service.getActions(odd, 'WEAPON_ATTACK', gameStateWith({ attacker: odd }));
    expect(shooting.actions).toMatchObject([{ kind: 'unavailable', reasons: [{ code: 'NO_AMMO' }] }]);
    const loaded = mech({ weapons: [mediumLaser()], gunnery: -9 });
    expect(
      service.getActions(loaded, 'WEAPON_ATTACK', gameStateWith({ attacker: loaded })).actions,
    ).toMatchObject([{ successChance: 100 }]);
    const moving = gameStateWith({ attacker: odd, phase: 'MOVEMENT' });
    expect(available(service.getActions(odd, 'MOVEMENT', moving)).map(({ id }) => id)).toContain('stand');
  });
});
