import { useState, type ReactNode } from 'react';
import { Timeline } from '../../components/Timeline/Timeline.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { Replay, type ReplayProps } from './Replay.js';

/** The course of the game, to be gone through; closed until somebody wants to, unless it came from somebody else. Renders a `<details>` element. */
export function LookBack({ game, near, children }: LookBackProps): ReactNode {
  const words = useWords();
  const remembers = game.table.adapter(near).recall !== undefined;
  const [open, setOpen] = useState(game.shared);
  return (
    <details
      className="app-panel app-look-back"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.say('arcade.look-back', {}, 'Look back')}</summary>
      {open &&
        (remembers ? (
          <Timeline>{children}</Timeline>
        ) : (
          <Replay game={game} near={near}>
            {children}
          </Replay>
        ))}
    </details>
  );
}

/** Props of `LookBack`. */
export interface LookBackProps extends Pick<ReplayProps, 'game' | 'near'> {
  /** What shows the moment looked at. */
  readonly children: ReactNode;
}
