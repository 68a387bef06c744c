import { describe, expect, it } from 'vitest';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import type { Command } from '../../src/protocol/command.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import type { Flow } from '../../src/protocol/snapshot.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { canFollow, MOVE_AXIS, valueOn } from '../../src/store/selection.js';
import { selectChosenOptions, selectEntityChosen, selectEntityOptions } from '../../src/store/selectors.js';
import { pickEntity } from '../../src/store/pick-entity.js';

type Offer = Pick<EnumeratedMove, 'moveId' | 'params'> & Partial<EnumeratedMove>;

function offering(offers: readonly Offer[], flow: Partial<Flow> = {}) {
  const honest: EngineAdapter = createTable({ seed: 1 }).adapter('X');
  const played: Pick<Command, 'moveId' | 'params'>[] = [];
  const moves = offers.map((offer) => ({ playerId: 'X', isValid: true, ...offer }));
  const first = honest.getSnapshot();
  let snapshot = { ...first, moves, flow: { ...first.flow, ...flow } };
  const store = createGameStore({
    ...honest,
    getSnapshot: () => snapshot,
    execute({ moveId, params }) {
      played.push({ moveId, params });
      return Promise.resolve({ status: 'accepted', revision: snapshot.revision });
    },
  });
  store.connect();
  return {
    store,
    played,
    selection: () => store.getState().selection,
    isPicked: (entity: string) => selectEntityChosen(store.getState(), entity),
    leads: (entity: string) =>
      selectEntityOptions(store.getState(), entity).map(({ params }) => JSON.stringify(params['targets'])),
    withdraw({ params }: Offer) {
      const left = snapshot.moves.filter((move) => move.params !== params);
      snapshot = { ...snapshot, revision: snapshot.revision + 1, moves: left };
      store.connect();
    },
  };
}

const volley = (...targets: string[]): Offer => ({ moveId: 'volley', params: { targets } });

describe('picking what goes together', () => {
  const cast = (moveId: string, params: Offer['params'], isValid = true): Offer => ({
    moveId,
    params,
    isValid,
    ...(!isValid && { validationError: { errorCode: 'NO', reason: 'Not now.' } }),
  });

  it('plays once everything is chosen, whatever else could not be done with the same things', () => {
    const { store, played } = offering([
      cast('now', { spell: 'frost', on: 'orc' }),
      cast('later', { spell: 'frost', on: 'orc' }, false),
    ]);
    expect(pickEntity(store, 'frost')).toBeNull();
    void pickEntity(store, 'orc');
    expect(played).toEqual([{ moveId: 'now', params: { spell: 'frost', on: 'orc' } }]);
  });

  it('answers what is asked at the first touch', () => {
    const offers = [cast('block', { unit: 'wall' }), cast('attack', { unit: 'wall', on: 'orc' }, false)];
    const { store, played } = offering(offers, { decision: { text: 'Block it?' } });
    void pickEntity(store, 'wall');
    expect(played).toEqual([{ moveId: 'block', params: { unit: 'wall' } }]);
  });

  it('plays nothing at the first touch, where more could be done another time', () => {
    const { store, played, isPicked } = offering([
      cast('now', { spell: 'frost' }),
      cast('later', { spell: 'frost' }, false),
    ]);
    expect(pickEntity(store, 'frost')).toBeNull();
    expect(isPicked('frost')).toBe(true);
    expect(played).toEqual([]);
  });
});

