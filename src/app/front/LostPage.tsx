import type { ReactNode } from 'react';
import { reasonsText, type Words } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Fault } from '../saved/saved-game.js';
import type { Opening } from '../table/open-game.js';

/** Says why a link or a file opens no game, and leads back. Renders a `<section>` element. */
export function LostPage({ trouble }: LostPageProps): ReactNode {
  const words = useWords();
  return (
    <section className="app-lost" role="alert">
      <h1 className="app-title">{words.say('arcade.lost', {}, 'This game cannot be opened')}</h1>
      <p>{textOf(trouble, words)}</p>
      <p>{words.say('arcade.lost-harmless', {}, 'Nothing of yours was changed.')}</p>
      <a className="app-button" href="#/">
        {words.say('arcade.to-tables', {}, 'To the tables')}
      </a>
    </section>
  );
}

/** Props of `LostPage`. */
export interface LostPageProps {
  readonly trouble: Exclude<Opening, { status: 'open' }>;
}

function textOf(trouble: LostPageProps['trouble'], words: Words): string {
  if (trouble.status === 'fault') return faultText(trouble.fault, words);
  if (trouble.status === 'unreachable')
    return words.say(
      'arcade.unreachable',
      {},
      'Its parts could not be fetched. Look at your connection and load the page again.',
    );
  const { played, total, reasons } = trouble;
  return words.say(
    'arcade.lost-refused',
    { nth: played + 1, total, reasons: reasonsText(reasons, words) },
    'Move {nth} of {total} is against the rules: {reasons}',
  );
}

/** What is wrong with a link or a file, in words. */
export function faultText(fault: Fault, words: Words): string {
  switch (fault.kind) {
    case 'unreadable':
      return words.say('arcade.fault-unreadable', {}, 'This is not a game that the arcade saved.');
    case 'version':
      return words.say(
        'arcade.fault-version',
        { version: fault.version },
        'It was saved in another way (version {version}) than this arcade reads. Open it where it was saved.',
      );
    case 'game':
      return words.say('arcade.fault-game', { game: fault.game }, 'There is no table for “{game}” here.');
    case 'setup':
      return setupText(fault.part, words);
    case 'deeds':
      return words.say('arcade.fault-deeds', {}, 'The moves cannot be read. The link may have been cut off.');
  }
}

function setupText(part: 'seats' | 'seed' | 'variant', words: Words): string {
  const said = {
    seats: words.say('arcade.fault-seats', {}, 'It says nothing sensible about who plays.'),
    seed: words.say('arcade.fault-seed', {}, 'The number of its deal is not a whole number from 1 up.'),
    variant: words.say('arcade.fault-variant', {}, 'It is played in a way that this game does not have.'),
  };
  return said[part];
}
