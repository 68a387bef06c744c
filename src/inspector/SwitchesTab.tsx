import { useId, type ReactNode } from 'react';
import { useWords } from '../hooks/WordsProvider.js';
import { Unwatched } from './Unwatched.js';
import { useInspection } from './use-inspection.js';

const MOST = 10_000;

/** Switches that make the adapter slow or unwilling. */
export function SwitchesTab(): ReactNode {
  const words = useWords();
  const { watched, latency, refusing, setLatency, setRefusing } = useInspection();
  const latencyId = useId();
  if (!watched) return <Unwatched />;
  const change = (text: string) => setLatency(Math.min(MOST, Math.max(0, Math.trunc(Number(text)) || 0)));
  return (
    <div className="ms-inspector-switches">
      <div>
        <label className="ms-inspector-label" htmlFor={latencyId}>
          {words.say('inspector.latency', {}, 'Keep every question back, in milliseconds')}
        </label>
        <div className="ms-inspector-bar">
          <input
            id={latencyId}
            type="number"
            className="ms-inspector-input"
            min={0}
            max={MOST}
            step={100}
            value={latency}
            onChange={({ target }) => change(target.value)}
          />
          {[0, 300, 2000].map((preset) => (
            <button
              key={preset}
              type="button"
              className="ms-inspector-button"
              aria-pressed={latency === preset}
              onClick={() => setLatency(preset)}
            >
              {words.say('inspector.milliseconds', { milliseconds: preset }, '{milliseconds} ms')}
            </button>
          ))}
        </div>
      </div>
      <label className="ms-inspector-check">
        <input type="checkbox" checked={refusing} onChange={({ target }) => setRefusing(target.checked)} />
        {words.say('inspector.refuse', {}, 'Refuse the next command')}
      </label>
    </div>
  );
}
