import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TargetDefinition } from '../../../../src/engines/rule-engine/targets/target-definition.js';
import { TARGET_ERROR_CODES } from '../../../../src/engines/rule-engine/targets/target-faults.js';
import { validateTargetSelection } from '../../../../src/engines/rule-engine/targets/validate-target-selection.js';
import { tableOf, type Duel, type DuelCard, type DuelMeta } from '../card-table.js';

type DuelTarget = TargetDefinition<Duel, DuelMeta, DuelCard>;

const { state, context } = tableOf({ 'field ada': 'imp1', 'field ben': 'imp2 ogre2 imp3' });
const faultsOf = (definitions: readonly DuelTarget[], selection: unknown, sourceCardId?: string) =>
  validateTargetSelection(definitions, selection, state, context, { sourceCardId });
const codesOf = (...args: Parameters<typeof faultsOf>) => faultsOf(...args).map(({ errorCode }) => errorCode);

const enemy: DuelTarget = { filter: { zone: 'field', holder: 'opponents' } };
const upToTwo: DuelTarget = { ...enemy, count: undefined as never, min: 0, max: 2 };
const cheap: DuelTarget = {
  filter: enemy.filter,
  min: 1,
  max: 3,
  restrictions: [
    {
      whileChoosing: (selected, _state, { registry }) => {
        const cost = selected.reduce((sum, cardId) => sum + registry!.getCard(cardId)!.cost, 0);
        if (cost <= 5) return true;
        return { reason: `Together they cost ${cost}, not 5.`, errorCode: 'TOO_DEAR', context: { cost } };
      },
    },
  ],
};

