import type { ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';
import { gameWords } from '../game-words.js';
import { FACTS } from '../games.js';
import { opponentAt, seatsFor, sideAt, type Opponent, type Setup } from '../setup.js';
import { Choice } from './Choice.js';
import { SeedField } from './SeedField.js';

/** What is played, with whom, where one sits, and which deal it is. Renders a `<form>` element. */
export function SetupForm({ setup, onSetupChange, children, ...shape }: SetupFormProps): ReactNode {
  const words = useWords();
  const { game, seats, variant, seed } = setup;
  const { seats: allowed, variants } = FACTS[game];
  const about = gameWords(game, words);
  const opponent = opponentAt(seats);
  const change = (changed: Partial<Setup>) => onSetupChange({ ...setup, ...changed });
  const sit = (count: number, against: Opponent, side: number) =>
    change({ seats: seatsFor(count, against, side) });
  const counts = Array.from({ length: allowed[1] - allowed[0] + 1 }, (_, more) => allowed[0] + more);
  return (
    <form className="app-setup" aria-label={about.title} onSubmit={(event) => event.preventDefault()}>
      {about.variants && (
        <Choice
          {...shape}
          legend={about.variants.legend}
          value={variant}
          choices={variants.map((each) => [each, about.variants!.nameOf(each)] as const)}
          onChange={(chosen) => change({ variant: chosen })}
        />
      )}
      {counts.length > 1 && (
        <Choice
          {...shape}
          legend={words.say('arcade.players', {}, 'Players')}
          value={seats.length}
          choices={counts.map((count) => [count, String(count)] as const)}
          onChange={(count) => sit(count, opponent, 0)}
        />
      )}
      {seats.length > 1 && (
        <Choice
          {...shape}
          legend={words.say('arcade.against', {}, 'Against')}
          value={opponent}
          choices={[
            ['easy', words.say('arcade.computer', {}, 'Computer')],
            ['hard', words.say('arcade.hard', {}, 'Hard')],
            ['friend', words.say('arcade.friend', {}, 'A friend here')],
            ['watch', words.say('arcade.watch', {}, 'Watch')],
          ]}
          onChange={(chosen) => sit(seats.length, chosen, sideAt(seats))}
        />
      )}
      {seats.length === 2 && (opponent === 'easy' || opponent === 'hard') && (
        <Choice
          {...shape}
          legend={words.say('arcade.side', {}, 'You play')}
          value={sideAt(seats)}
          choices={about.sides.slice(0, 2).map((side, at) => [at, side] as const)}
          onChange={(side) => sit(2, opponent, side)}
        />
      )}
      <SeedField seed={seed} onSeedChange={(chosen) => change({ seed: chosen })} />
      {children}
    </form>
  );
}

/** Props of `SetupForm`. */
export interface SetupFormProps {
  readonly setup: Setup;
  readonly onSetupChange: (setup: Setup) => void;
  /** Lists in place of values side by side. */
  readonly compact?: boolean;
  /** What else is in the form. */
  readonly children?: ReactNode;
}
