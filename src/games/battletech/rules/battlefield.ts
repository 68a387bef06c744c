import type { Dice } from './dice.js';
import { hexesWithin, keyOf, neighbour, type Facing, type Hex } from './hex.js';
import type { BattleMap, MapHex } from './state.js';
import type { Terrain } from './terms.js';

/** How large a map is, in columns and hexes of a column. */
export interface MapSize {
  readonly columns: number;
  readonly rows: number;
}

/** The hex of a column and of a place in it. */
export const hexIn = (column: number, row: number): Hex => ({ q: column, r: row - Math.floor(column / 2) });

/** A flat map of clear ground. */
export function plainMap({ columns, rows }: MapSize): BattleMap {
  const map: Record<string, MapHex> = {};
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const hex = hexIn(column, row);
      map[keyOf(hex)] = { ...hex, terrain: 'clear', elevation: 0 };
    }
  return map;
}

/** A map of hills, woods and ponds. Two rows at each end stay clear, where the lances begin. */
export function wildMap(size: MapSize, dice: Dice): BattleMap {
  const map: Record<string, MapHex> = { ...plainMap(size) };
  const free = 2;
  const patches = Math.round((size.columns * size.rows) / 16);
  const begins = new Set(
    Array.from({ length: size.columns }, (_, column) =>
      [0, 1, size.rows - 2, size.rows - 1].map((row) => keyOf(hexIn(column, row))),
    ).flat(),
  );
  const change = (hex: Hex, with_: Partial<MapHex>) => {
    const here = map[keyOf(hex)];
    if (here && !begins.has(keyOf(hex))) map[keyOf(hex)] = { ...here, ...with_ };
  };
  for (let patch = 0; patch < patches; patch += 1) {
    const row = free + dice.below(Math.max(1, size.rows - 2 * free));
    const middle = hexIn(dice.below(size.columns), row);
    const kind = dice.below(10);
    if (kind < 3) {
      for (const hex of hexesWithin(middle, 1)) change(hex, { elevation: 1 });
      if (dice.below(2) === 0) change(middle, { elevation: 2 });
    } else {
      const terrain: Terrain = kind < 7 ? 'light-woods' : kind < 9 ? 'heavy-woods' : 'water';
      change(middle, { terrain });
      for (let more = 0; more < 2; more += 1) {
        const beside = neighbour(middle, dice.below(6) as Facing);
        change(beside, { terrain: terrain === 'heavy-woods' ? 'light-woods' : terrain });
      }
    }
  }
  return map;
}
