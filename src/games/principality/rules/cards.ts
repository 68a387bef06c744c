/** All cards, in the order of their piles. */
export const CARD_NAMES = [
  'Copper',
  'Silver',
  'Gold',
  'Estate',
  'Duchy',
  'Province',
  'Village',
  'Smithy',
  'Laboratory',
  'Market',
  'Woodcutter',
  'Festival',
  'Council Room',
  'Cellar',
] as const;
/** One of `CARD_NAMES`. */
export type CardName = (typeof CARD_NAMES)[number];

/** What a card is for. */
export const CARD_TYPES = ['treasure', 'victory', 'action'] as const;
/** One of `CARD_TYPES`. */
export type CardType = (typeof CARD_TYPES)[number];

/** What playing a card gives. */
export interface CardEffect {
  /** Cards drawn. */
  readonly cards?: number;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  /** A decision that follows: discard any number of cards and draw as many. */
  readonly special?: 'discard_to_draw';
}

/** What is printed on a card. */
export interface Card {
  readonly name: CardName;
  readonly type: CardType;
  readonly cost: number;
  readonly effect: CardEffect;
  /** What the card does, in words. */
  readonly description: string;
  /** What it is worth at the end. */
  readonly victoryPoints?: number;
}

function treasure(name: CardName, cost: number, coins: number): Card {
  return { name, type: 'treasure', cost, effect: { coins }, description: describeEffect({ coins }) };
}

function victory(name: CardName, cost: number, victoryPoints: number): Card {
  const description = `Worth ${plural(victoryPoints, 'point')} at the end`;
  return { name, type: 'victory', cost, effect: {}, description, victoryPoints };
}

function action(name: CardName, cost: number, effect: CardEffect): Card {
  return { name, type: 'action', cost, effect, description: describeEffect(effect) };
}

function describeEffect({ cards = 0, actions = 0, coins = 0, buys = 0, special }: CardEffect): string {
  const gains = [
    cards && `+${plural(cards, 'card')}`,
    actions && `+${plural(actions, 'action')}`,
    coins && `+${plural(coins, 'coin')}`,
    buys && `+${plural(buys, 'buy')}`,
    special && 'discard any number of cards and draw as many',
  ];
  return gains.filter(Boolean).join(', ');
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** All cards as they are printed, in the order of their piles. */
export const CARDS: readonly Card[] = [
  treasure('Copper', 0, 1),
  treasure('Silver', 3, 2),
  treasure('Gold', 6, 3),
  victory('Estate', 2, 1),
  victory('Duchy', 5, 3),
  victory('Province', 8, 6),
  action('Village', 3, { cards: 1, actions: 2 }),
  action('Smithy', 4, { cards: 3 }),
  action('Laboratory', 5, { cards: 2, actions: 1 }),
  action('Market', 5, { cards: 1, actions: 1, coins: 1, buys: 1 }),
  action('Woodcutter', 3, { coins: 2, buys: 1 }),
  action('Festival', 5, { actions: 2, coins: 2, buys: 1 }),
  action('Council Room', 5, { cards: 4, buys: 1 }),
  action('Cellar', 2, { actions: 1, special: 'discard_to_draw' }),
];

const byName: ReadonlyMap<unknown, Card> = new Map(CARDS.map((card) => [card.name, card]));

/** The card of a name, if there is one. */
export function cardNamed(name: unknown): Card | undefined {
  return byName.get(name);
}
