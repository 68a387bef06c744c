import type { ReactNode } from 'react';
import type { UseTimelineResult } from '../../hooks/use-timeline.js';
import { useWords } from '../../hooks/WordsProvider.js';

/** A slider over all positions, with a button for each direction. Renders a `<div>` element. */
export function TimelineSlider({ timeline }: TimelineSliderProps): ReactNode {
  const words = useWords();
  return (
    <div className="ms-timeline-slider">
      <button
        type="button"
        className="ms-timeline-step"
        data-way="back"
        aria-label={words.say('timeline.before', {}, 'One move back')}
        {...timeline.getStepProps(-1)}
      />
      <input
        className="ms-timeline-range"
        aria-label={words.say('timeline.slider', {}, 'Position')}
        {...timeline.getSliderProps()}
      />
      <button
        type="button"
        className="ms-timeline-step"
        data-way="on"
        aria-label={words.say('timeline.after', {}, 'One move on')}
        {...timeline.getStepProps(1)}
      />
      <span className="ms-timeline-position">{timeline.positionText}</span>
    </div>
  );
}

/** Props of `TimelineSlider`. */
export interface TimelineSliderProps {
  /** The timeline it belongs to. */
  readonly timeline: UseTimelineResult;
}
