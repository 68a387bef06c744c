import { cardNamed } from './cards.js';
import { linesOf, type Log } from './game-log.js';
import { PHASES } from './types.js';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isWhole = (value: unknown): boolean => Number.isInteger(value);
const areCards = (value: unknown): boolean => Array.isArray(value) && value.every((card) => cardNamed(card));

/** What is wrong with a value that should be a game state; nothing if it is one. */
export function faultOfState(state: unknown): string | null {
  try {
    const fault = faultIn(state);
    return fault && `Invalid game state: ${fault}`;
  } catch {
    return 'Invalid game state: it cannot be read';
  }
}

function faultIn(state: unknown): string | null {
  if (!isObject(state)) return 'it must be an object';
  const { players, supply, currentPlayer, phase, turnNumber, seed, gameLog, log } = state;
  if (!Array.isArray(players) || players.length === 0) return 'players must be a list of at least one';
  for (const [seat, player] of players.entries()) {
    const fault = faultOfPlayer(player);
    if (fault) return `players[${seat}]: ${fault}`;
  }
  if (!(supply instanceof Map)) return 'supply must be a Map';
  for (const [card, count] of supply as ReadonlyMap<unknown, unknown>)
    if (!cardNamed(card) || !isWhole(count)) return `supply has ${String(count)} of ${String(card)}`;
  if (!isWhole(currentPlayer) || !players[currentPlayer as number])
    return `currentPlayer must be 0 to ${players.length - 1}`;
  if (!(PHASES as readonly unknown[]).includes(phase)) return `phase must be ${PHASES.join(', ')}`;
  if (!isWhole(turnNumber)) return 'turnNumber must be a whole number';
  if (typeof seed !== 'string') return 'seed must be a text';
  const lines: unknown = log === undefined ? gameLog : linesOf(log as Log | null);
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string'))
    return 'gameLog must be a list of texts';
  return null;
}

function faultOfPlayer(player: unknown): string | null {
  if (!isObject(player)) return 'it must be an object';
  for (const pile of ['deck', 'hand', 'discard', 'playArea'])
    if (!areCards(player[pile])) return `${pile} must be a list of cards`;
  for (const counter of ['actions', 'buys', 'coins'])
    if (!isWhole(player[counter])) return `${counter} must be a whole number`;
  return null;
}
