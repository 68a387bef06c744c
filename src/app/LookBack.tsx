import { useState, type ReactNode } from 'react';
import { Timeline } from '../components/Timeline/Timeline.js';
import { useWords } from '../hooks/WordsProvider.js';

/** The course of the game, to be gone through; closed until somebody wants to. Renders a `<details>` element. */
export function LookBack({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details
      className="app-panel app-look-back"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.say('arcade.look-back', {}, 'Look back')}</summary>
      {open && <Timeline>{children}</Timeline>}
    </details>
  );
}
