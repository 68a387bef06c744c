import type { ActionOption, PhaseActionReport } from '../protocol/action-report.js';
import type { EngineAdapter, Table } from '../protocol/engine-adapter.js';
import type { EnumeratedMove } from '../protocol/enumerated-move.js';
import type { PlayerId } from '../protocol/ids.js';
import { optionIdOf, sentFor } from '../protocol/normalise.js';
import type { OptionMove } from '../protocol/option.js';
import { metricsOf, type PreviewMetric } from '../protocol/preview.js';
import type { Reason } from '../protocol/reason.js';
import type { RuleCheck } from '../protocol/rule-check.js';
import type { Flow, GameStatus, LogEntry, PlayerInfo } from '../protocol/snapshot.js';
import { createHostedTable } from './hosted-table.js';
import { refusalsOf } from './judged-move.js';
import { NOT_ON_OFFER } from './not-on-offer.js';
import { pastOf } from './past-of-states.js';
import type { SeatReport } from './seat-report.js';
import { createStateHistory } from './state-history.js';

/** An engine that reports what units can do in a phase, as `ActionQueryService` does. Asking changes nothing. */
export interface ActionQueryEngine<Unit, State, Phase extends string> {
  hasDecisions(phase: Phase): boolean;
  getActions(unit: Unit, phase: Phase, gameState: State): PhaseActionReport;
  getAction(unit: Unit, phase: Phase, gameState: State, actionId: string): ActionOption | null;
  explain(unit: Unit, phase: Phase, gameState: State, actionId: string): readonly RuleCheck[];
  /** A new state: the one after an action. */
  execute(unit: Unit, phase: Phase, gameState: State, actionId: string): State;
}

/** What the engine itself cannot say: whose units there are, the course of the game, and what each seat sees. */
export interface ActionQueryGame<Unit, State, Phase extends string, View> {
  readonly players: readonly PlayerInfo[];
  readonly initialState: State;
  phase(state: State): Phase;
  /** The units a seat decides for, all of which are reported at once: in their order, whether or not it is their turn. */
  units(state: State, seat: PlayerId): readonly Unit[];
  /** Turn, phase, and whose decision is awaited: nobody's when the game is over. */
  flow(state: State): Flow;
  status(state: State): GameStatus;
  /** What a seat may see. */
  view(state: State, seat: PlayerId | null): View;
  log(state: State, seat: PlayerId | null): readonly LogEntry[];
  /** What a seat can do that no unit does, such as to end its attacks. */
  moves?(state: State, seat: PlayerId): readonly EnumeratedMove[];
  /** A new state: the one after such a move, which is valid. */
  playMove?(state: State, seat: PlayerId, move: EnumeratedMove): State;
  /** Why something is refused that nobody offers: a unit that does not exist, another phase. */
  refuse?(state: State, seat: PlayerId, sent: OptionMove): readonly Reason[];
  /** What came about between two states by several actions, for a forecast. Nothing that chance decided lies between them. */
  forecast?(before: State, after: State, seat: PlayerId): readonly PreviewMetric[];
  /** Whether chance decided something between two states: it cannot be taken back, nor told before. */
  isFinal?(before: State, after: State): boolean;
}

const NOT_KNOWN_YET: Reason = {
  code: 'NOT_KNOWN_YET',
  text: 'What comes before this is up to chance: nobody can say yet whether it will be possible.',
};

type Found<Unit> =
  | { readonly kind: 'action'; readonly unit: Unit; readonly action: ActionOption }
  | { readonly kind: 'move'; readonly move: EnumeratedMove };

/**
 * A table for engines that report what units can do. Publishes the reports of all units of a seat, plays their actions one by
 * one or several as one, explains them rule by rule, and keeps the states for undo and redo.
 */
