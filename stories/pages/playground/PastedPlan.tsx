import type { ReactNode } from 'react';
import { QueueTray } from '../../../src/components/QueueTray/QueueTray.js';
import { useOptions, useQueue } from '../../../src/hooks/facts.js';

// A longer list would be no help to anybody: there is the search.
const LONGEST = 60;

/** A plan, and a list of actions to add to it. */
export function PastedPlan(): ReactNode {
  const { queue, enqueue } = useQueue();
  const open = useOptions().filter(({ id, kind }) => kind === 'available' && !queue.includes(id));
  return (
    <div className="ms-stack">
      <label className="pg-field">
        Add to the plan
        <select value="" onChange={(event) => enqueue(event.currentTarget.value)}>
          <option value="" disabled>
            Choose an action, or Shift-Enter in the search
          </option>
          {open.slice(0, LONGEST).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <QueueTray />
    </div>
  );
}
