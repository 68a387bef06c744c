import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { GameStore } from '../store/game-store.js';
import { useStatus } from './facts.js';
import { beginEnding, followEnding, type EndingMemory } from './follow-ending.js';
import { useGame, useGameStore } from './GameProvider.js';
import { endingText } from './told-text.js';
import type { Words } from './words.js';
import { useWords } from './WordsProvider.js';

/** How a game ended, from the seat's point of view. Who watches, or shares a screen, sees somebody else win. */
export type Outcome = 'won' | 'lost' | 'drawn' | 'decided';

/** What `useGameOverDialog` takes. */
export interface UseGameOverDialogOptions {
  /** Opens also for a game that had ended before. */
  readonly openOnMount: boolean;
  /** Players share this screen: nobody is "you". */
  readonly shared: boolean;
}

/** How the game ended, and props to tell it once. */
export type UseGameOverDialogResult = ReturnType<typeof useGameOverDialog>;

/** The end of the game, told once: not again for the same end, and no longer when the game goes on. */
export function useGameOverDialog({ openOnMount, shared }: UseGameOverDialogOptions) {
  const store = useGameStore();
  const snapshot = useGame((state) => state.snapshot);
  const [kept, setKept] = useState<{ readonly store: GameStore; readonly memory: EndingMemory }>();
  const memory =
    kept?.store === store ? followEnding(kept.memory, snapshot) : beginEnding(snapshot, openOnMount);
  if (kept?.store !== store || kept.memory !== memory) setKept({ store, memory });
  const { open } = memory;
  const { status, winner } = useStatus();
  const { seat } = snapshot;
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => setKept((now) => now && { ...now, memory: { ...now.memory, open: false } });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    // On the dialog itself: a key still held down must not press the first button.
    element.focus();
    return () => element.close();
  }, [open]);

  const over = status.kind === 'over' ? status : null;
  const forSeat = over?.winner === seat ? 'won' : 'lost';
  const decided = shared || seat === null ? 'decided' : forSeat;
  const outcome: Outcome | null = over && (over.winner === null ? 'drawn' : decided);
  return {
    open,
    /** Nothing, as long as the game goes on. */
    outcome,
    winner,
    /** Who won, in words: `You win`. */
    title: outcome === null ? '' : titleOf(outcome, winner?.name ?? over?.winner ?? '', words),
    /** Why, in words. */
    reason: endingText(status, words) ?? '',
    close,
    getDialogProps: () => ({
      ref: dialog,
      tabIndex: -1,
      'aria-labelledby': `${id}title`,
      'aria-describedby': `${id}reason`,
      // Comes late, and also for a dialog that was opened again meanwhile.
      onClose: () => void (dialog.current?.open || close()),
    }),
    getTitleProps: () => ({ id: `${id}title` }),
    getReasonProps: () => ({ id: `${id}reason` }),
  };
}

function titleOf(outcome: Outcome, winner: string, words: Words): string {
  if (outcome === 'drawn') return words.say('game-over.draw', {}, 'It is a draw');
  if (outcome === 'won') return words.say('game-over.you-win', {}, 'You win');
  return words.say('game-over.wins', { player: winner }, '{player} wins');
}