export function actionQueryTable<Unit extends { readonly id: string }, State, Phase extends string, View>(
  engine: ActionQueryEngine<Unit, State, Phase>,
  game: ActionQueryGame<Unit, State, Phase, View>,
): Table<View> {
  const isFinal = (before: State, after: State) => game.isFinal?.(before, after) ?? false;
  const history = createStateHistory(game.initialState, (state) => game.flow(state).currentPlayer, isFinal);

  const reports = (state: State, seat: PlayerId): readonly PhaseActionReport[] => {
    const phase = game.phase(state);
    if (!engine.hasDecisions(phase) || game.status(state).kind === 'over') return [];
    return game.units(state, seat).map((unit) => engine.getActions(unit, phase, state));
  };

  /** What a seat sent, if it is on offer: as it was offered, parameter by parameter. */
  function find(state: State, seat: PlayerId, sent: OptionMove): Found<Unit> | null {
    const id = optionIdOf(sent);
    const move = game.moves?.(state, seat).find((one) => optionIdOf(one) === id);
    if (move) return { kind: 'move', move };
    const unit = game.units(state, seat).find((one) => one.id === sent.params['unitId']);
    const phase = game.phase(state);
    if (!unit || game.status(state).kind === 'over') return null;
    const action = engine.getAction(unit, phase, state, sent.moveId);
    if (!action || optionIdOf(sentFor({ phase, unitId: unit.id, actions: [] }, action)) !== id) return null;
    return { kind: 'action', unit, action };
  }

  function refusals(
    state: State,
    seat: PlayerId,
    sent: OptionMove,
    found: Found<Unit> | null,
  ): readonly Reason[] {
    if (!found) {
      const reasons = game.refuse?.(state, seat, sent) ?? [];
      return reasons.length > 0 ? reasons : [NOT_ON_OFFER];
    }
    if (found.kind === 'action') return reasonsAgainst(found.action);
    if (found.move.isValid) return [];
    const reasons = refusalsOf(found.move);
    return reasons.length > 0 ? reasons : [NOT_ON_OFFER];
  }

  function after(state: State, seat: PlayerId, found: Found<Unit>): State {
    if (found.kind === 'action') return engine.execute(found.unit, game.phase(state), state, found.action.id);
    if (game.playMove) return game.playMove(state, seat, found.move);
    throw new Error(
      'moveset: a game offers moves and cannot play them. Nothing was played. Give the game a playMove().',
    );
  }

  function reportOf(state: State, seat: PlayerId | null): SeatReport<View> {
    return {
      players: game.players,
      flow: game.flow(state),
      status: game.status(state),
      view: game.view(state, seat),
      moves: seat === null ? [] : (game.moves?.(state, seat) ?? []),
      reports: seat === null ? [] : reports(state, seat),
      log: game.log(state, seat),
    };
  }

  return createHostedTable<View>({
    seats: game.players.map(({ id }) => id),
    report: (seat) => ({ ...reportOf(history.current(), seat), history: history.where(seat) }),
    play(seat, command) {
      const state = history.current();
      const found = find(state, seat, command);
      const reasons = refusals(state, seat, command, found);
      if (reasons.length === 0) history.push(after(state, seat, found!));
      return reasons;
    },
    preview(seat, command) {
      const found = find(history.current(), seat, command);
      if (found?.kind === 'move') return found.move.isValid ? (found.move.metadata?.preview ?? []) : [];
      return found?.action.kind === 'available' ? metricsOf(found.action.preview) : [];
    },
    explain(seat, command) {
      const state = history.current();
      const found = find(state, seat, command);
      return found?.kind === 'action'
        ? engine.explain(found.unit, game.phase(state), state, found.action.id)
        : [];
    },
    forecast(seat, commands) {
      const before = history.current();
      let state = before;
      let left = false;
      const all = commands.map((command) => {
        if (left) return [NOT_KNOWN_YET];
        const found = find(state, seat, command);
        const reasons = refusals(state, seat, command, found);
        if (reasons.length > 0) return reasons;
        const next = after(state, seat, found!);
        if (isFinal(state, next)) left = true;
        else state = next;
        return [];
      });
      return { refusals: all, metrics: game.forecast?.(before, state, seat) ?? [] };
    },
    undo: history.undo,
    redo: history.redo,
    past: pastOf(history, game, reportOf),
  });
}

/** The adapter of one seat at a table of its own; `null` only watches. */
export function actionQueryAdapter<Unit extends { readonly id: string }, State, Phase extends string, View>(
  engine: ActionQueryEngine<Unit, State, Phase>,
  game: ActionQueryGame<Unit, State, Phase, View>,
  seat: PlayerId | null,
): EngineAdapter<View> {
  return actionQueryTable(engine, game).adapter(seat);
}

function reasonsAgainst(action: ActionOption): readonly Reason[] {
  if (action.kind === 'available') return [];
  return action.reasons.map(({ code, description, context }) => ({
    code,
    text: description,
    ...(context && { context }),
  }));
}
