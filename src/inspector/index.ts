export {
  differenceOf,
  differencesBetween,
  type Change,
  type ChangePart,
  type OptionDifference,
} from './difference.js';
export { inspect, type InspectOptions } from './inspect.js';
export {
  inspectionOf,
  type CallKind,
  type Inspection,
  type InspectionState,
  type RecordedCall,
  type RecordedRevision,
  type RenderCount,
} from './inspection.js';
export { Inspector, type InspectorProps } from './Inspector.js';
export { RenderCounter, type RenderCounterProps } from './RenderCounter.js';
export { useInspection, type UseInspectionResult } from './use-inspection.js';
