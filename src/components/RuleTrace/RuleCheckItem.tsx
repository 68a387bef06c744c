import type { ReactNode } from 'react';
import { gapText, plainReasonText, warningText, type Words } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { RuleCheck } from '../../protocol/rule-check.js';

/** What one rule says. Renders a `<li>` element. */
export function RuleCheckItem({ check, children }: RuleCheckItemProps): ReactNode {
  const words = useWords();
  return (
    <li className="ms-rule" data-status={check.status}>
      <span className="ms-visually-hidden">{statusOf(check, words)}: </span>
      {children ?? (
        <>
          <span className="ms-rule-name">{nameOf(check, words)}</span>
          <Detail check={check} words={words} />
        </>
      )}
    </li>
  );
}

function statusOf({ status }: RuleCheck, words: Words): string {
  if (status === 'passed') return words.say('rule-trace.passed', {}, 'Passed');
  return status === 'failed'
    ? words.say('rule-trace.failed', {}, 'Failed')
    : words.say('rule-trace.penalised', {}, 'At a price');
}

/** What a rule is called: its code is `rule.` and the name. Where no rule has a name, the reason stands for it. */
function nameOf(check: RuleCheck, words: Words): string {
  return isUnnamed(check) ? detailOf(check, words) : words.resolve(`rule.${check.rule}`, {}, check.rule);
}

function detailOf(check: RuleCheck, words: Words): string {
  if (check.status === 'passed') return '';
  return check.status === 'failed' ? plainReasonText(check.reason, words) : warningText(check.warning, words);
}

function isUnnamed(check: RuleCheck): boolean {
  if (check.status === 'passed') return false;
  return check.rule === (check.status === 'failed' ? check.reason.text : check.warning.description);
}

function Detail({ check, words }: { readonly check: RuleCheck; readonly words: Words }): ReactNode {
  const text = isUnnamed(check) ? '' : detailOf(check, words);
  const gap = check.status === 'failed' ? gapText(check.reason, words) : null;
  if (text === '' && gap === null) return null;
  return (
    <span className="ms-rule-detail">
      {text}
      {gap !== null && <span className="ms-reason-gap"> {gap}</span>}
    </span>
  );
}

interface RuleCheckItemProps {
  readonly check: RuleCheck;
  readonly children?: ReactNode;
}
