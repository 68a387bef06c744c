import type { ReactNode } from 'react';
import { gapOf } from '../../protocol/reason.js';
import type { RuleCheck } from '../../protocol/rule-check.js';

const WORDS = { passed: 'Passed', failed: 'Failed', penalised: 'At a price' } as const;

/** What one rule says. Renders a `<li>` element. */
export function RuleCheckItem({ check, children }: RuleCheckItemProps): ReactNode {
  return (
    <li className="ms-rule" data-status={check.status}>
      <span className="ms-visually-hidden">{WORDS[check.status]}: </span>
      {children ?? (
        <>
          <span className="ms-rule-name">{check.rule}</span>
          <Detail check={check} />
        </>
      )}
    </li>
  );
}

function Detail({ check }: { readonly check: RuleCheck }): ReactNode {
  if (check.status === 'passed') return null;
  const text = check.status === 'failed' ? check.reason.text : check.warning.description;
  const gap = check.status === 'failed' ? gapOf(check.reason) : null;
  // Where no rule has a name, the reason stands for it.
  if (text === check.rule && gap === null) return null;
  return (
    <span className="ms-rule-detail">
      {text !== check.rule && text}
      {gap !== null && <span className="ms-reason-gap"> needs {gap} more</span>}
    </span>
  );
}

interface RuleCheckItemProps {
  readonly check: RuleCheck;
  readonly children?: ReactNode;
}
