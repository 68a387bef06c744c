import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintLabels, HOME_ROW, NO_HINTS, relabel } from '../../src/hooks/hint-labels.js';

const alphabets = fc.uniqueArray(fc.constantFrom(...HOME_ROW), { minLength: 2 }).map((all) => all.join(''));

function expectPrefixFree(labels: readonly string[]): void {
  const sorted = labels.toSorted();
  for (const [at, label] of sorted.entries())
    if (at > 0) expect(label.startsWith(sorted[at - 1]!)).toBe(false);
}

describe('labels of hints', () => {
  it('are as many as are asked for, of the alphabet, short, and none begins another', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 }), alphabets, (count, alphabet) => {
        const labels = hintLabels(count, alphabet);
        expect(labels).toHaveLength(count);
        expectPrefixFree(labels);
        for (const label of labels) for (const letter of label) expect(alphabet).toContain(letter);
        const lengths = labels.map((label) => label.length);
        if (count > 0) {
          expect(Math.min(...lengths)).toBeGreaterThan(0);
          expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
          expect(Math.max(...lengths)).toBeLessThanOrEqual(
            Math.ceil(Math.log(Math.max(count, 2)) / Math.log(alphabet.length) + 1e-9),
          );
        }
      }),
    );
  });

  it('are single letters of the home row, as long as there are enough', () => {
    expect(hintLabels(3)).toEqual(['f', 'j', 'd']);
    expect(hintLabels(HOME_ROW.length)).toEqual([...HOME_ROW]);
  });

  it('cannot be made of one letter', () => {
    expect(() => hintLabels(2, 'aA')).toThrow(
      'moveset: hints cannot be made of the letters "aA". One letter tells nothing apart. Give at least two.',
    );
  });

  it('stay where they are while things come and go, and never begin one another', () => {
    const screens = fc.array(fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 40 }), { maxLength: 8 });
    fc.assert(
      fc.property(screens, (all) => {
        let book = relabel<number>(NO_HINTS, []);
        for (const screen of all) {
          const next = relabel(book, screen);
          const labels = [...next.labels.values()];
          expect([...next.labels.keys()]).toEqual(screen);
          expect(new Set(labels).size).toBe(screen.length);
          expectPrefixFree(labels);
          if (next.made === book.made) {
            for (const target of screen)
              if (book.labels.has(target)) expect(next.labels.get(target)).toBe(book.labels.get(target));
          }
          book = next;
        }
      }),
    );
  });
});
