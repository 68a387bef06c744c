import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideAnchor } from '../../src/hooks/beside-anchor.js';
import { placePopover, type Box } from '../../src/hooks/place-popover.js';

const screen = { x: 0, y: 0, width: 1000, height: 800 };
const popover = { width: 200, height: 100 };

const place = (anchor: Box, obstacles: readonly Box[] = [], on: Box = screen) =>
  placePopover(besideAnchor(anchor, popover, obstacles), anchor, popover, on, obstacles);

describe('a popover', () => {
  it('stands below its anchor, in the middle of it', () => {
    expect(place({ x: 400, y: 300, width: 100, height: 100 })).toEqual({ x: 350, y: 400 });
  });

  it('stands above where there is no room below', () => {
    expect(place({ x: 400, y: 650, width: 100, height: 100 })).toEqual({ x: 350, y: 550 });
  });

  it('stands beside an anchor with room neither below nor above', () => {
    expect(place({ x: 400, y: 50, width: 300, height: 700 })).toEqual({ x: 700, y: 50 });
    expect(place({ x: 600, y: 50, width: 300, height: 700 })).toEqual({ x: 400, y: 50 });
  });

  it('stands beside a row, so that the next row can be read', () => {
    const row = { y: 300, width: 400, height: 48 };
    expect(place({ ...row, x: 100 })).toEqual({ x: 500, y: 300 });
    expect(place({ ...row, x: 580 })).toEqual({ x: 380, y: 300 });
    expect(place({ ...row, x: 50, width: 900 })).toEqual({ x: 400, y: 348 });
  });

  it('stands elsewhere where something else explains something', () => {
    const row = { x: 100, y: 300, width: 400, height: 48 };
    const beside = { x: 500, y: 300, width: 200, height: 100 };
    expect(place(row, [beside])).toEqual({ x: 200, y: 348 });
    const below = { x: 0, y: 348, width: 1000, height: 100 };
    expect(place(row, [beside, below])).toEqual({ x: 200, y: 200 });
    const corner = { x: 600, y: 0, width: 400, height: 320 };
    expect(place(row, [corner])).toEqual({ x: 500, y: 300 });
    expect(place({ ...row, x: 300 }, [corner])).toEqual({ x: 100, y: 300 });
    expect(place(row, [screen])).toEqual({ x: 500, y: 300 });
  });

  it('stands within the part of the page that is enlarged', () => {
    const enlarged = { x: 300, y: 200, width: 500, height: 400 };
    expect(place({ x: 320, y: 560, width: 60, height: 40 }, [], enlarged)).toEqual({ x: 308, y: 460 });
  });

  it('is never outside a screen it fits on', () => {
    const box = fc.record({
      x: fc.integer({ min: -500, max: 1500 }),
      y: fc.integer({ min: -500, max: 1500 }),
      width: fc.integer({ min: 0, max: 1200 }),
      height: fc.integer({ min: 0, max: 1200 }),
    });
    fc.assert(
      fc.property(box, (anchor) => {
        const { x, y } = place(anchor);
        expect(x).toBeGreaterThanOrEqual(8);
        expect(y).toBeGreaterThanOrEqual(8);
        expect(x + popover.width).toBeLessThanOrEqual(992);
        expect(y + popover.height).toBeLessThanOrEqual(792);
      }),
    );
  });
});
