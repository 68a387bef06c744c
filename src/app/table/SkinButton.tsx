import { Blocks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';
import { ToolButton } from './ToolButton.js';

/** Shows the same game with its own look, or by the kit alone. */
export function SkinButton({ plain, onPlainChange }: SkinButtonProps): ReactNode {
  const words = useWords();
  return (
    <ToolButton aria-pressed={plain} onClick={() => onPlainChange(!plain)}>
      <Blocks aria-hidden="true" size={18} /> {words.say('arcade.plain', {}, 'Without a skin')}
    </ToolButton>
  );
}

/** Props of `SkinButton`. */
export interface SkinButtonProps {
  readonly plain: boolean;
  readonly onPlainChange: (plain: boolean) => void;
}
