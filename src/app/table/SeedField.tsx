import { useId, type ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';

/** Which deal it is: the same number is the same one. */
export function SeedField({ seed, onSeedChange }: SeedFieldProps): ReactNode {
  const words = useWords();
  const id = useId();
  return (
    <div className="app-choice">
      <label htmlFor={id}>{words.say('arcade.deal', {}, 'Deal')}</label>
      <input
        id={id}
        className="app-number"
        type="number"
        min={1}
        value={seed}
        onChange={({ target }) => onSeedChange(seedFrom(target.value))}
      />
    </div>
  );
}

const MOST = 999_999_999;

const seedFrom = (text: string) => Math.min(MOST, Math.max(1, Math.trunc(Number(text)) || 1));

/** Props of `SeedField`. */
export interface SeedFieldProps {
  readonly seed: number;
  readonly onSeedChange: (seed: number) => void;
}
