import type { ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useRuleTrace } from '../../hooks/use-rule-trace.js';
import { optionName } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { OptionId } from '../../protocol/ids.js';
import type { RuleCheck } from '../../protocol/rule-check.js';
import { mergeProps } from '../merge-props.js';
import { RuleCheckItem } from './RuleCheckItem.js';

/** Rule by rule, what speaks for and against an option: the one given, or the one pointed at. Renders a `<section>` element. */
export function RuleTrace({
  optionId,
  label,
  idleText,
  allowedText,
  failedText,
  renderCheck,
  ...elementProps
}: RuleTraceProps): ReactNode {
  const words = useWords();
  const trace = useRuleTrace(optionId);
  const state: RuleTraceState = {
    idle: trace.status === 'none',
    loading: trace.status === 'loading',
    failed: trace.status === 'failed',
    unavailable: 'option' in trace && trace.option.kind === 'unavailable',
  };
  return (
    <section
      aria-label={label ?? words.say('rule-trace.label', {}, 'Rules')}
      aria-busy={state.loading}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-rules' }, elementProps)}
    >
      {trace.status === 'none' ? (
        <p className="ms-rules-text">
          {idleText ??
            words.say('rule-trace.idle', {}, 'Point at an action to see what the rules say about it.')}
        </p>
      ) : (
        <>
          <h3 className="ms-rules-title">{optionName(trace.option, words)}</h3>
          {state.failed && (
            <p className="ms-rules-text">
              {failedText ??
                words.say('rule-trace.unanswered', {}, 'The rules could not be asked. This much is known:')}
            </p>
          )}
          {trace.checks.length > 0 && (
            <ul className="ms-rules-list">
              {trace.checks.map((check, index) => (
                <RuleCheckItem key={`${check.rule} ${index}`} check={check}>
                  {renderCheck?.(check)}
                </RuleCheckItem>
              ))}
            </ul>
          )}
          {trace.checks.length === 0 && !state.loading && (
            <p className="ms-rules-text">
              {allowedText ?? words.say('rule-trace.allowed', {}, 'Nothing stands in the way.')}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** The state of `RuleTrace`, as its `data-*` attributes say it. */
export interface RuleTraceState {
  /** There is no option to ask about. */
  readonly idle: boolean;
  /** The rules are being asked. */
  readonly loading: boolean;
  /** They could not be asked. */
  readonly failed: boolean;
  /** The option cannot be chosen now. */
  readonly unavailable: boolean;
}

/** Props of `RuleTrace`. */
export interface RuleTraceProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The option to ask about in place of the one pointed at. */
  readonly optionId?: OptionId;
  /** What the trace is called. */
  readonly label?: string;
  /** What it says when nobody points at anything. */
  readonly idleText?: string;
  /** What it says where no rule has anything to say. */
  readonly allowedText?: string;
  /** What it says when the engine failed to answer. */
  readonly failedText?: string;
  /** Renders what a rule says in place of its words. */
  readonly renderCheck?: (check: RuleCheck) => ReactNode;
}
