import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ActionMenu } from '../../../src/components/ActionMenu/ActionMenu.js';
import { CommandPalette } from '../../../src/components/CommandPalette/CommandPalette.js';
import { Hotkeys } from '../../../src/components/Hotkeys/Hotkeys.js';
import { MoveComposer } from '../../../src/components/MoveComposer/MoveComposer.js';
import { QueueTray } from '../../../src/components/QueueTray/QueueTray.js';
import { DragLayer } from '../../../src/drag/DragLayer.js';
import { commonReasons } from '../../../src/hooks/use-entity.js';
import { reasonsText } from '../../../src/hooks/words.js';
import type { Option } from '../../../src/protocol/option.js';
import { MOVE_AXIS, valueOn } from '../../../src/store/selection.js';
import {
  againstIt,
  change,
  descriptionOf,
  listedReasons,
  offersOf,
  press,
  type Path,
  type Scene,
} from './path.js';
import { queueOf } from '../../../src/store/queue.js';

const quoted = (id: string) => `"${CSS.escape(id)}"`;

const menu: Path = {
  name: 'the menu',
  screen: () => <ActionMenu windowAbove={10_000} />,
  offers: async ({ page }) =>
    offersOf(page.querySelectorAll('[role=menuitem]'), (item) => (item as HTMLElement).dataset['optionId']!),
  play: ({ page }, { id }) => press(page.querySelector(`[role=menuitem][data-option-id=${quoted(id)}]`)),
};

const resultOf = (page: HTMLElement, id: string) =>
  page.querySelector(`[data-result=${quoted(id)}]`)?.closest('[role=option]');

const palette: Path = {
  name: 'the palette',
  // Rows of one pixel are all on screen.
  screen: () => (
    <CommandPalette defaultOpen rowHeight={1} renderOption={({ id }) => <i data-result={id}>{id}</i>} />
  ),
  offers: async ({ page }) => {
    await change(openPalette(page));
    // How many rows are on screen is known when the list has been laid out.
    await waitFor(() => {
      const results = page.querySelectorAll('[role=option]');
      expect(results).toHaveLength(Number(results[0]?.getAttribute('aria-setsize') ?? 0));
    });
    return offersOf(
      page.querySelectorAll('[role=option]'),
      (item) => item.querySelector<HTMLElement>('[data-result]')!.dataset['result']!,
    );
  },
  play: async ({ page }, { id }) => {
    await change(openPalette(page));
    await press(resultOf(page, id));
  },
};

const openPalette = (page: HTMLElement) => () => {
  if (!page.querySelector('dialog[open]')) fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
};

const hotkeys: Path = {
  name: 'hotkeys',
  screen: () => <Hotkeys renderEntry={({ id }) => <i data-key={id}>{id}</i>} />,
  offered: ({ hotkey }) => hotkey !== undefined,
  async offers({ page }) {
    await change(() => fireEvent.keyDown(document.body, { key: '?' }));
    const entries = [...page.querySelectorAll<HTMLElement>('[data-key^="option "]')];
    const offers = new Map(
      entries.map((entry) => [
        entry.dataset['key']!.slice('option '.length),
        listedReasons(entry.closest('li')),
      ]),
    );
    await press(page.querySelector('.ms-keys-close'));
    return offers;
  },
  async play(_, { hotkey }) {
    for (const key of hotkey!.split(' '))
      await act(async () => void fireEvent.keyDown(document.body, { key }));
  },
};

const touching = (options: readonly Option[], entity: string) =>
  options.filter(({ refs }) => refs.some(({ id }) => id === entity));

/** Presses what an option touches, one after the other, then the option itself where that is not enough. */
async function pick({ page, store }: Scene, { id, refs }: Option): Promise<void> {
  const { revision } = store.getState().snapshot;
  const isPlayed = () => store.getState().snapshot.revision !== revision;
  await change(() => store.clearSelection());
  for (const entity of new Set(refs.map((ref) => ref.id))) {
    const element = page.querySelector(`[data-entity-id=${quoted(entity)}]`);
    if (element && !isPlayed()) await press(element);
  }
  if (!isPlayed()) await press(page.querySelector(`[data-option-id=${quoted(id)}]`));
}

