import type { PlayerId } from '../protocol/ids.js';
import type { Flow, LogEntry } from '../protocol/snapshot.js';
import type { GamePast } from './game-past.js';
import { newEntries } from './new-entries.js';
import type { SeatReport } from './seat-report.js';
import type { StateHistory } from './state-history.js';

/** What a game says about any of its states. */
interface Chronicle<State> {
  flow(state: State): Flow;
  log(state: State, seat: PlayerId | null): readonly LogEntry[];
}

/** The past of a game whose states are kept. */
export function pastOf<State, View>(
  history: StateHistory<State>,
  game: Chronicle<State>,
  reportOf: (state: State, seat: PlayerId | null) => SeatReport<View>,
): GamePast<View> {
  return {
    length: history.length,
    report: (seat, position) => reportOf(history.at(position), seat),
    move: (seat, position) => ({
      position,
      player: game.flow(history.at(position - 1)).currentPlayer,
      entries: newEntries(game.log(history.at(position), seat), game.log(history.at(position - 1), seat)),
    }),
    obstacles: history.obstacles,
  };
}
