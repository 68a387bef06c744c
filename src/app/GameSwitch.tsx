import type { ReactNode } from 'react';
import { useWords } from '../hooks/WordsProvider.js';

/** The games of the arcade; the first one is played unless another is chosen. */
export const GAMES = ['tic-tac-toe', 'emberwood'] as const;
/** One of `GAMES`. */
export type GameName = (typeof GAMES)[number];

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

/** The game that the address names. */
export function gameInAddress(): GameName {
  return GAMES.find((name) => location.hash === `#${name}`) ?? GAMES[0];
}

/** Props of `GameSwitch`. */
export interface GameSwitchProps {
  readonly game: GameName;
  readonly onGameChange: (game: GameName) => void;
}
