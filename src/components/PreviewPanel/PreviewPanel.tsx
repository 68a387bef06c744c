import { useId, type ComponentProps, type ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { usePreviewPanel, type PreviewedOption } from '../../hooks/use-preview-panel.js';
import { useReservedSize } from '../../hooks/use-reserved-size.js';
import { descriptionText, optionName } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Option } from '../../protocol/option.js';
import { mergeProps } from '../merge-props.js';
import { ReasonList } from '../ReasonList/ReasonList.js';
import { CompareChoice } from './CompareChoice.js';
import { Comparison } from './Comparison.js';
import { Forecast, type ForecastRendering } from './Forecast.js';

/**
 * What the option somebody points at would do, or everything that stands in its way; beside another one, where that was pinned.
 * Keeps still between two answers, and is spoken. Renders a `<section>` element.
 */
export function PreviewPanel({
  label,
  idleText,
  option,
  compare,
  onCompareChange,
  comparable = true,
  patience,
  descriptionId,
  renderMetric,
  renderEntity,
  ...elementProps
}: PreviewPanelProps): ReactNode {
  const words = useWords();
  const panel = usePreviewPanel({ option, compare, onCompareChange, patience });
  const { shown, pinned, busy, description, announcement } = panel;
  const reserve = useReservedSize<HTMLDivElement>();
  const ownId = useId();
  const comparing = shown !== null && pinned !== null && pinned.option.id !== shown.option.id;
  const state: PreviewPanelState = {
    idle: !shown,
    unavailable: shown?.option.kind === 'unavailable',
    busy,
    pinned: pinned !== null,
    comparing,
  };
  return (
    <section
      aria-label={label ?? words.say('preview-panel.label', {}, 'Preview')}
      aria-busy={busy}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-preview' }, elementProps)}
    >
      <div className="ms-preview-body" ref={reserve} data-explains="">
        {!shown && (
          <p className="ms-preview-idle">
            {idleText ?? words.say('preview-panel.idle', {}, 'Point at an action to see what it would do.')}
          </p>
        )}
        {shown && (
          <header className="ms-preview-header">
            <h3 className="ms-preview-title">
              {comparing
                ? words.say('preview-panel.comparing', {}, 'Comparison')
                : optionName(shown.option, words)}
            </h3>
            {comparable && compare === undefined && (
              <button
                type="button"
                className="ms-preview-pin"
                aria-pressed={state.pinned}
                onClick={state.pinned ? panel.unpin : panel.pin}
              >
                {state.pinned
                  ? words.say('preview-panel.unpin', {}, 'Stop comparing')
                  : words.say('preview-panel.pin', {}, 'Compare')}
              </button>
            )}
          </header>
        )}
        {comparing ? (
          <Comparison first={pinned} second={shown} />
        ) : (
          shown && <Single {...shown} renderMetric={renderMetric} renderEntity={renderEntity} />
        )}
        {shown && pinned && comparable && (
          <>
            {!comparing && (
              <p className="ms-preview-text">
                {words.say(
                  'preview-panel.pinned',
                  {},
                  'Point at another action to compare it with this one.',
                )}
              </p>
            )}
            <CompareChoice pinned={pinned.option} shownId={shown.option.id} />
          </>
        )}
      </div>
      <p id={descriptionId ?? ownId} hidden>
        {description}
      </p>
      <p className="ms-visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}

function Single({ option, preview, ...rendering }: PreviewedOption & ForecastRendering): ReactNode {
  const words = useWords();
  return (
    <>
      {option.description && <p className="ms-preview-text">{descriptionText(option, words)}</p>}
      {option.kind === 'available' ? (
        <Forecast option={option} preview={preview} {...rendering} />
      ) : (
        <ReasonList reasons={option.reasons} />
      )}
    </>
  );
}

/** The state of `PreviewPanel`, as its `data-*` attributes say it. */
export interface PreviewPanelState {
  /** Nobody has pointed at anything yet. */
  readonly idle: boolean;
  /** What is pointed at cannot be chosen now. */
  readonly unavailable: boolean;
  /** An answer is awaited; what is shown may be the last one. */
  readonly busy: boolean;
  /** An option is kept to compare others with. */
  readonly pinned: boolean;
  /** Two options are shown side by side. */
  readonly comparing: boolean;
}

/** Props of `PreviewPanel`. */
export interface PreviewPanelProps extends Omit<ComponentProps<'section'>, 'children'>, ForecastRendering {
  /** What the panel is called. */
  readonly label?: string;
  /** What it says as long as nobody has pointed at anything. */
  readonly idleText?: string;
  /** The option to show in place of the one pointed at. */
  readonly option?: Option;
  /** The option to compare it with, in place of one that the player pins; `null` for none. */
  readonly compare?: Option | null;
  /** Told when the player pins an option, or takes it back. */
  readonly onCompareChange?: (option: Option | null) => void;
  /** Whether players may pin an option to compare others with. They may, unless said otherwise. */
  readonly comparable?: boolean;
  /** After how many milliseconds it says that the game does not answer; 4000, unless said otherwise. */
  readonly patience?: number;
  /** The id of the panel's spoken version, for an `aria-describedby`. */
  readonly descriptionId?: string;
}
