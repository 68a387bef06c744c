import type { PlayerId } from '../../protocol/ids.js';
import type { GameEndResult } from './define/contexts.js';

/** Callbacks for measuring an engine. Durations are in milliseconds. */
export interface Telemetry {
  readonly onMove?: (event: { moveId: string; playerId: PlayerId; duration: number }) => void;
  readonly onRejection?: (event: { moveId: string; playerId: PlayerId; errorCode: string }) => void;
  readonly onEnumeration?: (event: {
    playerId: PlayerId;
    moves: number;
    valid: number;
    duration: number;
  }) => void;
  readonly onRuleError?: (event: { moveId: string; errorCode: string; message: string }) => void;
  readonly onGameEnd?: (result: GameEndResult) => void;
}
