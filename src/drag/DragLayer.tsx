import type { ComponentProps, ReactNode } from 'react';
import { mergeProps, useMergedRef } from '../components/merge-props.js';
import { stateAttributes } from '../hooks/state-attributes.js';
import { useDragLayer } from './use-drag-layer.js';

/**
 * Lets the entities inside it be dragged onto one another: what one can be dropped on is lit, a drop plays, and one that is
 * not possible says why. An element with `data-drop-place` is an open place: to drop something there is to press it. Whoever
 * does not drag presses one after the other, as ever. Renders a `<div>` element.
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

/** The state of `DragLayer`, as its `data-*` attributes say it. */
export interface DragLayerState {
  /** Something is dragged. */
  readonly dragging: boolean;
}

/** Props of `DragLayer`. */
export interface DragLayerProps extends ComponentProps<'div'> {}
