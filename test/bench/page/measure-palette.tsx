import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CommandPalette, createGameStore, GameProvider, searchOptions } from '../../../src/index.js';
import { rest, timeFrames } from './frames.js';
import { CmdkPalette, MinimalPalette } from './palettes.js';
import { Source } from './source.js';

/** A dialog above everything, as a palette is one. */
function Modal({ open, children }: { open: boolean; children: ReactNode }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  return <dialog ref={dialog}>{open && children}</dialog>;
}

/** What is rendered, closed or open. */
const PALETTES: Record<string, (source: Source) => (open: boolean) => ReactNode> = {
  moveset(source) {
    const store = createGameStore(source);
    return (open) => (
      <GameProvider store={store}>
        <CommandPalette open={open} />
      </GameProvider>
    );
  },
  minimal: (source) => (open) => (
    <Modal open={open}>
      <MinimalPalette source={source} />
    </Modal>
  ),
  cmdk: (source) => (open) => (
    <Modal open={open}>
      <CmdkPalette source={source} />
    </Modal>
  ),
};

const host = document.querySelector<HTMLElement>('#host')!;
const field = () => host.querySelector('input')!;
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** Types as a browser does: the field has the text, then says so. */
function type(text: string): void {
  const input = field();
  setValue.call(input, text);
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, data: text.at(-1)!, inputType: 'insertText' }),
  );
}

function arrow(): void {
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
}

/** Whether the row at a place is the active one. */
const isActive = (place: number) =>
  host.querySelectorAll('[aria-selected]')[place]?.getAttribute('aria-selected') === 'true';

/** What is shown, as somebody would read it. */
const shown = () => host.querySelector('[role="listbox"], .peer-palette')?.textContent ?? '';

async function timed(frames: number, action: () => void, expected: string): Promise<number> {
  const time = await timeFrames(frames, action);
  if (!shown().includes(expected)) throw new Error(`"${expected}" is not shown: ${shown().slice(0, 200)}`);
  await rest();
  return time;
}

/** Milliseconds of the main thread until painted, in as many frames for all, and how many elements there are. */
export async function measurePalette(list: string, count: number) {
  const source = new Source(count);
  const root = createRoot(host);
  const palette = PALETTES[list]!(source);
  flushSync(() => root.render(palette(false)));
  await rest();
  const opened = await timed(2, () => flushSync(() => root.render(palette(true))), 'unit 0');
  const elements = host.querySelectorAll('*').length;
  field().focus();
  await rest();
  const one = await published(source, source.withChange(3));
  const all = await published(source, source.withAllChanged());
  const first = await timed(2, () => type('t'), 'unit');
  const next = await timed(2, () => type('tr'), 'Trade');
  const key = await timed(1, arrow, 'Trade');
  if (!isActive(1)) throw new Error('The arrow key did not bring up the second row.');
  const last = await timed(2, () => type(`trade with unit ${count - 1}`), `unit ${count - 1}`);
  root.unmount();
  await rest();
  return { opened, one, all, first, next, key, last, elements };
}

async function published(source: Source, moves: Source['moves']): Promise<number> {
  const before = shown();
  const time = await timeFrames(2, () => source.publish(moves));
  if (shown() === before) throw new Error(`Nothing was drawn again: ${before.slice(0, 200)}`);
  await rest();
  return time;
}

/** Milliseconds to read all options, which the first letter does. */
export function measureReading(count: number): number {
  const { options } = createGameStore(new Source(count)).getState();
  const start = performance.now();
  searchOptions(options, 'tr');
  const both = performance.now() - start;
  const again = performance.now();
  searchOptions(options, 'tr');
  return both - (performance.now() - again);
}
