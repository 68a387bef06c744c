import { useEffect, useId, useLayoutEffect, useState } from 'react';
import type { CSSProperties, HTMLAttributes, InputHTMLAttributes, KeyboardEvent, RefObject } from 'react';
import type { Option } from '../protocol/option.js';
import { selectQueue } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';
import { indexAfterKey } from './list-keys.js';
import { useOptionKeys } from './use-hotkey.js';
import { useOpening, type OpeningOptions } from './use-opening.js';
import { usePaletteSearch } from './use-palette-search.js';
import { indicesOf, useWindow } from './use-window.js';
import { optionName } from './words.js';
import { useWords } from './WordsProvider.js';
import { queueOf } from '../store/queue.js';

/** How a command palette behaves. */
export interface UseCommandPaletteOptions extends OpeningOptions {
  /** The height of a result in pixels. */
  readonly rowHeight?: number;
  /** What a query means as a sentence, for games that understand some: `buy 2 silvers`. */
  readonly readSentence?: ((query: string) => PaletteSentence | null) | undefined;
}

/** Something said that a game understands, though it is no option's name. */
export interface PaletteSentence {
  /** What it means, in words. */
  readonly text: string;
  /** Does it. */
  run(): void;
}

/** A result that is to be rendered. */
export interface PaletteResult {
  readonly option: Option;
  /** Its index among all results. */
  readonly index: number;
  /** Whether the arrow keys have brought it up: Enter chooses it. */
  readonly active: boolean;
}

/** A search over everything the seat could do, in a dialog. */
export type UseCommandPaletteResult = ReturnType<typeof useCommandPalette>;

/**
 * Ctrl-K or Cmd-K, a search field over all options, available or not, and the keys to choose one. What is available is
 * played; what is not is never played, and says why.
 */