describe('validateTargetSelection', () => {
  it('finds nothing wrong with a legal choice, in any order', () => {
    expect(faultsOf([enemy], [['imp3']])).toEqual([]);
    expect(faultsOf([upToTwo], [[]])).toEqual([]);
    expect(faultsOf([upToTwo, enemy], [['imp3', 'imp2'], ['imp3']])).toEqual([]);
    expect(faultsOf([], [])).toEqual([]);
    expect(faultsOf([], undefined)).toEqual([]);
  });

  it('says how many are missing', () => {
    expect(faultsOf([{ ...enemy, count: 2 }], [['imp2']])).toEqual([
      {
        reason: 'Too few targets: 1 chosen, 2 needed, 3 available.',
        errorCode: 'TOO_FEW_TARGETS',
        context: { required: 2, chosen: 1, available: 3, definition: 0 },
      },
    ]);
    expect(faultsOf([cheap], [[]])[0]?.reason).toBe(
      'Too few targets: 0 chosen, at least 1 needed, 3 available.',
    );
  });

  it('says how many there are too many', () => {
    expect(faultsOf([enemy], [['imp2', 'imp3']])).toEqual([
      {
        reason: 'Too many targets: 2 chosen, 1 allowed.',
        errorCode: 'TOO_MANY_TARGETS',
        context: { required: 1, chosen: 2, available: 3, allowed: 1, definition: 0 },
      },
    ]);
    expect(faultsOf([upToTwo], [['imp2', 'imp3', 'ogre2']])[0]?.reason).toBe(
      'Too many targets: 3 chosen, at most 2 allowed.',
    );
  });

  it('says when nothing was chosen at all, or not for all', () => {
    expect(faultsOf([upToTwo, enemy], undefined)).toEqual([
      {
        reason: 'No targets chosen: at least 0 needed, 3 available.',
        errorCode: 'TARGETS_MISSING',
        context: { required: 0, chosen: 0, available: 3, definition: 0 },
      },
      {
        reason: 'No targets chosen: 1 needed, 3 available.',
        errorCode: 'TARGETS_MISSING',
        context: { required: 1, chosen: 0, available: 3, definition: 1 },
      },
    ]);
    expect(faultsOf([enemy, enemy], [['imp2']])).toMatchObject([
      { errorCode: 'TARGETS_MISSING', context: { definition: 1 } },
    ]);
  });

  it('says that there are too few to choose from, where that is the reason', () => {
    expect(faultsOf([{ ...enemy, count: 4 }], [])).toMatchObject([
      { reason: 'Too few targets: 0 chosen, 4 needed, 3 available.', errorCode: 'TOO_FEW_TARGETS' },
    ]);
  });

  it('says when more lists are given than are asked for', () => {
    expect(faultsOf([enemy], [['imp2'], ['imp3'], []])).toEqual([
      {
        reason: 'Too many lists of targets: 3 given, 1 asked for.',
        errorCode: 'TOO_MANY_TARGETS',
        context: { required: 1, chosen: 3 },
      },
    ]);
  });

  it('names every target that cannot be chosen', () => {
    expect(faultsOf([upToTwo], [['imp1', 'nobody']])).toEqual([
      {
        reason: 'Target 1 is none of the 3 that may be chosen.',
        errorCode: 'ILLEGAL_TARGET',
        context: { position: 0, target: 'imp1', available: 3, definition: 0 },
      },
      {
        reason: 'Target 2 is none of the 3 that may be chosen.',
        errorCode: 'ILLEGAL_TARGET',
        context: { position: 1, target: 'nobody', available: 3, definition: 0 },
      },
    ]);
    const notSelf: DuelTarget = { filter: { zone: 'field' }, restrictions: ['not-self'] };
    expect(codesOf([notSelf], [['imp1']], 'imp1')).toEqual(['ILLEGAL_TARGET']);
    expect(codesOf([notSelf], [['imp1']], 'imp2')).toEqual([]);
  });

  it('counts what is chosen twice as one, and says so', () => {
    expect(faultsOf([{ ...enemy, count: 2 }], [['imp2', 'imp2']])).toMatchObject([
      { errorCode: 'TOO_FEW_TARGETS', context: { chosen: 1 } },
      {
        reason: 'Target 2 is chosen twice.',
        errorCode: 'DUPLICATE_TARGET',
        context: { position: 1, target: 'imp2' },
      },
    ]);
  });

  it('refuses the same target for two, if either demands different ones', () => {
    const picky: DuelTarget = { ...enemy, restrictions: ['different-targets'] };
    const same = [['imp2'], ['imp2']];
    expect(faultsOf([enemy, enemy], same)).toEqual([]);
    expect(faultsOf([enemy, picky], same)).toEqual([
      {
        reason: 'Target 1 is chosen elsewhere already.',
        errorCode: 'DUPLICATE_TARGET',
        context: { position: 0, target: 'imp2', available: 2, definition: 1 },
      },
    ]);
    expect(codesOf([picky, enemy], same)).toEqual(['DUPLICATE_TARGET']);
    expect(codesOf([picky, picky], [['imp2'], ['imp3']])).toEqual([]);
  });

  it('gives the reasons of a game’s own rules, of all that was chosen', () => {
    expect(faultsOf([cheap], [['imp2', 'ogre2', 'imp3']])).toEqual([
      {
        reason: 'Together they cost 6, not 5.',
        errorCode: 'TOO_DEAR',
        context: { cost: 6, definition: 0 },
      },
    ]);
    expect(faultsOf([cheap], [['imp2', 'ogre2']])).toEqual([]);
  });

  it('refuses what a rule refuses on the way, though it would allow the whole', () => {
    const whileChoosing = (selected: readonly string[]) => selected.length !== 1;
    const never: DuelTarget = { ...upToTwo, restrictions: [{ whileChoosing }, () => false] };
    expect(faultsOf([never], [['imp2', 'imp3']])).toEqual([
      {
        reason: 'These targets cannot be chosen together.',
        errorCode: 'ILLEGAL_SELECTION',
        context: { definition: 0 },
      },
      {
        reason: 'These targets cannot be chosen together.',
        errorCode: 'ILLEGAL_SELECTION',
        context: { definition: 0 },
      },
    ]);
  });

  it('gives a rule what was chosen before, in the order of the legal targets', () => {
    const seen: unknown[] = [];
    const curious: DuelTarget = {
      ...upToTwo,
      restrictions: [(selected, _state, _context, scope) => seen.push(selected, scope) > 0],
    };
    expect(
      faultsOf(
        [upToTwo, curious],
        [
          ['imp3', 'imp2'],
          ['imp3', 'ogre2'],
        ],
        'imp1',
      ),
    ).toEqual([]);
    expect(seen).toEqual([
      ['ogre2', 'imp3'],
      {
        sourceCardId: 'imp1',
        chosen: [
          ['imp2', 'imp3'],
          ['ogre2', 'imp3'],
        ],
      },
    ]);
  });

  it('does not ask a game’s own rules about what is no target', () => {
    const strict: DuelTarget = {
      ...upToTwo,
      restrictions: [
        () => {
          throw new Error('asked');
        },
      ],
    };
    expect(codesOf([strict], [['nobody']])).toEqual(['ILLEGAL_TARGET']);
    expect(codesOf([enemy, strict], [['nobody'], ['imp2']])).toEqual(['ILLEGAL_TARGET']);
  });

  it.each([
    null,
    0,
    'imp2',
    {},
    { length: 1, 0: ['imp2'] },
    [null],
    ['imp2'],
    [{ 0: 'imp2' }],
    [[null]],
    [[undefined]],
    [[7n]],
    [[Symbol('imp2')]],
    [[['imp2']]],
    [[{ toString: () => 'imp2' }]],
    [new Set(['imp2'])],
    [new Array(1)],
  ])('refuses rubbish without choking on it: %o', (selection) => {
    const codes = codesOf([enemy], selection);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(TARGET_ERROR_CODES).toContain(code);
  });

  it('gives reasons for anything that is not an enumerated choice, and throws at nothing', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true }),
        (selection) => {
          const faults = faultsOf([enemy, cheap], selection);
          expect(faults.length).toBeGreaterThan(0);
          for (const { reason, errorCode } of faults)
            expect(`${errorCode} ${reason}`).toMatch(/^[A-Z_]+ .+\.$/);
        },
      ),
    );
  });
});
