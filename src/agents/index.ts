export type { Agent } from './agent.js';
export { randomAgent } from './random-agent.js';
export { seatAgent, type SeatAgentOptions } from './seat-agent.js';
export { runInSlices } from './run-in-slices.js';
