import type { ComponentProps, ReactNode } from 'react';
import { useFocusedOption } from '../../hooks/facts.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import type { Option } from '../../protocol/option.js';
import { mergeProps } from '../merge-props.js';
import { ReasonList } from '../ReasonList/ReasonList.js';
import { OptionForecast } from './OptionForecast.js';

/** What the option somebody points at would do, or everything that stands in its way. Renders a `<section>` element. */
export function PreviewPanel({
  label = 'Preview',
  idleText = 'Point at an action to see what it would do.',
  option: given,
  ...elementProps
}: PreviewPanelProps): ReactNode {
  const focused = useFocusedOption();
  const option = given ?? focused;
  const state: PreviewPanelState = { idle: !option, unavailable: option?.kind === 'unavailable' };
  return (
    <section
      aria-label={label}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-preview' }, elementProps)}
    >
      {!option && <p className="ms-preview-idle">{idleText}</p>}
      {option && <h3 className="ms-preview-title">{option.name}</h3>}
      {option?.description && <p className="ms-preview-text">{option.description}</p>}
      {option?.kind === 'available' && <OptionForecast option={option} />}
      {option?.kind === 'unavailable' && <ReasonList reasons={option.reasons} />}
    </section>
  );
}

/** The state of `PreviewPanel`, as its `data-*` attributes say it. */
export interface PreviewPanelState {
  /** Nobody points at anything. */
  readonly idle: boolean;
  /** What is pointed at cannot be chosen now. */
  readonly unavailable: boolean;
}

/** Props of `PreviewPanel`. */
export interface PreviewPanelProps extends ComponentProps<'section'> {
  /** What the panel is called. */
  readonly label?: string;
  /** What it says when nobody points at anything. */
  readonly idleText?: string;
  /** The option to show in place of the one pointed at. */
  readonly option?: Option;
}
