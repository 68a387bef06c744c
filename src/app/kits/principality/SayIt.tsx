import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../../hooks/WordsProvider.js';
import { ToolButton } from '../../table/ToolButton.js';
import { useSayIt } from './use-say-it.js';

/** A line in which moves are said: `buy 2 silvers`. Renders a `<form>` element. */
export function SayIt(): ReactNode {
  const words = useWords();
  const id = useId();
  const [sentence, setSentence] = useState('');
  const { answer, suggestions, say } = useSayIt();
  return (
    <form
      className="app-say"
      onSubmit={(event) => {
        event.preventDefault();
        void say(sentence).then((all) => all && setSentence(''));
      }}
    >
      <label htmlFor={id}>{words.say('arcade.say', {}, 'Say what to do')}</label>
      <div className="app-say-line">
        <input
          id={id}
          autoComplete="off"
          placeholder={words.say('arcade.say-example', {}, 'buy 2 silvers')}
          value={sentence}
          onChange={({ target }) => setSentence(target.value)}
        />
        <ToolButton type="submit">{words.say('arcade.say-do', {}, 'Do it')}</ToolButton>
      </div>
      <p className="app-said" role="status">
        {answer}
      </p>
      {suggestions.length > 0 && (
        <ul className="app-suggestions" aria-label={words.say('arcade.say-instead', {}, 'Say instead')}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <ToolButton onClick={() => setSentence(suggestion)}>{suggestion}</ToolButton>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
