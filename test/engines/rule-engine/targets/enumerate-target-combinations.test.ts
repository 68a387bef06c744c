import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enumerateTargetCombinations } from '../../../../src/engines/rule-engine/targets/enumerate-target-combinations.js';
import {
  TARGET_RESTRICTIONS,
  type TargetDefinition,
  type TargetRestriction,
} from '../../../../src/engines/rule-engine/targets/target-definition.js';
import { validateTargetSelection } from '../../../../src/engines/rule-engine/targets/validate-target-selection.js';
import { tableOf, type Duel, type DuelCard, type DuelMeta } from '../card-table.js';
import { runs } from '../../../runs.js';

type DuelTarget = TargetDefinition<Duel, DuelMeta, DuelCard>;
type DuelRestriction = TargetRestriction<Duel, DuelMeta, DuelCard>;

const { state, context } = tableOf(
  { 'field ada': 'imp1', 'field ben': 'imp2@ada', arena: 'rock1' },
  { players: ['ada', 'ben'] },
);
/** Everything that could be taken for a target. */
const THINGS = ['imp1', 'imp2', 'rock1', 'ada', 'ben', 'nobody'];

const allOf = (definitions: readonly DuelTarget[], sourceCardId?: string) => [
  ...enumerateTargetCombinations(definitions, state, context, { sourceCardId }),
];

const enemy: DuelTarget = { filter: { zone: 'field', holder: 'opponents' } };

const filters = fc.constantFrom<DuelTarget['filter']>(
  { zone: 'field' },
  { zone: ['arena', 'field'], holder: 'opponents' },
  { kind: 'player' },
  [{ kind: 'player', player: 'opponents' }, { holder: 'you' }],
);
const rules = fc.constantFrom<DuelRestriction>(
  ...TARGET_RESTRICTIONS,
  { whileChoosing: (selected) => !(selected.includes('imp1') && selected.includes('imp2')) },
  { whileChoosing: ({ length }) => length !== 2 },
  (selected) => selected.length % 2 === 1,
  (selected, _state, _context, { chosen }) => chosen.every((targets) => targets.length !== selected.length),
);
const targetDefinition = fc
  .record({
    filter: filters,
    restrictions: fc.array(rules, { maxLength: 2 }),
    min: fc.nat(2),
    more: fc.nat(2),
  })
  .map(({ filter, restrictions, min, more }): DuelTarget => ({ filter, restrictions, min, max: min + more }));

/** All sets of things that are not larger than any definition asks for. */
const SETS = Array.from({ length: 2 ** THINGS.length }, (_, mask) =>
  THINGS.filter((_thing, nth) => (mask >> nth) & 1),
).filter(({ length }) => length <= 4);
const textOf = (selection: readonly (readonly string[])[]) =>
  selection.map((targets) => targets.toSorted().join(' ')).join(' / ');

describe('enumerateTargetCombinations', () => {
  it('gives one way where nothing is to be chosen', () => {
    expect(allOf([])).toEqual([[]]);
    expect(allOf([{ ...enemy, count: 0 }])).toEqual([[[]]]);
  });

  it('gives fewer targets first, in the order of the legal targets, the last definition fastest', () => {
    const upToTwo: DuelTarget = { filter: enemy.filter, min: 0, max: 2 };
    const player: DuelTarget = { filter: { kind: 'player' } };
    const ofTwo = tableOf({ 'field ben': 'imp2 ogre2' }, { players: ['ada', 'ben'] });
    expect([...enumerateTargetCombinations([upToTwo, player], ofTwo.state, ofTwo.context)]).toEqual([
      [[], ['ada']],
      [[], ['ben']],
      [['imp2'], ['ada']],
      [['imp2'], ['ben']],
      [['ogre2'], ['ada']],
      [['ogre2'], ['ben']],
      [['imp2', 'ogre2'], ['ada']],
      [['imp2', 'ogre2'], ['ben']],
    ]);
  });

  it('gives nothing where one definition cannot be met', () => {
    expect(allOf([{ filter: { kind: 'player' } }, { ...enemy, count: 3 }])).toEqual([]);
  });

  it('gives different targets to two, if either demands them', () => {
    const player: DuelTarget = { filter: { kind: 'player' } };
    const picky: DuelTarget = { ...player, restrictions: ['different-targets'] };
    const different = [
      [['ada'], ['ben']],
      [['ben'], ['ada']],
    ];
    expect(allOf([player, picky])).toEqual(different);
    expect(allOf([picky, player])).toEqual(different);
    expect(allOf([player, player])).toHaveLength(4);
  });

  it('gives exactly what is valid, each once', () => {
    fc.assert(
      fc.property(
        fc.array(targetDefinition, { minLength: 1, maxLength: 2 }),
        fc.constantFrom(undefined, 'imp1', 'imp2'),
        (definitions, sourceCardId) => {
          const isValid = (selection: readonly (readonly string[])[]) =>
            validateTargetSelection(definitions, selection, state, context, { sourceCardId }).length === 0;
          const enumerated = allOf(definitions, sourceCardId);
          expect(enumerated.every(isValid)).toBe(true);
          const brute =
            definitions.length === 1
              ? SETS.map((set) => [set])
              : SETS.flatMap((first) => SETS.map((second) => [first, second]));
          expect(enumerated.map(textOf).toSorted()).toEqual(brute.filter(isValid).map(textOf).toSorted());
        },
      ),
      { numRuns: runs(15, 1000) },
    );
  });

  it('gives lists of its own each time', () => {
    const [first, second] = allOf([enemy, { filter: { kind: 'player' } }]);
    (first![0] as string[]).push('changed');
    expect(second![0]).toEqual(['imp2']);
  });

  it('gives the first of very many at once', () => {
    const hand = Array.from({ length: 60 }, (_, nth) => `imp${nth}`).join(' ');
    const large = tableOf({ 'hand ada': hand });
    const any: DuelTarget = { filter: { zone: 'hand' }, min: 0, max: Infinity };
    const combinations = enumerateTargetCombinations([any, any], large.state, large.context);
    expect(combinations.next().value).toEqual([[], []]);
    expect(combinations.next().value).toEqual([[], ['imp0']]);
  });

  it('does not follow what a rule refuses on the way', () => {
    const hand = Array.from({ length: 60 }, (_, nth) => `imp${nth}`).join(' ');
    const large = tableOf({ 'hand ada': hand });
    let asked = 0;
    const two: DuelTarget = {
      filter: { zone: 'hand' },
      min: 0,
      max: Infinity,
      restrictions: [
        {
          whileChoosing: (selected, _state, { registry }) => {
            asked += 1;
            return selected.reduce((cost, cardId) => cost + registry!.getCard(cardId)!.cost, 0) <= 2;
          },
        },
      ],
    };
    const all = [...enumerateTargetCombinations([two], large.state, large.context)];
    expect(all).toHaveLength(1 + 60 + (60 * 59) / 2);
    expect(asked).toBeLessThan(50_000);
  });
});
