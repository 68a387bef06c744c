import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ButtonHTMLAttributes, HTMLAttributes, KeyboardEvent, RefObject } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { optionById } from '../protocol/options/option-index.js';
import type { Reason } from '../protocol/reason.js';
import { useQueue } from './facts.js';
import { useGame, useGameStore } from './GameProvider.js';
import { queueOf } from '../store/queue.js';
import { useFocusFallback } from './use-focus-fallback.js';
import { useQueueForecast, type QueueForecast } from './use-queue-forecast.js';
import { optionName } from './words.js';
import { useWords } from './WordsProvider.js';

/** What can be done with one of the gathered options. */
export const QUEUE_ACTIONS = ['earlier', 'later', 'remove'] as const;
/** One of `QUEUE_ACTIONS`. */
export type QueueAction = (typeof QUEUE_ACTIONS)[number];

/** One of the gathered options. */
export interface QueueItem {
  readonly id: OptionId;
  /** What it is called, also once it is gone. */
  readonly name: string;
  /** As it is, or as it was last; nothing for one that never was there. */
  readonly option: Option | undefined;
  /** Its place, from 0. */
  readonly place: number;
  /** The engine does not offer it any more. */
  readonly gone: boolean;
  /** It was sent and has no answer yet. */
  readonly pending: boolean;
  /** Everything that stands in its way after those before it; the engine's own answer, where it was refused. */
  readonly reasons: readonly Reason[];
}

/** Options gathered to be played as one. */
export interface UseQueueTrayResult {
  readonly items: readonly QueueItem[];
  /** What playing all of them would come to. */
  readonly forecast: QueueForecast;
  /** How many of them something stands in the way of. */
  readonly refused: number;
  /** They were sent and have no answer yet. */
  readonly pending: boolean;
  /** What was moved or removed last, to be spoken. */
  readonly announcement: string;
  /** Plays them all. */
  commit(): Promise<void>;
  getTrayProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLElement | null> };
  /** Alt with an arrow moves an item, Delete removes it. */
  getItemProps(item: QueueItem): HTMLAttributes<HTMLElement>;
  getActionProps(item: QueueItem, action: QueueAction): ButtonHTMLAttributes<HTMLButtonElement>;
  getCommitProps(): ButtonHTMLAttributes<HTMLButtonElement>;
  getClearProps(): ButtonHTMLAttributes<HTMLButtonElement>;
}

/** What was refused of which plan, and when: as soon as either changes, it may be otherwise. */
interface Refusals {
  /** Nothing, as long as the answer has not been rendered. */
  readonly of: { readonly revision: number; readonly queue: readonly OptionId[] } | null;
  readonly reasons: ReadonlyMap<OptionId, readonly Reason[]>;
}

const NO_REFUSALS: Refusals = { of: { revision: -1, queue: [] }, reasons: new Map() };
const GONE: Reason = { code: 'OPTION_GONE', text: 'This can no longer be done: the game has moved on.' };
const NO_REASONS: readonly Reason[] = [];

