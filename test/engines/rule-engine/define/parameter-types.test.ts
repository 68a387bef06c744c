import { describe, expect, it } from 'vitest';
import { cardsIn } from '../../../../src/engines/rule-engine/enumerate/enumerators/cards-in.js';
import { choices } from '../../../../src/engines/rule-engine/enumerate/enumerators/choices.js';
import { numbers } from '../../../../src/engines/rule-engine/enumerate/enumerators/numbers.js';
import { optional } from '../../../../src/engines/rule-engine/enumerate/enumerators/optional.js';
import { paramsOf } from '../../../../src/engines/rule-engine/enumerate/enumerators/params-of.js';
import { ADA, BEN, by, engineOf, handOf, move, type SmallEngine } from '../small-game.js';

const paramsIn = (engine: SmallEngine, moveIds?: string[]) =>
  engine.enumerateMoves(ADA, { moveIds }).map(({ params }) => params as unknown);

/** Puts a player's first card on the field. */
const deploy = move({
  reducer: (_, { zones, playerId }) =>
    zones.moveCard({ cardId: zones.getCardsInZone('hand', playerId)[0]!, targetZoneId: 'field' }),
});

describe('cards', () => {
  it('are enumerated from zones: of one player, of all, and shared', () => {
    const cards = (zone: string, whose?: string) =>
      move({ enumerator: (_, { zones }) => zones.getCardsInZone(zone, whose).map((cardId) => ({ cardId })) });
    const engine = engineOf({ mine: cards('hand', ADA), all: cards('hand'), pile: cards('pile') });
    expect(paramsIn(engine, ['mine'])).toEqual(handOf(engine, ADA).map((cardId) => ({ cardId })));
    expect(paramsIn(engine, ['all'])).toHaveLength(4);
    expect(paramsIn(engine, ['pile'])).toEqual([]);
  });

  it('are enumerated by what is known of them', () => {
    const engine = engineOf({
      deploy,
      tap: move<{ cardId: string }>({
        enumerator: (_, { cards }) =>
          cards.queryCards({ zone: 'field', meta: { tapped: true } }).map((cardId) => ({ cardId })),
      }),
      mark: move({
        reducer: (_, { cards, playerId }) =>
          cards.updateCardMeta(cards.queryCards({ zone: 'field', holder: playerId })[0]!, { tapped: true }),
      }),
    });
    engine.executeMove('deploy', by(ADA));
    engine.executeMove('deploy', by(BEN));
    expect(paramsIn(engine, ['tap'])).toEqual([]);
    engine.executeMove('mark', by(BEN));
    expect(paramsIn(engine, ['tap'])).toEqual([{ cardId: 'hand:ben-3' }]);
  });
});

