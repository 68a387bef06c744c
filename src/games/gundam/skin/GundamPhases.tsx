import type { ReactNode } from 'react';
import { PhaseTracker, type PhaseTrackerProps } from '../../../components/PhaseTracker/PhaseTracker.js';
import { useWords } from '../../../hooks/WordsProvider.js';

/** The phases of a turn, and where the game is. Renders what `PhaseTracker` renders. */
export function GundamPhases(props: GundamPhasesProps): ReactNode {
  const words = useWords();
  return (
    <PhaseTracker
      {...props}
      phases={[
        { id: 'setup', name: words.say('gundam.phase-setup', {}, 'Setup') },
        { id: 'start', name: words.say('gundam.phase-start', {}, 'Start') },
        { id: 'draw', name: words.say('gundam.phase-draw', {}, 'Draw') },
        { id: 'resource', name: words.say('gundam.phase-resource', {}, 'Resource') },
        { id: 'main', name: words.say('gundam.phase-main', {}, 'Main') },
        { id: 'end', name: words.say('gundam.phase-end', {}, 'End') },
      ]}
    />
  );
}

/** Props of `GundamPhases`. */
export interface GundamPhasesProps extends Omit<PhaseTrackerProps, 'phases'> {}
