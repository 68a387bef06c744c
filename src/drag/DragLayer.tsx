import type { ComponentProps, ReactNode } from 'react';
import { mergeProps, useMergedRef } from '../components/merge-props.js';
import { stateAttributes } from '../hooks/state-attributes.js';
import { useDragLayer } from './use-drag-layer.js';

/**
 * Lets the entities inside it be dragged onto one another: possible targets are highlighted, a drop plays the option, and an
 * impossible drop says why. Panels and the page scroll when the pointer comes near their edges. An element with
 * `data-drop-place` is an open place: dropping an entity there has the effect of pressing it. Pressing the two entities one
 * after the other works as well. Renders a `<div>` element.
 */
export function DragLayer({ children, ref, ...elementProps }: DragLayerProps): ReactNode {
  const { dragged, refusal, getLayerProps, getNoticeProps } = useDragLayer();
  const state: DragLayerState = { dragging: dragged !== null };
  const { ref: own, ...layerProps } = getLayerProps();
  return (
    <div
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-drag-layer', ...layerProps }, elementProps)}
      ref={useMergedRef(own, ref)}
    >
      {children}
      <div className="ms-drag-notice" aria-hidden="true" {...getNoticeProps()}>
        {refusal}
      </div>
      <p className="ms-visually-hidden" role="status">
        {refusal}
      </p>
    </div>
  );
}

/** The state of `DragLayer`, given as its `data-*` attributes. */
export interface DragLayerState {
  /** Something is dragged. */
  readonly dragging: boolean;
}

/** Props of `DragLayer`. */
export interface DragLayerProps extends ComponentProps<'div'> {}
