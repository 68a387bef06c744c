import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { PreviewPanel, type PreviewPanelProps } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { WordsProvider } from '../../src/hooks/WordsProvider.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { resolverFor } from '../../src/protocol/phrases.js';
import { german } from '../../src/words/german.js';
import { letter, publisher } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

const panel = page.getByRole('region', { name: 'Preview' });
const item = (name: string) => page.getByRole('menuitem', { name });

/** A move that would make so many points. */
function worth(name: string, after: number): EnumeratedMove {
  const move = letter(name);
  const points = { key: 'points', label: 'Points', before: 5, after, tone: 'good' } as const;
  return { ...move, metadata: { ...move.metadata, preview: [points] } };
}

function open(moves: readonly EnumeratedMove[], props: PreviewPanelProps = {}) {
  const { adapter, publish } = publisher(moves);
  render(
    <StrictMode>
      <GameProvider adapter={adapter}>
        <ActionMenu />
        <PreviewPanel {...props} />
      </GameProvider>
    </StrictMode>,
  );
  return (next: readonly EnumeratedMove[]) => act(() => publish(next));
}

describe('a preview of what goes away', () => {
  it('goes with the option', async () => {
    const publish = open([worth('A', 7), worth('B', 9)]);
    await item('Letter A').hover();
    await expect.element(panel).toHaveTextContent('5 → 7');
    publish([worth('B', 9)]);
    await expect.element(panel).not.toHaveTextContent('5 → 7');
    await expect.element(panel).not.toHaveTextContent('Letter A');
  });

  it('is no longer compared with, once the pinned option is gone', async () => {
    const publish = open([worth('A', 7), worth('B', 9)]);
    await item('Letter A').hover();
    await page.getByRole('button', { name: 'Compare' }).click();
    await item('Letter B').hover();
    await expect.element(page.getByRole('table')).toHaveTextContent('5 → 9 +2');
    publish([worth('B', 9), worth('C', 3)]);
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    await expect.element(panel).toHaveTextContent('5 → 9');
    await expect.element(page.getByRole('button', { name: 'Compare' })).toBeVisible();
  });

  it('shows what the pinned option has become', async () => {
    const publish = open([worth('A', 7), worth('B', 9)]);
    await item('Letter A').hover();
    await page.getByRole('button', { name: 'Compare' }).click();
    await item('Letter B').hover();
    publish([letter('A', 'Not today.'), worth('B', 9)]);
    await expect.element(page.getByRole('table')).toHaveTextContent('Not today.');
  });
});

describe('the panel', () => {
  it('tells who pins what', async () => {
    const pinned: (string | null)[] = [];
    open([worth('A', 7)], { onCompareChange: (option) => pinned.push(option?.name ?? null) });
    await item('Letter A').hover();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    expect(pinned).toEqual(['Letter A', null]);
  });

  it('offers no comparison where none is wanted', async () => {
    open([worth('A', 7)], { comparable: false });
    await item('Letter A').hover();
    await expect.element(panel).toHaveTextContent('5 → 7');
    await expect.element(page.getByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
  });

  it('says everything in another language', async () => {
    const { adapter } = publisher([worth('A', 1700)]);
    const resolve = (code: string, _: unknown, text: string) => (code === 'metric.points' ? 'Punkte' : text);
    render(
      <WordsProvider locale="de" resolve={resolve}>
        <GameProvider adapter={adapter}>
          <ActionMenu />
          <PreviewPanel />
        </GameProvider>
      </WordsProvider>,
    );
    await item('Letter A').hover();
    await expect.element(panel).toHaveTextContent('Punkte5 → 1.700');
  });

  it('keeps the room it once took', async () => {
    const receipt = Array.from({ length: 20 }, (_, at) => ({ label: `Reason ${at}`, amount: 1 }));
    const sum = { key: 'sum', label: 'Sum', after: 20, receipt, tone: 'neutral' } as const;
    open([{ ...letter('A'), metadata: { displayName: 'Letter A', preview: [sum] } }, worth('B', 9)]);
    await item('Letter A').hover();
    await expect.element(panel).toHaveTextContent('Total20');
    const { height } = panel.element().getBoundingClientRect();
    expect(height).toBeGreaterThan(200);
    await expect.poll(() => panel.element().querySelector('[style*="--ms-reserved"]')).not.toBeNull();
    await item('Letter B').hover();
    await expect.element(panel).toHaveTextContent('5 → 9');
    expect(panel.element().getBoundingClientRect().height).toBe(height);
  });
});

describe('the dial of a chance', () => {
  const languages = {
    en: { locale: 'en', resolve: resolverFor({ locale: 'en' }) },
    de: { locale: 'de', resolve: resolverFor({ locale: 'de', messages: german }) },
  };
  const chances = [{ min: 40, max: 60 }, { min: 2, max: 5 }, { min: 90, max: 100 }, 100];

  it.each(
    chances.flatMap((successChance) =>
      Object.entries(languages).map(([language, words]) => ({ successChance, language, words })),
    ),
  )('has its words within the ring: $successChance in $language', async ({ successChance, words }) => {
    const move = letter('A');
    const { adapter } = publisher([{ ...move, metadata: { ...move.metadata, successChance } }]);
    render(
      <WordsProvider {...words}>
        <GameProvider adapter={adapter}>
          <ActionMenu />
          <PreviewPanel label="Preview" />
        </GameProvider>
      </WordsProvider>,
    );
    await page.getByRole('menuitem').hover();
    await expect.element(panel).toHaveTextContent('%');
    const ring = panel.element().querySelector<SVGCircleElement>('.ms-odds-sure')!;
    const { left, top, width, height } = ring.ownerSVGElement!.getBoundingClientRect();
    const radius = ring.r.baseVal.value - Number.parseFloat(getComputedStyle(ring).strokeWidth) / 2;
    const hole = (radius * width) / ring.ownerSVGElement!.viewBox.baseVal.width;
    const text = document.createRange();
    text.selectNodeContents(panel.element().querySelector('.ms-odds-value')!);
    for (const line of text.getClientRects()) {
      // A line's box is higher than its digits.
      const air = line.height * 0.2;
      for (const x of [line.left, line.right])
        for (const y of [line.top + air, line.bottom - air])
          expect(Math.hypot(x - left - width / 2, y - top - height / 2)).toBeLessThan(hole);
    }
  });
});
