import { createStore, useStore } from 'zustand';
import { useGameStore } from '../hooks/GameProvider.js';
import { inspectionOf, type Inspection, type InspectionState } from './inspection.js';

const UNWATCHED: Inspection = createStore<InspectionState>(() => ({
  revisions: [],
  calls: [],
  renders: {},
  latency: 0,
  refusing: false,
}));

/** What is known about the adapter of the nearest `GameProvider`. */
export interface UseInspectionResult extends InspectionState {
  /** Whether the adapter was wrapped by `inspect`. Otherwise nothing is known, and nothing can be switched. */
  readonly watched: boolean;
  /** Keeps every answer back this long, in milliseconds. */
  setLatency(latency: number): void;
  /** Refuses the next command, or does not. */
  setRefusing(refusing: boolean): void;
}

/** The inspection of the nearest `GameProvider`, and its switches. */
export function useInspection(): UseInspectionResult {
  const inspection = inspectionOf(useGameStore<never>().adapter) ?? UNWATCHED;
  const state = useStore(inspection);
  return {
    ...state,
    watched: inspection !== UNWATCHED,
    setLatency: (latency) => inspection.setState({ latency }),
    setRefusing: (refusing) => inspection.setState({ refusing }),
  };
}
