import type { ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { usePhaseTracker, type Phase, type PhaseStep } from '../../hooks/use-phase-tracker.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps } from '../merge-props.js';

const NO_PHASES: readonly Phase[] = [];

/** The phases of a turn with the current one marked, the turn and whose it is. Spoken when it changes. Renders a `<section>` element. */
export function PhaseTracker({
  phases = NO_PHASES,
  label,
  turnText: say,
  renderPhase,
  ...elementProps
}: PhaseTrackerProps): ReactNode {
  const words = useWords();
  const { steps, turnText, player, yours, over, announcement } = usePhaseTracker({ phases, turnText: say });
  const state: PhaseTrackerState = { yours, over };
  return (
    <section
      aria-label={label ?? words.say('phase-tracker.label', {}, 'Turn')}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-phases' }, elementProps)}
    >
      <p className="ms-phases-turn">
        <strong>{turnText}</strong>
        {player && <span className="ms-phases-player">{player.name}</span>}
      </p>
      {steps.length > 0 && (
        <ol className="ms-phases-list">
          {steps.map((step, index) => (
            <li
              key={`${step.id} ${index}`}
              className="ms-phase"
              data-status={step.status}
              aria-current={step.status === 'current' ? 'step' : undefined}
            >
              {renderPhase?.(step) ?? step.name}
            </li>
          ))}
        </ol>
      )}
      <p className="ms-visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}

/** The state of `PhaseTracker`, as its `data-*` attributes say it. */
export interface PhaseTrackerState {
  /** The seat is to decide. */
  readonly yours: boolean;
  /** The game has ended. */
  readonly over: boolean;
}

/** Props of `PhaseTracker`. */
export interface PhaseTrackerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The phases of a turn, in order. The current one is shown last where it is none of them. */
  readonly phases?: readonly Phase[];
  /** What the tracker is called. */
  readonly label?: string;
  /** The turn in words. */
  readonly turnText?: (turn: number) => string;
  /** Renders a phase in place of its name. */
  readonly renderPhase?: (step: PhaseStep) => ReactNode;
}
