import { describe, expect, it } from 'vitest';
import { hexBounds, hexCentre, hexKey, hexRows, type Hex, type HexLayout } from '../../src/hooks/hex.js';
import { hexBeyond } from '../../src/hooks/hex-step.js';

const around = (radius: number): Hex[] =>
  Array.from({ length: 2 * radius + 1 }, (_, q) => q - radius).flatMap((q) =>
    Array.from({ length: 2 * radius + 1 }, (_, r) => ({ q, r: r - radius })).filter(
      ({ r }) => Math.abs(q + r) <= radius,
    ),
  );

/** The hexes one comes to from the middle, key by key; `S+` holds Shift. */
function walk(layout: HexLayout, keys: string, hexes = around(3)): string[] {
  const points = hexes.map((hex) => hexCentre(hex, layout));
  let from = hexes.findIndex(({ q, r }) => q === 0 && r === 0);
  let origin = points[from]!;
  let last = '';
  return keys.split(' ').map((stroke) => {
    const [name, other] = stroke.startsWith('S+') ? [stroke.slice(2), true] : [stroke, false];
    const vertical = /Up|Down/.test(name);
    if (other || vertical !== /Up|Down/.test(last)) origin = points[from]!;
    last = name;
    const to = hexBeyond({ points, from, key: `Arrow${name}`, origin, other });
    if (to === null) return '-';
    from = to;
    return hexKey(hexes[to]!);
  });
}

describe('arrow keys over hexes', () => {
  it.each([
    ['pointy', 'Right Right Left', ['1,0', '2,0', '1,0']],
    ['pointy', 'Up Up Up', ['1,-1', '1,-2', '2,-3']],
    ['pointy', 'Down Down', ['0,1', '-1,2']],
    ['flat', 'Up Up Down', ['0,-1', '0,-2', '0,-1']],
    ['flat', 'Right Right', ['1,0', '2,-1']],
    ['flat', 'Left', ['-1,1']],
  ] as const)('go straight on over %s hexes: %s', (layout, keys, path) => {
    expect(walk(layout, keys)).toEqual(path);
  });

  it('reach all six neighbours, the two behind by Shift', () => {
    const six = (layout: HexLayout) =>
      new Set(
        ['Up', 'Down', 'Left', 'Right'].flatMap((key) => [...walk(layout, key), ...walk(layout, `S+${key}`)]),
      );
    for (const layout of ['pointy', 'flat'] as const) {
      expect(six(layout)).toEqual(new Set(['1,0', '-1,0', '0,1', '0,-1', '1,-1', '-1,1', '-']));
    }
  });

  it('stop at the edge and go over gaps', () => {
    expect(walk('pointy', 'Right', [{ q: 0, r: 0 }])).toEqual(['-']);
    expect(
      walk('pointy', 'Right', [
        { q: 0, r: 0 },
        { q: 3, r: 0 },
      ]),
    ).toEqual(['3,0']);
    expect(
      walk('pointy', 'Up', [
        { q: 0, r: 0 },
        { q: 2, r: -3 },
      ]),
    ).toEqual(['2,-3']);
  });
});

describe('a map of hexes', () => {
  it('is read row by row', () => {
    const rows = (layout: HexLayout) => hexRows(around(1), layout).map((row) => row.map(hexKey).join(' '));
    expect(rows('pointy')).toEqual(['0,-1 1,-1', '-1,0 0,0 1,0', '-1,1 0,1']);
    expect(rows('flat')).toEqual(['-1,0 0,-1 1,-1', '-1,1 0,0 1,0', '0,1']);
  });

  it('has a size, also without hexes', () => {
    expect(hexBounds([{ q: 0, r: 0 }], 'flat', 0)).toEqual({ viewBox: '-50 -43.3 100 86.6', across: 1 });
    expect(hexBounds([], 'pointy', 0).viewBox).toBe('-43.3 -50 86.6 100');
  });
});