const board: Path = {
  name: 'the board',
  screen: (game) => game.board,
  // What a board says of a piece is what speaks against everything that could be done with it.
  async offers({ page, store }) {
    const { options } = store.getState();
    const said = new Map(
      options.filter(({ refs }) => refs.length === 0).map((option) => [option.id, againstIt(option)]),
    );
    for (const element of page.querySelectorAll<HTMLElement>('[data-entity-id]')) {
      const all = touching(options, element.dataset['entityId']!);
      const against = all.some(({ kind }) => kind === 'available') ? '' : reasonsText(commonReasons(all));
      const disabled = element.getAttribute('aria-disabled') === 'true';
      const right = (disabled ? descriptionOf(element) : '') === against;
      for (const option of all) said.set(option.id, right ? againstIt(option) : descriptionOf(element));
    }
    for (const button of page.querySelectorAll<HTMLElement>('[data-option-id]'))
      said.set(button.dataset['optionId']!, descriptionOf(button));
    return said;
  },
  play: pick,
};

const held = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Drags the first of what an option touches onto the next; the rest is pressed. */
async function drag(scene: Scene, option: Option): Promise<void> {
  const { page, store } = scene;
  const { revision } = store.getState().snapshot;
  await change(() => store.clearSelection());
  const [from, to] = [...new Set(option.refs.map(({ id }) => id))].flatMap(
    (id) => page.querySelector(`[data-entity-id=${quoted(id)}]`) ?? [],
  );
  if (from && to) {
    await change(() => fireEvent.pointerDown(from, { ...held, ...middleOf(from) }));
    await change(() => fireEvent.pointerMove(from, { ...held, ...middleOf(to) }));
    await change(() => fireEvent.pointerUp(to, { ...held, ...middleOf(to) }));
  }
  if (store.getState().snapshot.revision !== revision) return;
  if (from && to && store.getState().options.filter((other) => isBetween(other, option)).length === 1)
    throw new Error(`${option.name} is all that could be meant, and was not played by dragging.`);
  await pick(scene, option);
}

/** Whether an option touches everything that another one does. */
const isBetween = (option: Option, { refs }: Option) =>
  refs.every(({ id }) => option.refs.some((ref) => ref.id === id));

const dragging: Path = {
  name: 'dragging',
  screen: (game) => <DragLayer>{game.board}</DragLayer>,
  offers: board.offers,
  play: drag,
};

const axesOf = ({ params, refs }: Option) =>
  new Set([...Object.keys(params), ...refs.map(({ axis }) => axis)]);

async function choose({ page, store }: Scene, option: Option): Promise<Element | null> {
  await change(() => {
    store.clearSelection();
    store.select(MOVE_AXIS, option.move.moveId);
    for (const axis of axesOf(option)) store.select(axis, valueOn(option, axis));
  });
  return page.querySelector(`[data-option=${quoted(option.id)}]`);
}

const composer: Path = {
  name: 'the composer',
  screen: () => <MoveComposer />,
  async offers(scene) {
    const said = new Map<string, string>();
    for (const option of scene.store.getState().options) {
      const leaf = await choose(scene, option);
      if (leaf) said.set(option.id, leaf.querySelector('.ms-composer-play') ? '' : listedReasons(leaf));
    }
    await change(() => scene.store.clearSelection());
    return said;
  },
  async play(scene, option) {
    const leaf = await choose(scene, option);
    await press(leaf?.querySelector('.ms-composer-play'));
  },
};

const queue: Path = {
  name: 'the queue',
  screen: () => (
    <>
      <ActionMenu planning />
      <QueueTray />
    </>
  ),
  async offers({ page, store }) {
    const said = new Map<string, string>();
    for (const { id } of store.getState().options) {
      await change(() => queueOf(store).enqueue(id));
      said.set(id, listedReasons(page.querySelector('.ms-queue-item')));
      await change(() => queueOf(store).dequeue(id));
    }
    return said;
  },
  async play({ page }, { id }) {
    await press(page.querySelector(`.ms-action[data-option-id=${quoted(id)}]`));
    await press(page.querySelector('.ms-queue-commit'));
  },
};

/** All ways from a player to the game. */
export const PATHS: readonly Path[] = [menu, palette, hotkeys, board, dragging, composer, queue];
