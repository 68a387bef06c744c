import type { ReactNode } from 'react';
import { MoveComposer } from '../../components/MoveComposer/MoveComposer.js';
import { PlayerPanels } from '../../components/PlayerPanel/PlayerPanels.js';
import { SequenceBar } from '../../components/SequenceBar/SequenceBar.js';
import { useWords } from '../../hooks/WordsProvider.js';

/** Any game, by what the kit knows of every game: what an adapter gives for free. Renders a `<div>` element. */
export function PlainTable(): ReactNode {
  const words = useWords();
  return (
    <div className="app-plain">
      <p className="app-plain-note">
        {words.say(
          'arcade.plain-note',
          {},
          'No line of this was written for this game: it is what its adapter publishes, in the parts that every game shares.',
        )}
      </p>
      <PlayerPanels />
      <SequenceBar />
      <MoveComposer />
    </div>
  );
}
