import { useState } from 'react';
import { computerAgent } from '../games/tic-tac-toe/computer-agent.js';
import type { TicTacToeView } from '../games/tic-tac-toe/view.js';
import { useGame, useGameStore } from '../hooks/GameProvider.js';
import { useWords } from '../hooks/WordsProvider.js';
import { selectOptions } from '../store/selectors.js';

/** What the computer would do in the player's place. */
export interface UseHintResult {
  /** The cell it would take. */
  readonly position: number | null;
  /** The same in words, or why there is no hint. */
  readonly text: string;
  ask(): Promise<void>;
}

/** A hint on demand. It is gone when the game goes on. */
export function useHint(): UseHintResult {
  const words = useWords();
  const store = useGameStore<TicTacToeView>();
  const revision = useGame((state) => state.snapshot.revision);
  const [hint, setHint] = useState<Hint | null>(null);
  const current = hint?.store === store && hint.revision === revision ? hint : null;

  async function ask(): Promise<void> {
    const { snapshot } = store.getState();
    const available = selectOptions(store.getState()).filter((option) => option.kind === 'available');
    const choice =
      available.length > 0
        ? await computerAgent({ seed: 'hint' }).choose(snapshot, available, new AbortController().signal)
        : null;
    const position = choice ? (choice.params['position'] as number) : null;
    setHint({ store, revision: snapshot.revision, position, boardSize: snapshot.view.boardSize });
  }

  function textOf({ position, boardSize }: Hint): string {
    if (position === null)
      return words.say('arcade.no-hint', {}, 'There is nothing for you to decide now, so there is no hint.');
    const cell = { row: Math.floor(position / boardSize) + 1, column: (position % boardSize) + 1 };
    return words.say('arcade.hint-cell', cell, 'The computer would take row {row}, column {column}.');
  }

  return { position: current?.position ?? null, text: current ? textOf(current) : '', ask };
}

interface Hint {
  readonly store: unknown;
  readonly revision: number;
  readonly position: number | null;
  readonly boardSize: number;
}
