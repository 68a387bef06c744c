// #region seats
import { ruleEngineTable } from 'moveset/adapters';
import { greedyAgent, randomAgent, searchAgent, seatAgent, type Agent } from 'moveset/agents';
import { simulationOf } from 'moveset/rule-engine';
import { createTwenty, type TwentyEngine } from './twenty.js';

/** Lets two agents play a game to its end, and says who won. */
async function contest(engine: TwentyEngine, ann: Agent, bob: Agent): Promise<string | undefined> {
  const table = ruleEngineTable(engine);
  const ended = new Promise<void>((resolve) => {
    engine.subscribe(() => engine.hasGameEnded() && resolve());
  });
  const stopAnn = seatAgent(table.adapter('ann'), ann);
  const stopBob = seatAgent(table.adapter('bob'), bob);
  await ended;
  stopAnn();
  stopBob();
  return engine.getGameEndResult()?.winner;
}
// #endregion seats

// #region search
const thinkerFor = (engine: TwentyEngine) =>
  searchAgent({
    seed: 'thinker',
    iterations: 50,
    imagine: ({ seat }, random) => simulationOf(engine.imagine(seat, random())),
  });
// #endregion search

export async function contests() {
  // #region contests
  const opponents = {
    random: () => randomAgent({ seed: 'bob' }),
    greedy: () => greedyAgent({ seed: 'bob' }),
    search: thinkerFor,
  };
  for (const [name, opponentFor] of Object.entries(opponents)) {
    let won = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const engine = createTwenty(seed);
      const winner = await contest(engine, randomAgent({ seed }), opponentFor(engine));
      if (winner === 'bob') won += 1;
    }
    console.info(`${name}: ${won} of 40 games won against chance`);
  }
  // #endregion contests
}
