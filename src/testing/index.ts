export { adapterContract, type ContractCheck } from './adapter-contract.js';
export { describeAdapter } from './describe-adapter.js';
export { createDriver, playOption, type Driver } from './driver.js';
export type { ContractOptions, MakeGame } from './lab.js';
