import { describe, expect, it } from 'vitest';
import { stepOverCards } from '../../src/hooks/card-step.js';

/** Where keys lead among ten cards in rows of four: 0–3, 4–7, 8–9. */
const from = (at: number, key: string, rightToLeft = false) =>
  stepOverCards(key, at, { layout: { columns: 4, count: 10 }, rightToLeft });

describe('stepOverCards', () => {
  it('goes to the first and to the last card', () => {
    expect(from(5, 'Home')).toBe(0);
    expect(from(5, 'End')).toBe(9);
  });

  it('goes to the next card and to the one before, and stays at the ends', () => {
    expect(from(3, 'ArrowRight')).toBe(4);
    expect(from(4, 'ArrowLeft')).toBe(3);
    expect(from(9, 'ArrowRight')).toBe(9);
    expect(from(0, 'ArrowLeft')).toBe(0);
  });

  it('goes the other way from right to left', () => {
    expect(from(3, 'ArrowLeft', true)).toBe(4);
    expect(from(4, 'ArrowRight', true)).toBe(3);
  });

  it('goes up and down by rows, and nowhere beyond them', () => {
    expect(from(1, 'ArrowDown')).toBe(5);
    expect(from(5, 'ArrowUp')).toBe(1);
    expect(from(1, 'ArrowUp')).toBeUndefined();
    expect(from(9, 'ArrowDown')).toBeUndefined();
  });

  it('goes down to the last card where the last row is shorter', () => {
    expect(from(7, 'ArrowDown')).toBe(9);
  });

  it('leaves other keys to others', () => {
    expect(from(0, 'Enter')).toBeUndefined();
    expect(from(0, 'PageDown')).toBeUndefined();
  });
});
