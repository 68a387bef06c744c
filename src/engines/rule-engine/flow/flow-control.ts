import type { PlayerId } from '../../../protocol/ids.js';
import type { FlowControl } from '../contexts.js';
import type { FlowPosition, StageKind } from './flow-definition.js';

/** What a flow control reads and passes on. */
export interface FlowControlParts {
  readonly position: () => FlowPosition;
  readonly end: (kind: StageKind) => void;
  readonly setCurrentPlayer: (playerId: PlayerId) => void;
}

/** The flow for reducers and hooks: always as it is now. Closures, so that a function may be taken off it. */
export function createFlowControl({ position, end, setCurrentPlayer }: FlowControlParts): FlowControl {
  return {
    get currentPhase() {
      return position().phase ?? undefined;
    },
    get currentSegment() {
      return position().segment ?? undefined;
    },
    get currentStep() {
      return position().step ?? undefined;
    },
    get turn() {
      return position().turn;
    },
    get currentPlayer() {
      return position().currentPlayer;
    },
    get isFirstTurn() {
      return position().turn === 1;
    },
    endStep: () => end('step'),
    endPhase: () => end('phase'),
    endTurn: () => end('turn'),
    endSegment: () => end('segment'),
    setCurrentPlayer,
  };
}
