import type { ReactNode } from 'react';
import type { UseTimelineResult } from '../../hooks/use-timeline.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { ReasonList } from '../ReasonList/ReasonList.js';

/** The ways out of the past: back to now, or to take the game here, with what prevents that. Renders a `<div>` element. */
export function TimelineActions({ timeline }: TimelineActionsProps): ReactNode {
  const words = useWords();
  const { past, way, obstacles, failure, getNowProps, getGoProps, getObstaclesProps } = timeline;
  return (
    <div className="ms-timeline-actions">
      {past ? (
        <>
          <button type="button" className="ms-timeline-button" {...getNowProps()}>
            {words.say('timeline.back', {}, 'Back to now')}
          </button>
          <button type="button" className="ms-timeline-button" data-main="" {...getGoProps()}>
            {way === 'undo'
              ? words.say('timeline.undo', {}, 'Undo to here')
              : words.say('timeline.redo', {}, 'Redo to here')}
          </button>
          <div className="ms-timeline-obstacles" role="status" {...getObstaclesProps()}>
            {obstacles.length > 0 && <ReasonList reasons={obstacles} />}
            {failure}
          </div>
        </>
      ) : (
        <p className="ms-timeline-hint">
          {words.say('timeline.hint', {}, 'Choose a move to see the game as it was.')}
        </p>
      )}
    </div>
  );
}

/** Props of `TimelineActions`. */
export interface TimelineActionsProps {
  /** The timeline they belong to. */
  readonly timeline: UseTimelineResult;
}
