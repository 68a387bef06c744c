import type { ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import type { TimelineEntry } from '../../hooks/timeline-entry.js';
import type { UseTimelineResult } from '../../hooks/use-timeline.js';
import { useWords } from '../../hooks/WordsProvider.js';

/** All positions with who played what; only those on screen are rendered. Renders a `<div>` element with the role of a listbox. */
export function TimelineList({ timeline, renderEntry }: TimelineListProps): ReactNode {
  const words = useWords();
  return (
    <div
      className="ms-timeline-list"
      aria-label={words.say('timeline.moves', {}, 'Moves')}
      {...timeline.getListProps()}
    >
      <div role="presentation" style={timeline.getSizerStyle()}>
        {timeline.entries.map((entry) => {
          const { position, text, player, unnamed, now, takenBack } = entry;
          return (
            <div
              key={position}
              className="ms-timeline-entry"
              data-player={player?.id}
              {...stateAttributes({ now, takenBack })}
              {...timeline.getEntryProps(entry)}
            >
              {renderEntry?.(entry) ?? (
                <>
                  <span className="ms-timeline-number">{position}</span>
                  <span className="ms-timeline-text" dir="auto">
                    {unnamed && <b>{player?.name} </b>}
                    {text}
                  </span>
                  {now && <span className="ms-badge">{words.say('timeline.now', {}, 'Now')}</span>}
                  {takenBack && (
                    <span className="ms-timeline-note">
                      {words.say('timeline.taken-back', {}, 'taken back')}
                    </span>
                  )}
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Props of `TimelineList`. */
export interface TimelineListProps {
  /** The timeline it belongs to. */
  readonly timeline: UseTimelineResult;
  /** Renders what stands in an entry, in place of its number and text. */
  readonly renderEntry: ((entry: TimelineEntry) => ReactNode) | undefined;
}
