import type { Snapshot } from '../protocol/snapshot.js';

/** What is remembered of a game's end, so that it is told once. */
export interface EndingMemory {
  /** The game was over when it was last looked at. */
  readonly over: boolean;
  /** Its end is being told. */
  readonly open: boolean;
  /** The end told last, as long as it could be come back to. */
  readonly told: Ending | null;
}

interface Ending {
  /** What was told. */
  readonly text: string;
  /** By which course the game came to it. */
  readonly course: string;
  /** How many moves were known then. */
  readonly length: number;
}

/** What there is to remember when somebody comes to a game. An end that was there before is told only if it is asked for. */
export function beginEnding(snapshot: Snapshot, openAtOnce: boolean): EndingMemory {
  const over = snapshot.status.kind === 'over';
  return { over, open: over && openAtOnce, told: over ? endingOf(snapshot) : null };
}

/** The memory after another snapshot; the same object where that changes nothing. */
export function followEnding(memory: EndingMemory, snapshot: Snapshot): EndingMemory {
  const { over, told } = memory;
  if (snapshot.status.kind === 'playing') {
    // Without those moves there is no way back to that end: the next one is another.
    const lost = told !== null && (snapshot.history?.length ?? -1) < told.length;
    return over || lost ? { over: false, open: false, told: lost ? null : told } : memory;
  }
  const ending = endingOf(snapshot);
  if (over) return told?.text === ending.text ? memory : { over: true, open: true, told: ending };
  const again = told?.text === ending.text && told.course === ending.course;
  return { over: true, open: !again, told: ending };
}

function endingOf({ status, history, log }: Snapshot): Ending {
  const last = log.at(-1);
  return {
    text: JSON.stringify(status),
    course: JSON.stringify([history?.position, history?.length, last?.id, last?.text]),
    length: history?.length ?? 0,
  };
}
