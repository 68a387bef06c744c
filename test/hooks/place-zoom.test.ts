import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../src/hooks/place-beside.js';
import { placeZoom } from '../../src/hooks/place-zoom.js';

const screen = { width: 1000, height: 800 };
const zoom = { width: 256, height: 360 };
const card = { width: 120, height: 168 };

const touch = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('an enlarged card', () => {
  it('stands above its card, in the middle of it', () => {
    expect(placeZoom({ ...card, left: 400, top: 600 }, zoom, screen)).toEqual({ left: 332, top: 232 });
  });

  it('stands beside a card with no room above', () => {
    expect(placeZoom({ ...card, left: 400, top: 100 }, zoom, screen)).toEqual({ left: 528, top: 8 });
    expect(placeZoom({ ...card, left: 800, top: 100 }, zoom, screen)).toEqual({ left: 536, top: 8 });
  });

  it('does not lie over what else explains the card', () => {
    const reasons = { left: 290, top: 480, width: 340, height: 120 };
    const place = placeZoom({ ...card, left: 400, top: 620 }, zoom, screen, [reasons]);
    expect(touch({ ...place, ...zoom }, reasons)).toBe(false);
    expect(touch({ ...place, ...zoom }, { ...card, left: 400, top: 620 })).toBe(false);
  });

  it('covers as little as it can of a card on a screen that is too small', () => {
    const place = placeZoom({ ...card, left: 192, top: 244 }, zoom, { width: 320, height: 420 });
    expect(place).toEqual({ left: 8, top: 52 });
  });

  it('never lies over its card, nor outside the screen, on a screen with room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 880 }), fc.integer({ min: 0, max: 632 }), (left, top) => {
        const place = placeZoom({ ...card, left, top }, zoom, screen);
        expect(touch({ ...place, ...zoom }, { ...card, left, top })).toBe(false);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.top).toBeGreaterThanOrEqual(8);
        expect(place.left + zoom.width).toBeLessThanOrEqual(992);
        expect(place.top + zoom.height).toBeLessThanOrEqual(792);
      }),
    );
  });
});