/** The gathered options, one forecast for all of them, and the ways to arrange and play them. */
export function useQueueTray(): UseQueueTrayResult {
  const words = useWords();
  const { queue, known, dequeue, move, clear, commit: play } = useQueue();
  const index = useGame((state) => state.optionIndex);
  const revision = useGame((state) => state.snapshot.revision);
  const sent = useGame((state) => state.pending);
  const [refusals, setRefusals] = useState(NO_REFUSALS);
  const [announcement, setAnnouncement] = useState('');
  const forecast = useQueueForecast();
  const store = useGameStore();
  useEffect(() => queueOf(store).show(), [store]);
  const { tray, keep } = useKeptFocus();
  const { focusProps } = useFocusFallback();

  // What was refused is known with the plan that is left, not with the one that was sent.
  if (refusals.of === null) setRefusals({ ...refusals, of: { revision, queue } });
  const isFresh = refusals.of?.revision === revision && refusals.of.queue === queue;

  const items = queue.map((id, place): QueueItem => {
    const now = optionById(index, id);
    const option = now ?? known(id);
    const answered = isFresh ? refusals.reasons.get(id) : undefined;
    return {
      id,
      name: option ? optionName(option, words) : words.say('queue-tray.unknown', {}, 'Unknown action'),
      option,
      place,
      gone: now === undefined,
      pending: sent.some((command) => command.optionId === id),
      reasons: answered ?? forecast.refusals?.[place] ?? obstaclesOf(now),
    };
  });
  const pending = items.some((item) => item.pending);

  async function commit(): Promise<void> {
    if (queue.length === 0 || pending) return;
    const answers = await play();
    const count = answers.filter(({ status }) => status === 'accepted').length;
    setAnnouncement(
      count === 0
        ? ''
        : words.say(
            'queue-tray.played',
            { count },
            { one: '{count} action played', other: '{count} actions played' },
          ),
    );
    const refused = queue.flatMap((id, at) => {
      const answer = answers[at];
      return answer?.status === 'rejected' ? [[id, answer.reasons] as const] : [];
    });
    setRefusals({ of: null, reasons: new Map(refused) });
  }

  function act({ id, name, place }: QueueItem, action: QueueAction): void {
    if (action === 'remove') {
      keep(queue[place + 1] ?? queue[place - 1] ?? null, action);
      dequeue(id);
      setAnnouncement(words.say('queue-tray.removed', { name }, '{name} removed'));
      return;
    }
    const to = place + (action === 'earlier' ? -1 : 1);
    if (to < 0 || to >= queue.length) return;
    keep(id, action);
    move(id, to);
    const values = { name, place: to + 1, count: queue.length };
    setAnnouncement(words.say('queue-tray.moved', values, '{name}: place {place} of {count}'));
  }

  return {
    items,
    forecast,
    refused: items.filter(({ reasons }) => reasons.length > 0).length,
    pending,
    announcement,
    commit,
    getTrayProps: () => ({ ref: tray, tabIndex: -1, ...focusProps }),
    getItemProps: (item) => ({
      onKeyDown(event: KeyboardEvent) {
        const action = actionOf(event);
        if (!action) return;
        event.preventDefault();
        act(item, action);
      },
    }),
    getActionProps: (item, action) => ({
      type: 'button',
      ...{ [ITEM]: item.id, [ACTION]: action },
      'aria-disabled':
        (action === 'earlier' && item.place === 0) ||
        (action === 'later' && item.place === queue.length - 1) ||
        undefined,
      onClick: () => act(item, action),
    }),
    getCommitProps: () => ({
      type: 'button',
      'aria-disabled': queue.length === 0 || pending || undefined,
      onClick: () => void commit(),
    }),
    getClearProps: () => ({
      type: 'button',
      onClick() {
        tray.current?.focus();
        clear();
        setAnnouncement(words.say('queue-tray.cleared', {}, 'Nothing is planned any more'));
      },
    }),
  };
}

const ITEM = 'data-queue-item';
const ACTION = 'data-queue-action';

function actionOf({ key, altKey }: KeyboardEvent): QueueAction | null {
  if (key === 'Delete') return 'remove';
  if (!altKey) return null;
  return key === 'ArrowUp' ? 'earlier' : key === 'ArrowDown' ? 'later' : null;
}

function obstaclesOf(option: Option | undefined): readonly Reason[] {
  if (!option) return [GONE];
  return option.kind === 'unavailable' ? option.reasons : NO_REASONS;
}

/** Keeps the keyboard on an item that moves, or on the one that takes the place of another. */
function useKeptFocus() {
  const tray = useRef<HTMLElement>(null);
  const kept = useRef<{ readonly id: OptionId | null; readonly action: QueueAction } | null>(null);
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { id, action } = kept.current;
    kept.current = null;
    const buttons = [...(tray.current?.querySelectorAll<HTMLElement>(`[${ACTION}="${action}"]`) ?? [])];
    (buttons.find((button) => button.getAttribute(ITEM) === id) ?? tray.current)?.focus();
  });
  return {
    tray,
    keep: (id: OptionId | null, action: QueueAction) => void (kept.current = { id, action }),
  };
}
