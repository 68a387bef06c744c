import type { PlayerId } from '../../../protocol/ids.js';
import type { FlowControl } from '../define/contexts.js';
import type { FlowPosition, StageKind } from './flow-definition.js';

/** What a flow control reads and passes on. */
export interface FlowControlParts {
  readonly position: () => FlowPosition;
  readonly end: (kind: StageKind) => void;
  readonly setCurrentPlayer: (playerId: PlayerId) => void;
}

/** The flow for reducers and hooks: always as it is now. Closures, so that a function may be taken off it. */
export function createFlowControl({ position, end, setCurrentPlayer }: FlowControlParts): FlowControl {
  const requests = {
    endStep: () => end('step'),
    endPhase: () => end('phase'),
    endTurn: () => end('turn'),
    endSegment: () => end('segment'),
    setCurrentPlayer,
  };
  return Object.defineProperties(requests, { ...FACTS, [POSITION]: { value: position } }) as FlowControl &
    typeof requests;
}

/** Where a flow control reads. */
const POSITION = Symbol('position');

interface Reader {
  readonly [POSITION]: () => FlowPosition;
}

/**
 * What is read, shared by all flow controls: getters of their own would give each a hidden class of its own, which slows
 * down whoever reads it and keeps forgotten engines in memory.
 */
const FACTS: PropertyDescriptorMap & ThisType<Reader> = {
  currentPhase: {
    enumerable: true,
    get() {
      return this[POSITION]().phase ?? undefined;
    },
  },
  currentSegment: {
    enumerable: true,
    get() {
      return this[POSITION]().segment ?? undefined;
    },
  },
  currentStep: {
    enumerable: true,
    get() {
      return this[POSITION]().step ?? undefined;
    },
  },
  turn: {
    enumerable: true,
    get() {
      return this[POSITION]().turn;
    },
  },
  currentPlayer: {
    enumerable: true,
    get() {
      return this[POSITION]().currentPlayer;
    },
  },
  isFirstTurn: {
    enumerable: true,
    get() {
      return this[POSITION]().turn === 1;
    },
  },
};
