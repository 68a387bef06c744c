import type { PlayerId } from '../../protocol/ids.js';
import type { Position } from './state/position.js';
import type { MoveContextInput } from './define/move-definition.js';
import type { HistoryMessage, Visibility } from './define/operations.js';

/** A move that was played, as it must be played again. */
export interface ReplayEntry {
  readonly moveId: string;
  readonly input: MoveContextInput;
}

/** One entry of the history, as a viewer may know it. */
export interface HistoryEntry {
  /** Unique within the history. */
  readonly id: string;
  readonly text: string;
  /** What the text says, and the values it speaks of. */
  readonly code?: string;
  readonly context?: Readonly<Record<string, unknown>>;
  /** The player who made the move; absent before the first move. */
  readonly playerId?: PlayerId;
  readonly moveId?: string;
  readonly timestamp?: number;
  readonly refs?: readonly string[];
}

/** A part of a history. */
export interface HistorySpan {
  /** Leaves out what happened up to this position. */
  readonly after?: number;
  /** Leaves out what happened after this position. Default: the current one. */
  readonly upTo?: number;
}

/** A move with its history messages and the position it led to. */
interface MoveRecord extends ReplayEntry {
  readonly messages: readonly HistoryMessage[];
  readonly after: Position;
}

/** The moves played, and those taken back. Positions are references: a move costs the same after a thousand others. */
export class MoveHistory {
  readonly #start: Position;
  /** The messages of the setup. */
  readonly opening: readonly HistoryMessage[];
  readonly #records: MoveRecord[] = [];
  readonly #textOf: (move: ReplayEntry) => string;
  #position = 0;

  /** `textOf` gives the text for a move without messages. */
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
    // A new move drops those taken back. Otherwise the length is not set: setting it frees the spare capacity of the list.
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

  /** The player who made the move that leads to a position. */
  authorOf(position: number): PlayerId | undefined {
    return this.#records[position - 1]?.input.playerId;
  }

  /** The moves played, ready to be played again. */
  replay(): readonly ReplayEntry[] {
    return this.#records.slice(0, this.#position).map(({ moveId, input }) => ({ moveId, input }));
  }

  /**
   * The history as a viewer may know it: everything for `undefined`, what is public for `null`. All of it, or what led from
   * one position to another.
   */
  entries(
    viewer: PlayerId | null | undefined,
    { after, upTo = this.#position }: HistorySpan = {},
  ): readonly HistoryEntry[] {
    const entries: HistoryEntry[] = [];
    if (after === undefined) this.#tell(entries, this.opening, viewer, 'start', undefined);
    for (let at = after ?? 0; at < upTo; at += 1) {
      const record = this.#records[at]!;
      // Made when it is read: most texts never are.
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
    // Numbered as they are visible: a gap would reveal that something is hidden.
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
