import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { optionById } from '../protocol/options/option-index.js';
import type { Reason } from '../protocol/reason.js';
import { useQueue } from './facts.js';
import { useGame, useGameStore } from './GameProvider.js';
import { queueOf } from '../store/queue.js';
import { useFocusFallback } from './use-focus-fallback.js';
import { useQueueForecast } from './use-queue-forecast.js';
import { optionName } from './words.js';
import { useWords } from './WordsProvider.js';

/** What can be done with one of the gathered options. */
export const QUEUE_ACTIONS = ['earlier', 'later', 'remove'] as const;
/** One of `QUEUE_ACTIONS`. */
export type QueueAction = (typeof QUEUE_ACTIONS)[number];

/** One of the gathered options. */
export interface QueueItem {
  readonly id: OptionId;
  readonly name: string;
  /** As it is, or as it was last; nothing for one that never was there. */
  readonly option: Option | undefined;
  readonly index: number;
  /** The engine does not offer it any more. */
  readonly gone: boolean;
  /** It was sent and has no answer yet. */
  readonly pending: boolean;
  /** Everything that stands in its way after those before it; the engine's own answer, where it was refused. */
  readonly reasons: readonly Reason[];
}

/** Refusals of a queue at a revision: they may not hold once either changes. */
interface Refusals {
  readonly revision: number;
  readonly queue: readonly OptionId[];
  readonly reasons: ReadonlyMap<OptionId, readonly Reason[]>;
}

const GONE: Reason = { code: 'OPTION_GONE', text: 'This can no longer be done: the game has moved on.' };
const NO_REASONS: readonly Reason[] = [];

/** The gathered options, one forecast for all of them, and the ways to arrange and play them. */
export function useQueueTray() {
  const words = useWords();
  const store = useGameStore();
  const { queue, known, dequeue, move, clear, commit: play } = useQueue();
  const optionIndex = useGame((state) => state.optionIndex);
  const revision = useGame((state) => state.snapshot.revision);
  const sent = useGame((state) => state.pending);
  const [refusals, setRefusals] = useState<Refusals | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const forecast = useQueueForecast();
  useEffect(() => queueOf(store).show(), [store]);
  const tray = useRef<HTMLElement>(null);
  const { focusProps } = useFocusFallback();
  const isFresh = refusals?.revision === revision && refusals.queue === queue;

  const items = queue.map((id, index): QueueItem => {
    const now = optionById(optionIndex, id);
    const option = now ?? known(id);
    const answered = isFresh ? refusals.reasons.get(id) : undefined;
    return {
      id,
      name: option ? optionName(option, words) : words.say('queue-tray.unknown', {}, 'Unknown action'),
      option,
      index,
      gone: now === undefined,
      pending: sent.some((command) => command.optionId === id),
      reasons: answered ?? forecast.refusals?.[index] ?? obstaclesOf(now),
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
    // They belong to the options that are left, not to all that were sent.
    const state = store.getState();
    setRefusals({ queue: state.queue, revision: state.snapshot.revision, reasons: new Map(refused) });
  }

  /** Changes the queue, and then focuses an item's button: an element that moved has lost focus. */
  function change(update: () => void, id: OptionId | undefined, action: QueueAction): void {
    flushSync(update);
    const buttons = [...(tray.current?.querySelectorAll<HTMLElement>(`[${ACTION}="${action}"]`) ?? [])];
    (buttons.find((button) => button.getAttribute(ITEM) === id) ?? tray.current)?.focus();
  }

  function act({ id, name, index }: QueueItem, action: QueueAction): void {
    if (action === 'remove') {
      change(() => dequeue(id), queue[index + 1] ?? queue[index - 1], action);
      setAnnouncement(words.say('queue-tray.removed', { name }, '{name} removed'));
      return;
    }
    const to = index + (action === 'earlier' ? -1 : 1);
    if (to < 0 || to >= queue.length) return;
    change(() => move(id, to), id, action);
    const values = { name, place: to + 1, count: queue.length };
    setAnnouncement(words.say('queue-tray.moved', values, '{name}: place {place} of {count}'));
  }

  return {
    items,
    forecast,
    /** How many of them have reasons against them. */
    refused: items.filter(({ reasons }) => reasons.length > 0).length,
    pending,
    /** The last change, to be spoken. */
    announcement,
    getTrayProps: () => ({ ref: tray, tabIndex: -1, ...focusProps }),
    /** Alt with an arrow moves an item, Delete removes it. */
    getItemProps: (item: QueueItem) => ({
      onKeyDown(event: KeyboardEvent) {
        const action = actionOf(event);
        if (!action) return;
        event.preventDefault();
        act(item, action);
      },
    }),
    getActionProps: (item: QueueItem, action: QueueAction) => ({
      ...{ [ITEM]: item.id, [ACTION]: action },
      'aria-disabled':
        (action === 'earlier' && item.index === 0) ||
        (action === 'later' && item.index === queue.length - 1) ||
        undefined,
      onClick: () => act(item, action),
    }),
    getCommitProps: () => ({
      'aria-disabled': queue.length === 0 || pending || undefined,
      onClick: () => void commit(),
    }),
    getClearProps: () => ({
      onClick() {
        tray.current?.focus();
        clear();
        setAnnouncement(words.say('queue-tray.cleared', {}, 'Nothing is planned any more'));
      },
    }),
  };
}

/** The gathered options as `useQueueTray` gives them. */
export type UseQueueTrayResult = ReturnType<typeof useQueueTray>;

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
