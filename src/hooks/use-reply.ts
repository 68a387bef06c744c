import { useEffect, useState } from 'react';
import type { GameStore } from '../store/game-store.js';
import { useGame, useGameStore } from './GameProvider.js';

interface Reply<Key, Value> {
  readonly store: GameStore;
  readonly key: Key;
  readonly revision: number;
  /** `undefined` if the engine failed; `message` then says why. */
  readonly value: Value | undefined;
  readonly message: string;
}

/**
 * Asks the engine a question, again whenever its key or the game changes; `null` asks nothing. The last reply stays until
 * the next one, so that nothing flickers; a reply to an earlier question is dropped.
 */
export function useReply<Key, Value>(key: Key, ask: ((store: GameStore) => Promise<Value>) | null) {
  const store = useGameStore();
  const revision = useGame((state) => state.snapshot.revision);
  const [reply, setReply] = useState<Reply<Key, Value> | null>(null);
  const isAsked = ask !== null;

  useEffect(() => {
    let current = true;
    const settle = (value: Value | undefined, message = '') =>
      void (current && setReply({ store, key, revision, value, message }));
    ask?.(store).then(
      (value) => settle(value),
      (error: unknown) => settle(undefined, error instanceof Error ? error.message : String(error)),
    );
    return () => void (current = false);
    // oxlint-disable-next-line react/exhaustive-deps -- The key stands for the question.
  }, [store, key, revision, isAsked]);

  const last = reply?.store === store ? reply : null;
  return { last, isFresh: last !== null && last.key === key && last.revision === revision };
}
