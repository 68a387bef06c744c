import type { ComponentProps, ReactNode } from 'react';
import type { ComposedValue } from '../../hooks/composer-step.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useMoveComposer, type UseMoveComposerOptions } from '../../hooks/use-move-composer.js';
import { eitherText } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps } from '../merge-props.js';
import { ComposerField } from './ComposerField.js';
import { ComposerLeaf } from './ComposerLeaf.js';
import { ComposerMore } from './ComposerMore.js';

/** More options than this cannot be told apart by choosing: the rest is counted. */
const MOST_LEAVES = 12;

/**
 * A move put together from its parameters, beginning with any of them: each choice narrows the others, what is left
 * without a choice is settled, and the end is a button or all reasons against it. Renders a `<section>` element.
 */
export function MoveComposer({
  label,
  emptyText,
  moveId,
  axisLabel,
  valueLabel,
  renderValue,
  ...elementProps
}: MoveComposerProps): ReactNode {
  const words = useWords();
  const composer = useMoveComposer({ moveId, axisLabel, valueLabel });
  const { steps, elsewhere, settled, leaves, total, available, begun, partial } = composer;
  const state: MoveComposerState = {
    empty: total === 0 && !begun,
    complete: leaves.length === 1 && total === 1,
    begun,
  };
  const fieldProps = { choose: composer.choose, toggle: composer.toggle, renderValue };
  return (
    <section
      aria-label={label ?? words.say('composer.label', {}, 'Compose a move')}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-composer', ...composer.getComposerProps() }, elementProps)}
    >
      {state.empty && (
        <p className="ms-composer-note">
          {emptyText ?? words.say('composer.empty', {}, 'There is nothing to do.')}
        </p>
      )}
      {!state.empty && (
        <div className="ms-composer-bar">
          <p className="ms-composer-count" role="status">
            {words.say('composer.possible', { available, total }, '{available} of {total} possible')}
          </p>
          <button
            type="button"
            className="ms-composer-button"
            aria-disabled={!begun || undefined}
            onClick={composer.back}
          >
            {words.say('composer.back', {}, 'Back')}
          </button>
          <button
            type="button"
            className="ms-composer-button"
            aria-disabled={!begun || undefined}
            onClick={composer.clear}
          >
            {words.say('composer.clear', {}, 'Clear')}
          </button>
        </div>
      )}
      {/* One list: a field that becomes a step stays the same element, and keeps the keyboard. */}
      {[
        ...steps.map((step) => <ComposerField key={`axis ${step.axis}`} step={step} {...fieldProps} />),
        elsewhere.length > 0 && (
          <button
            key="elsewhere"
            type="button"
            className="ms-composer-elsewhere"
            aria-expanded={composer.expanded}
            onClick={composer.toggleElsewhere}
          >
            {words.say(
              'composer.elsewhere',
              {
                axes: eitherText(
                  elsewhere.map((step) => step.label),
                  words,
                ),
              },
              'Or begin with: {axes}',
            )}
          </button>
        ),
        ...(composer.expanded ? elsewhere : []).map((step) => (
          <ComposerField key={`axis ${step.axis}`} step={step} {...fieldProps} />
        )),
      ]}
      {settled.length > 0 && (
        <dl className="ms-composer-settled" aria-label={words.say('composer.settled', {}, 'Settled')}>
          {settled.map((axis) => (
            <div key={axis.axis}>
              <dt>{axis.label}</dt>
              <dd>{axis.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {partial.map((kind) => (
        <ComposerMore key={kind.moveId} kind={kind} onLoad={composer.loadAll} />
      ))}
      {begun && total === 0 && (
        <p className="ms-composer-note">
          {words.say(
            'composer.nothing-agrees',
            {},
            'What was chosen is not on offer together. Go back, or clear it.',
          )}
        </p>
      )}
      {leaves.slice(0, MOST_LEAVES).map((option) => (
        <ComposerLeaf key={option.id} option={option} onPlay={composer.play} onPlayed={composer.clear} />
      ))}
      {leaves.length > MOST_LEAVES && (
        <p className="ms-composer-note">
          {words.say('composer.and-more', { count: leaves.length - MOST_LEAVES }, 'And {count} more.')}
        </p>
      )}
    </section>
  );
}

/** The state of `MoveComposer`, as its `data-*` attributes say it. */
export interface MoveComposerState {
  /** There is nothing to do. */
  readonly empty: boolean;
  /** One option is left. */
  readonly complete: boolean;
  /** Something is chosen. */
  readonly begun: boolean;
}

/** Props of `MoveComposer`. */
export interface MoveComposerProps extends ComponentProps<'section'>, UseMoveComposerOptions {
  /** What the composer is called. */
  readonly label?: string;
  /** What it says when there is nothing to do. */
  readonly emptyText?: string;
  /** Renders what stands on a value's button, in place of its label. The label stays its name for screen readers. */
  readonly renderValue?: (value: ComposedValue, axis: string) => ReactNode;
}
