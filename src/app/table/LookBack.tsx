import { useState, type ReactNode } from 'react';
import { Timeline } from '../../components/Timeline/Timeline.js';
import { useWords } from '../../hooks/WordsProvider.js';

/** The course of the game, to be gone through; closed until somebody wants to. Renders a `<details>` element. */
export function LookBack({ defaultOpen = false, children }: LookBackProps): ReactNode {
  const words = useWords();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <details
      className="app-panel app-look-back"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.say('arcade.look-back', {}, 'Look back')}</summary>
      {open && <Timeline>{children}</Timeline>}
    </details>
  );
}

/** Props of `LookBack`. */
export interface LookBackProps {
  /** Whether it is open at first. */
  readonly defaultOpen?: boolean;
  /** What shows the moment looked at. */
  readonly children: ReactNode;
}
