import type { Answer, Command } from '../../src/protocol/command.js';
import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import type { EnumeratedMove, ValidationError } from '../../src/protocol/enumerated-move.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import { optionIdOf } from '../../src/protocol/normalise.js';
import type { OptionMove } from '../../src/protocol/option.js';
import { shareList } from '../../src/protocol/plain-data.js';
import type { Reason } from '../../src/protocol/reason.js';
import { commandShape } from '../../src/protocol/validate/command-shape.js';
import { faultIn } from '../../src/protocol/validate/shape.js';
import type { LogEntry, Snapshot } from '../../src/protocol/snapshot.js';

/** What everybody sees. */
export interface StonesView {
  readonly left: number;
  /** Chance: changes with every move. */
  readonly wind: number;
}

interface State extends StonesView {
  readonly toMove: PlayerId | null;
  readonly skipped: readonly PlayerId[];
  readonly log: readonly LogEntry[];
}

const SEATS = ['ann', 'bob'] as const;
const CANDIDATES: readonly OptionMove[] = [
  ...[1, 2, 3, 4].map((count) => ({ moveId: 'take', params: { count } })),
  { moveId: 'skip', params: {} },
];

const other = (seat: PlayerId) => (seat === 'ann' ? 'bob' : 'ann');
const countOf = (move: OptionMove) => (move.params['count'] ?? 0) as number;

function objections(state: State, seat: PlayerId | null, move: OptionMove): Reason[] {
  if (seat === null) return [{ code: 'SPECTATOR', text: 'You are only watching.' }];
  if (!CANDIDATES.some((candidate) => optionIdOf(candidate) === optionIdOf(move))) {
    return [{ code: 'UNKNOWN_MOVE', text: 'There is no such move.' }];
  }
  if (countOf(move) > 3) return [{ code: 'TOO_MANY', text: 'Nobody ever takes more than three.' }];
  const reasons: Reason[] = [];
  if (state.toMove === null) reasons.push({ code: 'GAME_OVER', text: 'The last stone is taken.' });
  else if (state.toMove !== seat) reasons.push({ code: 'NOT_YOUR_TURN', text: 'It is not your turn.' });
  const context = { required: countOf(move), available: state.left };
  if (context.required > context.available) {
    reasons.push({ code: 'TOO_FEW_STONES', text: `Only ${state.left} stones are left.`, context });
  }
  if (move.moveId === 'skip' && state.skipped.includes(seat)) {
    reasons.push({ code: 'SKIPPED_BEFORE', text: 'You may skip only once.' });
  }
  return reasons;
}

function after(state: State, seat: PlayerId, move: OptionMove): State {
  const left = state.left - countOf(move);
  const wind = (state.wind * 1103515245 + 12345) % 2147483648;
  const text = move.moveId === 'skip' ? `${seat} skips` : `${seat} takes ${countOf(move)}`;
  return {
    left,
    wind,
    toMove: left === 0 ? null : other(seat),
    skipped: move.moveId === 'skip' ? [...state.skipped, seat] : state.skipped,
    log: [...state.log, { id: `${state.log.length + 1}`, text: `${text}, wind ${wind % 8}`, player: seat }],
  };
}

function enumerated(state: State, seat: PlayerId | null): EnumeratedMove[] {
  if (seat === null) return [];
  return CANDIDATES.map((move) => {
    const errors = objections(state, seat, move).map(({ code, text, context }): ValidationError => ({
      errorCode: code,
      reason: text,
      ...(context && { context }),
    }));
    const displayName = move.moveId === 'skip' ? 'Skip' : `Take ${countOf(move)}`;
    const facts = { ...move, playerId: seat, metadata: { displayName } };
    return errors[0]
      ? { ...facts, isValid: false, validationError: errors[0], validationErrors: errors }
      : { ...facts, isValid: true };
  });
}

