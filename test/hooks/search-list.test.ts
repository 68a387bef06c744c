import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeOf } from '../../src/hooks/match-grade.js';
import { searchBook } from '../../src/hooks/search-book.js';
import { readEntry } from '../../src/hooks/search-entry.js';
import { SearchList } from '../../src/hooks/search-list.js';
import { searchOptions } from '../../src/hooks/search-options.js';
import { termsOf } from '../../src/hooks/search-text.js';
import { ENGLISH } from '../../src/hooks/words.js';
import { createTable as createBattle } from '../../src/games/battletech/table.js';
import { createTable as createDuel } from '../../src/games/emberwood/table.js';
import { createTable as createPrincipality } from '../../src/games/principality/table.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';

const letter = fc.constantFrom('a', 'b', 't', 'T', 'é', '2', '7', ' ', '-', '/', 'ß', '🐉');
const text = fc.string({ unit: letter, maxLength: 10 });

describe('SearchList', () => {
  it('finds what each entry is graded for, in that order, though it looks into few of them', () => {
    const searchable = fc.record({
      name: text,
      category: fc.option(text),
      description: text,
      obstacles: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(searchable), fc.oneof(letter, text), (list, query) => {
        fc.pre(query.trim() !== '');
        const entries = list.map((each) =>
          readEntry({ ...each, move: { moveId: 'do', params: {} } }, each.obstacles, ENGLISH),
        );
        const terms = termsOf(query.trim());
        const expected = entries
          .map((entry, at) => ({ grade: gradeOf(entry, terms), obstacles: entry.obstacles, at }))
          .filter(({ grade }) => grade >= 0)
          .toSorted((a, b) => a.grade - b.grade || a.obstacles - b.obstacles || a.at - b.at)
          .map(({ at }) => at);
        // Where nothing is found as it is typed, it is searched for in other ways.
        fc.pre(expected.length > 0);
        expect([...new SearchList(entries).search(query).places]).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('searchBook', () => {
  const games = {
    'mech combat': createBattle({ seed: 3 }),
    Emberwood: createDuel({ seed: 3 }),
    Principality: createPrincipality({ seed: 3 }),
  };

  it.each(Object.entries(games))('finds in %s what a search over all options finds', (_, table) => {
    const snapshot = table.adapter(table.seats[0]!).getSnapshot();
    const all = optionsOf(snapshot);
    expect(all.length).toBeGreaterThan(5);
    for (const query of ['', 'a', 's', 'en', 'end', 'tu', '1', 'zzz', 'move 1']) {
      const found = searchBook(all, query, ENGLISH);
      const { options, available } = searchOptions(all, query);
      expect(Array.from({ length: found.count }, (__, at) => found.at(at)!)).toEqual(options);
      expect(found.available).toBe(available);
    }
  });
});
