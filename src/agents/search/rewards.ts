import type { PlayerId } from '../../protocol/ids.js';
import type { Simulation } from './simulation.js';

/** What each player has of a game, from 0 to 1. */
export type Rewards = (playerId: PlayerId) => number;

/** Says what an imagined game was worth to its players, whether it was played to its end or not. */
export class RewardScale {
  // Welford's running mean and sum of squares, of all leads that were evaluated so far.
  #count = 0;
  #mean = 0;
  #squares = 0;

  /** What each player has of the game as it stands. */
  rewardsOf(game: Simulation): Rewards {
    // Nobody knows who would win: with two players, half a win each. One alone has neither won nor lost.
    const share = 1 / Math.max(2, game.players.length);
    const outcome = game.outcome();
    if (outcome?.rewards) {
      const { rewards } = outcome;
      return (player) => within(Object.hasOwn(rewards, player) ? rewards[player]! : 0);
    }
    if (outcome) {
      const { winner } = outcome;
      return (player) => (winner === null ? share : Number(player === winner));
    }
    return game.evaluate ? this.#estimate(game.players, (player) => game.evaluate!(player)) : () => share;
  }

  /** How far each player is ahead of the others, by the measure of what was seen before. */
  #estimate(players: readonly PlayerId[], evaluate: Rewards): Rewards {
    const values = new Map(players.map((player) => [player, evaluate(player)]));
    const sum = [...values.values()].reduce((total, value) => total + value, 0);
    const others = Math.max(1, players.length - 1);
    const leadOf = (player: PlayerId) => {
      const value = values.get(player) ?? 0;
      return value - (sum - value) / others;
    };
    for (const player of players) this.#learn(leadOf(player));
    const spread = Math.sqrt(this.#squares / this.#count) || 1;
    // Never quite 0 or 1: no lead is as good as a win.
    const estimates = new Map(
      players.map((player) => [player, 1 / (1 + Math.exp((this.#mean - leadOf(player)) / spread))]),
    );
    return (player) => estimates.get(player) ?? 0;
  }

  #learn(lead: number): void {
    this.#count += 1;
    const surprise = lead - this.#mean;
    this.#mean += surprise / this.#count;
    this.#squares += surprise * (lead - this.#mean);
  }
}

function within(reward: number): number {
  return Math.min(1, Math.max(0, reward));
}
