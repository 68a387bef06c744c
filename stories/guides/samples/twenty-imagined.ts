// #region imagine
import type { Snapshot } from 'moveset';
import { searchAgent, type Simulation } from 'moveset/agents';
import { RuleEngine, simulationOf, type SeatView } from 'moveset/rule-engine';
import { twenty, type Twenty } from './twenty.js';

/** The position of a snapshot, with a guess at what cannot be seen in it. */
function imagineTwenty({ view, players, seat }: Snapshot<SeatView<Twenty>>, guess: number): Simulation {
  const engine = new RuleEngine({ ...twenty, setup: () => view.state }, players);
  return simulationOf(engine.imagine(seat, guess));
}

export const thinker = searchAgent<SeatView<Twenty>>({
  seed: 'thinker',
  milliseconds: 300,
  imagine: (snapshot, random) => imagineTwenty(snapshot, random()),
});
// #endregion imagine
