import type { ReactNode } from 'react';
import { warningText } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Warning } from '../../protocol/reason.js';

/** Penalties, one below the other. Renders a `<ul>` element, or nothing where there are none. */
export function WarningList({ warnings }: { readonly warnings: readonly Warning[] }): ReactNode {
  const words = useWords();
  if (warnings.length === 0) return null;
  return (
    <ul className="ms-warning-list">
      {warnings.map((warning, at) => (
        <li key={`${warning.code} ${at}`}>{warningText(warning, words)}</li>
      ))}
    </ul>
  );
}
