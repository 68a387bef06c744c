import type { HistoryEntry } from '../engines/rule-engine/history.js';
import type { MoveParamsMap } from '../engines/rule-engine/define/move-definition.js';
import type { RuleEngine } from '../engines/rule-engine/rule-engine.js';
import type { SeatView } from '../engines/rule-engine/visibility/seat-view.js';
import type { PlayerId } from '../protocol/ids.js';
import type { LogEntry, Told } from '../protocol/snapshot.js';
import type { SeatReport } from './seat-report.js';

/** How things stand for a seat where an engine is, with what was told up to there. What the seat can do is not in it. */
export function standingOf<TState extends object, TMoves extends MoveParamsMap, TCardDefinition, TCardMeta>(
  engine: RuleEngine<TState, TMoves, TCardDefinition, TCardMeta>,
  seat: PlayerId | null,
  told: readonly HistoryEntry[],
): Omit<SeatReport<SeatView<TState, TCardMeta>>, 'players' | 'moves'> {
  const flow = engine.getFlowManager();
  const [phase, segment] = [flow?.getCurrentPhase(), flow?.getCurrentSegment()];
  const end = engine.getGameEndResult();
  const view = engine.getSeatView(seat);
  const { decision } = view;
  return {
    flow: {
      turn: flow?.getTurnNumber() ?? 1,
      ...(phase !== undefined && { phase }),
      ...(segment !== undefined && { segment }),
      currentPlayer: engine.getActivePlayer(),
      ...(decision && { decision: { text: decision.prompt, ...wordsFor(decision) } }),
    },
    status: end
      ? { kind: 'over', winner: end.winner ?? null, reason: end.reason, ...wordsFor(end) }
      : { kind: 'playing' },
    view,
    reports: [],
    log: told.map(logEntryOf),
  };
}

/** Something that was told, as an entry of a log. */
export function logEntryOf({ id, text, playerId, refs, ...entry }: HistoryEntry): LogEntry {
  return {
    id,
    text,
    ...wordsFor(entry),
    ...(playerId !== undefined && { player: playerId }),
    ...(refs && { refs }),
  };
}

/** By what a text can be said in other words, where that is known. */
function wordsFor({
  code,
  context,
}: {
  readonly code?: string | undefined;
  readonly context?: Told['context'] | undefined;
}): Pick<Told, 'code' | 'context'> {
  return { ...(code !== undefined && { code }), ...(context && { context }) };
}
