import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBeside } from '../../src/hooks/place-beside.js';

const screen = { width: 1000, height: 800 };
const popover = { width: 200, height: 100 };

describe('a popover', () => {
  it('stands below its anchor, in the middle of it', () => {
    expect(placeBeside({ left: 400, top: 300, width: 100, height: 100 }, popover, screen)).toEqual({
      left: 350,
      top: 400,
    });
  });

  it('stands above where there is no room below', () => {
    expect(placeBeside({ left: 400, top: 650, width: 100, height: 100 }, popover, screen)).toEqual({
      left: 350,
      top: 550,
    });
  });

  it('stands beside a row, so that the next row can be read', () => {
    const row = { top: 300, width: 400, height: 48 };
    expect(placeBeside({ ...row, left: 100 }, popover, screen)).toEqual({ left: 500, top: 300 });
    expect(placeBeside({ ...row, left: 580 }, popover, screen)).toEqual({ left: 380, top: 300 });
    expect(placeBeside({ ...row, left: 50, width: 900 }, popover, screen)).toEqual({ left: 400, top: 348 });
  });

  it('stands elsewhere where something else explains something', () => {
    const row = { left: 100, top: 300, width: 400, height: 48 };
    const beside = { left: 500, top: 300, width: 200, height: 100 };
    expect(placeBeside(row, popover, screen, [beside])).toEqual({ left: 200, top: 348 });
    const below = { left: 0, top: 348, width: 1000, height: 100 };
    expect(placeBeside(row, popover, screen, [beside, below])).toEqual({ left: 200, top: 200 });
    const corner = { left: 600, top: 0, width: 400, height: 320 };
    expect(placeBeside(row, popover, screen, [corner])).toEqual({ left: 500, top: 300 });
    expect(placeBeside({ ...row, left: 300 }, popover, screen, [corner])).toEqual({ left: 100, top: 300 });
    const everywhere = { left: 0, top: 0, ...screen };
    expect(placeBeside(row, popover, screen, [everywhere])).toEqual({ left: 500, top: 300 });
  });

  it('is never outside a screen it fits on', () => {
    const box = fc.record({
      left: fc.integer({ min: -500, max: 1500 }),
      top: fc.integer({ min: -500, max: 1500 }),
      width: fc.integer({ min: 0, max: 1200 }),
      height: fc.integer({ min: 0, max: 1200 }),
    });
    fc.assert(
      fc.property(box, (anchor) => {
        const { left, top } = placeBeside(anchor, popover, screen);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left + popover.width).toBeLessThanOrEqual(992);
        expect(top + popover.height).toBeLessThanOrEqual(792);
      }),
    );
  });
});
