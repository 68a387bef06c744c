import type { PlayerId } from '../../protocol/ids.js';
import type { Position } from './state/position.js';
import type { MoveContextInput } from './define/move-definition.js';
import type { HistoryMessage, Visibility } from './define/operations.js';

/** A move that was played, as it must be played again. */
export interface ReplayEntry {
  readonly moveId: string;
  readonly input: MoveContextInput;
}

/** One thing that happened, as somebody may know it. */
export interface HistoryEntry {
  /** Unique within the history. */
  readonly id: string;
  readonly text: string;
  /** What the text says, and the values it speaks of. */
  readonly code?: string;
  readonly context?: Readonly<Record<string, unknown>>;
  /** Who did it; nobody for what happened before the first move. */
  readonly playerId?: PlayerId;
  readonly moveId?: string;
  readonly timestamp?: number;
  readonly refs?: readonly string[];
}

/** A part of a history. */
export interface HistorySpan {
  /** What happened up to this position is left out, and what was told before the first move. */
  readonly after?: number;
  /** What happened after this position is left out. Now, unless said otherwise. */
  readonly upTo?: number;
}

/** A move with what was told about it, if anything was, and the state it led to. */
interface MoveRecord extends ReplayEntry {
  readonly messages: readonly HistoryMessage[];
  readonly after: Position;
}

/** The moves played and those taken back. A position is a reference: one more move costs the same after a thousand. */
export class MoveHistory {
  readonly #start: Position;
  /** What was told before the first move. */
  readonly opening: readonly HistoryMessage[];
  readonly #records: MoveRecord[] = [];
  readonly #textOf: (move: ReplayEntry) => string;
  #position = 0;

  /** `textOf` gives the text for a move about which nothing was told. */
  constructor(start: Position, opening: readonly HistoryMessage[], textOf: (move: ReplayEntry) => string) {
    this.#start = start;
    this.opening = opening;
    this.#textOf = textOf;
  }

  /** Moves played up to now. */
  get position(): number {
    return this.#position;
  }

  /** Moves known, those that could be redone included. */
  get length(): number {
    return this.#records.length;
  }

  add(record: MoveRecord): void {
    // What was taken back is gone once something else is played. Else the list is let alone: to set its length, even to
    // what it is, empties the room it has for more.
    if (this.#position < this.#records.length) this.#records.length = this.#position;
    this.#records.push(record);
    this.#position += 1;
  }

  /** The state at a position; none if there is no such position. */
  go(position: number): Position | null {
    if (!Number.isInteger(position) || position < 0 || position > this.#records.length) return null;
    this.#position = position;
    return this.at(position);
  }

  /** The state after so many moves. */
  at(position: number): Position {
    return position === 0 ? this.#start : this.#records[position - 1]!.after;
  }

  /** Who made the move that leads to a position. */
  authorOf(position: number): PlayerId | undefined {
    return this.#records[position - 1]?.input.playerId;
  }

  /** The moves played, ready to be played again. */
  replay(): readonly ReplayEntry[] {
    return this.#records.slice(0, this.#position).map(({ moveId, input }) => ({ moveId, input }));
  }

  /**
   * What happened, as a viewer may know it: all of it for nobody in particular (`undefined`), what is public for `null`.
   * All up to now, or what led from one position to another.
   */
  entries(
    viewer: PlayerId | null | undefined,
    { after, upTo = this.#position }: HistorySpan = {},
  ): readonly HistoryEntry[] {
    const entries: HistoryEntry[] = [];
    if (after === undefined) this.#tell(entries, this.opening, viewer, 'start', undefined);
    for (let at = after ?? 0; at < upTo; at += 1) {
      const record = this.#records[at]!;
      // Put into words when somebody reads it: most of it nobody ever does.
      const messages = record.messages.length > 0 ? record.messages : [{ text: this.#textOf(record) }];
      this.#tell(entries, messages, viewer, `${at + 1}`, record);
    }
    return entries;
  }

  #tell(
    entries: HistoryEntry[],
    messages: readonly HistoryMessage[],
    viewer: PlayerId | null | undefined,
    name: string,
    record: ReplayEntry | undefined,
  ): void {
    // Counted as they are seen: a gap would tell that there is something to hide.
    let nth = 0;
    for (const { text, code, context, visibility = 'public', publicText, refs } of messages) {
      const known = maySee(visibility, viewer, record?.input.playerId);
      const seen = known ? text : publicText;
      if (seen === undefined) continue;
      nth += 1;
      const timestamp = record?.input.timestamp;
      entries.push({
        id: `${name}.${nth}`,
        text: seen,
        ...(record && { playerId: record.input.playerId, moveId: record.moveId }),
        ...(timestamp !== undefined && { timestamp }),
        ...(known && code !== undefined && { code }),
        ...(known && context && { context }),
        ...(known && refs && { refs }),
      });
    }
  }
}

function maySee(
  visibility: Visibility,
  viewer: PlayerId | null | undefined,
  author: PlayerId | undefined,
): boolean {
  if (viewer === undefined || visibility === 'public') return true;
  if (visibility === 'private') return viewer !== null && viewer === author;
  return viewer !== null && visibility.includes(viewer);
}
