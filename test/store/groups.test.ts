import { expect, test } from 'vitest';
import { createTable } from '../../src/games/battletech/table.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { selectGroups, selectOptions } from '../../src/store/selectors.js';

test('options stand under the heading that they have themselves, actions of reports too', () => {
  const store = createGameStore(createTable({ seed: 1, lance: 2 }).adapter('alpha'));
  const headings = new Map(
    selectGroups(store.getState()).flatMap(({ category, ids }) => ids.map((id) => [id, category] as const)),
  );
  const options = selectOptions(store.getState());
  expect(options.length).toBeGreaterThan(50);
  for (const { id, category } of options) expect(headings.get(id)).toBe(category);
  expect([...new Set(headings.values())]).toEqual(['Ironmonger', 'Thistle']);
});
