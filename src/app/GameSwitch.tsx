import type { ReactNode } from 'react';
import { useWords } from '../hooks/WordsProvider.js';
import { GAMES, type GameName } from './games.js';

/** Goes from game to game. The address says which one it is. Renders a `<nav>` element. */
export function GameSwitch({ game, onGameChange }: GameSwitchProps): ReactNode {
  const words = useWords();
  const titles: Readonly<Record<GameName, string>> = {
    'tic-tac-toe': words.say('arcade.tic-tac-toe', {}, 'Tic-tac-toe'),
    emberwood: 'Emberwood',
  };
  return (
    <nav className="app-games" aria-label={words.say('arcade.games', {}, 'Games')}>
      {GAMES.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          aria-current={name === game ? 'page' : undefined}
          onClick={() => onGameChange(name)}
        >
          {titles[name]}
        </a>
      ))}
    </nav>
  );
}

/** Props of `GameSwitch`. */
export interface GameSwitchProps {
  readonly game: GameName;
  readonly onGameChange: (game: GameName) => void;
}
