import { useCallback, useState } from 'react';
import type { Agent } from '../../agents/agent.js';
import { useGame, useGameStore } from '../../hooks/GameProvider.js';
import { optionName } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { OptionId } from '../../protocol/ids.js';
import type { Option } from '../../protocol/option.js';
import { selectOptions } from '../../store/selectors.js';

/** What the computer would do in the player's place, and what it thinks of everything else. */
export interface UseHintResult {
  readonly option: Option | null;
  /** The same in words, or why there is no hint. */
  readonly text: string;
  /** How good an option seems to it, from 0 for the worst to 100 for the best; nothing where it does not say. */
  readonly worthOf: (id: OptionId) => number | undefined;
  ask(): Promise<void>;
}

/** A hint on demand, from a computer that is seated for it. It is gone when the game goes on. */
export function useHint(adviser: () => Agent): UseHintResult {
  const words = useWords();
  const store = useGameStore();
  const revision = useGame((state) => state.snapshot.revision);
  const [hint, setHint] = useState<Hint | null>(null);
  const current = hint?.store === store && hint.revision === revision ? hint : null;
  const worth = current?.worth;

  async function ask(): Promise<void> {
    const { snapshot } = store.getState();
    const available = selectOptions(store.getState()).filter((option) => option.kind === 'available');
    if (available.length === 0) {
      setHint({ store, revision: snapshot.revision, option: null, worth: new Map() });
      return;
    }
    const agent = adviser();
    const { signal } = new AbortController();
    const option = await agent.choose(snapshot, available, signal);
    const scores = (await agent.judge?.(snapshot, available, signal)) ?? new Map<OptionId, number>();
    setHint({ store, revision: snapshot.revision, option, worth: inHundredths(scores) });
  }

  function textOf({ option }: Hint): string {
    return option
      ? words.say(
          'arcade.hint-text',
          { move: optionName(option, words) },
          'The computer would choose: {move}',
        )
      : words.say('arcade.no-hint', {}, 'There is nothing for you to decide now, so there is no hint.');
  }

  const worthOf = useCallback((id: OptionId) => worth?.get(id), [worth]);
  return { option: current?.option ?? null, text: current ? textOf(current) : '', worthOf, ask };
}

/** Scores of any size, from 0 for the worst to 100 for the best. Where all are alike, all are best. */
function inHundredths(scores: ReadonlyMap<OptionId, number>): ReadonlyMap<OptionId, number> {
  const known = [...scores.values()].filter(Number.isFinite);
  const [worst, best] = [Math.min(...known), Math.max(...known)];
  const share = (score: number) => (best === worst ? 1 : (score - worst) / (best - worst));
  return new Map(
    [...scores].map(([id, score]) => [id, Math.round(100 * (Number.isFinite(score) ? share(score) : 0))]),
  );
}

interface Hint {
  readonly store: unknown;
  readonly revision: number;
  readonly option: Option | null;
  readonly worth: ReadonlyMap<OptionId, number>;
}
