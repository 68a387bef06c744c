import { actionQueryTable } from '../../adapters/action-query.js';
import type { Table } from '../../protocol/engine-adapter.js';
import type { EnumeratedMove } from '../../protocol/enumerated-move.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { LogEntry } from '../../protocol/snapshot.js';
import { forecastOf } from './forecast.js';
import { refusalsOf } from './refuse.js';
import { battleService } from './rules/actions.js';
import type { GameEvent } from './rules/events.js';
import { initialState, SIDES, standing, type SetupOptions, type Side } from './rules/setup.js';
import type { GameState } from './rules/state.js';
import { afterAttacks } from './rules/turn.js';
import { viewOf } from './view-of.js';
import type { BattletechView } from './view.js';
import { decisionOf, logEntryOf, statusOf } from './words.js';

/** How a table is set. */
export interface BattletechTableOptions extends SetupOptions {
  /** What the sides are called. */
  readonly names?: Readonly<Record<Side, string>>;
  /** A battle that is under way, in place of a new one. */
  readonly state?: GameState;
}

/** A table with the seats `alpha` and `bravo`. Throws a `GameError` for a battle that makes no sense. */
export function createTable({
  names = { alpha: 'Alpha', bravo: 'Bravo' },
  state: begun,
  ...setup
}: BattletechTableOptions = {}): Table<BattletechView> {
  // What happened has happened: each line is written once.
  const written = new WeakMap<GameEvent, LogEntry>();
  const entryOf = (event: GameEvent, at: number, state: GameState): LogEntry => {
    let entry = written.get(event);
    if (!entry) written.set(event, (entry = logEntryOf(event, at, state, names)));
    return entry;
  };
  return actionQueryTable(battleService, {
    players: SIDES.map((id) => ({ id, name: names[id] })),
    initialState: begun ?? initialState(setup),
    phase: ({ phase }) => phase,
    units: (state, seat) => standing(state, seat),
    flow(state) {
      const decision = decisionOf(state);
      return {
        turn: Math.max(1, state.round),
        phase: state.phase,
        currentPlayer: state.active,
        ...(state.active !== null && decision && { decision }),
      };
    },
    status: (state) => statusOf(state, names),
    view: (state) => viewOf(state, names),
    log: (state) => state.events.map((event, at) => entryOf(event, at, state)),
    moves: doneMoves,
    playMove: (state) => afterAttacks(state),
    refuse: refusalsOf,
    forecast: forecastOf,
    isFinal: (before, after) => before.dice !== after.dice,
  });
}

/** The move by which a side ends its attacks. */
function doneMoves({ phase, active, ending, declared, units }: GameState, seat: PlayerId): EnumeratedMove[] {
  if (ending || (phase !== 'WEAPON_ATTACK' && phase !== 'PHYSICAL_ATTACK')) return [];
  const mine = declared.filter(({ unit }) => units.some(({ id, side }) => id === unit && side === seat));
  const none = phase === 'WEAPON_ATTACK' ? 'Hold fire' : 'No physical attacks';
  const move = {
    moveId: 'done',
    playerId: seat,
    params: {},
    metadata: { displayName: mine.length === 0 ? none : 'Finish declaring', priority: -1 },
  };
  if (active === seat) return [{ ...move, isValid: true }];
  const error = { errorCode: 'NOT_YOUR_TURN', reason: 'The other side decides now' };
  return [{ ...move, isValid: false, validationError: error, validationErrors: [error] }];
}
