import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainlyMove } from '../../src/protocol/is-plainly-move.js';
import { faultIn, moveSchema } from '../../src/protocol/schemas.js';

const field = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, 0, -1, 50, 101, NaN, '', 'text', [], {}, ['a'], [['a']]),
  fc.constantFrom<unknown>({ a: 'text' }, { a: 1 }, { reason: 'No.', errorCode: 'NO' }, { reason: 'No.' }),
  fc.constantFrom<unknown>([{ reason: 'No.', errorCode: 'NO' }], [{ reason: 1 }], [null], { min: 1, max: 2 }),
);
const metadata = fc.record(
  {
    displayName: field,
    description: field,
    category: field,
    priority: field,
    hotkey: field,
    successChance: field,
    warnings: field,
    preview: field,
    refs: field,
  },
  { requiredKeys: [] },
);
const mostly = (usual: unknown) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: field });
const move = fc.record({
  moveId: mostly('move'),
  playerId: mostly('X'),
  params: mostly({ a: 1 }),
  sourceCardId: mostly(undefined),
  targets: mostly(undefined),
  isValid: mostly(true),
  validationError: mostly(undefined),
  validationErrors: mostly(undefined),
  metadata: fc.oneof(fc.constant(undefined), metadata, field),
});

describe('the quick look at a move', () => {
  it('says yes to what is usual', () => {
    const usual = { moveId: 'play', playerId: 'X', params: { card: 'c1' }, isValid: true };
    expect(isPlainlyMove(usual)).toBe(true);
    const refused = {
      ...usual,
      isValid: false,
      validationErrors: [{ reason: 'No.', errorCode: 'NO', context: { required: 3 } }],
      metadata: { displayName: 'Play', category: 'Hand', priority: 2, hotkey: 'p', refs: { card: 'card-1' } },
    };
    expect(isPlainlyMove(refused)).toBe(true);
    expect(isPlainlyMove({ ...usual, metadata: { successChance: 58, anything: () => {} } })).toBe(true);
  });

  it('never says yes to what the schema refuses', () => {
    fc.assert(
      fc.property(fc.oneof(move, field), (value) => {
        fc.pre(isPlainlyMove(value));
        expect(faultIn(moveSchema, value)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});
