import type { PhaseActionReport } from '../../../src/protocol/action-report.js';
import type { EnumeratedMove } from '../../../src/protocol/enumerated-move.js';
import { isObject } from '../../../src/protocol/is-object.js';
import type { Quarantined } from '../../../src/protocol/options/quarantine.js';
import { readOptions } from '../../../src/protocol/options/read-options.js';
import { BLANK_SNAPSHOT } from '../../../src/protocol/options/read-snapshot.js';
import type { Snapshot } from '../../../src/protocol/snapshot.js';
import { actionShape, reportShape } from '../../../src/protocol/validate/action-shape.js';
import { moveShape } from '../../../src/protocol/validate/move-shape.js';
import type { Check } from '../../../src/protocol/validate/shape.js';
import { snapshotShape } from '../../../src/protocol/validate/snapshot-shape.js';
import { placeAt, readJson, type JsonPath } from './read-json.js';

/** Something wrong in a text, and where. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  /** Of which part it is said: `moves[3].metadata.priority`; nothing where the text is no JSON. */
  readonly where: string;
  readonly message: string;
}

/** What could be made of a text. */
export interface Pasted {
  /** What a seat would be told; `null` where nothing can be shown. */
  readonly snapshot: Snapshot | null;
  /** Everything wrong, in the order of the text. */
  readonly problems: readonly Problem[];
}

interface Fault {
  readonly path: JsonPath;
  readonly message: string;
}

interface Entry {
  readonly path: JsonPath;
  readonly value: unknown;
}

interface Parts {
  readonly frame: Readonly<Record<string, unknown>>;
  readonly moves: readonly Entry[];
  readonly reports: readonly Entry[];
  readonly faults: readonly Fault[];
}

/** Reads a report, a list of moves or of reports, or a snapshot. What is broken is said; the rest lives. */
export function readPasted(text: string): Pasted {
  const json = readJson(text);
  const problem = (offset: number, where: string, message: string): Problem => ({
    ...placeAt(text, offset),
    where,
    message,
  });
  if (json.kind === 'fault') return { snapshot: null, problems: [problem(json.offset, '', json.message)] };
  if (isListOfActions(json.value))
    return { snapshot: null, problems: [problem(json.offsetOf([]), '', ONLY_ACTIONS)] };
  const parts = partsOf(json.value);
  if (!parts) return { snapshot: null, problems: [problem(json.offsetOf([]), '', UNKNOWN)] };
  const { frame, faults } = frameOf(parts);
  const snapshot: Snapshot = {
    ...frame,
    moves: parts.moves.map(({ value }) => value as EnumeratedMove),
    reports: parts.reports.map(({ value }) => value as PhaseActionReport),
  };
  const broken = readOptions(snapshot).quarantine.flatMap((entry) => faultsOf(entry, parts));
  const problems = [...parts.faults, ...faults, ...broken]
    .map(({ path, message }) => ({ offset: json.offsetOf(path), path, message }))
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, path, message }) => problem(offset, pathText(path), message));
  return { snapshot, problems };
}

const UNKNOWN =
  'Expected a report (an object with "actions"), a list of moves (each with "moveId"), or a snapshot with "moves" or "reports".';

const ONLY_ACTIONS =
  'This is the list of actions of a report. Whose they are, and in which phase, is not said. Wrap it: { "unitId": "…", "phase": "…", "actions": [ … ] }.';

const isListOfActions = (value: unknown) =>
  Array.isArray(value) &&
  value.some((entry) => isObject(entry) && 'id' in entry && 'kind' in entry && !('moveId' in entry));

function partsOf(value: unknown): Parts | null {
  const none = { frame: {}, moves: [], reports: [], faults: [] };
  if (Array.isArray(value)) {
    const entries = entriesOf(value, []);
    const isReports = value.some((entry) => isObject(entry) && 'actions' in entry);
    return { ...none, ...(isReports ? { reports: entries } : { moves: entries }) };
  }
  if (!isObject(value)) return null;
  if ('actions' in value) return { ...none, reports: [{ path: [], value }] };
  if ('moveId' in value) return { ...none, moves: [{ path: [], value }] };
  if (!('moves' in value || 'reports' in value)) return null;
  const { moves = [], reports = [], ...frame } = value;
  const faults = Object.entries({ moves, reports }).flatMap(([name, list]) =>
    Array.isArray(list) ? [] : [{ path: [name], message: 'Expected a list.' }],
  );
  return { frame, moves: entriesOf(moves, ['moves']), reports: entriesOf(reports, ['reports']), faults };
}

function entriesOf(list: unknown, path: JsonPath): readonly Entry[] {
  return Array.isArray(list) ? list.map((value: unknown, at) => ({ path: [...path, at], value })) : [];
}

/** All of a snapshot but its lists: what was pasted, where it is right, and for one player where it is not. */
function frameOf({ frame, moves, reports }: Parts): { frame: Snapshot; faults: readonly Fault[] } {
  const [seat = 'you'] = moves.flatMap(({ value }) =>
    isObject(value) && typeof value['playerId'] === 'string' ? [value['playerId']] : [],
  );
  const [phase] = reports.flatMap(({ value }) =>
    isObject(value) && typeof value['phase'] === 'string' ? [value['phase']] : [],
  );
  const usual: Snapshot = {
    ...BLANK_SNAPSHOT,
    seat,
    players: [{ id: seat, name: seat }],
    flow: { turn: 1, currentPlayer: seat, ...(phase !== undefined && { phase }) },
  };
  const faults = issuesOf(snapshotShape, { ...usual, ...frame }, []);
  const wrong = new Set(faults.map(({ path }) => path[0]));
  const right = Object.fromEntries(Object.entries(frame).filter(([name]) => !wrong.has(name)));
  return { frame: { ...usual, ...right }, faults };
}

/** Everything wrong with what the kit put aside. */
function faultsOf({ where, message, value }: Quarantined, parts: Parts): readonly Fault[] {
  const [, list, at, action] = /^(moves|reports)\[(\d+)\](?:\.actions\[(\d+)\])?$/.exec(where) ?? [];
  const entry = parts[list === 'moves' ? 'moves' : 'reports'][Number(at)];
  if (!entry) return [{ path: [], message }];
  const path = action === undefined ? entry.path : [...entry.path, 'actions', Number(action)];
  const isAction = action !== undefined && isObject(value);
  const shape = list === 'moves' ? moveShape : isAction ? actionShape : reportShape;
  const issues = issuesOf(shape, isAction ? value['action'] : value, path);
  if (issues.length > 0) return issues;
  const [, why = message] = /is in quarantine \((.*)\)\. Players/s.exec(message) ?? [];
  return [{ path, message: asSentence(why) }];
}

function issuesOf(check: Check, value: unknown, at: JsonPath): readonly Fault[] {
  return check(value).map(({ path, message, got }) => ({
    path: [...at, ...path],
    message: got === undefined && path.length > 0 ? `"${path.at(-1)}" is missing.` : asSentence(message),
  }));
}

const asSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

function pathText(path: JsonPath): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}
