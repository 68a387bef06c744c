import { describe, expect, it } from 'vitest';
import { phaseSteps } from '../../src/hooks/use-phase-tracker.js';

const PHASES = [{ id: 'dawn', name: 'Dawn' }, { id: 'main' }, { id: 'dusk', name: 'Dusk' }];
const drawn = (current?: string, phases = PHASES) =>
  phaseSteps(phases, current).map(({ name, status }) => `${name} ${status}`);

describe('the phases of a turn', () => {
  it('are done before the current one and ahead after it', () => {
    expect(drawn('main')).toEqual(['Dawn done', 'main current', 'Dusk ahead']);
  });

  it('are all ahead where the engine says nothing', () => {
    expect(drawn()).toEqual(['Dawn ahead', 'main ahead', 'Dusk ahead']);
  });

  it('end with the current one where nobody knew of it, and say nothing about the others', () => {
    expect(drawn('storm')).toEqual(['Dawn ahead', 'main ahead', 'Dusk ahead', 'storm current']);
    expect(drawn('storm', [])).toEqual(['storm current']);
  });

  it('have one current one, also where two are called the same', () => {
    expect(drawn('main', [{ id: 'main' }, { id: 'main' }])).toEqual(['main current', 'main ahead']);
  });
});
