import { Play } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';
import { addressOf } from '../address.js';
import { gameWords } from '../game-words.js';
import type { GameName } from '../games.js';
import { forgetGame, savedGame } from '../saved/shelf.js';
import { usualSetup } from '../setup.js';
import { SetupForm } from '../table/SetupForm.js';
import { ToolButton } from '../table/ToolButton.js';
import { Miniature } from './Miniature.js';

/** One table: the game in small, its rules, who plays, and a way in. Renders a `<li>` element. */
export function TableCard({ game }: { readonly game: GameName }): ReactNode {
  const words = useWords();
  const titleId = useId();
  const [left] = useState(() => savedGame(game));
  const [setup, setSetup] = useState(() => usualSetup(game));
  const { title, rules } = gameWords(game, words);
  return (
    <li className="app-table-card" aria-labelledby={titleId}>
      <Miniature game={game} />
      <div className="app-table-about">
        <h2 id={titleId}>{title}</h2>
        <ol className="app-rules" aria-label={words.say('arcade.rules', {}, 'How it is played')}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <SetupForm compact setup={setup} onSetupChange={setSetup}>
          <div className="app-ways-in">
            {left && left.deeds.length > 0 && (
              <a className="app-button" href={addressOf(left.setup)} aria-describedby={titleId}>
                {words.say('arcade.continue', {}, 'Continue')}
              </a>
            )}
            <ToolButton
              className="app-button app-primary"
              aria-describedby={titleId}
              onClick={() => {
                forgetGame(game);
                location.assign(addressOf(setup));
              }}
            >
              <Play aria-hidden="true" size={18} /> {words.say('arcade.play', {}, 'Play')}
            </ToolButton>
          </div>
        </SetupForm>
      </div>
    </li>
  );
}
