import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { ChessTable } from '../../src/games/chess/skin/ChessTable.js';
import { createTable } from '../../src/games/chess/table.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { letter, publisher } from './games.js';
import { SKINS } from './skins.js';

afterEach(cleanup);

it.each([3, 300])('the row that has the keyboard is round, in a menu of %i', async (count) => {
  const { adapter } = publisher(Array.from({ length: count }, (_, nth) => letter(`${nth}`)));
  render(
    <GameProvider adapter={adapter}>
      <ActionMenu />
    </GameProvider>,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(parseFloat(getComputedStyle(document.activeElement!).borderRadius)).toBeGreaterThan(0);
});

/** The colour of a place of an element as it is seen, counted from its corner. */
async function colourAt(element: Element, x: number, y: number): Promise<string> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${await page.screenshot({ element, base64: true, save: false })}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  canvas.drawImage(picture, 0, 0);
  return `rgb(${canvas.getImageData(x, y, 1, 1).data.slice(0, 3).join(', ')})`;
}

it('what a skin puts into a square does not cover the ring around it', async () => {
  render(
    <GameProvider adapter={hotSeatAdapter(createTable({ seed: 1 }))}>
      <ChessTable style={{ inlineSize: '32rem' }} />
    </GameProvider>,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}');
  const square = document.activeElement!;
  expect(square).toHaveClass('ms-board-cell');
  const { height } = square.getBoundingClientRect();
  expect(await colourAt(square, 1, Math.round(height / 2))).toBe(getComputedStyle(square).outlineColor);
});

/** Whether an element, or what stands in it for the eye, has a ring. */
const hasRing = (element: Element) =>
  [element, ...element.querySelectorAll('*')].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
  });

it.each(SKINS)('every button at a table of %s has a ring that is seen', async (_, createTable, Board) => {
  const { container } = render(
    <GameProvider adapter={hotSeatAdapter(createTable({ seed: 'ring' }))}>
      <Board />
    </GameProvider>,
  );
  await userEvent.keyboard('{Tab}');
  const without = [...container.querySelectorAll('button')].filter((button) => {
    button.focus();
    return button.matches(':focus-visible') && !hasRing(button);
  });
  expect(without).toEqual([]);
});
