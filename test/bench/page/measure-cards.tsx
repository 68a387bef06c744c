import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  CardPreview,
  createGameStore,
  GameProvider,
  Hand,
  selectEntityOptions,
  Zone,
  type EnumeratedMove,
} from '../../../src/index.js';
import { rest, timeFrames } from './frames.js';
import { Source } from './source.js';

interface Card {
  readonly id: string;
  readonly name: string;
}

const face = ({ name }: Card) => (
  <CardPreview
    face={{ title: name, cost: 3, typeLine: 'Creature', text: 'May attack the turn it arrives.' }}
  />
);

/** What is rendered: with windows from the first card on, or with none. */
const PLACES: Record<string, (cards: readonly Card[], windowAbove: number) => ReactNode> = {
  hand: (items, windowAbove) => <Hand label="Hand" {...{ items, windowAbove, renderCard: face }} />,
  row: (items, windowAbove) => (
    <Zone label="Zone" layout="row" {...{ items, windowAbove, renderCard: face }} />
  ),
  grid: (items, windowAbove) => <Zone label="Zone" {...{ items, windowAbove, renderCard: face }} />,
};

/** A move that plays a card; every third one cannot be played, and every revision says it with other words. */
function playOf(nth: number, revision: number): EnumeratedMove {
  const move = { moveId: 'play', playerId: 'ada', params: { card: `card ${nth}` } };
  if (nth % 3 !== 1) return { ...move, isValid: true, metadata: { displayName: `Play ${nth}, ${revision}` } };
  const tooDear = { reason: `It costs ${revision} more.`, errorCode: 'TOO_DEAR' };
  return { ...move, isValid: false, validationError: tooDear, validationErrors: [tooDear] };
}

const host = document.querySelector<HTMLElement>('#host')!;

/** The number of the card that has the keyboard. */
const focused = () => Number((document.activeElement as HTMLElement).dataset['entityId']?.slice(5));

async function press(key: string, frames: number, expected: number): Promise<number> {
  const time = await timeFrames(frames, () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });
  if (focused() !== expected) throw new Error(`The keyboard is on card ${focused()}, not on ${expected}.`);
  await rest();
  return time;
}

/** Milliseconds of the main thread until painted, and how many elements there are. */
export async function measureCards(place: string, count: number, windowed: boolean) {
  const source = new Source(0);
  source.publish(Array.from({ length: count }, (_, nth) => playOf(nth, 0)));
  const cards = Array.from({ length: count }, (_, nth) => ({ id: `card ${nth}`, name: `Card ${nth}` }));
  const root = createRoot(host);
  const store = createGameStore(source);
  const element = <GameProvider store={store}>{PLACES[place]!(cards, windowed ? 0 : Infinity)}</GameProvider>;
  await rest();
  // Which options touch an entity is read once for all, when the first of them is asked for.
  const asked = performance.now();
  selectEntityOptions(store.getState(), cards[0]!.id);
  const index = performance.now() - asked;
  await rest();
  const first = await timeFrames(1, () => flushSync(() => root.render(element)));
  const elements = host.querySelectorAll('*').length;
  await rest();

  const changed = host.querySelector('[data-entity-id="card 4"]')!;
  const before = changed.textContent;
  const one = await timeFrames(1, () => source.publish(source.moves.with(4, playOf(4, 1))));
  if (changed.textContent === before) throw new Error(`"${before}" was not drawn again.`);
  await rest();

  host.querySelector<HTMLElement>('[data-entity-id]')!.focus();
  await rest();
  const key =
    ((await press('ArrowRight', 1, 1)) +
      (await press('ArrowRight', 1, 2)) +
      (await press('ArrowRight', 1, 3))) /
    3;
  const end = await press('End', 3, count - 1);
  const list = host.querySelector('ul')!;
  const scroll = await timeFrames(3, () => list.scrollTo(list.scrollWidth / 2, list.scrollHeight / 2));
  root.unmount();
  await rest();
  return { index, first, one, key, end, scroll, elements };
}
