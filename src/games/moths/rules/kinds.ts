/** A kind of moth, of which two are in the garden. */
export interface Kind {
  readonly name: string;
  /** What a pair of them is worth. */
  readonly worth: number;
}

/** Every kind, the commonest first. */
export const KINDS: readonly Kind[] = [
  { name: 'Ghost', worth: 1 },
  { name: 'Brindle', worth: 1 },
  { name: 'Lappet', worth: 1 },
  { name: 'Emerald', worth: 1 },
  { name: 'Footman', worth: 1 },
  { name: 'Magpie', worth: 2 },
  { name: 'Tiger', worth: 2 },
  { name: 'Cinnabar', worth: 2 },
  { name: 'Hawk', worth: 2 },
  { name: 'Comet', worth: 3 },
  { name: 'Atlas', worth: 3 },
  { name: 'Luna', worth: 3 },
];

/** How the leaves lie. */
export const COLUMNS = 6;
/** How many rows of leaves there are. */
export const ROWS = 4;
/** How many leaves there are. */
export const PLACES = COLUMNS * ROWS;
/** How often each player may look under a leaf in secret. */
export const LAMPS = 2;
