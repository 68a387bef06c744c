import { describe, expect, it } from 'vitest';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { optionOfMove } from '../../src/protocol/normalise.js';
import { hasSameId, saysTheSame } from '../../src/protocol/same-move.js';
import { refusedMove } from './moves.js';

const metadata = {
  displayName: 'Take one',
  description: 'From the pile.',
  category: 'Piles',
  priority: 1,
  hotkey: '1',
  successChance: { min: 10, max: 20 },
  warnings: [{ code: 'LATE', description: 'Late', modifier: 1 }],
  preview: [{ key: 'left', label: 'Left', after: 3, tone: 'neutral' as const }],
  refs: { count: 'pile-1' },
};
const move = refusedMove(1, { metadata, targets: [['a']], sourceCardId: 'c' });
const valid = { ...move, isValid: true };

describe('two moves', () => {
  it('say the same when all they say is the same, whatever they are made of', () => {
    const copy = structuredClone(move);
    expect(hasSameId(copy, move)).toBe(true);
    expect(saysTheSame(copy, move)).toBe(true);
    expect(saysTheSame({ ...copy, metadata: { ...metadata, shade: 'green' } }, move)).toBe(true);
  });

  it.each(Object.keys(metadata))('differ when their %s differs', (field) => {
    const others = {
      displayName: 'Take two',
      description: 'From the heap.',
      category: 'Heaps',
      priority: 2,
      hotkey: '2',
      successChance: { min: 10, max: 30 },
      warnings: [],
      preview: [],
      refs: { count: 'pile-2' },
    };
    const other = { ...valid, metadata: { ...metadata, [field]: others[field as keyof typeof others] } };
    expect(optionOfMove(other)).not.toEqual(optionOfMove(valid));
    expect(saysTheSame(other, valid)).toBe(false);
    expect(saysTheSame(valid, other)).toBe(false);
  });

  it.each<[string, Partial<EnumeratedMove>]>([
    ['validity', { isValid: true }],
    ['player', { playerId: 'bob' }],
    ['first reason', { validationError: { errorCode: 'NO', reason: 'No.' } }],
    ['reasons', { validationErrors: [] }],
    ['metadata', { metadata: null as never }],
    ['metadata being a list', { metadata: [] as never }],
  ])('differ when their %s differs', (_, more) => {
    expect(saysTheSame({ ...move, ...more }, move)).toBe(false);
  });

  it.each<[string, Partial<EnumeratedMove>]>([
    ['name', { moveId: 'put' }],
    ['parameters', { params: { count: 2 } }],
    ['source', { sourceCardId: 'd' }],
    ['targets', { targets: [['b']] }],
  ])('are different options when their %s differs', (_, more) => {
    expect(hasSameId({ ...move, ...more }, move)).toBe(false);
  });
});
