import { useState } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import { selectFocused, selectOption } from '../store/selectors.js';
import { useGame } from './GameProvider.js';
import { previewNote } from './preview-note.js';
import { spokenPreview } from './spoken-preview.js';
import { useElapsed } from './use-elapsed.js';
import { metricsOfPreview, usePreview, type UsePreviewResult } from './use-preview.js';
import { useWords } from './WordsProvider.js';

/** An option, and what is known about its outcome. */
export interface PreviewedOption {
  readonly option: Option;
  readonly preview: UsePreviewResult;
}

/** What `usePreviewPanel` takes. */
export interface UsePreviewPanelOptions {
  /** The option to show in place of the one pointed at. */
  readonly option?: Option | undefined;
  /** The option to compare with in place of the one that was pinned; `null` compares with none. */
  readonly compare?: Option | null | undefined;
  /** Told when somebody pins an option, or takes it back. */
  readonly onCompareChange?: ((option: Option | null) => void) | undefined;
  /** After how many milliseconds it says that there is no answer. */
  readonly patience?: number | undefined;
}

// As long as nobody would notice, and a quick engine answers in less.
const HOLD = 200;
// Whoever goes through a menu by arrow keys hears about the option they stop at.
const PAUSE = 500;

/** What the option somebody points at would do, held still between two answers, and beside it the one it is compared with. */
export function usePreviewPanel({
  option: given,
  compare,
  onCompareChange,
  patience,
}: UsePreviewPanelOptions = {}) {
  const words = useWords();
  const settings = patience === undefined ? {} : { patience };
  const pointed = usePointedOption();
  const option = given ?? pointed;
  const preview = usePreview(option?.id ?? null, settings);
  const { shown, busy } = useHeld(option, preview);

  const [pinnedId, setPinnedId] = useState<OptionId | null>(null);
  const kept = useGame((state) => (pinnedId === null ? undefined : selectOption(state, pinnedId)));
  const other = compare === undefined ? kept : (compare ?? undefined);
  const otherPreview = usePreview(other?.id ?? null, settings);

  const note = shown && previewNote(shown.preview, words);
  const spoken = shown && spokenPreview(shown.option, metricsOfPreview(shown.preview), words);
  const description = [spoken, note].filter(Boolean).join('. ');
  // Of what cannot be done, the option itself gives the reasons: nobody wants to hear them twice.
  const unspoken = !shown || shown.option.kind === 'unavailable' || (busy && !note);
  const paused = useElapsed(unspoken ? null : description, PAUSE);

  function setPinned(next: Option | null): void {
    setPinnedId(next?.id ?? null);
    onCompareChange?.(next);
  }

  return {
    /** The focused option, or the last one until there is an answer about the next. */
    shown,
    /** The option it is compared with. */
    pinned: other ? { option: other, preview: otherPreview } : null,
    /** An answer is awaited. */
    busy,
    /** All of it in a sentence, for `aria-describedby`. */
    description,
    /** The description, once nothing has changed for a moment, to be spoken. */
    announcement: paused ? description : '',
    /** Compares every option focused from now on with the one shown. */
    pin: () => shown && setPinned(shown.option),
    unpin: () => setPinned(null),
  };
}

/** The option pointed at; once nobody points any more, the last one, until the game moves on: there is time to reach for it. */
function usePointedOption(): Option | undefined {
  const focused = useGame(selectFocused);
  const revision = useGame((state) => state.snapshot.revision);
  const [last, setLast] = useState<{ readonly id: OptionId; readonly revision: number } | null>(null);
  if (focused && (last?.id !== focused.id || last.revision !== revision))
    setLast({ id: focused.id, revision });
  const lastId = last?.revision === revision ? last.id : null;
  const lingering = useGame((state) => (lastId === null ? undefined : selectOption(state, lastId)));
  return focused ?? lingering;
}

/** Keeps what was shown until the next answer is there, but not for long, and never for an option that is gone. */
function useHeld(option: Option | undefined, preview: UsePreviewResult) {
  const [held, setHeld] = useState<PreviewedOption | null>(null);
  const busy = preview.status === 'loading';
  const heldId = held?.option.id ?? null;
  const exists = useGame((state) => heldId !== null && selectOption(state, heldId) !== undefined);
  const heldLong = useElapsed(busy ? option?.id : null, HOLD);

  if (option && !busy && (held?.option !== option || held.preview !== preview)) setHeld({ option, preview });
  if (!option && held) setHeld(null);

  if (!option) return { shown: null, busy: false };
  const next = { option, preview };
  if (!busy || !held) return { shown: next, busy };
  // Asked again about the same option, the last answer is still the best there is.
  if (heldId === option.id)
    return { shown: preview.overdue ? next : { ...next, preview: held.preview }, busy };
  return { shown: exists && !heldLong ? held : next, busy };
}
