import type { Messages } from '../protocol/message.js';
import type { PhraseBook } from '../protocol/phrases.js';

/** Every text of the kit in German: `<WordsProvider locale="de" messages={german}>`. */
export const german: Messages = {
  chance: '{percent} %',
  'chance.range': '{min}–{max} %',
  'error.details': 'Einzelheiten für die Entwicklung',
  'error.retry': 'Noch einmal versuchen',
  'error.text':
    'Das Spiel geht weiter, und nichts davon ist verloren. Versuche es noch einmal, oder spiele mit dem Rest des Bildschirms weiter.',
  'error.title': 'Dieser Teil des Bildschirms ist ausgefallen.',
  'reason.gap': 'es fehlen {count}',
  'reason.with-gap': '{text} ({gap})',
  'status.draw': 'Unentschieden',
  'status.fault': 'Das Spiel antwortet nicht. Was zu sehen ist, kann veraltet sein.',
  'status.nobody': 'Das Spiel geht gleich weiter',
  'status.theirs': '{player} ist am Zug',
  'status.waiting': 'Warten auf {player}',
  'status.won': '{player} gewinnt',
  'status.yours': '{player}, du bist am Zug',

  // Reasons that stores, adapters and engines give.
  ADAPTER_FAILED: 'Das Spiel hat dies nicht angenommen.',
  BUSY: 'Auf deinen letzten Zug ist noch keine Antwort da.',
  CONDITION_ERROR: 'Eine Regel des Spiels ist fehlerhaft: ob dies geht, ist nicht bekannt.',
  CONDITION_FAILED: 'Das geht jetzt nicht.',
  ENGINE_ERROR: 'Das Spiel ist an einem Fehler gescheitert.',
  ENUMERATOR_ERROR: 'Eine Regel des Spiels ist fehlerhaft: was möglich ist, ist nicht bekannt.',
  EXECUTION_ERROR: 'Dieser Zug konnte nicht gespielt werden.',
  GAME_ENDED: 'Das Spiel ist aus.',
  GAME_OVER: 'Das Spiel ist aus.',
  ILLEGAL_SELECTION: 'Diese Ziele können nicht zusammen gewählt werden.',
  INVALID_COMMAND: 'Das Spiel versteht diesen Befehl nicht.',
  INVALID_PARAMS: 'Die Angaben zu diesem Zug stimmen nicht.',
  INVALID_TARGETS: 'Die Ziele konnten nicht geprüft werden.',
  MOVE_NOT_FOUND: 'Diesen Zug gibt es nicht.',
  NOTHING_TO_REDO: 'Es gibt keinen Zug zu wiederholen.',
  NOTHING_TO_UNDO: 'Es gibt keinen Zug von dir zurückzunehmen.',
  NOT_ON_OFFER: 'Das ist keiner der angebotenen Züge.',
  NOT_YOUR_TURN: 'Du bist nicht am Zug.',
  NO_DECISION: 'Niemand hat nach dieser Entscheidung gefragt.',
  NO_HISTORY: 'In diesem Spiel können keine Züge zurückgenommen werden.',
  OPTION_GONE: 'Das geht nicht mehr: das Spiel ist weitergegangen.',
  PLAYER_NOT_FOUND: 'Diese Partei gibt es nicht.',
  SPECTATOR: 'Du schaust zu: das können nur die, die mitspielen.',
  SUPERSEDED: 'Das Spiel ging weiter, bevor dies ankam; es wurde nicht gespielt.',
  UNEXPLAINED: 'Das Spiel nennt dafür keinen Grund.',
  UNKNOWN_REVISION: 'Dies galt dem Stand {given}, das Spiel ist aber beim Stand {current}.',
};

/** Sentences of which the kit's engines write several under one code: for `resolverFor`. */
export const germanPhrases: PhraseBook = {
  DECISION_PENDING: {
    'First: {prompt}': 'Zuerst: {prompt}',
    'Another player has a decision to take first.': 'Zuerst muss jemand anderes sich entscheiden.',
  },
  NO_ENUMERATOR: {
    'Move requires parameters but no enumerator provided': 'Dieser Zug braucht noch Angaben von dir.',
    'What can be chosen is only found out on request.':
      'Was zur Wahl steht, wird erst auf Anfrage ermittelt.',
  },
  TARGETS_MISSING: {
    'No targets chosen: at least {min} needed, {available} available.':
      'Keine Ziele gewählt: wenigstens {min} nötig, {available} vorhanden.',
    'No targets chosen: {min} needed, {available} available.':
      'Keine Ziele gewählt: {min} nötig, {available} vorhanden.',
  },
  TOO_FEW_TARGETS: {
    'Too few targets: {chosen} chosen, at least {min} needed, {available} available.':
      'Zu wenige Ziele: {chosen} gewählt, wenigstens {min} nötig, {available} vorhanden.',
    'Too few targets: {chosen} chosen, {min} needed, {available} available.':
      'Zu wenige Ziele: {chosen} gewählt, {min} nötig, {available} vorhanden.',
  },
  TOO_MANY_TARGETS: {
    'Too many targets: {chosen} chosen, at most {max} allowed.':
      'Zu viele Ziele: {chosen} gewählt, höchstens {max} erlaubt.',
    'Too many targets: {chosen} chosen, {max} allowed.': 'Zu viele Ziele: {chosen} gewählt, {max} erlaubt.',
    'Too many lists of targets: {chosen} given, {required} asked for.':
      'Zu viele Listen von Zielen: {chosen} gegeben, {required} verlangt.',
  },
  rule: {
    DECISION_PENDING: 'nichts ist vorher zu entscheiden',
    GAME_ENDED: 'das Spiel läuft noch',
    INVALID_PARAMS: 'die Angaben stimmen',
    TARGETS_MISSING: 'Ziele sind gewählt',
    TOO_FEW_TARGETS: 'es sind genug Ziele',
    TOO_MANY_TARGETS: 'es sind nicht zu viele Ziele',
  },
  rejection: { Undo: 'Rückgängig', Redo: 'Wiederholen', 'Your move': 'Dein Zug' },
  metric: {
    Damage: 'Schaden',
    Heat: 'Hitze',
    Ammo: 'Munition',
    'Ammo used': 'Verbrauchte Munition',
    'Hit location': 'Trefferzone',
    Turn: 'Zug',
    Phase: 'Phase',
    Step: 'Schritt',
    Player: 'Am Zug',
    Result: 'Ergebnis',
  },
};
