import type { EnumeratedMove, MoveMetadata, MoveParams } from '../../protocol/enumerated-move.js';
import { readableName } from '../../protocol/normalise.js';
import type { Reason } from '../../protocol/reason.js';
import { judgedMove } from '../judged-move.js';
import type { BoardgameAction, BoardgameMove } from './client.js';

/** Something a player could do, in one form. */
export interface Candidate {
  readonly kind: 'move' | 'event';
  /** The name of the move or event. */
  readonly name: string;
  readonly args: readonly unknown[];
}

/** A candidate from any of the forms in which a game lists them. */
export function candidateOf(listed: BoardgameMove | BoardgameAction): Candidate {
  if ('move' in listed) return { kind: 'move', name: listed.move, args: listed.args ?? [] };
  if ('event' in listed) return { kind: 'event', name: listed.event, args: listed.args ?? [] };
  const { type, args = [] } = listed.payload;
  const kind = listed.type === 'GAME_EVENT' ? 'event' : 'move';
  return { kind, name: type, args: Array.isArray(args) ? (args as unknown[]) : [args] };
}

/** The candidate as the game's author knows it. */
export function moveOf({ kind, name, args }: Candidate): BoardgameMove {
  return kind === 'move' ? { move: name, args } : { event: name, args };
}

/** The action that plays a candidate. */
export function actionOf(
  { kind, name, args }: Candidate,
  playerID: string,
  credentials?: string,
): BoardgameAction {
  return {
    type: kind === 'move' ? 'MAKE_MOVE' : 'GAME_EVENT',
    payload: { type: name, args, playerID, ...(credentials !== undefined && { credentials }) },
  };
}

/** What the arguments of each move are called, in order. */
export type ArgumentNames = Readonly<Record<string, readonly string[]>>;

const calledIn = (names: ArgumentNames, move: string): readonly string[] =>
  Object.hasOwn(names, move) ? names[move]! : [];

/** Arguments as parameters: by the names they were given, or `arg1`, `arg2` and so on. */
function paramsOf({ name, args }: Candidate, names: ArgumentNames): MoveParams {
  const named = calledIn(names, name);
  return Object.fromEntries(
    args.flatMap((value, at) => (value === undefined ? [] : [[named[at] ?? `arg${at + 1}`, value]])),
  );
}

/** A candidate as it is published. */
export function enumeratedMove(
  candidate: Candidate,
  playerID: string,
  names: ArgumentNames,
  metadata: MoveMetadata | undefined,
  reasons: readonly Reason[],
): EnumeratedMove {
  const move = {
    moveId: candidate.name,
    playerId: playerID,
    params: paramsOf(candidate, names),
    metadata: { displayName: nameOf(candidate, names), ...metadata },
  };
  return judgedMove(move, reasons);
}

/**
 * A name that can be read, where the author gives none: `Click cell 4`, `Pour from 0, to 2`, and where nobody says what the
 * arguments are, `Pour: 0, 2`.
 */
export function nameOf({ name, args }: Pick<Candidate, 'name' | 'args'>, names: ArgumentNames): string {
  const read = readableName(name);
  const named = calledIn(names, name);
  const given = args.flatMap((value, at) => (value === undefined || value === null ? [] : [{ value, at }]));
  // `Mark cell 4` says all there is to say of `markCell` and its `cell`.
  const isSaid = (called: string) => given.length === 1 && read.toLowerCase().endsWith(` ${called}`);
  const texts = given.map(({ value, at }) => {
    const called = named[at] === undefined ? '' : readableName(named[at]).toLowerCase();
    return called === '' || isSaid(called) ? textOf(value) : `${called} ${textOf(value)}`;
  });
  if (texts.length === 0) return read;
  const listed = texts.length > 1 && named.length === 0;
  return `${read}${listed ? ':' : ''} ${texts.join(', ')}`;
}

/** A value as it is read aloud; what is inside of something else is in brackets. */
function textOf(value: unknown, inside = false): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((part) => textOf(part, true))
    : Object.entries(value).map(([key, part]) => `${readableName(key).toLowerCase()} ${textOf(part, true)}`);
  return inside ? `(${parts.join(', ')})` : parts.join(', ');
}
