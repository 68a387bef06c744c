export type { Agent } from './agent.js';
export { randomAgent } from './random-agent.js';
export { greedyAgent, type GreedyAgentOptions } from './greedy-agent.js';
export { seatAgent, type SeatAgentOptions } from './seat-agent.js';
export { runInSlices } from './run-in-slices.js';
export type { Outcome, Simulation } from './search/simulation.js';
export {
  searchMoves,
  type SearchedMove,
  type SearchOptions,
  type SearchReport,
} from './search/search-moves.js';
export { searchAgent, type SearchAgentOptions } from './search/search-agent.js';
export type { AgentPort } from './remote/agent-port.js';
export { exposeAgent } from './remote/expose-agent.js';
export { remoteAgent } from './remote/remote-agent.js';
