import type { ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useSequences } from '../../hooks/use-sequences.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { MoveSequence } from '../../protocol/snapshot.js';
import { mergeProps } from '../merge-props.js';

/**
 * Moves that the engine offers to be played one after the other, a button each. Renders a `<div>` element with the role
 * of a group, or nothing where there is no such offer.
 */
export function SequenceBar({ label, renderSequence, ...elementProps }: SequenceBarProps): ReactNode {
  const { sequences, playing, play } = useSequences();
  const words = useWords();
  if (sequences.length === 0 && playing === null) return null;

  const state: SequenceBarState = { playing: playing !== null };
  return (
    <div
      role="group"
      aria-label={label ?? words.say('sequence-bar.label', {}, 'Several at once')}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-sequence-bar' }, elementProps)}
    >
      {sequences.map((sequence) => {
        const name = words.resolve(
          `sequence.${sequence.id}`,
          { count: sequence.moves.length },
          sequence.name,
        );
        return (
          <button
            key={sequence.id}
            type="button"
            className="ms-sequence-button"
            aria-label={renderSequence && name}
            aria-disabled={state.playing || undefined}
            onClick={() => {
              if (!state.playing) void play(sequence);
            }}
          >
            {renderSequence?.(sequence) ?? name}
          </button>
        );
      })}
    </div>
  );
}

/** The state of `SequenceBar`, as its `data-*` attributes say it. */
export interface SequenceBarState {
  /** One of them is being played. */
  readonly playing: boolean;
}

/** Props of `SequenceBar`. */
export interface SequenceBarProps extends ComponentProps<'div'> {
  /** What the group is called. */
  readonly label?: string;
  /** Renders what stands on the button of a sequence. It is decoration: the sequence's name says it in words. */
  readonly renderSequence?: (sequence: MoveSequence) => ReactNode;
}
