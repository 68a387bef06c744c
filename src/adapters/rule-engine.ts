import type { HistoryEntry } from '../engines/rule-engine/history.js';
import type { SeatView } from '../engines/rule-engine/visibility/seat-view.js';
import type { MoveTrace } from '../engines/rule-engine/check/check-move.js';
import type { RuleEngine } from '../engines/rule-engine/rule-engine.js';
import type { MoveEnumerationOptions, MoveParamsMap } from '../engines/rule-engine/define/move-definition.js';
import type { EngineAdapter, Table } from '../protocol/engine-adapter.js';
import type { EnumeratedMove, ValidationError } from '../protocol/enumerated-move.js';
import type { PlayerId } from '../protocol/ids.js';
import { optionIdOf } from '../protocol/normalise.js';
import type { OptionMove } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import type { Snapshot } from '../protocol/snapshot.js';
import { createHostedTable } from './hosted-table.js';
import { NOT_ON_OFFER } from './not-on-offer.js';
import { logEntryOf, standingOf } from './rule-engine-standing.js';
import { createSeatTravel } from './seat-travel.js';

/** How an engine is seated at a table. */
export interface RuleEngineTableOptions {
  /** Whether players may take moves back. Where they draw hidden cards, better not. */
  readonly undo?: boolean;
  /** At most so many moves of a kind are published; `enumerate` of the adapter gives all of them. */
  readonly maxPerMove?: number;
}

// One table for each engine, so that all its seats hear of each other's moves.
const tables = new WeakMap<
  object,
  { readonly table: Table<never>; readonly chosen: RuleEngineTableOptions }
>();

/** The adapter of one seat of a `RuleEngine`; `null` is the spectator's. */
export function ruleEngineAdapter<
  TState extends object,
  TMoves extends MoveParamsMap,
  TCardDefinition,
  TCardMeta,
>(
  engine: RuleEngine<TState, TMoves, TCardDefinition, TCardMeta>,
  { seat, ...options }: RuleEngineTableOptions & { readonly seat: PlayerId | null },
): EngineAdapter<SeatView<TState, TCardMeta>> {
  return ruleEngineTable(engine, options).adapter(seat);
}

/** A table with a seat for each player of a `RuleEngine`. The same engine is always at the same table. */
export function ruleEngineTable<
  TState extends object,
  TMoves extends MoveParamsMap,
  TCardDefinition,
  TCardMeta,
>(
  engine: RuleEngine<TState, TMoves, TCardDefinition, TCardMeta>,
  options: RuleEngineTableOptions = {},
): Table<SeatView<TState, TCardMeta>> {
  const known = tables.get(engine);
  if (!known) {
    const chosen = { undo: true, ...options };
    const table = seated(engine, chosen);
    tables.set(engine, { table: table as Table<never>, chosen });
    return table;
  }
  for (const [name, value] of Object.entries(options)) {
    const before = known.chosen[name as keyof RuleEngineTableOptions];
    if (value === before) continue;
    throw new Error(
      `moveset: this engine already sits at a table with ${name}: ${before}. All its seats share that table. ` +
        'Say the same for every seat, or only once.',
    );
  }
  return known.table;
}