/** An honest table: two players take one to three stones in turn; whoever takes the last one wins. */
export function createStones({ stones = 9, seed = 1 } = {}): Table<StonesView> {
  const states: State[] = [{ left: stones, wind: seed, toMove: 'ann', skipped: [], log: [] }];
  const listeners = new Set<{ tell: () => void }>();
  const adapters = new Map<PlayerId | null, EngineAdapter<StonesView>>();
  let at = 0;
  let revision = 0;

  const current = () => states[at]!;
  const rejected = (...reasons: Reason[]): Answer => ({ status: 'rejected', reasons });

  function changed(): Answer {
    revision += 1;
    const answer: Answer = { status: 'accepted', revision };
    for (const listener of [...listeners]) listener.tell();
    return answer;
  }

  function judge(seat: PlayerId | null, command: Command): Answer {
    const reasons = objections(current(), seat, command);
    if (seat === null) return rejected(...reasons);
    if (command.revision < revision) return { status: 'superseded', revision };
    if (command.revision > revision) {
      return rejected({ code: 'UNKNOWN_REVISION', text: 'Nobody has seen that position yet.' });
    }
    if (reasons.length > 0) return rejected(...reasons);
    states.splice(at + 1, Infinity, after(current(), seat, command));
    at += 1;
    return changed();
  }

  function travel(target: number | undefined, isThere: boolean): Answer {
    if (target === undefined || !isThere)
      return rejected({ code: 'NO_HISTORY', text: 'There is nothing there.' });
    at = target;
    return changed();
  }

  function createAdapter(seat: PlayerId | null): EngineAdapter<StonesView> {
    const answers = new Map<string, Answer>();
    let latest: Snapshot<StonesView> | undefined;

    function publish(position = at): Snapshot<StonesView> {
      const state = states[position]!;
      const { left, wind, toMove, log } = state;
      const winner = toMove === null ? (log.at(-1)?.player ?? null) : null;
      return {
        revision,
        seat,
        players: SEATS.map((id) => ({ id, name: id })),
        flow: { turn: position + 1, currentPlayer: toMove },
        status: toMove ? { kind: 'playing' } : { kind: 'over', winner, reason: 'The last stone is taken.' },
        view: { left, wind },
        moves: shareList(latest?.moves ?? [], enumerated(state, seat), optionIdOf),
        reports: [],
        log,
        history: {
          position,
          length: states.length - 1,
          canUndo: seat !== null && states.slice(0, position).some((state) => state.toMove === seat),
          canRedo: seat !== null && position < states.length - 1,
        },
      };
    }

    return {
      getSnapshot() {
        if (latest?.revision !== revision) latest = publish();
        return latest;
      },
      subscribe(tell) {
        const listener = { tell };
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      async execute(command) {
        const fault = faultIn(commandShape, command);
        if (fault) return rejected({ code: 'MALFORMED', text: fault });
        const answer = answers.get(command.commandId) ?? judge(seat, command);
        answers.set(command.commandId, answer);
        return answer;
      },
      async preview(command) {
        if (seat === null || objections(current(), seat, command).length > 0) return [];
        const before = current().left;
        const then = after(current(), seat, command).left;
        return [{ key: 'left', label: 'Stones left', before, after: then, tone: 'neutral' }];
      },
      async undo(position) {
        const own = states.findLastIndex(({ toMove }, place) => place < at && toMove === seat);
        const target = position ?? own;
        return seat === null
          ? rejected(...objections(current(), null, CANDIDATES[0]!))
          : travel(target, target >= 0 && target < at);
      },
      async redo(position) {
        const own = states.findIndex(({ toMove }, place) => place > at && toMove === seat);
        const target = position ?? (own === -1 ? states.length - 1 : own);
        return seat === null
          ? rejected(...objections(current(), null, CANDIDATES[0]!))
          : travel(target, target > at && target < states.length);
      },
      async recall(position) {
        if (!states[position]) return null;
        const here: Reason = { code: 'NO_HISTORY', text: 'There is nothing there.' };
        const obstacles = seat === null ? objections(current(), null, CANDIDATES[0]!) : [here];
        return {
          snapshot: publish(position),
          obstacles: seat === null || position === at ? obstacles : [],
        };
      },
      async course(from, to) {
        return states.flatMap(({ log }, position) => {
          const entry = log.at(-1);
          const asked = entry && position >= from && position <= to;
          return asked ? [{ position, player: entry.player ?? null, entries: [entry] }] : [];
        });
      },
      enumerate: async (moveId) => enumerated(current(), seat).filter((move) => move.moveId === moveId),
    };
  }

  return {
    seats: SEATS,
    adapter(seat) {
      const adapter = adapters.get(seat) ?? createAdapter(seat);
      adapters.set(seat, adapter);
      return adapter;
    },
  };
}
