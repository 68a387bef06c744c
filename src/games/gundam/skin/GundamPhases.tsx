import type { ReactNode } from 'react';
import { PhaseTracker, type PhaseTrackerProps } from '../../../components/PhaseTracker/PhaseTracker.js';
import { useFlow } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import { gundamPhases } from './phases.js';

/** The phases of a turn, and where the game is. Renders what `PhaseTracker` renders. */
export function GundamPhases(props: GundamPhasesProps): ReactNode {
  const { phase } = useFlow();
  return <PhaseTracker {...props} phases={gundamPhases(useWords(), phase)} />;
}

/** Props of `GundamPhases`. */
export interface GundamPhasesProps extends Omit<PhaseTrackerProps, 'phases'> {}
