import type {
  BaseCardDefinition,
  GundamCard,
  ResourceCardDefinition,
  UnitCardDefinition,
} from '../types/cards.js';

/** The base that everybody begins with. */
export const EX_BASE: BaseCardDefinition = {
  id: 'ex-base',
  name: 'EX Base',
  cardNumber: 'EXB-001',
  cardType: 'BASE',
  lv: 0,
  cost: 0,
  ap: 0,
  hp: 3,
  isToken: true,
};

/** The resource that who goes second begins with. Spent, it leaves the game. */
export const EX_RESOURCE: ResourceCardDefinition = {
  id: 'ex-resource',
  name: 'EX Resource',
  cardNumber: 'EXR-001',
  cardType: 'RESOURCE',
  isEXResource: true,
  isToken: true,
};

/** The cards of resource decks. */
export const RESOURCE_CARDS: readonly ResourceCardDefinition[] = [
  {
    id: 'tide-resource',
    name: 'Tidal Plant',
    cardNumber: 'R-001',
    cardType: 'RESOURCE',
    isEXResource: false,
  },
  {
    id: 'furnace-resource',
    name: 'Furnace Works',
    cardNumber: 'R-002',
    cardType: 'RESOURCE',
    isEXResource: false,
  },
];

/** Units that effects make. */
export const UNIT_TOKENS: readonly UnitCardDefinition[] = [
  {
    id: 'launch',
    name: 'Launch',
    cardNumber: 'T-001',
    cardType: 'UNIT',
    color: 'blue',
    trait: 'Tidewatch',
    lv: 1,
    cost: 0,
    ap: 1,
    hp: 1,
    isToken: true,
  },
  {
    id: 'sparklet',
    name: 'Sparklet',
    cardNumber: 'T-002',
    cardType: 'UNIT',
    color: 'red',
    trait: 'Furnace',
    lv: 1,
    cost: 0,
    ap: 1,
    hp: 1,
    isToken: true,
  },
];

/** Everything that belongs to no deck. */
export const TOKENS: readonly GundamCard[] = [EX_BASE, EX_RESOURCE, ...UNIT_TOKENS];
