import type { Answer, BatchAnswer, Command } from '../protocol/command.js';
import type { EngineAdapter, Table } from '../protocol/engine-adapter.js';
import type { EnumeratedMove } from '../protocol/enumerated-move.js';
import type { PlayerId } from '../protocol/ids.js';
import type { PreviewMetric } from '../protocol/preview.js';
import type { Reason } from '../protocol/reason.js';
import type { Forecast, RuleCheck } from '../protocol/rule-check.js';
import { commandShape } from '../protocol/validate/command-shape.js';
import { faultIn } from '../protocol/validate/shape.js';
import type { Snapshot } from '../protocol/snapshot.js';
import { createAnswerBook } from './answer-book.js';
import { namesOf, playAsOne } from './batch.js';
import { movesBetween, reportAt, type GamePast } from './game-past.js';
import { nextSnapshot } from './next-snapshot.js';
import { reasonOfError } from './reason-of-error.js';
import type { SeatReport } from './seat-report.js';

/** One running game as its table needs it. It may throw: the table turns that into an answer. */
export interface GameHost<View = unknown> {
  readonly seats: readonly PlayerId[];
  /** What a seat may see and do now; `null` is the spectator's. */
  report(seat: PlayerId | null): SeatReport<View>;
  /** Plays for a seat. No reasons means played; with reasons nothing has changed. */
  play(seat: PlayerId, command: Command): readonly Reason[];
  /** What playing would do. Changes nothing. */
  preview?(seat: PlayerId, command: Command): readonly PreviewMetric[];
  /** What every rule says about playing. Changes nothing. */
  explain?(seat: PlayerId, command: Command): readonly RuleCheck[];
  /** What playing one after the other would do. Changes nothing. */
  forecast?(seat: PlayerId, commands: readonly Command[]): Forecast;
  /** All moves of one kind, for games that do not report all of them. Changes nothing. */
  enumerate?(seat: PlayerId, moveId: string): Promise<readonly EnumeratedMove[]>;
  /** Goes back. No reasons means done. */
  undo?(seat: PlayerId, position?: number): readonly Reason[];
  /** Goes forward again. No reasons means done. */
  redo?(seat: PlayerId, position?: number): readonly Reason[];
  /** The positions the game went through, where it keeps them. */
  readonly past?: GamePast<View>;
  /** Calls back when the game changes by other ways than this table; returns the way to stop. */
  subscribe?(listener: () => void): () => void;
}

const SPECTATOR: Reason = { code: 'SPECTATOR', text: 'You are watching: only players can do this.' };
const NO_UNDO: Reason = { code: 'NO_UNDO', text: 'Moves of this game cannot be taken back.' };

/**
 * Seats any in-process game at a table: counts revisions, caches snapshots, keeps what did not change identical,
 * and answers stale, forged and repeated commands, so that a game only says what is and what happens.
 */
