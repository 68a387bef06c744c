// Principality as one would write it without keeping old states: everything is changed where it lies. The same rules,
// checks, shuffles and log lines; no state survives the next move.

/** @typedef {import('../../src/games/principality/index.js').CardName} CardName */
/** @typedef {import('../../src/games/principality/index.js').Move} Move */
/** @typedef {{ deck: CardName[], hand: CardName[], discard: CardName[], playArea: CardName[], actions: number, buys: number, coins: number }} Player */
/** @typedef {{ players: Player[], supply: Map<CardName, number>, currentPlayer: number, phase: 'action' | 'buy' | 'cleanup', turnNumber: number, rng: number, gameLog: string[], pending: boolean }} Game */

/** @type {typeof import('../../src/games/principality/index.js')} */
const { cardNamed, CARDS, discardsFrom, GameEngine } = await import(
  new URL('../../dist/games/principality/index.js', import.meta.url).href
);

/** @param {string} seed @param {number} players @returns {Game} */
export function newGame(seed, players) {
  const { supply, rng, players: seats } = new GameEngine(seed).initializeGame(players);
  return {
    players: seats.map(({ deck, hand }) => ({
      deck: [...deck],
      hand: [...hand],
      discard: [],
      playArea: [],
      actions: 1,
      buys: 1,
      coins: 0,
    })),
    supply: new Map(supply),
    currentPlayer: 0,
    phase: 'action',
    turnNumber: 1,
    rng,
    gameLog: [],
    pending: false,
  };
}

/** @param {Game} game @param {Move} move @returns {string | null} */
export function execute(game, { type, card: name, cards }) {
  const player = /** @type {Player} */ (game.players[game.currentPlayer]);
  const who = `Player ${game.currentPlayer + 1}`;
  if (type === 'end_phase') {
    game.pending = false;
    if (game.phase === 'action') {
      game.phase = 'buy';
      game.gameLog.push(`${who} ends the action phase`);
    } else if (game.phase === 'buy') {
      game.phase = 'cleanup';
      game.gameLog.push(`${who} ends the buy phase`);
    } else cleanUp(game, player, who);
    return null;
  }
  if (type === 'discard_for_cellar') {
    if (game.phase !== 'action') return 'Cannot discard for Cellar outside action phase';
    if (!cards) return 'Must specify cards to discard';
    if (!game.pending) return 'Cannot discard for Cellar: no Cellar was played';
    for (const card of cards) {
      const at = player.hand.indexOf(card);
      if (at < 0) return `Cannot discard card not in hand: ${card}`;
      player.hand.splice(at, 1);
      player.discard.push(card);
    }
    draw(game, player, cards.length);
    game.pending = false;
    game.gameLog.push(cards.length === 0 ? `${who} discards nothing` : `${who} discards ${cards.join(', ')}`);
    return null;
  }
  const card = cardNamed(name);
  if (!card) return `Unknown card: ${name}`;
  if (type === 'buy') {
    if (game.phase !== 'buy') return 'Cannot buy cards outside buy phase';
    if (player.buys <= 0) return 'No buys remaining';
    if (player.coins < card.cost) return `Insufficient coins to buy ${name}`;
    const left = game.supply.get(card.name) ?? 0;
    if (left <= 0) return `Card not in supply: ${name}`;
    player.coins -= card.cost;
    player.buys -= 1;
    player.discard.push(card.name);
    game.supply.set(card.name, left - 1);
    game.gameLog.push(`${who} buys ${name}`);
    return null;
  }
  const acts = type === 'play_action';
  if (game.phase !== (acts ? 'action' : 'buy')) return 'Cannot play this now';
  if (acts && player.actions <= 0) return 'No actions remaining';
  const at = player.hand.indexOf(card.name);
  if (at < 0) return `Card not in hand: ${name}`;
  if (card.type !== (acts ? 'action' : 'treasure')) return `${name} is not that`;
  if (game.pending) return 'Must discard for Cellar first';
  player.hand.splice(at, 1);
  player.playArea.push(card.name);
  const { cards: drawn = 0, actions = 0, buys = 0, coins = 0, special } = card.effect;
  if (acts) player.actions += actions - 1;
  player.buys += buys;
  player.coins += coins;
  if (drawn > 0) draw(game, player, drawn);
  if (special) game.pending = true;
  game.gameLog.push(`${who} plays ${name}`);
  return null;
}

/** @param {Game} game @param {Player} player @param {string} who */
function cleanUp(game, player, who) {
  player.discard.push(...player.hand, ...player.playArea);
  player.hand.length = 0;
  player.playArea.length = 0;
  draw(game, player, 5);
  player.actions = 1;
  player.buys = 1;
  player.coins = 0;
  game.currentPlayer = (game.currentPlayer + 1) % game.players.length;
  if (game.currentPlayer === 0) game.turnNumber += 1;
  game.phase = 'action';
  game.gameLog.push(`${who} ends the turn`);
}

/** @param {Game} game @param {Player} player @param {number} count */
function draw(game, player, count) {
  for (let nth = 0; nth < count; nth += 1) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) return;
      shuffle(game, player.discard);
      player.deck = player.discard;
      player.discard = [];
    }
    player.hand.push(/** @type {CardName} */ (player.deck.shift()));
  }
}

/** @param {Game} game @param {CardName[]} cards */
function shuffle(game, cards) {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    game.rng = (game.rng + 0x6d2b79f5) | 0;
    let mixed = Math.imul(game.rng ^ (game.rng >>> 15), 1 | game.rng);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const other = Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (last + 1));
    const card = /** @type {CardName} */ (cards[last]);
    cards[last] = /** @type {CardName} */ (cards[other]);
    cards[other] = card;
  }
}

/** @param {Game} game @returns {Move[]} */
export function validMoves(game) {
  /** @type {Move[]} */
  const moves = [];
  const { hand, actions, buys, coins } = /** @type {Player} */ (game.players[game.currentPlayer]);
  if (game.pending) {
    for (const cards of discardsFrom(hand)) moves.push({ type: 'discard_for_cellar', cards });
  } else if (game.phase === 'action') {
    if (actions > 0)
      for (const card of hand)
        if (cardNamed(card)?.type === 'action') moves.push({ type: 'play_action', card });
  } else if (game.phase === 'buy') {
    for (const card of hand)
      if (cardNamed(card)?.type === 'treasure') moves.push({ type: 'play_treasure', card });
    if (buys > 0)
      for (const { name, cost } of CARDS)
        if (cost <= coins && (game.supply.get(name) ?? 0) > 0) moves.push({ type: 'buy', card: name });
  }
  moves.push({ type: 'end_phase' });
  return moves;
}

/** @param {Game} game */
export function gameOver(game) {
  let empty = 0;
  for (const count of game.supply.values()) if (count <= 0) empty += 1;
  if ((game.supply.get('Province') ?? 0) > 0 && empty < 3) return null;
  const scores = game.players.map(({ deck, hand, discard, playArea }) => {
    let points = 0;
    for (const place of [deck, hand, discard, playArea])
      for (const card of place) points += cardNamed(card)?.victoryPoints ?? 0;
    return points;
  });
  return { winner: scores.indexOf(Math.max(...scores)), scores };
}