export function useCommandPalette({
  rowHeight = 60,
  readSentence,
  ...opening
}: UseCommandPaletteOptions = {}) {
  const store = useGameStore();
  const queue = useGame(selectQueue);
  const [gathered, setGathered] = useState('');
  const id = useId();
  const words = useWords();
  const dialog = useOpening(opening, {
    keys: 'Mod+K',
    name: words.say('palette.label', {}, 'Search actions'),
    inFields: true,
  });
  const { open, setOpen } = dialog;
  const hasKeys = useOptionKeys();
  const planning = open && queueOf(store).isShown;
  const { query, found, searched, index: active, option, refused, ...search } = usePaletteSearch(open);
  const { options, available } = found;
  const count = options.length;
  const view = useWindow({ rows: count, rowHeight, enabled: open, expected: 8 });
  const { first, last } = view.rows;
  const sentence = (open && query.trim() !== '' && readSentence?.(query)) || null;

  function choose(chosen: Option | undefined, index: number): void {
    if (chosen?.kind === 'unavailable') search.refuse(index);
    if (chosen?.kind !== 'available') return;
    setOpen(false);
    void store.execute(chosen.id);
  }

  function runSentence(): void {
    setOpen(false);
    sentence?.run();
  }

  function gather(chosen: Option | undefined): void {
    if (!chosen) return;
    const name = optionName(chosen, words);
    setGathered(
      queue.includes(chosen.id)
        ? words.say('palette.taken-out', { name }, 'Taken out of the plan: {name}')
        : words.say('palette.gathered', { name }, 'Added to the plan: {name}'),
    );
    queueOf(store).toggle(chosen.id);
  }

  // What the palette has brought up is shown on the board and in the preview as well.
  const activeId = option?.id ?? null;
  useEffect(() => {
    if (!open) return;
    store.focus(activeId);
    return () => store.focus(null);
  }, [store, open, activeId]);

  // The active result stays in sight when another list is found, or an answer takes room from the list.
  const refusedId = refused?.id;
  // oxlint-disable-next-line react/exhaustive-deps -- Pointing at a row must not scroll.
  useLayoutEffect(() => view.reveal(active), [found]);
  useLayoutEffect(() => {
    if (refusedId !== undefined) view.reveal(active);
    // oxlint-disable-next-line react/exhaustive-deps -- Only another answer scrolls.
  }, [refusedId]);

  function onInputKey(event: KeyboardEvent<HTMLInputElement>): void {
    // With Alt the keys are the browser's; while a character is composed they belong to that.
    if (event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && query !== '') {
      event.stopPropagation();
      event.preventDefault();
      search.type('');
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      // What is an option's name as well is that option, unless somebody insists.
      if (sentence && (count === 0 || event.ctrlKey || event.metaKey)) runSentence();
      else if (event.shiftKey && planning) gather(option);
      else choose(option, active);
      return;
    }
    // Home and End move the cursor of the field; with Ctrl, they lead through the results.
    const isOfField = ['Home', 'End'].includes(event.key) && !event.ctrlKey && query !== '';
    if (isOfField || event.metaKey) return;
    const index = indexAfterKey(event.key, active, { count, page: Math.max(1, last - first - 3) });
    if (index === undefined) return;
    event.preventDefault();
    search.move(index);
    view.reveal(index);
  }

  return {
    ...dialog,
    query,
    /** The results to render now: those on screen, and the active one. */
    results: indicesOf(view.rows, option && active).map((index): PaletteResult => ({
      option: options[index]!,
      index,
      active: index === active,
    })),
    /** How many results there are in all. */
    count,
    /** How many of them are available. */
    available,
    /** How many options were searched. */
    searched,
    /** Whether the keys that the engine gave its options do something. */
    hasKeys,
    /** Whether options can be gathered here: a `QueueTray` shows them. */
    planning,
    /** The options gathered to be played one after the other; Shift-Enter, or a press with Shift, adds one or takes it out again. */
    queue,
    /** What was added or taken out last, to be spoken. */
    gathered: open ? gathered : '',
    /** What the query means as a sentence, where it means something. */
    sentence,
    /** What was chosen and cannot be played; its reasons are to be shown and announced. */
    refused,
    getInputProps: (): InputHTMLAttributes<HTMLInputElement> => ({
      type: 'text',
      role: 'combobox',
      'aria-expanded': count > 0,
      'aria-controls': `${id}list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': option ? `${id}${active}` : undefined,
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      enterKeyHint: 'go',
      value: query,
      onChange: (event) => search.type(event.target.value),
      onKeyDown: onInputKey,
    }),
    /** For a button that does what the sentence says. */
    getSentenceProps: () => ({ 'aria-keyshortcuts': 'Control+Enter Meta+Enter', onClick: runSentence }),
    getListProps: (): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> } => ({
      ref: view.scroller,
      id: `${id}list`,
      role: 'listbox',
      onScroll: view.onScroll,
      // Focus stays in the field.
      onMouseDown: (event) => event.preventDefault(),
      onPointerMove({ pointerType, target }) {
        const index = indexAt(target);
        if (pointerType !== 'touch' && index !== null && index !== active) search.move(index);
      },
      onClick(event) {
        // A palette may stand within a scope that plays what is pressed.
        event.stopPropagation();
        const index = indexAt(event.target);
        if (index === null) return;
        if (event.shiftKey && planning) gather(options[index]);
        else choose(options[index], index);
      },
    }),
    /** The height of a row and of all rows, those not rendered included. */
    getSizerStyle: () =>
      ({
        '--ms-row-height': `${rowHeight}px`,
        blockSize: count * rowHeight,
        paddingBlockStart: first * rowHeight,
      }) as CSSProperties,
    /** For the element of a result. */
    getResultProps: ({ option: { kind }, index, active: isActive }: PaletteResult) =>
      ({
        id: `${id}${index}`,
        role: 'option',
        'data-index': index,
        'data-ms-active': isActive ? '' : undefined,
        'aria-selected': isActive,
        'aria-disabled': kind === 'unavailable' || undefined,
        'aria-posinset': index + 1,
        'aria-setsize': count,
        style:
          index < first || index > last
            ? { position: 'absolute', insetBlockStart: index * rowHeight }
            : undefined,
      }) as HTMLAttributes<HTMLElement>,
  };
}

function indexAt(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset['index']) : null;
}
