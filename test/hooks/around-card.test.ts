import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aroundCard } from '../../src/hooks/around-card.js';
import { placePopover, type Box } from '../../src/hooks/place-popover.js';

const screen = { x: 0, y: 0, width: 1000, height: 800 };
const zoom = { width: 256, height: 360 };
const card = { width: 120, height: 168 };

const place = (anchor: Box, obstacles: readonly Box[] = [], on: Box = screen) =>
  placePopover(aroundCard(anchor, zoom, obstacles), anchor, zoom, on, obstacles);

const touch = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('an enlarged card', () => {
  it('stands above its card, in the middle of it', () => {
    expect(place({ ...card, x: 400, y: 600 })).toEqual({ x: 332, y: 232 });
  });

  it('stands beside a card with no room above', () => {
    expect(place({ ...card, x: 400, y: 100 })).toEqual({ x: 528, y: 8 });
    expect(place({ ...card, x: 800, y: 100 })).toEqual({ x: 536, y: 8 });
  });

  it('does not lie over what else explains the card', () => {
    const reasons = { x: 290, y: 480, width: 340, height: 120 };
    const position = place({ ...card, x: 400, y: 620 }, [reasons]);
    expect(touch({ ...position, ...zoom }, reasons)).toBe(false);
    expect(touch({ ...position, ...zoom }, { ...card, x: 400, y: 620 })).toBe(false);
  });

  it('covers as little as it can of a card on a screen that is too small', () => {
    const position = place({ ...card, x: 192, y: 244 }, [], { x: 0, y: 0, width: 320, height: 420 });
    expect(position).toEqual({ x: 8, y: 52 });
  });

  it('never lies over its card, nor outside the screen, on a screen with room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 880 }), fc.integer({ min: 0, max: 632 }), (x, y) => {
        const position = place({ ...card, x, y });
        expect(touch({ ...position, ...zoom }, { ...card, x, y })).toBe(false);
        expect(position.x).toBeGreaterThanOrEqual(8);
        expect(position.y).toBeGreaterThanOrEqual(8);
        expect(position.x + zoom.width).toBeLessThanOrEqual(992);
        expect(position.y + zoom.height).toBeLessThanOrEqual(792);
      }),
    );
  });
});
