import type { Language } from '../../../protocol/phrases.js';

/** Everything tic-tac-toe says, in German. */
export const ticTacToeGerman: Pick<Language, 'messages' | 'phrases'> = {
  messages: {
    INVALID_CONFIG: 'Mit diesen Einstellungen kann nicht gespielt werden.',
    INVALID_MOVE: 'Das ist kein Zug.',
    INVALID_MOVE_POSITION: 'Dieses Feld gibt es nicht: die Felder gehen von {min} bis {max}.',
    INVALID_PLAYER: 'Diese Partei gibt es nicht.',
    INVALID_STATE: 'Mit dieser Stellung kann nicht gespielt werden.',
    UNKNOWN_MOVE: 'Diesen Zug gibt es nicht.',
    CELL_OCCUPIED: 'Auf diesem Feld steht schon {occupant}.',
    BOARD_FULL: 'Das Spielfeld ist voll: niemand gewinnt.',
    CELL_TAKEN: '{player} nimmt Zeile {row}, Spalte {column}',
    LINE_COMPLETE: '{player} hat {count} in einer Reihe.',
    'tic-tac-toe.board': 'Spielfeld',
    'tic-tac-toe.cell': 'Zeile {row}, Spalte {column}, {mark}',
    'tic-tac-toe.cell-empty': 'Zeile {row}, Spalte {column}, leer',
  },
  phrases: {
    TERMINAL_STATE_MOVE: {
      'The game is over: it is a draw.': 'Das Spiel ist aus: unentschieden.',
      'The game is over: {player} has won.': 'Das Spiel ist aus: {player} hat gewonnen.',
    },
    PLAYER_MISMATCH: {
      'It is not your turn: {player} is to move.': 'Du bist nicht am Zug: {player} ist dran.',
    },
    move: {
      'Place {player} in row {row}, column {column}': '{player} in Zeile {row}, Spalte {column} setzen',
    },
    axis: { Position: 'Feld' },
    kind: { Place: 'Setzen' },
    value: { 'Row {row}, column {column}': 'Zeile {row}, Spalte {column}' },
    category: { 'Row {row}': 'Zeile {row}' },
    metric: {
      Then: 'Danach',
      'Your threats': 'Deine Drohungen',
      'Threats of {player}': 'Drohungen von {player}',
      'Lines open to you': 'Offene Reihen für dich',
      'Lines open to {player}': 'Offene Reihen für {player}',
      '{player} is to move': '{player} ist am Zug',
      '{player} wins': '{player} gewinnt',
      'It is a draw': 'Unentschieden',
    },
  },
};
