export { createCardId, createPlayerId } from './ids.js';
export { RuleEngine } from './rule-engine.js';
export { rulesFor } from './rules-for.js';
