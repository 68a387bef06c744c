import { useId, useState, type ReactNode } from 'react';
import { QueueTray } from '../../components/QueueTray/QueueTray.js';
import { useOptions, useQueue } from '../../hooks/facts.js';
import { optionName } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { ToolButton } from './ToolButton.js';

/** Several deeds, chosen one after the other and played as one. */
export function Plan(): ReactNode {
  const words = useWords();
  const id = useId();
  const { queue, enqueue } = useQueue();
  const offered = useOptions().filter((option) => option.kind === 'available' && !queue.includes(option.id));
  const [wanted, setWanted] = useState('');
  const chosen = offered.find((option) => option.id === wanted) ?? offered[0];
  return (
    <>
      <form
        className="app-plan"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) enqueue(chosen.id);
        }}
      >
        <label htmlFor={id}>{words.say('arcade.plan-add', {}, 'Add to the plan')}</label>
        <div>
          <select id={id} value={chosen?.id ?? ''} onChange={({ target }) => setWanted(target.value)}>
            {offered.map((option) => (
              <option key={option.id} value={option.id}>
                {optionName(option, words)}
              </option>
            ))}
          </select>
          <ToolButton type="submit" inactive={!chosen}>
            {words.say('arcade.add', {}, 'Add')}
          </ToolButton>
        </div>
      </form>
      <QueueTray />
    </>
  );
}
