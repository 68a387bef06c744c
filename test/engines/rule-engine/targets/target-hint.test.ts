import { describe, expect, it } from 'vitest';
import type { TargetDefinition } from '../../../../src/engines/rule-engine/targets/target-definition.js';
import { targetHint } from '../../../../src/engines/rule-engine/targets/target-hint.js';
import { tableOf, type Duel, type DuelCard, type DuelMeta } from '../card-table.js';

type DuelTarget = TargetDefinition<Duel, DuelMeta, DuelCard>;

const { state, context } = tableOf({ 'hand ada': 'imp1', 'field ben': 'imp2 ogre2 imp3', arena: 'rock1' });
const hintOf = (definition: DuelTarget) => targetHint(definition, state, context);

const enemies = { zone: 'field', holder: 'opponents' } as const;

describe('targetHint', () => {
  it('asks for one, where they lie', () => {
    expect(hintOf({ filter: enemies, prompt: 'Choose a creature to destroy' })).toEqual({
      mode: 'single',
      min: 1,
      max: 1,
      prompt: 'Choose a creature to destroy',
      zones: ['field'],
    });
  });

  it('lets one be left out', () => {
    expect(hintOf({ filter: enemies, min: 0, max: 1 })).toMatchObject({ mode: 'single', min: 0, max: 1 });
  });

  it('asks for several, but for no more than there are', () => {
    expect(hintOf({ filter: {}, min: 2, max: Infinity })).toEqual({
      mode: 'multiple',
      min: 2,
      max: 5,
      prompt: 'Choose 2 to 5 targets',
      zones: ['hand', 'field', 'arena'],
    });
  });

  it('asks nothing where all that is legal must be taken, or nothing can be', () => {
    expect(hintOf({ filter: enemies, count: 3 })).toMatchObject({ mode: 'automatic', min: 3, max: 3 });
    expect(hintOf({ filter: { zone: 'hand' } })).toMatchObject({ mode: 'automatic', min: 1, max: 1 });
    expect(hintOf({ filter: { zone: 'hand', holder: 'ben' }, min: 0, max: 2 })).toMatchObject({
      mode: 'automatic',
      min: 0,
      max: 0,
      zones: [],
    });
    expect(hintOf({ filter: enemies, count: 0 })).toMatchObject({ mode: 'automatic', max: 0 });
  });

  it('still asks for what is needed where there is too little', () => {
    expect(hintOf({ filter: enemies, count: 4 })).toMatchObject({ mode: 'multiple', min: 4, max: 4 });
  });

  it('names no zone for players', () => {
    expect(hintOf({ filter: { kind: 'player' } })).toMatchObject({ mode: 'single', zones: [] });
  });

  it('finds words where none are given', () => {
    const promptOf = (definition: DuelTarget) => hintOf(definition).prompt;
    expect(promptOf({ filter: enemies })).toBe('Choose a target');
    expect(promptOf({ filter: enemies, count: 2 })).toBe('Choose 2 targets');
    expect(promptOf({ filter: enemies, min: 0, max: 1 })).toBe('Choose up to 1');
    expect(promptOf({ filter: enemies, min: 1, max: 2 })).toBe('Choose 1 to 2 targets');
  });

  it('knows what is left when others have chosen', () => {
    const definition: DuelTarget = { filter: enemies, count: 2, restrictions: ['different-targets'] };
    expect(hintOf(definition).mode).toBe('multiple');
    expect(targetHint(definition, state, context, { chosen: [['imp2']] }).mode).toBe('automatic');
  });
});
