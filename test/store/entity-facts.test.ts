import { describe, expect, it } from 'vitest';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { entitySelector } from '../../src/store/entity-facts.js';
import { pickEntity } from '../../src/store/pick-entity.js';

const shot = (unit: string, target: string, reason?: string): EnumeratedMove => ({
  moveId: 'shoot',
  playerId: 'X',
  params: { unit, target },
  ...(reason === undefined
    ? { isValid: true }
    : { isValid: false, validationError: { errorCode: 'NO', reason } }),
});

function offering(moves: readonly EnumeratedMove[]) {
  const honest = createTable({ seed: 1 }).adapter('X');
  const snapshot = { ...honest.getSnapshot(), moves };
  const store = createGameStore({ ...honest, getSnapshot: () => snapshot });
  const said = (entity: string) => {
    const { options, ...facts } = entitySelector(entity)(store.getState());
    const roles = Object.entries(facts).flatMap(([name, on]) => (on ? [name] : []));
    return [options.length, ...roles].join(' ');
  };
  return { store, said };
}

const BATTLE = [
  shot('bow', 'orc'),
  shot('bow', 'imp'),
  shot('sling', 'imp', 'Too far.'),
  shot('sling', 'elf'),
];

describe('an entity', () => {
  it('is a source where something begins with it, a target where something is done to it', () => {
    const { said } = offering(BATTLE);
    expect(said('bow')).toBe('2 source');
    expect(said('orc')).toBe('1 target');
    expect(said('nobody')).toBe('0');
  });

  it('is a target only of what goes on from what is chosen', () => {
    const { store, said } = offering(BATTLE);
    void pickEntity(store, 'sling');
    expect(said('sling')).toBe('2 source selected');
    expect(said('elf')).toBe('1 target');
    expect(said('imp')).toBe('1');
    // What does not go on from it can be begun anew.
    expect(said('orc')).toBe('1');
    expect(said('bow')).toBe('2 source');
  });

  it('is begun with where the engine calls it the source, whatever else comes first', () => {
    const { said } = offering([{ ...shot('bow', 'orc'), params: { target: 'orc' }, sourceCardId: 'bow' }]);
    expect(said('bow')).toBe('1 source');
    expect(said('orc')).toBe('1 target');
  });

  it('is in a list only when it was picked', () => {
    const volley = (...targets: string[]) => ({ ...shot('bow', ''), params: { targets } });
    const { store, said } = offering([volley('orc', 'imp'), volley('orc', 'elf')]);
    void pickEntity(store, 'orc');
    expect(said('orc')).toBe('2 source selected');
    expect(said('imp')).toBe('1 target');
  });

  it('is the same answer as long as it says the same', () => {
    const { store } = offering(BATTLE);
    const facts = entitySelector('orc');
    const before = facts(store.getState());
    store.focus('shoot{"target":"orc","unit":"bow"}');
    expect(facts(store.getState())).toBe(before);
    store.select('unit', 'bow');
    expect(facts(store.getState())).toBe(before);
    store.select('unit', 'sling');
    expect(facts(store.getState())).not.toBe(before);
  });
});
