import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type {
  CSSProperties,
  HTMLAttributes,
  InputHTMLAttributes,
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
  RefObject,
  UIEvent,
} from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { Option, UnavailableOption } from '../protocol/option.js';
import { selectQueue } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';
import { useOptionKeys } from './use-hotkey.js';
import { markPlace, placeAfter, placeOf } from './palette-place.js';
import { useOpening, type OpeningOptions, type UseOpeningResult } from './use-opening.js';
import { usePaletteSearch } from './use-palette-search.js';
import { useWindow } from './use-window.js';
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
  /** Its place among all results, from 0. */
  readonly place: number;
  /** Whether the arrow keys have brought it up: Enter chooses it. */
  readonly active: boolean;
}

/** A search over everything the seat could do, in a dialog. */
export interface UseCommandPaletteResult extends UseOpeningResult {
  readonly query: string;
  /** The results to render now: those on screen, and the active one. */
  readonly results: readonly PaletteResult[];
  /** How many results there are in all. */
  readonly count: number;
  /** How many of them are available. */
  readonly available: number;
  /** How many options were searched. */
  readonly searched: number;
  /** Whether the keys that the engine gave its options do something. */
  readonly hasKeys: boolean;
  /** Whether options can be gathered here: a `QueueTray` shows them. */
  readonly planning: boolean;
  /** The options gathered to be played one after the other; Shift-Enter, or a press with Shift, adds one or takes it out again. */
  readonly queue: readonly OptionId[];
  /** What was added or taken out last, to be spoken. */
  readonly gathered: string;
  /** What the query means as a sentence, where it means something. */
  readonly sentence: PaletteSentence | null;
  /** What was asked for and cannot be done; its reasons are to be shown and announced. */
  readonly refused: UnavailableOption | null;
  getInputProps(): InputHTMLAttributes<HTMLInputElement>;
  getListProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
  /** The height of a row and of all rows, those not rendered included. */
  getSizerStyle(): CSSProperties;
  /** For the element of a result. While it is the active one, it also has the attribute `data-ms-active`, at once. */
  getResultProps(result: PaletteResult): HTMLAttributes<HTMLElement>;
  /** For a button that does what the sentence says. */
  getSentenceProps(): HTMLAttributes<HTMLElement>;
}

/**
 * Ctrl-K or Cmd-K, a search field over all options, available or not, and the keys to choose one. What is available is
 * played; what is not is never played, and says why.
 */
