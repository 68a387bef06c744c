import type { Words } from '../hooks/words.js';
import type { GameName } from './games.js';

/** What is said about a game before it is loaded. */
export interface GameWords {
  readonly title: string;
  /** How it is played, in five lines. */
  readonly rules: readonly string[];
  /** What the ways to play it differ in, and what each is called. */
  readonly variants?: { readonly legend: string; readonly nameOf: (variant: string) => string };
  /** What the seats are called, for who may choose one. */
  readonly sides: readonly string[];
}

const SPEECHES: Readonly<Record<GameName, (words: Words) => GameWords>> = {
  'tic-tac-toe': (words) => ({
    title: words.say('arcade.tic-tac-toe', {}, 'Tic-tac-toe'),
    rules: [
      words.say('arcade.tic-tac-toe.1', {}, 'Two players, X and O. X begins.'),
      words.say('arcade.tic-tac-toe.2', {}, 'In turn, each takes an empty cell.'),
      words.say('arcade.tic-tac-toe.3', {}, 'Three of your marks in a row win: across, down or slanting.'),
      words.say('arcade.tic-tac-toe.4', {}, 'A full board without a row is a draw.'),
      words.say('arcade.tic-tac-toe.5', {}, 'Moves can be taken back.'),
    ],
    variants: {
      legend: words.say('arcade.board', {}, 'Board'),
      nameOf: (size) => `${size} × ${size}`,
    },
    sides: [words.say('arcade.first', {}, 'X, first'), words.say('arcade.second', {}, 'O, second')],
  }),
  emberwood: (words) => ({
    title: 'Emberwood',
    rules: [
      words.say(
        'arcade.emberwood.1',
        {},
        'Two keepers of the wood, each with a deck of creatures and charms.',
      ),
      words.say('arcade.emberwood.2', {}, 'Each dawn brings a card and one more ember to pay with.'),
      words.say('arcade.emberwood.3', {}, 'Creatures enter your clearing and attack from the next day on.'),
      words.say(
        'arcade.emberwood.4',
        {},
        'Creatures that fight strike each other; what has no health left falls.',
      ),
      words.say('arcade.emberwood.5', {}, 'Whoever brings the other keeper down to nothing wins.'),
    ],
    sides: ['Hazel', 'Rowan'],
  }),
  principality: (words) => ({
    title: words.say('arcade.principality', {}, 'Principality'),
    rules: [
      words.say(
        'arcade.principality.1',
        {},
        'Everybody begins with the same ten poor cards and draws five a turn.',
      ),
      words.say(
        'arcade.principality.2',
        {},
        'First play actions: they draw cards and give more actions, buys and coins.',
      ),
      words.say(
        'arcade.principality.3',
        {},
        'Then play treasures and buy: what you buy comes back into your hand later.',
      ),
      words.say('arcade.principality.4', {}, 'Land is worth points at the end and nothing before.'),
      words.say(
        'arcade.principality.5',
        {},
        'It ends when the Provinces or any three piles are gone; most points win.',
      ),
    ],
    sides: ['Ada', 'Bela', 'Cleo', 'Dino'],
  }),
  battletech: (words) => ({
    title: words.say('arcade.battletech', {}, 'Mech combat'),
    rules: [
      words.say('arcade.battletech.1', {}, 'Two lances of walking machines meet on a map of hexes.'),
      words.say('arcade.battletech.2', {}, 'Each round all mechs move, then fire, then punch and kick.'),
      words.say(
        'arcade.battletech.3',
        {},
        'Two dice decide each shot: range, movement, woods and heat make it harder.',
      ),
      words.say(
        'arcade.battletech.4',
        {},
        'Weapons make heat. A mech that is too hot aims badly and shuts down.',
      ),
      words.say('arcade.battletech.5', {}, 'The last side with a standing mech wins.'),
    ],
    variants: {
      legend: words.say('arcade.lance', {}, 'Lance'),
      nameOf: (count) =>
        words.say('arcade.mechs', { count: Number(count) }, { one: '{count} mech', other: '{count} mechs' }),
    },
    sides: ['Alpha', 'Bravo'],
  }),
  gundam: (words) => ({
    title: 'Gundam',
    rules: [
      words.say(
        'arcade.gundam.1',
        {},
        'Two pilots of war machines; each has a deck, resources, six shields and a base before them.',
      ),
      words.say(
        'arcade.gundam.2',
        {},
        'Each turn brings a card and a resource. Resources say what you may deploy, and pay for it.',
      ),
      words.say(
        'arcade.gundam.3',
        {},
        'Units attack rested Units or the player. Pilots make them stronger, and linked ones attack at once.',
      ),
      words.say(
        'arcade.gundam.4',
        {},
        'Attacks on the player break the base, then shields, which may burst into help.',
      ),
      words.say('arcade.gundam.5', {}, 'Whoever is hit without a shield, or has no deck left, has lost.'),
    ],
    variants: {
      legend: words.say('arcade.rulebook', {}, 'Rules'),
      nameOf: (book) =>
        book === 'official'
          ? words.say('arcade.rules-official', {}, 'As played')
          : words.say('arcade.rules-document', {}, 'As written down'),
    },
    sides: [words.say('arcade.blue', {}, 'Blue deck'), words.say('arcade.red', {}, 'Red deck')],
  }),
  chess: (words) => ({
    title: words.say('arcade.chess', {}, 'Chess'),
    rules: [
      words.say(
        'arcade.chess.1',
        {},
        'Each piece moves in its own way; what it meets on its last square is taken.',
      ),
      words.say('arcade.chess.2', {}, 'A king that is attacked is in check, and must be saved at once.'),
      words.say('arcade.chess.3', {}, 'A pawn that reaches the other side becomes a better piece.'),
      words.say('arcade.chess.4', {}, 'King and rook that have not moved may castle.'),
      words.say(
        'arcade.chess.5',
        {},
        'A king in check that cannot be saved is mate. Without a move and without check it is a draw.',
      ),
    ],
    sides: [words.say('arcade.white', {}, 'White'), words.say('arcade.black', {}, 'Black')],
  }),
  moths: (words) => ({
    title: words.say('arcade.moths', {}, 'Moths'),
    rules: [
      words.say('arcade.moths.1', {}, 'A moth sits under every leaf; of each kind there are two.'),
      words.say('arcade.moths.2', {}, 'In your turn you lift a leaf, and everybody sees what sits there.'),
      words.say('arcade.moths.3', {}, 'Lift a second one: two of a kind are yours, and you go on.'),
      words.say(
        'arcade.moths.4',
        {},
        'Twice in a game your lamp shows you a leaf in secret before you lift it.',
      ),
      words.say('arcade.moths.5', {}, 'Rare moths are worth more. Who has the most when all are taken wins.'),
    ],
    sides: ['Iris', 'Jasper'],
  }),
};

/** What is said about a game. */
export function gameWords(game: GameName, words: Words): GameWords {
  return SPEECHES[game](words);
}
