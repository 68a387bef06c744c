export { DragLayer, type DragLayerProps, type DragLayerState } from './DragLayer.js';
export { useDragLayer, type UseDragLayerResult } from './use-drag-layer.js';