function seated<TState extends object, TMoves extends MoveParamsMap, TCardDefinition, TCardMeta>(
  engine: RuleEngine<TState, TMoves, TCardDefinition, TCardMeta>,
  { undo, maxPerMove }: RuleEngineTableOptions,
): Table<SeatView<TState, TCardMeta>> {
  const players = engine.getPlayers().map(({ id, name = id }) => ({ id, name }));
  const travel = createSeatTravel({
    position: () => engine.getHistoryPosition().position,
    length: () => engine.getHistoryPosition().length,
    decider: (position) => engine.getAuthor(position + 1) ?? null,
    go: (position) => void engine.goTo(position),
  });

  /** The enumerated move that a command means. */
  function meant(seat: PlayerId, command: OptionMove): EnumeratedMove | undefined {
    const id = optionIdOf(command);
    const all = movesOf(engine, seat, { moveIds: [command.moveId] });
    // A move that nobody could enumerate is played with whatever parameters it is given: its rules judge them.
    return all.find((move) => optionIdOf(move) === id) ?? all.find(needsInput);
  }

  /** What every rule says. What is not on offer may name what is hidden: of that, rules know no more than the seat does. */
  function traceOf(seat: PlayerId, command: OptionMove, offered: EnumeratedMove | undefined): MoveTrace {
    const asked = offered ? engine : engine.imagine(seat, 'not on offer');
    return asked.explainMove(command.moveId, inputOf(command, seat));
  }

  function objections(seat: PlayerId, command: OptionMove): readonly Reason[] {
    const move = meant(seat, command);
    if (move?.isValid) return [];
    if (move && !needsInput(move)) return (move.validationErrors ?? []).map(reasonOf);
    const { allowed, rules } = traceOf(seat, command, move);
    const failed = rules.flatMap((rule) => (rule.status === 'failed' ? [reasonOf(rule.error)] : []));
    return allowed && !move ? [NOT_ON_OFFER] : failed;
  }

  const inputOf = ({ params, sourceCardId, targets }: OptionMove, seat: PlayerId) => ({
    playerId: seat,
    params: params as TMoves[keyof TMoves & string],
    sourceCardId,
    targets,
  });

  /** What a seat may see and do where an engine stands, with what was told up to there. */
  const reportOf = (at: typeof engine, seat: PlayerId | null, told: readonly HistoryEntry[]) => ({
    players,
    ...standingOf(at, seat, told),
    ...publishedMoves(at, seat, maxPerMove),
  });

  return createHostedTable<SeatView<TState, TCardMeta>>({
    seats: players.map(({ id }) => id),
    report: (seat) => ({
      ...reportOf(engine, seat, engine.getHistory(seat)),
      history: undo ? travel.where(seat) : { ...engine.getHistoryPosition(), canUndo: false, canRedo: false },
    }),
    play(seat, command) {
      const reasons = objections(seat, command);
      if (reasons.length > 0) return reasons;
      const result = engine.executeMove(command.moveId, inputOf(command, seat));
      return result.success ? [] : result.errors.map(reasonOf);
    },
    preview(seat, command) {
      if (objections(seat, command).length > 0) return [];
      return engine.previewMove(command.moveId, inputOf(command, seat));
    },
    ...(undo && { undo: travel.undo, redo: travel.redo }),
    past: {
      length: () => engine.getHistoryPosition().length,
      report: (seat, position) =>
        reportOf(engine.fork(position), seat, engine.getHistory(seat, { upTo: position })),
      move(seat, position) {
        const entries = engine.getHistory(seat, { after: position - 1, upTo: position }).map(logEntryOf);
        const author = engine.getAuthor(position);
        // Who may not know what was played may not know who played it.
        return { position, player: (author === seat ? author : entries[0]?.player) ?? null, entries };
      },
      ...(undo && { obstacles: travel.obstacles }),
    },
    explain(seat, command) {
      return traceOf(seat, command, meant(seat, command)).rules.map((check) =>
        check.status === 'failed'
          ? { rule: check.rule, status: 'failed', reason: reasonOf(check.error) }
          : check,
      );
    },
    forecast(seat, commands) {
      const plan = commands.map((command) => ({ moveId: command.moveId, input: inputOf(command, seat) }));
      const { errors, metrics } = engine.forecastMoves(seat, plan);
      return { refusals: errors.map((faults) => faults.map(reasonOf)), metrics };
    },
    enumerate: async (seat, moveId) =>
      (await engine.enumerateMovesAsync(seat, {
        includeMetadata: true,
        moveIds: [moveId],
      })) as readonly unknown[] as readonly EnumeratedMove[],
    subscribe: (listener) => engine.subscribe(listener),
  });
}

/** The moves of a seat as the kit reads them: what their parameters are is the game's business. */
function movesOf(
  engine: { enumerateMoves(playerId: PlayerId, options: MoveEnumerationOptions): readonly unknown[] },
  seat: PlayerId,
  options: MoveEnumerationOptions,
): readonly EnumeratedMove[] {
  return engine.enumerateMoves(seat, options) as readonly EnumeratedMove[];
}

/** The moves that are published: at most so many of a kind, and of which kinds there are more. */
function publishedMoves(
  engine: Parameters<typeof movesOf>[0],
  seat: PlayerId | null,
  most = Infinity,
): Pick<Snapshot, 'moves' | 'partial'> {
  if (seat === null) return { moves: [] };
  // One more than are published: who has that has more.
  const maxPerMove = Number.isFinite(most) && most > 0 ? most + 1 : undefined;
  const found = movesOf(engine, seat, { includeMetadata: true, maxPerMove });
  const later = found.filter(({ metadata }) => metadata?.onRequest).map(({ moveId }) => moveId);
  if (maxPerMove === undefined) return { moves: found, ...(later.length > 0 && { partial: later }) };
  const counts = new Map<string, number>();
  const moves = found.filter(({ moveId }) => {
    const count = (counts.get(moveId) ?? 0) + 1;
    counts.set(moveId, count);
    return count < maxPerMove;
  });
  const cut = [...counts].filter(([, count]) => count === maxPerMove).map(([moveId]) => moveId);
  const partial = [...cut, ...later];
  return { moves, ...(partial.length > 0 && { partial }) };
}

function needsInput(move: EnumeratedMove): boolean {
  return move.validationError?.errorCode === 'NO_ENUMERATOR';
}

function reasonOf({ errorCode, reason, context }: ValidationError): Reason {
  if (!context) return { code: errorCode, text: reason };
  // A rule may have looked for a parameter that was not sent: what is not there is not told.
  const known = Object.entries(context).filter(([, value]) => value !== undefined);
  return { code: errorCode, text: reason, context: Object.fromEntries(known) };
}
