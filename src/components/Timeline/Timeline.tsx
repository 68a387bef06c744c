import type { ComponentProps, ReactNode } from 'react';
import { GameProvider } from '../../hooks/GameProvider.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import type { TimelineEntry } from '../../hooks/timeline-entry.js';
import { useTimeline, type UseTimelineResult } from '../../hooks/use-timeline.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps } from '../merge-props.js';
import { TimelineActions } from './TimelineActions.js';
import { TimelineList } from './TimelineList.js';
import { TimelineSlider } from './TimelineSlider.js';

/**
 * The past of the game, to be looked at position by position: who played what, and, in everything inside it, what the
 * seat could see and do there, with the reasons of that moment. Nothing changes by looking; going back to a position is
 * offered, or what prevents it. Renders a `<section>` element.
 */
export function Timeline({
  label,
  rowHeight = 44,
  renderEntry,
  children,
  ...elementProps
}: TimelineProps): ReactNode {
  const words = useWords();
  const timeline = useTimeline({ rowHeight });
  const { past, loading, failure, remembers, length, store, positionText, entry } = timeline;
  const empty = !remembers || length === 0;
  const state: TimelineState = { past, loading, empty };
  // Until the moment is there, what is shown is the game of now, or another moment.
  const waiting = past && loading;
  const content = typeof children === 'function' ? children(timeline) : children;
  return (
    <section
      aria-label={label ?? words.say('timeline.label', {}, 'Timeline')}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-timeline' }, elementProps)}
    >
      <div className="ms-timeline-layout">
        <div className="ms-timeline-controls">
          {empty ? (
            <p className="ms-timeline-empty">
              {remembers
                ? words.say('timeline.empty', {}, 'Nothing has been played yet.')
                : words.say('timeline.none', {}, 'This game does not remember earlier positions.')}
            </p>
          ) : (
            <>
              <TimelineSlider timeline={timeline} />
              <TimelineList timeline={timeline} renderEntry={renderEntry} />
              <TimelineActions timeline={timeline} />
            </>
          )}
        </div>
        {content !== undefined && content !== null && (
          <div className="ms-timeline-moment" aria-busy={waiting}>
            <p className="ms-timeline-caption">
              <strong>{past ? positionText : words.say('timeline.now', {}, 'Now')}</strong>
              <span>{failure ?? entry.text}</span>
            </p>
            <div className="ms-timeline-content" inert={waiting} hidden={failure !== null}>
              <GameProvider store={store}>{content}</GameProvider>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** The state of `Timeline`, as its `data-*` attributes say it. */
export interface TimelineState {
  /** Another position is looked at than the one at which the game stands. */
  readonly past: boolean;
  /** The position is being recalled. */
  readonly loading: boolean;
  /** There is no past to look at. */
  readonly empty: boolean;
}

/** Props of `Timeline`. */
export interface TimelineProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the timeline is called. */
  readonly label?: string;
  /** The height of an entry in pixels. */
  readonly rowHeight?: number;
  /** Renders what stands in an entry, in place of its number and text. */
  readonly renderEntry?: (entry: TimelineEntry) => ReactNode;
  /**
   * What shows the game: it shows the moment looked at, and, where that is now, the live game. A function is given the
   * timeline.
   */
  readonly children?: ReactNode | ((timeline: UseTimelineResult) => ReactNode);
}
