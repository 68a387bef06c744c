import { useState } from 'react';
import { parseMove } from '../../../games/principality/rules/parse-move.js';
import type { CardName } from '../../../games/principality/rules/cards.js';
import type { Move } from '../../../games/principality/rules/types.js';
import type { PlayerView, PrincipalityView } from '../../../games/principality/view.js';
import { useGameStore } from '../../../hooks/GameProvider.js';
import { optionName } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { OptionMove } from '../../../protocol/option.js';
import { toGameWords, toPlayersWords } from './say-words.js';

/** What became of what was said. */
export interface UseSayItResult {
  /** How much was played, or what was not understood. */
  readonly answer: string;
  /** What could be said instead. */
  readonly suggestions: readonly string[];
  /** Whether a sentence means something. */
  understands(sentence: string): boolean;
  /** Plays what a sentence means, one move after the other up to the first refusal. Gives whether all was played. */
  say(sentence: string): Promise<boolean>;
}

const NOTHING_SAID = { answer: '', suggestions: [] as readonly string[] };

/** Understands sentences, and plays what they mean. What is refused is refused as everywhere, with its reasons. */
export function useSayIt(): UseSayItResult {
  const words = useWords();
  const store = useGameStore<PrincipalityView>();
  const [outcome, setOutcome] = useState(NOTHING_SAID);

  function read(sentence: string) {
    const { players, near } = store.getState().snapshot.view;
    const hand = cardsOf(players.find(({ id }) => id === near));
    return {
      hand,
      meant: parseMove(toGameWords(sentence, words), { currentPlayer: 0, players: [{ hand }] }),
    };
  }

  async function say(sentence: string): Promise<boolean> {
    const { hand, meant } = read(sentence);
    if (!meant.success) {
      setOutcome({
        answer: words.resolve('said', {}, meant.error),
        suggestions: meant.suggestions.map((each) => toPlayersWords(each, words)),
      });
      return false;
    }
    const total = meant.moves.length;
    for (const [played, move] of meant.moves.entries()) {
      const sent = optionMoveOf(move, hand);
      const answer = await store.executeMove(sent, optionName({ move: sent, name: sentence }, words));
      if (answer.status === 'accepted') continue;
      const count = { played, total };
      setOutcome({
        answer: words.say(
          'arcade.say-refused',
          count,
          'Played {played} of {total}: the next is not possible.',
        ),
        suggestions: [],
      });
      return false;
    }
    setOutcome({
      answer: words.say(
        'arcade.say-played',
        { count: total },
        { one: 'Played.', other: 'Played all {count}.' },
      ),
      suggestions: [],
    });
    return true;
  }

  return { ...outcome, say, understands: (sentence) => read(sentence).meant.success };
}

function cardsOf(player: PlayerView | undefined): CardName[] {
  return (player?.hand ?? []).flatMap(({ name, count }) => new Array<CardName>(count).fill(name as CardName));
}

/** A discard names every kind in hand, as the options do. */
function optionMoveOf({ type, card, cards }: Move, hand: readonly CardName[]): OptionMove {
  if (type === 'end_phase') return { moveId: type, params: {} };
  if (type !== 'discard_for_cellar') return { moveId: type, params: { card } };
  const kinds = new Set([...hand, ...(cards ?? [])]);
  const counts = Array.from(kinds, (kind) => [kind, cards?.filter((each) => each === kind).length ?? 0]);
  return { moveId: type, params: Object.fromEntries(counts) as OptionMove['params'] };
}