describe('picking the members of a list', () => {
  it('gathers one entity after the other, and plays when none could be added', () => {
    const { store, selection, isPicked, played } = offering([
      volley('orc', 'imp'),
      volley('orc', 'elf'),
      volley('imp', 'elf'),
    ]);
    expect(pickEntity(store, 'orc')).toBeNull();
    expect(selection()).toEqual({ targets: ['orc'] });
    expect([isPicked('orc'), isPicked('imp')]).toEqual([true, false]);
    void pickEntity(store, 'elf');
    expect(played).toEqual([volley('orc', 'elf')]);
    expect(selection()).toEqual({});
  });

  it('lets the player confirm what could be played as long as more could be added', () => {
    const { store, selection, leads, played } = offering([
      volley('orc'),
      volley('imp'),
      volley('imp', 'orc'),
      volley('imp', 'orc', 'elf'),
    ]);
    void pickEntity(store, 'orc');
    expect(selection()).toEqual({ targets: ['orc'] });
    expect(leads('imp')).toEqual(['["imp","orc"]', '["imp","orc","elf"]']);
    void pickEntity(store, 'imp');
    // As it is on offer, not as it was picked: whoever looks for that value finds it.
    expect(selection()).toEqual({ targets: ['imp', 'orc'] });
    expect(played).toEqual([]);
    void pickEntity(store, 'elf');
    expect(played).toEqual([volley('imp', 'orc', 'elf')]);
  });

  it('lets go of what is picked again, and never plays by that', () => {
    const { store, selection, played } = offering([volley('orc', 'imp')]);
    void pickEntity(store, 'orc');
    expect(selection()).toEqual({ targets: ['orc'] });
    void pickEntity(store, 'orc');
    expect(selection()).toEqual({});
    expect(played).toEqual([]);
  });

  it('gathers beside what else is chosen', () => {
    const attack = (unit: string, ...targets: string[]): Offer => ({
      moveId: 'attack',
      params: { unit, targets },
    });
    const { store, selection, leads, played } = offering([
      attack('bow', 'orc', 'imp'),
      attack('bow', 'orc', 'elf'),
      attack('sling', 'orc', 'imp'),
    ]);
    void pickEntity(store, 'bow');
    void pickEntity(store, 'orc');
    expect(selection()).toEqual({ unit: 'bow', targets: ['orc'] });
    expect(leads('imp')).toEqual(['["orc","imp"]']);
    void pickEntity(store, 'imp');
    expect(played).toEqual([attack('bow', 'orc', 'imp')]);
  });

  it('takes the order of picking where it makes a difference', () => {
    const route = (...stops: string[]): Offer => ({ moveId: 'route', params: { stops } });
    const { store, selection } = offering([route('port', 'mine'), route('mine', 'port')]);
    void pickEntity(store, 'mine');
    void pickEntity(store, 'port');
    expect(selection()).toEqual({ stops: ['mine', 'port'] });
  });

  it('knows one target alone as a list of one', () => {
    const at = (...ids: string[]): Offer => ({ moveId: 'zap', params: {}, targets: [ids] });
    const { store, selection } = offering([at('orc'), at('imp'), at('orc', 'imp')]);
    void pickEntity(store, 'imp');
    expect(selection()).toEqual({ target: 'imp' });
    expect(selectChosenOptions(store.getState())).toHaveLength(2);
  });

  it('keeps what was gathered while a list has it, and drops it then', () => {
    const [both, other, last] = [volley('orc', 'imp'), volley('imp', 'elf'), volley('orc', 'elf')] as const;
    const { store, selection, withdraw } = offering([both, other, last]);
    void pickEntity(store, 'imp');
    withdraw(both);
    expect(selection()).toEqual({ targets: ['imp'] });
    withdraw(other);
    expect(selection()).toEqual({});
  });

  it('chooses other lists whole: a pair of coordinates is no list of entities', () => {
    const go = (x: number, y: number): Offer => ({
      moveId: 'go',
      params: { to: [x, y] },
      metadata: { refs: { to: `hex ${x} ${y}` } },
    });
    const { store, selection } = offering([go(1, 2), go(2, 1), { ...go(1, 2), moveId: 'run' }]);
    void pickEntity(store, 'hex 1 2');
    expect(selection()).toEqual({ to: [1, 2] });
    expect(selectChosenOptions(store.getState()).map(({ move }) => move.moveId)).toEqual(['go', 'run']);
  });
});

describe('the axis of the kinds of moves', () => {
  it('is apart from a parameter called move', () => {
    const { store, selection } = offering([
      { moveId: 'teach', params: { move: 'ember', pupil: 'fox' } },
      { moveId: 'teach', params: { move: 'gust', pupil: 'fox' } },
      { moveId: 'forget', params: { move: 'ember' } },
    ]);
    const [ember, gust, forget] = store.getState().options;
    expect(valueOn(ember!, 'move')).toBe('ember');
    expect(valueOn(ember!, MOVE_AXIS)).toBe('teach');
    expect(canFollow(gust!, { [MOVE_AXIS]: 'teach' })).toBe(true);
    expect(canFollow(forget!, { [MOVE_AXIS]: 'teach', move: 'ember' })).toBe(false);
    void pickEntity(store, 'ember');
    expect(selection()).toEqual({ move: 'ember' });
  });
});
