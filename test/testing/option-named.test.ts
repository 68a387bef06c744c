import { describe, expect, it } from 'vitest';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { readOptions } from '../../src/protocol/options/read-options.js';
import { optionNamed } from '../../src/testing/option-named.js';

const move = (displayName: string, params = {}, isValid = true): EnumeratedMove => ({
  moveId: 'play',
  playerId: 'ann',
  params: { what: displayName, ...params },
  isValid,
  metadata: { displayName },
});

const { list: options } = readOptions({
  moves: [
    move('Fire Laser'),
    move('Fire Large Laser'),
    move('Walk'),
    move('Walk', { from: 'left' }, false),
    move('Jump', { from: 'left' }, false),
    move('Jump', { from: 'right' }),
  ],
  reports: [],
});
const found = (name: string) => optionNamed(name, options);

describe('optionNamed', () => {
  it('prefers the exact name to one that contains it', () => {
    expect(found('Fire Laser').params).toEqual({ what: 'Fire Laser' });
  });

  it('takes the only name that contains what is asked for, whatever the case', () => {
    expect(found('large').name).toBe('Fire Large Laser');
  });

  it('takes what is available where several options have the name', () => {
    expect(found('Jump').params).toEqual({ what: 'Jump', from: 'right' });
  });

  it('takes an id, which tells options of one name apart', () => {
    expect(found('play{"from":"left","what":"Walk"}').kind).toBe('unavailable');
  });

  it('lists what fits when that is more than one', () => {
    expect(() => found('fire')).toThrow(
      'moveset: "fire" is not the name of one option. It fits "Fire Laser", "Fire Large Laser". Write more of the name.',
    );
  });

  it('lists the nearest names when nothing fits', () => {
    expect(() => found('Fire Lazer')).toThrow(
      'moveset: there is no option "Fire Lazer". The nearest of 4 are "Fire Laser", "Fire Large Laser", "Walk", "Jump". Use one of the names.',
    );
  });

  it('says when there are no options at all', () => {
    expect(() => optionNamed('Walk', [])).toThrow(
      'moveset: there is no option "Walk". This seat has no options now.',
    );
  });
});
