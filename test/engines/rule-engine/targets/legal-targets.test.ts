import { describe, expect, it } from 'vitest';
import { getLegalTargets } from '../../../../src/engines/rule-engine/targets/legal-targets.js';
import type {
  TargetDefinition,
  TargetScope,
} from '../../../../src/engines/rule-engine/targets/target-definition.js';
import { tableOf, type Duel, type DuelCard, type DuelMeta } from '../card-table.js';

type DuelTarget = TargetDefinition<Duel, DuelMeta, DuelCard>;

const { state, context } = tableOf({
  'hand ada': 'imp1',
  'field ada': 'imp2! ogre2 imp3@ben',
  'field ben': 'imp4 ogre4! imp5@ada',
  'field cyd': 'imp6',
  arena: 'rock1 rock2@ada',
});
const legal = (definition: DuelTarget, scope?: TargetScope<Duel, DuelMeta, DuelCard>) =>
  getLegalTargets(definition, state, context, scope).join(' ');

describe('getLegalTargets', () => {
  it('finds cards by zone, whoever has them', () => {
    expect(legal({ filter: { zone: 'field' } })).toBe('imp2 ogre2 imp3 imp4 ogre4 imp5 imp6');
    expect(legal({ filter: { zone: ['hand', 'arena'] } })).toBe('imp1 rock1 rock2');
  });

  it('finds cards by who has them, in all zones', () => {
    expect(legal({ filter: { holder: 'you' } })).toBe('imp1 imp2 ogre2 imp3 rock1 rock2');
    expect(legal({ filter: { holder: 'ben' } })).toBe('imp4 ogre4 imp5 rock1');
    expect(legal({ filter: {} })).toBe('imp1 imp2 ogre2 imp3 imp4 ogre4 imp5 imp6 rock1 rock2');
  });

  it('finds cards by metadata, by definition, and by whatever a game asks', () => {
    const cheap: DuelTarget = {
      filter: {
        zone: 'field',
        holder: 'opponents',
        meta: { tapped: false },
        definition: ({ cost }) => cost < 3,
      },
    };
    expect(legal(cheap)).toBe('imp4 imp5 imp6');
    const ownedByBen: DuelTarget = {
      filter: {
        zone: 'field',
        where: (cardId, { mana }, { cards }) => mana[cards.getCardOwner(cardId)!] === 0,
      },
    };
    expect(legal(ownedByBen)).toBe('imp3 imp4 ogre4');
  });

  it('finds players', () => {
    expect(legal({ filter: { kind: 'player' } })).toBe('ada ben cyd');
    expect(legal({ filter: { kind: 'player', player: 'opponents' } })).toBe('ben cyd');
    const poor: DuelTarget = {
      filter: { kind: 'player', where: (playerId, { mana }) => mana[playerId] === 0 },
    };
    expect(legal(poor)).toBe('ben');
  });

  it('finds what fits one of several filters, once each', () => {
    const definition: DuelTarget = {
      filter: [
        { kind: 'player', player: 'opponents' },
        { kind: 'card', zone: 'field', holder: 'cyd' },
        { zone: 'field', meta: { tapped: false }, holder: 'opponents' },
      ],
    };
    expect(legal(definition)).toBe('ben cyd imp6 imp4 imp5');
  });

  it('leaves out the card that chooses', () => {
    const other: DuelTarget = { filter: { zone: 'field', holder: 'you' }, restrictions: ['not-self'] };
    expect(legal(other, { sourceCardId: 'ogre2' })).toBe('imp2 imp3');
    expect(legal(other)).toBe('imp2 ogre2 imp3');
  });

  it('leaves out what the player owns, has, or is', () => {
    const filter = [{ zone: ['field', 'arena'] }, { kind: 'player' as const }];
    expect(legal({ filter, restrictions: ['not-owner'] })).toBe('imp3 imp4 ogre4 imp6 rock1 ben cyd');
    expect(legal({ filter, restrictions: ['not-controller'] })).toBe('imp4 ogre4 imp5 imp6 rock1 ben cyd');
    expect(legal({ filter, restrictions: ['not-owner', 'not-controller'] })).toBe(
      'imp4 ogre4 imp6 rock1 ben cyd',
    );
  });

  it('leaves out what was chosen elsewhere, if either side demands different targets', () => {
    const plain: DuelTarget = { filter: { zone: 'field', holder: 'ben' } };
    const picky: DuelTarget = { ...plain, restrictions: ['different-targets'] };
    const chosen = [['imp4'], ['ogre4']];
    expect(legal(plain, { chosen })).toBe('imp4 ogre4 imp5');
    expect(legal(picky, { chosen })).toBe('imp5');
    expect(legal(plain, { chosen, chosenFor: [plain, picky] })).toBe('imp4 imp5');
    expect(legal(picky)).toBe('imp4 ogre4 imp5');
  });
});
