/** What a charm with a choice can do. */
export const CHARM_MODES = ['scorch', 'mend', 'spark'] as const;
/** One of `CHARM_MODES`. */
export type CharmMode = (typeof CHARM_MODES)[number];

interface Printed {
  readonly name: string;
  /** The embers it costs. */
  readonly cost: number;
  /** What it does, as its player reads it; empty where it only fights. */
  readonly text: string;
}

/** A card that comes to the clearing and fights. */
export interface Creature extends Printed {
  readonly kind: 'creature';
  readonly strength: number;
  readonly toughness: number;
  /** May attack on the turn it arrives. */
  readonly swift?: true;
  /** Must be attacked before anything else on its side. */
  readonly guardian?: true;
  /** What happens when it arrives. */
  readonly arrival?: 'warm' | 'draw';
}

/** A card that is used up. */
export type Charm = Printed & { readonly kind: 'charm' } & (
    | { readonly play: 'charm'; readonly modes: readonly CharmMode[] }
    | { readonly play: 'snare' | 'owlPost' }
  );

/** The printed side of a card. */
export type Card = Creature | Charm;

/** How much a mode does; a spark does anything from 1 to its number. */
export const CHARM_POWER: Readonly<Record<CharmMode, number>> = { scorch: 3, mend: 4, spark: 6 };

/** The cards there are, by id. */
export const CARDS = {
  mouse: {
    kind: 'creature',
    name: 'Mouse Lamplighter',
    cost: 1,
    strength: 1,
    toughness: 2,
    arrival: 'warm',
    text: 'When it arrives, your hearth gains 2 warmth.',
  },
  fox: {
    kind: 'creature',
    name: 'Fox Scout',
    cost: 2,
    strength: 3,
    toughness: 1,
    swift: true,
    text: 'Swift: may attack the turn it arrives.',
  },
  hedgehog: {
    kind: 'creature',
    name: 'Hedgehog Guard',
    cost: 2,
    strength: 1,
    toughness: 4,
    guardian: true,
    text: 'Guardian: must be attacked first.',
  },
  badger: {
    kind: 'creature',
    name: 'Badger Digger',
    cost: 3,
    strength: 3,
    toughness: 4,
    text: '',
  },
  heron: {
    kind: 'creature',
    name: 'Heron Sage',
    cost: 3,
    strength: 2,
    toughness: 2,
    arrival: 'draw',
    text: 'When it arrives, draw a card.',
  },
  boar: {
    kind: 'creature',
    name: 'Boar Charger',
    cost: 4,
    strength: 4,
    toughness: 2,
    swift: true,
    text: 'Swift: may attack the turn it arrives.',
  },
  stag: {
    kind: 'creature',
    name: 'Stag Warden',
    cost: 5,
    strength: 4,
    toughness: 5,
    guardian: true,
    text: 'Guardian: must be attacked first.',
  },
  bear: {
    kind: 'creature',
    name: 'Bear Elder',
    cost: 6,
    strength: 6,
    toughness: 6,
    text: '',
  },
  weather: {
    kind: 'charm',
    play: 'charm',
    modes: ['scorch', 'mend'],
    name: 'Sun and Rain',
    cost: 2,
    text: 'Scorch: 3 damage to the other side. Or mend: 4 damage or warmth on yours.',
  },
  spark: {
    kind: 'charm',
    play: 'charm',
    modes: ['spark'],
    name: 'Wild Spark',
    cost: 2,
    text: '1 to 6 damage, as luck will have it, to a creature or the keeper of the other side.',
  },
  bramble: {
    kind: 'charm',
    play: 'snare',
    name: 'Bramble Snare',
    cost: 2,
    text: 'Snare one or two creatures of the other side: they sleep through its next turn.',
  },
  owl: {
    kind: 'charm',
    play: 'owlPost',
    name: 'Owl Post',
    cost: 3,
    text: 'Draw a card. You may send a creature back to the hand it came from.',
  },
} as const satisfies Readonly<Record<string, Card>>;

/** The id of a card's printed side. */
export type CardName = keyof typeof CARDS;

/** What both keepers begin with. */
export const DECK: readonly CardName[] = [
  ...(['mouse', 'mouse', 'fox', 'fox', 'fox', 'hedgehog', 'hedgehog', 'badger', 'badger'] as const),
  ...(['heron', 'heron', 'boar', 'boar', 'stag', 'bear'] as const),
  ...(['weather', 'weather', 'spark', 'bramble', 'owl'] as const),
];
