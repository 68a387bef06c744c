import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { EXAMPLES } from './examples.js';
import { JsonEditor } from './JsonEditor.js';
import { PastedGame } from './PastedGame.js';
import { readPasted } from './read-pasted.js';
import './playground.css';

/** A report or moves as JSON on one side, the kit on the other. */
export function Playground({ start }: PlaygroundProps): ReactNode {
  const [text, setText] = useState(start);
  const read = useDeferredValue(text);
  const { snapshot, problems } = useMemo(() => readPasted(read), [read]);

  return (
    <div className="pg">
      <section className="pg-side" aria-label="What the engine says">
        <label className="pg-field">
          Example
          <select
            defaultValue=""
            onChange={(event) => void EXAMPLES[event.currentTarget.value]?.load().then(setText)}
          >
            <option value="" disabled>
              Choose one, or paste your own
            </option>
            {Object.entries(EXAMPLES).map(([name, { title }]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <JsonEditor label="Report or moves, as JSON" text={text} problems={problems} onTextChange={setText} />
      </section>
      <section className="pg-side" aria-label="What the player sees">
        {snapshot ? (
          <PastedGame snapshot={snapshot} />
        ) : (
          <p className="pg-note">Nothing can be shown before this is JSON that the kit knows.</p>
        )}
      </section>
    </div>
  );
}

/** Props of `Playground`. */
export interface PlaygroundProps {
  /** The text it begins with. */
  readonly start: string;
}
