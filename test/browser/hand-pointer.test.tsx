import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Hand } from '../../src/components/Hand/Hand.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { publisher } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

/** The cards a mouse comes to on its way along a hand, and how often it points at none. */
async function walk(list: Element, from: number, to: number) {
  const seen: number[] = [];
  let none = 0;
  const step = from < to ? 5 : -5;
  const y = list.getBoundingClientRect().height / 2;
  for (let x = from; step > 0 ? x < to : x > to; x += step) {
    await page.elementLocator(list).hover({ position: { x, y }, force: true });
    // However slow the machine is, the mouse is slower: cards have come to rest before it goes on.
    await Promise.all(list.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const at = [...list.children].findIndex((card) => card.querySelector('.ms-entity:hover'));
    if (at < 0) none += 1;
    else if (seen.at(-1) !== at) seen.push(at);
  }
  return { seen, none };
}

it.each(['ltr', 'rtl'])('a mouse that goes slowly along a hand comes to every card, %s', async (dir) => {
  const items = Array.from({ length: 14 }, (_, nth) => ({ id: `c${nth}`, name: `Card ${nth}` }));
  const { container } = render(
    <GameProvider adapter={publisher([]).adapter}>
      <div dir={dir} style={{ inlineSize: '31rem' }}>
        <Hand label="Many" items={items} />
      </div>
    </GameProvider>,
  );
  const list = container.querySelector('ul')!;
  const there = await walk(list, 30, 300);
  expect(there.none).toBe(0);
  expect(there.seen.length).toBeGreaterThanOrEqual(4);
  const back = await walk(list, 300, 30);
  expect(back.none).toBe(0);
  for (const { seen } of [there, back])
    expect(seen.slice(1).map((at, nth) => Math.abs(at - seen[nth]!))).toEqual(seen.slice(1).map(() => 1));
});