export function createHostedTable<View>(host: GameHost<View>): Table<View> {
  const listeners = new Set<() => void>();
  const adapters = new Map<PlayerId | null, EngineAdapter<View>>();
  let revision = 0;
  let settling = false;

  host.subscribe?.(() => {
    // What the table does itself is counted when it is done.
    if (settling) return;
    revision += 1;
    notify();
  });

  function settle(act: () => readonly Reason[]): Answer {
    settling = true;
    try {
      const reasons = act();
      if (reasons.length > 0) return { status: 'rejected', reasons };
    } catch (error) {
      return { status: 'rejected', reasons: [reasonOfError(error)] };
    } finally {
      settling = false;
    }
    revision += 1;
    // Read before anybody is told: a listener may play on at once.
    const answer: Answer = { status: 'accepted', revision };
    notify();
    return answer;
  }

  function notify(): void {
    for (const listener of [...listeners]) {
      try {
        listener();
      } catch (error) {
        // The move is played; a subscriber's fault must not make it look refused, nor keep others from hearing of it.
        console.error(
          'moveset: a subscriber of a table threw. It may show an old position. Mend the subscriber.',
          error,
        );
      }
    }
  }

  function createAdapter(seat: PlayerId | null): EngineAdapter<View> {
    const once = createAnswerBook<Answer>();
    const onceForAll = createAnswerBook<BatchAnswer>();
    let latest: Snapshot<View> | undefined;

    function answerTo(command: Command): Answer {
      const fault = faultIn(commandShape, command);
      if (fault) {
        const text = `This is not a command the game understands (${fault}).`;
        return { status: 'rejected', reasons: [{ code: 'INVALID_COMMAND', text }] };
      }
      return once(command.commandId, () => judge(command));
    }

    function judge(command: Command): Answer {
      if (seat === null) return { status: 'rejected', reasons: [SPECTATOR] };
      if (command.revision < revision) return { status: 'superseded', revision };
      if (command.revision > revision) {
        const text = `This was meant for revision ${command.revision}, but the game is at ${revision}.`;
        const context = { given: command.revision, current: revision };
        return { status: 'rejected', reasons: [{ code: 'UNKNOWN_REVISION', text, context }] };
      }
      return settle(() => host.play(seat, command));
    }

    const travel = (way: 'undo' | 'redo', player: PlayerId) => ({
      [way]: (position?: number) => Promise.resolve(settle(() => host[way]!(player, position))),
    });

    /** Several commands as one, for games that can tell what they would come to. */
    const batch = (player: PlayerId, forecast: NonNullable<GameHost<View>['forecast']>) => ({
      executeAll: async (commands: readonly Command[]) =>
        onceForAll(namesOf(commands), () =>
          playAsOne({
            commands,
            revision,
            settle,
            play: (command) => host.play(player, command),
            forecast: (all) => forecast(player, all),
          }),
        ),
    });

    /** What prevents this seat from going to a position. */
    function obstacles(position: number): readonly Reason[] {
      if (seat === null) return [SPECTATOR];
      return host.past?.obstacles?.(seat, position) ?? [NO_UNDO];
    }

    const remember = (past: GamePast<View>) => ({
      async recall(position: number) {
        const report = reportAt(past, seat, position);
        return report && { snapshot: { ...report, revision, seat }, obstacles: obstacles(position) };
      },
      course: async (from: number, to: number) => movesBetween(past, seat, from, to),
    });

    return {
      getSnapshot() {
        if (latest?.revision !== revision)
          latest = nextSnapshot(latest, { ...reportOf(host, seat, latest), revision, seat });
        return latest;
      },
      subscribe(listener) {
        // Wrapped, so that the same function subscribed twice is two subscriptions.
        const entry = () => listener();
        listeners.add(entry);
        return () => void listeners.delete(entry);
      },
      execute: (command) => Promise.resolve(answerTo(command)),
      ...(host.preview && {
        preview: async (command: Command) =>
          seat === null || faultIn(commandShape, command) ? [] : host.preview!(seat, command),
      }),
      ...(host.explain && {
        explain: async (command: Command) =>
          seat === null || faultIn(commandShape, command) ? [] : host.explain!(seat, command),
      }),
      ...(host.forecast && {
        forecast: async (commands: readonly Command[]) =>
          seat === null || commands.some((command) => faultIn(commandShape, command))
            ? { refusals: [], metrics: [] }
            : host.forecast!(seat, commands),
      }),
      ...(seat !== null && host.forecast && batch(seat, (...asked) => host.forecast!(...asked))),
      ...(host.enumerate && {
        enumerate: async (moveId: string) => (seat === null ? [] : host.enumerate!(seat, moveId)),
      }),
      ...(seat !== null && host.undo && travel('undo', seat)),
      ...(seat !== null && host.redo && travel('redo', seat)),
      ...(host.past && remember(host.past)),
    };
  }

  return {
    seats: host.seats,
    adapter(seat) {
      if (seat !== null && !host.seats.includes(seat)) {
        throw new Error(
          `moveset: there is no seat "${seat}" at this table. Only a seat's own player may see and do what is its. ` +
            `Use one of ${host.seats.map((name) => `"${name}"`).join(', ')}, or null to watch.`,
        );
      }
      let adapter = adapters.get(seat);
      if (!adapter) adapters.set(seat, (adapter = createAdapter(seat)));
      return adapter;
    },
  };
}

/** The seat's report; if the engine fails to give one, the last one known, with nothing to do and a word in the log. */
function reportOf<View>(
  host: GameHost<View>,
  seat: PlayerId | null,
  last: SeatReport<View> | undefined,
): SeatReport<View> {
  try {
    return host.report(seat);
  } catch (error) {
    // Without a view there is nothing a skin could show: whoever asked must know that.
    if (!last) throw error;
    const { text } = reasonOfError(error);
    return {
      ...last,
      moves: [],
      reports: [],
      log: [...last.log, { id: `engine-error-${last.log.length}`, text }],
    };
  }
}
