import { describe, expect, it } from 'vitest';
import { cardsIn } from '../../../../../src/engines/rule-engine/enumerate/enumerators/cards-in.js';
import { players } from '../../../../../src/engines/rule-engine/enumerate/enumerators/players.js';
import { tableOf, type Duel, type DuelCard, type DuelMeta } from '../../card-table.js';

const table = tableOf({
  'hand ada': 'imp1 ogre1 rock1',
  'hand ben': 'imp2 imp3',
  'field ada': 'imp4! ogre4',
  'field ben': 'imp5 ogre5! imp6@ada',
  'field cyd': 'ogre7',
});
const { state, context } = table;

describe('cardsIn', () => {
  it('gives your own cards in the order in which they lie', () => {
    expect(cardsIn('hand')(state, context)).toEqual(['imp1', 'ogre1', 'rock1']);
  });

  it('looks from the player for whom moves are enumerated', () => {
    expect(cardsIn('hand')(state, { ...context, playerId: 'ben' })).toEqual(['imp2', 'imp3']);
  });

  it('gives the cards of opponents in order of play, of everybody, or of a player', () => {
    expect(cardsIn('field', { holder: 'opponents' })(state, context)).toEqual([
      'imp5',
      'ogre5',
      'imp6',
      'ogre7',
    ]);
    expect(cardsIn('field', { holder: 'opponents' })(state, { ...context, playerId: 'ben' })).toEqual([
      'ogre7',
      'imp4',
      'ogre4',
    ]);
    expect(cardsIn('field', { holder: 'any' })(state, context)).toHaveLength(6);
    expect(cardsIn('field', { holder: 'cyd' })(state, context)).toEqual(['ogre7']);
  });

  it('gives nothing of opponents to somebody who plays alone', () => {
    const alone = tableOf({ 'field ada': 'imp1' }, { players: ['ada'] });
    expect(cardsIn('field', { holder: 'opponents' })(alone.state, alone.context)).toEqual([]);
  });

  it('gives the cards of several zones, each zone once', () => {
    expect(cardsIn(['field', 'hand', 'field'])(state, context)).toEqual([
      'imp4',
      'ogre4',
      'imp1',
      'ogre1',
      'rock1',
    ]);
  });

  it('keeps those whose metadata, definition and circumstances fit', () => {
    const untapped = cardsIn<Duel, DuelMeta, DuelCard>('field', { holder: 'any', meta: { tapped: false } });
    expect(untapped(state, context)).toEqual(['ogre4', 'imp5', 'imp6', 'ogre7']);
    const cheap = cardsIn<Duel, DuelMeta, DuelCard>('hand', { definition: ({ cost }) => cost < 3 });
    expect(cheap(state, context)).toEqual(['imp1']);
    const owned = cardsIn<Duel, DuelMeta, DuelCard>('field', {
      holder: 'opponents',
      where: (cardId, { mana }, { cards, playerId }) =>
        mana[playerId] === 3 && cards.getCardOwner(cardId) === playerId,
    });
    expect(owned(state, context)).toEqual(['imp6']);
  });

  it('finds no definition where a game has none', () => {
    const { registry: _, ...bare } = context;
    expect(cardsIn('hand', { definition: () => true })(state, bare)).toEqual([]);
  });

  it('takes what lies in a shared zone for its owner’s, and what nobody owns for everybody’s', () => {
    const shared = tableOf({ arena: 'imp1@ada imp2@ben imp3@cyd rock1' });
    const inArena = (holder: string) => cardsIn('arena', { holder })(shared.state, shared.context);
    expect(inArena('you')).toEqual(['imp1', 'rock1']);
    expect(inArena('opponents')).toEqual(['imp2', 'imp3', 'rock1']);
    expect(inArena('cyd')).toEqual(['imp3', 'rock1']);
    expect(inArena('any')).toHaveLength(4);
  });

  it('tells whom it knows when it does not know a player', () => {
    expect(() => cardsIn('hand', { holder: 'opponent' })(state, context)).toThrow(
      'moveset: there is no player "opponent". Nothing can belong to somebody who does not play. ' +
        'Write \'you\', \'opponents\' or \'any\', or one of "ada", "ben", "cyd".',
    );
  });
});

describe('players', () => {
  it('gives everybody, the opponents, or you', () => {
    const asBen = { ...context, playerId: 'ben' };
    expect(players()(state, asBen)).toEqual(['ada', 'ben', 'cyd']);
    expect(players('opponents')(state, asBen)).toEqual(['cyd', 'ada']);
    expect(players('you')(state, asBen)).toEqual(['ben']);
  });
});
