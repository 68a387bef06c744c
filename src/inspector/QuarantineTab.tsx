import type { ReactNode } from 'react';
import { useGame } from '../hooks/GameProvider.js';
import { useWords } from '../hooks/WordsProvider.js';

/** What the adapter published and nobody could read, with what is wrong. */
export function QuarantineTab(): ReactNode {
  const words = useWords();
  const quarantine = useGame((state) => state.quarantine);
  if (quarantine.length === 0)
    return (
      <p className="ms-inspector-note">
        {words.say('inspector.all-read', {}, 'Everything the adapter published could be read.')}
      </p>
    );
  return (
    <ul className="ms-inspector-list">
      {quarantine.map(({ where, message, value }) => (
        <li key={where} className="ms-inspector-difference" data-kind="greyed">
          <p>
            <strong>{where}</strong>
          </p>
          <p>{message}</p>
          <pre
            className="ms-inspector-code"
            tabIndex={0}
            role="group"
            aria-label={words.say('inspector.published-at', { where }, 'What was published at {where}')}
          >
            {textOf(value)}
          </pre>
        </li>
      ))}
    </ul>
  );
}

/** Anything may be in quarantine, also what cannot be written as JSON. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
}
