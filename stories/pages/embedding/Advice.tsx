// #region advice
import { useState } from 'react';
import { AdviceProvider, useGameStore, type Option } from 'moveset';
import { greedyAgent } from 'moveset/agents';
import { TicTacToeBoard } from 'moveset/games/tic-tac-toe';

const adviser = greedyAgent({ seed: 1 });

/** Inside a `GameProvider`: what the adviser would choose is marked on the board. */
export function AdvisedBoard() {
  const store = useGameStore();
  const [advice, setAdvice] = useState<Option | null>(null);
  async function ask() {
    const { snapshot, options } = store.getState();
    const open = options.filter(({ kind }) => kind === 'available');
    setAdvice(await adviser.choose(snapshot, open, new AbortController().signal));
  }
  return (
    <AdviceProvider option={advice}>
      <TicTacToeBoard />
      <button type="button" onClick={() => void ask()}>
        Hint
      </button>
    </AdviceProvider>
  );
}
// #endregion advice
