// Times Principality in a process of its own: node principality-case.mjs <moves of the game>
import { deepStrictEqual } from 'node:assert';
import { median } from './median.mjs';
import { execute, gameOver, newGame, validMoves } from './principality-floor.mjs';

/** @type {typeof import('../../src/games/principality/index.js')} */
const { GameEngine } = await import(new URL('../../dist/games/principality/index.js', import.meta.url).href);
/** @typedef {import('../../src/games/principality/index.js').Move} Move */

const ROUNDS = 25;
const WARM_UP = 25;
const PLAYERS = 2;
const most = Number(process.argv[2]);
// A game is over in a tenth of a millisecond: some are played in a row, so that a round is long enough to be timed.
const GAMES = Math.ceil(3000 / most);
const engine = new GameEngine('bench');

// A game of somebody who plays treasures and buys whatever comes, a little by chance; everybody plays the same moves.
let state = engine.initializeGame(PLAYERS);
const states = [state];
/** @type {Move[]} */
const moves = [];
for (let chance = 1; moves.length < most;) {
  const valid = engine.getValidMoves(state);
  chance = (chance * 48271) % 2147483647;
  // To keep the game going for as long as asked, victory cards and whole piles are left alone.
  const kept = valid.filter(
    ({ type, card }) => type !== 'buy' || (state.supply.get(card ?? 'Copper') ?? 0) > 3,
  );
  const move = /** @type {Move} */ (kept[chance % kept.length]);
  const { newState } = engine.executeMove(state, move);
  if (!newState) throw new Error('A move that was offered is refused.');
  moves.push(move);
  states.push((state = newState));
}
const last = /** @type {typeof state} */ (states.at(-1));

/** Microseconds per call, one number per round. @type {Record<string, number[]>} */
const times = {};
/** @param {string} name @param {number} round @param {number} calls @param {() => void} act */
function time(name, round, calls, act) {
  const start = performance.now();
  act();
  (times[name] ??= [])[Math.max(0, round)] = ((performance.now() - start) * 1000) / calls;
}

let sink = 0;
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  /** @type {(() => void)[]} */
  const acts = [
    () =>
      time('execute', round, GAMES * moves.length, () => {
        for (let game = 0; game < GAMES; game += 1)
          for (let at = 0; at < moves.length; at += 1)
            sink += Number(
              engine.executeMove(/** @type {any} */ (states[at]), /** @type {any} */ (moves[at])).success,
            );
      }),
    () => {
      const games = Array.from({ length: GAMES }, () => newGame('bench', PLAYERS));
      time('executeFloor', round, GAMES * moves.length, () => {
        for (const game of games) for (const move of moves) sink += Number(execute(game, move) === null);
      });
      deepStrictEqual(games[0]?.players, JSON.parse(JSON.stringify(last.players)));
    },
    () =>
      time('valid', round, GAMES * states.length, () => {
        for (let game = 0; game < GAMES; game += 1)
          for (const each of states) sink += engine.getValidMoves(each).length;
      }),
    () =>
      time('validFloor', round, GAMES * states.length, () => {
        for (let game = 0; game < GAMES; game += 1)
          for (const each of states) sink += validMoves(/** @type {any} */ (each)).length;
      }),
    () =>
      time('over', round, GAMES * states.length, () => {
        for (let game = 0; game < GAMES; game += 1)
          for (const each of states) sink += Number(engine.checkGameOver(each).isGameOver);
      }),
    () =>
      time('overFloor', round, GAMES * states.length, () => {
        for (let game = 0; game < GAMES; game += 1)
          for (const each of states) sink += Number(gameOver(/** @type {any} */ (each)) !== null);
      }),
    () =>
      time('construct', round, 200, () => {
        for (let nth = 0; nth < 200; nth += 1) sink += Number(new GameEngine(`bench ${nth}`) !== engine);
      }),
    () =>
      time('initialize', round, 200, () => {
        for (let nth = 0; nth < 200; nth += 1) sink += engine.initializeGame(PLAYERS).players.length;
      }),
    () =>
      time('game', round, GAMES, () => {
        for (let game = 0; game < GAMES; game += 1) {
          let now = engine.initializeGame(PLAYERS);
          for (const move of moves) {
            sink += engine.getValidMoves(now).length;
            now = /** @type {typeof now} */ (engine.executeMove(now, move).newState);
            sink += Number(engine.checkGameOver(now).isGameOver);
          }
        }
      }),
    () =>
      time('gameFloor', round, GAMES, () => {
        for (let nth = 0; nth < GAMES; nth += 1) {
          const game = newGame('bench', PLAYERS);
          for (const move of moves) {
            sink += validMoves(game).length;
            execute(game, move);
            sink += Number(gameOver(game) !== null);
          }
        }
      }),
  ];
  for (const act of round % 2 === 0 ? acts : acts.toReversed()) act();
}
times['perMove'] = [median(times['game'] ?? []) / moves.length];
if (sink === 0) throw new Error('Nothing was played.');
console.log(JSON.stringify(times));
