import { describe, expect, it } from 'vitest';
import { createTable } from '../../../src/games/battletech/table.js';
import { newCommandId } from '../../../src/protocol/command-id.js';
import type { MoveParams } from '../../../src/protocol/enumerated-move.js';
import { ac20, gameStateWith, hex, mech, mediumLaser } from './builders.js';

const armed = mech({ weapons: [mediumLaser(), ac20({ ammo: 0 })] });
const ruined = (id: string, away: number) => {
  const unit = mech({ id, at: hex(away), weapons: [mediumLaser()] });
  return { ...unit, plating: { ...unit.plating, head: { ...unit.plating.head, structure: 0 } } };
};
const state = gameStateWith({ attacker: armed, others: [ruined('alpha-2', 2), ruined('bravo-2', 8)] });

async function sent(moveId: string, params: MoveParams, at = state) {
  const adapter = createTable({ state: at }).adapter('alpha');
  const before = adapter.getSnapshot();
  const answer = await adapter.execute({
    commandId: newCommandId(),
    revision: before.revision,
    moveId,
    params,
  });
  if (answer.status === 'rejected') expect(adapter.getSnapshot()).toBe(before);
  return answer.status === 'rejected' ? answer.reasons.map(({ code, text }) => [code, text]) : answer.status;
}
const laser = 'alpha-1/medium-laser-1';
const firing = (target: unknown, unitId: unknown = 'alpha-1') =>
  sent(`fire:${laser}:${String(target)}`, { unitId, weapon: laser, target });

describe('a table refuses, with a sentence for players,', () => {
  it('nothing that is on offer', async () => expect(await firing('bravo-1')).toBe('accepted'));

  it.each([
    ['an unknown unit', 'zulu-9', 'There is no unit "zulu-9".'],
    ['a unit that is no name', 7, 'There is no unit "7".'],
    ['no unit', null, 'There is no unit "null".'],
  ])('%s', async (_, unit, text) => expect(await firing('bravo-1', unit)).toEqual([['UNKNOWN_UNIT', text]]));

  it('a unit of the other side', async () =>
    expect(await firing('bravo-1', 'bravo-1')).toEqual([['NOT_YOUR_UNIT', 'Hunchback is not yours.']]));

  it('a unit that is destroyed', async () =>
    expect(await firing('bravo-1', 'alpha-2')).toEqual([['UNIT_DESTROYED', 'Atlas is destroyed']]));

  it('a target that there is not, and one that is destroyed', async () => {
    expect(await firing('zulu-9')).toEqual([['UNKNOWN_TARGET', 'There is no target "zulu-9".']]);
    expect(await firing({ x: 1 })).toEqual([['UNKNOWN_TARGET', 'There is no target "{"x":1}".']]);
    expect(await firing('bravo-2')).toEqual([['TARGET_DESTROYED', 'Hunchback is destroyed']]);
  });

  it('an action of another phase, which says when it can be done', async () => {
    const moving = { ...state, phase: 'MOVEMENT' } as const;
    expect(
      await sent(`fire:${laser}:bravo-1`, { unitId: 'alpha-1', weapon: laser, target: 'bravo-1' }, moving),
    ).toEqual([['WRONG_PHASE', 'This belongs to the weapon attack phase, now is the movement phase']]);
  });

  it.each(['hex:99,99', 'hex:-1,-1', 'hex:1.5,2', 'nowhere'])('a way to %s', async (place) => {
    const moving = { ...state, phase: 'MOVEMENT' } as const;
    expect(await sent('walk:99,99', { unitId: 'alpha-1', mode: 'walk', hex: place }, moving)).toEqual([
      ['OFF_MAP', 'This hex is not on the map.'],
    ]);
  });

  it('a facing below nothing, and an end of attacks where there are none', async () => {
    const moving = { ...state, phase: 'MOVEMENT' } as const;
    expect(await sent('face:-1', { unitId: 'alpha-1', facing: -1 }, moving)).toHaveLength(1);
    expect(await sent('done', {}, moving)).toEqual([['WRONG_PHASE', 'There are no attacks to end now.']]);
  });

  it('everything at once', async () => {
    const over = { ...state, ending: { winner: null, why: 'last-round' }, active: null } as const;
    const codes = await sent('fire:any:any', { unitId: 'alpha-2', weapon: laser, target: 'bravo-2' }, over);
    expect(codes).toEqual([
      ['GAME_OVER', 'The game is over'],
      ['UNIT_DESTROYED', 'Atlas is destroyed'],
      ['TARGET_DESTROYED', 'Hunchback is destroyed'],
    ]);
  });
});

describe('a battle that makes no sense', () => {
  it.each([
    [{ lance: 1 }, 'A lance has two to four mechs, not 1'],
    [{ lance: -2 }, 'A lance has two to four mechs, not -2'],
    [{ size: { columns: -3, rows: 9 } }, 'A map has 8 to 40 columns and rows, not -3 and 9'],
    [{ size: { columns: 9.5, rows: 9 } }, 'A map has 8 to 40 columns and rows, not 9.5 and 9'],
    [{ lastRound: -1 }, 'There is no round -1'],
  ])('%j is refused', (setup, text) => expect(() => createTable(setup)).toThrow(text));
});
