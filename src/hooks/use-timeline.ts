import { useId, useLayoutEffect, useMemo, useState } from 'react';
import type { ButtonHTMLAttributes, HTMLAttributes, InputHTMLAttributes, RefObject } from 'react';
import type { Reason } from '../protocol/reason.js';
import { createGameStore } from '../store/create-game-store.js';
import type { GameStore } from '../store/game-store.js';
import { useHistory, usePlayers } from './facts.js';
import { useGameStore } from './GameProvider.js';
import { indexAfterKey } from './list-keys.js';
import { pastAdapter } from './past-adapter.js';
import { pastReason } from './past-reason.js';
import { timelineEntry, type TimelineEntry } from './timeline-entry.js';
import { useCourse } from './use-course.js';
import { useRecollection } from './use-recollection.js';
import { indicesOf, useWindow } from './use-window.js';
import { useWords } from './WordsProvider.js';

/** What `useTimeline` takes. */
export interface UseTimelineOptions {
  /** The height of an entry in pixels. */
  readonly rowHeight: number;
}

/** The position looked at, all the others, and props to go through them. */
export type UseTimelineResult = ReturnType<typeof useTimeline>;

const PAGE = 10;

/** The past of the game, position by position. Looking at it changes nothing. */
export function useTimeline({ rowHeight }: UseTimelineOptions) {
  const live = useGameStore();
  const words = useWords();
  const players = usePlayers();
  const { position: now, length, undo, redo } = useHistory();
  const id = useId();
  const [looked, setLooked] = useState<{ readonly store: GameStore; readonly at: number }>();
  const [refused, setRefused] = useState<{ readonly at: number; readonly reasons: readonly Reason[] }>();

  // Where the game stands, and where there is nothing any more, there is no past to look at.
  const past = looked?.store === live && looked.at !== now && looked.at <= length;
  if (looked && !past) setLooked(undefined);
  const position = past ? looked.at : now;

  const recalled = useRecollection(past ? position : null);
  const ready = recalled.status === 'ready' ? recalled.recollection : null;
  const recollection = recalled.status === 'loading' ? recalled.before : ready;
  const store = useMemo(() => {
    if (!recollection) return live;
    const { snapshot } = recollection;
    const reason = pastReason(snapshot.history ?? { position: 0, length: 0 }, words);
    return createGameStore(pastAdapter(snapshot, reason));
  }, [recollection, live, words]);

  const view = useWindow({ rows: length + 1, rowHeight, enabled: true });
  const rows = indicesOf(view.rows, position);
  const moveAt = useCourse(rows);
  const entryAt = (row: number) => timelineEntry(row, now, moveAt(row), players, words);
  useLayoutEffect(() => {
    view.reveal(position);
    // oxlint-disable-next-line react/exhaustive-deps -- Only another position scrolls.
  }, [position]);

  const entry = entryAt(position);
  const positionText =
    position === 0
      ? words.say('timeline.start', {}, 'Start')
      : words.say('timeline.position', { position, length }, 'Move {position} of {length}');
  const way: 'undo' | 'redo' = position < now ? 'undo' : 'redo';
  const detail = recalled.status === 'failed' ? recalled.message : null;
  const failure =
    detail === ''
      ? words.say('timeline.gone', {}, 'The game does not remember this position.')
      : detail && words.say('timeline.failed', { detail }, 'This position cannot be shown: {detail}');
  const obstacles = (refused?.at === position ? refused.reasons : ready?.obstacles) ?? [];
  const free = ready !== null && obstacles.length === 0;

  function lookAt(wanted: number): void {
    const at = Math.min(Math.max(0, wanted), length);
    setRefused(undefined);
    setLooked(at === now ? undefined : { store: live, at });
  }

  async function goHere(button: Element): Promise<void> {
    if (!free) return;
    const answer = await (way === 'undo' ? undo : redo)(position);
    if (answer.status === 'accepted') focusList(button);
    else if (answer.status === 'rejected') setRefused({ at: position, reasons: answer.reasons });
  }

  /** Where focus goes when the buttons vanish. */
  function focusList(button: Element): void {
    const { activeElement, body } = document;
    if (activeElement === button || activeElement === body)
      view.scroller.current?.focus({ preventScroll: true });
  }

  return {
    /** The position looked at: how many moves had been played. */
    position,
    /** Moves known, those that were taken back included. */
    length,
    /** Whether another position is looked at than the one at which the game stands. */
    past,
    /** Whether the adapter can show earlier positions. */
    remembers: live.adapter.recall !== undefined,
    /** The position is being recalled; what was looked at before is still shown. */
    loading: recalled.status === 'loading',
    /** Why the position cannot be shown, in words. */
    failure,
    /** How the position came about. */
    entry,
    /** Which position it is, in words: `Move 12 of 30`. */
    positionText,
    /** The entries to render: those on screen, and the one looked at. */
    entries: rows.map(entryAt),
    /** Whether the game would go back or forward to get there. */
    way,
    /** Everything that prevents the game from going there. */
    obstacles,
    /** The game at that moment, for a `GameProvider`: the live one, unless another position is looked at. */
    store,
    /** Looks at a position. The game stays where it is. */
    lookAt,
    getSliderProps: (): InputHTMLAttributes<HTMLInputElement> => ({
      type: 'range',
      min: 0,
      max: length,
      value: position,
      'aria-valuetext': words.say(
        'timeline.value',
        { position: positionText, text: entry.text },
        '{position}: {text}',
      ),
      onChange: (event) => lookAt(Number(event.currentTarget.value)),
    }),
    /** For a button that looks at the position before or after. */
    getStepProps: (by: -1 | 1): ButtonHTMLAttributes<HTMLButtonElement> => ({
      'aria-disabled': position + by < 0 || position + by > length,
      onClick: () => lookAt(position + by),
    }),
    getListProps: (): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> } => ({
      ref: view.scroller,
      role: 'listbox',
      tabIndex: 0,
      'aria-activedescendant': `${id}${position}`,
      onScroll: view.onScroll,
      onKeyDown(event) {
        const target = indexAfterKey(event.key, position, { count: length + 1, page: PAGE });
        if (target === undefined) return;
        event.preventDefault();
        lookAt(target);
      },
    }),
    getSizerStyle: () => ({ position: 'relative' as const, blockSize: (length + 1) * rowHeight }),
    getEntryProps: ({ position: row }: TimelineEntry): HTMLAttributes<HTMLElement> => ({
      id: `${id}${row}`,
      role: 'option',
      'aria-selected': row === position,
      'aria-posinset': row + 1,
      'aria-setsize': length + 1,
      style: { position: 'absolute', insetBlockStart: row * rowHeight, blockSize: rowHeight },
      onClick: () => lookAt(row),
    }),
    /** For a button that takes the game to the position looked at. */
    getGoProps: (): ButtonHTMLAttributes<HTMLButtonElement> => ({
      'aria-disabled': !free,
      ...(obstacles.length > 0 && { 'aria-describedby': `${id}obstacles` }),
      onClick: ({ currentTarget }) => void goHere(currentTarget),
    }),
    /** For a button that goes back to now. It may vanish: focus then goes to the list. */
    getNowProps: (): ButtonHTMLAttributes<HTMLButtonElement> => ({
      onClick({ currentTarget }) {
        focusList(currentTarget);
        lookAt(now);
      },
    }),
    getObstaclesProps: () => ({ id: `${id}obstacles` }),
  };
}
