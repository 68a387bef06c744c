import type { LogEntry } from '../../protocol/snapshot.js';
import { nameOf, type ArgumentNames } from './candidates.js';
import type { BoardgameLogEntry } from './client.js';

/** Something that was done, as a seat may know it. */
export interface ToldDeed {
  /** The name of the move or event. */
  readonly name: string;
  /** Its arguments; `null` where the seat may not know them. */
  readonly args: readonly unknown[] | null;
  readonly playerID: string;
  readonly turn: number;
  readonly phase: string | null;
}

/** What was done and not taken back, in order, as a seat may know it. */
export function deedsOf(log: readonly BoardgameLogEntry[], seat: string | null): readonly ToldDeed[] {
  const done: BoardgameLogEntry[] = [];
  const undone: BoardgameLogEntry[] = [];
  for (const entry of log) {
    if (entry.action.type === 'UNDO') undone.push(...done.splice(-1));
    else if (entry.action.type === 'REDO') done.push(...undone.splice(-1));
    else if (!entry.automatic) {
      done.push(entry);
      undone.length = 0;
    }
  }
  return done.map(({ action: { payload }, redact, turn, phase }) => {
    const playerID = String(payload.playerID);
    const args = Array.isArray(payload.args) ? (payload.args as unknown[]) : [];
    return { name: payload.type, args: redact && playerID !== seat ? null : args, playerID, turn, phase };
  });
}

/** Deeds as a log, in the words of the game's author or in plain ones. */
export function logOf(
  deeds: readonly ToldDeed[],
  nameOfPlayer: (id: string) => string,
  names: ArgumentNames,
  tell: ((deed: ToldDeed) => string) | undefined,
): readonly LogEntry[] {
  return deeds.map((deed, at) => ({
    id: `${at + 1}`,
    text:
      tell?.(deed) ??
      `${nameOfPlayer(deed.playerID)}: ${nameOf({ name: deed.name, args: deed.args ?? [] }, names)}`,
    player: deed.playerID,
  }));
}
