import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '../../../dist/styles.css';
// The build takes this from dist/, see rendering.mjs.
import { ActionMenu, createGameStore, GameProvider } from '../../../src/index.js';
import { rest, timeFrames, timeUntil } from './frames.js';
import { measureCards } from './measure-cards.js';
import { measureNarrowing } from './measure-narrowing.js';
import { measurePalette, measureReading } from './measure-palette.js';
import { MinimalWindow } from './MinimalWindow.js';
import './peers.css';
import { PlainList } from './PlainList.js';
import { Source } from './source.js';
import { TooltipList } from './TooltipList.js';
import { VirtualList } from './VirtualList.js';

/** What is rendered. A store reads its first snapshot as it is made: that is publishing, and timed there. */
const LISTS: Record<string, (source: Source, windowed: boolean) => ReactNode> = {
  moveset: (source, windowed) => (
    <GameProvider store={createGameStore(source)}>
      <ActionMenu windowAbove={windowed ? 0 : Infinity} />
    </GameProvider>
  ),
  minimal: (source, windowed) => <MinimalWindow source={source} windowed={windowed} />,
  tanstack: (source) => <VirtualList source={source} />,
  tooltips: (source) => <TooltipList source={source} />,
  plain: (source) => <PlainList source={source} />,
};

const host = document.querySelector<HTMLElement>('#host')!;
const rows = () => host.querySelectorAll('button');

/** Milliseconds of the main thread until painted, and how many elements there are. */
async function measure(list: string, count: number, windowed: boolean) {
  const source = new Source(count);
  const root = createRoot(host);
  const element = LISTS[list]!(source, windowed);
  // The making of the data leaves garbage, which must not be collected at the expense of what is timed.
  await rest();
  const first = await timeFrames(1, () => flushSync(() => root.render(element)));
  const elements = host.querySelectorAll('*').length;
  const one = await averageOf(3, (nth) => publish(source, source.withChange(3 * nth), rows()[3 * nth]!));
  const all = await averageOf(2, () => publish(source, source.withAllChanged(), rows()[0]!));

  rows()[0]!.focus();
  await rest();
  // One of three rows shows its reasons: the first, and then the fourth and the seventh.
  const key = await averageOf(3, (nth) => press(1, nth + 1));
  const explained = await averageOf(2, async (nth) => {
    const time = await timeUntil(arrowDown, () => host.parentElement!.querySelector(REASONS) !== null);
    for (const step of [1, 2]) await press(1, 4 + 3 * nth + step);
    return time;
  });
  await rest();
  const scroll = windowed ? await averageOf(3, (nth) => press(3, nth + 10)) : NaN;
  root.unmount();
  await rest();
  return { first, one, all, key, explained, scroll, elements };
}

/** Milliseconds of an arrow key alone, for a list that does nothing else. */
async function measureKey(list: string, count: number): Promise<number> {
  const source = new Source(count);
  const root = createRoot(host);
  flushSync(() => root.render(LISTS[list]!(source, true)));
  rows()[0]!.focus();
  await rest();
  const key = await averageOf(3, (nth) => press(1, nth + 1));
  root.unmount();
  await rest();
  return key;
}

async function averageOf(times: number, sample: (nth: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let nth = 0; nth < times; nth += 1) {
    total += await sample(nth);
    await rest();
  }
  return total / times;
}

async function publish(source: Source, moves: Source['moves'], row: HTMLElement): Promise<number> {
  const before = row.textContent;
  // As before the first render.
  await rest();
  const time = await timeFrames(1, () => source.publish(moves));
  if (row.textContent === before) throw new Error(`"${before}" was not drawn again.`);
  return time;
}

/** Where reasons stand, in every list. */
const REASONS = '.ms-reason-card, .peer-tooltip';

function arrowDown(): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  );
}

async function press(frames: number, expected: number): Promise<number> {
  const time = await timeFrames(frames, arrowDown);
  const text = document.activeElement?.textContent ?? '';
  if (!text.includes(`unit ${expected}`))
    throw new Error(`The keyboard is on "${text}", not on ${expected}.`);
  return time;
}

let held: Source | null = null;
let mounted: Root | null = null;

const bench = {
  measure,
  measureKey,
  measureCards,
  measurePalette,
  measureReading,
  measureNarrowing,
  /** Lets go of everything. */
  clear(): void {
    mounted?.unmount();
    mounted = null;
    held = null;
  },
  /** Makes data and holds it. */
  hold(count: number): void {
    held = new Source(count);
  },
  /** Shows what is held. */
  show(list: string): void {
    mounted = createRoot(host);
    flushSync(() => mounted!.render(LISTS[list]!(held!, true)));
  },
};

export type Bench = typeof bench;
Object.assign(window, { bench });
