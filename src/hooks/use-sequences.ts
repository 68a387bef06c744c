import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Answer } from '../protocol/command.js';
import type { MoveSequence } from '../protocol/snapshot.js';
import type { GameState } from '../store/game-store.js';
import { selectOption } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';

/** Moves that the engine offers to be played one after the other. Each is judged anew when its turn comes. */
export function useSequences() {
  const store = useGameStore();
  const sequences = useGame(useShallow(selectPlayable));
  const [playing, setPlaying] = useState<string | null>(null);

  /** Plays the moves of a sequence up to the first that is not accepted. Gives all answers. */
  async function play({ id, moves }: MoveSequence): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    setPlaying(id);
    try {
      for (const move of moves) {
        const answer = await store.execute(move);
        answers.push(answer);
        if (answer.status !== 'accepted') break;
      }
    } finally {
      setPlaying(null);
    }
    return answers;
  }

  return {
    sequences,
    /** The id of the sequence that is being played. */
    playing,
    play,
  };
}

function selectPlayable(state: GameState): readonly MoveSequence[] {
  const { sequences = [] } = state.snapshot;
  return sequences.filter(
    ({ moves: [first] }) => first !== undefined && selectOption(state, first)?.kind === 'available',
  );
}