export function useCommandPalette({
  rowHeight = 60,
  readSentence,
  ...opening
}: UseCommandPaletteOptions = {}): UseCommandPaletteResult {
  const store = useGameStore();
  const queue = useGame(selectQueue);
  const [gathered, setGathered] = useState('');
  const id = useId();
  const words = useWords();
  const dialog = useOpening(opening, {
    keys: 'Mod+K',
    name: words.say('palette.label', {}, 'Search actions'),
    shortcuts: 'Control+K Meta+K',
    inFields: true,
  });
  const { open, setOpen } = dialog;
  const hasKeys = useOptionKeys();
  const planning = dialog.open && queueOf(store).isShown;
  const { query, found, searched, place: activePlace, option, refused, ...search } = usePaletteSearch(open);
  const { count } = found;
  const view = useWindow({ count, rowHeight, enabled: open, expected: 8 });
  const atTop = useRef(true);
  const sentence = (open && query.trim() !== '' && readSentence?.(query)) || null;

  function choose(place: number): void {
    const chosen = found.at(place);
    if (chosen?.kind === 'unavailable') search.refuse(place);
    if (chosen?.kind !== 'available') return;
    setOpen(false);
    void store.execute(chosen.id);
  }

  function doAsSaid(): void {
    setOpen(false);
    sentence?.run();
  }

  function gather(place: number): void {
    const chosen = found.at(place);
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
    if (open) store.focus(activeId);
  }, [store, open, activeId]);
  useEffect(() => {
    if (open) return () => store.focus(null);
  }, [store, open]);

  // Another list begins at its top, or wherever the active result went.
  useLayoutEffect(() => {
    // To ask where a list stands would have it laid out on the spot: one that nobody scrolled is not asked.
    const place = search.current();
    if (!atTop.current || place > 0) reveal(place);
    // oxlint-disable-next-line react/exhaustive-deps -- Only another list scrolls: pointing at a row must not.
  }, [found]);

  // The answer takes room from the list: what was asked for stays in sight.
  const refusedId = refused?.id;
  useLayoutEffect(() => {
    if (refusedId !== undefined) reveal(search.current());
    // oxlint-disable-next-line react/exhaustive-deps -- Only another answer scrolls.
  }, [refusedId]);

  // After every render: rows come and go.
  useLayoutEffect(() => {
    if (open) markPlace(view.scroller.current, search.current());
  });

  function reveal(place: number): void {
    view.reveal(place);
    atTop.current = view.scroller.current?.scrollTop === 0;
  }

  function onInputKey(event: KeyboardEvent<HTMLInputElement>): void {
    // With Alt the keys are the browser's; while a character is composed they are the keyboard's.
    if (event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      // What is an option's name as well is that option, unless somebody insists.
      if (sentence && (count === 0 || event.ctrlKey || event.metaKey)) doAsSaid();
      else if (event.shiftKey && planning) gather(search.current());
      else choose(search.current());
      return;
    }
    const wanted = placeAfter(event, search.current(), Math.max(1, view.last - view.first - 3));
    if (wanted === null) return;
    event.preventDefault();
    const place = Math.max(0, Math.min(wanted, count - 1));
    if (markPlace(view.scroller.current, place)) search.follow(place);
    else search.move(place);
    reveal(place);
  }

  const resultAt = (place: number): PaletteResult => ({
    option: found.at(place)!,
    place,
    active: place === activePlace,
  });
  const shown: PaletteResult[] = [];
  if (activePlace < view.first) shown.push(resultAt(activePlace));
  for (let place = view.first; place <= view.last; place += 1) shown.push(resultAt(place));
  if (option && activePlace > view.last) shown.push(resultAt(activePlace));

  return {
    ...dialog,
    query,
    results: shown,
    count,
    available: found.available,
    searched,
    hasKeys,
    planning,
    queue,
    gathered: open ? gathered : '',
    sentence,
    refused,
    getDialogProps() {
      const dialogProps = dialog.getDialogProps();
      return {
        ...dialogProps,
        onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
          const empties = event.key === 'Escape' && !event.nativeEvent.isComposing && query !== '';
          if (!empties) return dialogProps.onKeyDown?.(event);
          event.stopPropagation();
          event.preventDefault();
          search.type('');
        },
      };
    },
    getInputProps: () => ({
      type: 'text',
      role: 'combobox',
      'aria-expanded': count > 0,
      'aria-controls': `${id}list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': option ? `${id}${activePlace}` : undefined,
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      enterKeyHint: 'go',
      value: query,
      onChange: (event) => search.type(event.target.value),
      onKeyDown: onInputKey,
    }),
    getSentenceProps: () => ({ 'aria-keyshortcuts': 'Control+Enter Meta+Enter', onClick: doAsSaid }),
    getListProps: () => ({
      ref: view.scroller,
      id: `${id}list`,
      role: 'listbox',
      onScroll(event: UIEvent) {
        atTop.current = event.currentTarget.scrollTop === 0;
        view.onScroll();
      },
      // The keyboard stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onPointerMove(event: PointerEvent) {
        const place = placeOf(event.target);
        if (event.pointerType === 'touch' || place === null || place === search.current()) return;
        search.move(place);
      },
      onClick(event: MouseEvent) {
        // A palette may stand within a scope that plays what is pressed.
        event.stopPropagation();
        const place = placeOf(event.target);
        if (place === null) return;
        if (event.shiftKey && planning) gather(place);
        else choose(place);
      },
    }),
    getSizerStyle: () =>
      ({
        '--ms-row-height': `${rowHeight}px`,
        blockSize: count * rowHeight,
        paddingBlockStart: view.first * rowHeight,
      }) as CSSProperties,
    getResultProps: ({ option: shownOption, place, active }) =>
      ({
        id: `${id}${place}`,
        role: 'option',
        'data-place': place,
        'aria-selected': active,
        'aria-disabled': shownOption.kind === 'unavailable' || undefined,
        'aria-posinset': place + 1,
        'aria-setsize': count,
        style:
          place < view.first || place > view.last
            ? { position: 'absolute', insetBlockStart: place * rowHeight }
            : undefined,
      }) as HTMLAttributes<HTMLElement>,
  };
}