describe('targets', () => {
  const shoot = move<{ shooter: string }>({
    enumerator: (_, { zones, playerId }) =>
      zones.getCardsInZone('field', playerId).map((shooter) => ({ shooter })),
    sourceOf: ({ shooter }) => shooter,
    targets: [
      { filter: [{ zone: 'field' }, { kind: 'player', player: 'opponents' }], restrictions: ['not-self'] },
    ],
    reducer: (draft, { targets, sourceCardId }) => {
      draft.deep.list.push(targets![0]!.length, sourceCardId!.length);
    },
  });

  it('are enumerated for every source, and filled in with it', () => {
    const engine = engineOf({ deploy, shoot });
    engine.executeMove('deploy', by(ADA));
    engine.executeMove('deploy', by(BEN));
    expect(engine.enumerateMoves(ADA, { moveIds: ['shoot'] })).toEqual([
      {
        moveId: 'shoot',
        playerId: ADA,
        params: { shooter: 'hand:ada-0' },
        sourceCardId: 'hand:ada-0',
        targets: [['hand:ben-3']],
        isValid: true,
      },
      expect.objectContaining({ targets: [[BEN]], isValid: true }),
    ]);
  });

  it('that cannot be found make a move invalid, with the reason', () => {
    const engine = engineOf({
      slay: move({ targets: [{ filter: { zone: 'field' }, count: 2 }] }),
    });
    expect(engine.enumerateMoves(ADA)).toEqual([
      expect.objectContaining({
        targets: [],
        isValid: false,
        validationError: expect.objectContaining({ errorCode: 'TOO_FEW_TARGETS' }),
      }),
    ]);
  });

  it('are chosen several at a time, or none', () => {
    const engine = engineOf({
      deploy,
      heal: move({ targets: [{ filter: { kind: 'player' }, min: 0, max: 2 }] }),
    });
    const found = engine.enumerateMoves(ADA, { moveIds: ['heal'] }).map(({ targets }) => targets);
    expect(found).toEqual([[[]], [[ADA]], [[BEN]], [[ADA, BEN]]]);
  });

  it('are checked when a move is played', () => {
    const engine = engineOf({ deploy, shoot });
    engine.executeMove('deploy', by(ADA));
    const input = by(ADA, { shooter: 'hand:ada-0' });
    const codes = (targets?: readonly (readonly string[])[]) => {
      const result = engine.executeMove('shoot', { ...input, ...(targets && { targets }) });
      return result.success || result.errors.map(({ errorCode }) => errorCode);
    };
    expect(codes()).toEqual(['TARGETS_MISSING']);
    expect(codes([['nobody']])).toEqual(['ILLEGAL_TARGET']);
    expect(codes([[ADA]])).toEqual(['ILLEGAL_TARGET']);
    // Not itself, also where nobody says who it is.
    expect(codes([['hand:ada-0']])).toEqual(['ILLEGAL_TARGET']);
    expect(codes([[BEN]])).toBe(true);
    expect(engine.getState().deep.list).toEqual([1, 1, 'hand:ada-0'.length]);
  });

  it('are not chosen for a source that is not the one of the parameters', () => {
    const engine = engineOf({ deploy, shoot });
    engine.executeMove('deploy', by(ADA));
    const forged = {
      ...by(ADA, { shooter: 'hand:ada-0' }),
      sourceCardId: 'other',
      targets: [['hand:ada-0']],
    };
    expect(engine.executeMove('shoot', forged)).toMatchObject({
      error: 'This comes from "hand:ada-0", not from "other".',
      errorCode: 'INVALID_PARAMS',
    });
  });
});

it('numbers are enumerated', () => {
  const engine = engineOf({ pay: move({ enumerator: paramsOf({ amount: numbers(0, 3) }) }) });
  expect(paramsIn(engine)).toEqual([0, 1, 2, 3].map((amount) => ({ amount })));
});

it('choices are enumerated, and what may be left out is', () => {
  const engine = engineOf({
    go: move({ enumerator: paramsOf({ way: choices(['left', 'right']), fast: optional(choices([true])) }) }),
  });
  expect(paramsIn(engine)).toEqual([
    { way: 'left' },
    { way: 'left', fast: true },
    { way: 'right' },
    { way: 'right', fast: true },
  ]);
});

it('parameters may be nested as deep as anybody likes', () => {
  const engine = engineOf({
    build: move<{ plan: { at: { x: number }; cards: readonly string[] }[] }>({
      enumerator: (_, { zones, playerId }) => [
        {
          plan: [
            { at: { x: 1 }, cards: zones.getCardsInZone('hand', playerId) },
            { at: { x: 2 }, cards: [] },
          ],
        },
      ],
      condition: (_, { params }) => params.plan[0]!.cards.length === 2,
      reducer: (draft, { params }) => void (draft.count = params.plan[1]!.at.x),
    }),
  });
  const [found] = engine.enumerateMoves(ADA);
  expect(found).toMatchObject({ isValid: true, params: { plan: [{ cards: handOf(engine, ADA) }, {}] } });
  expect(engine.executeMove('build', { playerId: ADA, params: found!.params }).success).toBe(true);
  expect(engine.getState().count).toBe(2);
});

it('cards of a zone are an axis like any other', () => {
  const engine = engineOf({ show: move({ enumerator: paramsOf({ cardId: cardsIn('hand') }) }) });
  expect(paramsIn(engine)).toEqual(handOf(engine, ADA).map((cardId) => ({ cardId })));
});
