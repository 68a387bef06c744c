import { useRef, type ReactNode } from 'react';
import type { Problem } from './read-pasted.js';

/** What `JsonEditor` takes. */
export interface JsonEditorProps {
  readonly label: string;
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly onTextChange: (text: string) => void;
}

/** A text with numbers beside its lines, and everything that is wrong with it below. */
export function JsonEditor({ label, text, problems, onTextChange }: JsonEditorProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const count = text.split('\n').length;
  const wrong = [...new Set(problems.map(({ line }) => line))];

  function show({ line }: Problem): void {
    const element = area.current;
    if (!element) return;
    const start = text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
    const end = text.indexOf('\n', start);
    element.focus();
    element.setSelectionRange(start, end < 0 ? text.length : end);
    element.scrollTop = (line - 4) * Number.parseFloat(getComputedStyle(element).lineHeight);
    element.scrollLeft = 0;
  }

  return (
    <>
      {/* Lines of JSON run from left to right in every language. */}
      <div className="pg-editor" dir="ltr">
        <div className="pg-gutter" aria-hidden="true">
          <div className="pg-numbers" ref={gutter}>
            {Array.from({ length: count }, (_, at) => at + 1).join('\n')}
            {wrong.map((line) => (
              <span key={line} className="pg-wrong" style={{ insetBlockStart: `${line - 1}lh` }}>
                {line}
              </span>
            ))}
          </div>
        </div>
        <textarea
          ref={area}
          className="pg-text"
          aria-label={label}
          aria-invalid={problems.length > 0}
          spellCheck={false}
          autoCapitalize="off"
          wrap="off"
          value={text}
          onChange={(event) => onTextChange(event.currentTarget.value)}
          onScroll={(event) => {
            if (gutter.current) gutter.current.style.translate = `0 ${-event.currentTarget.scrollTop}px`;
          }}
        />
      </div>
      <p className="pg-verdict" role="status" data-wrong={problems.length > 0 || undefined}>
        {problems.length === 0 ? 'Nothing is wrong with it.' : `${problems.length} wrong.`}
      </p>
      {problems.length > 0 && (
        <ol className="pg-problems" aria-label="What is wrong">
          {problems.map((problem, at) => (
            <li key={at}>
              <button type="button" onClick={() => show(problem)}>
                <span className="pg-line">
                  Line {problem.line}, column {problem.column}
                </span>
                {problem.where && <code>{problem.where}</code>} {problem.message}
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
