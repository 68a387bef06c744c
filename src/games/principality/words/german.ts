import type { Language, Phrases } from '../../../protocol/phrases.js';

const CARDS: Phrases = {
  Copper: 'Kupfer',
  Silver: 'Silber',
  Gold: 'Gold',
  Estate: 'Anwesen',
  Duchy: 'Herzogtum',
  Province: 'Provinz',
  Village: 'Dorf',
  Smithy: 'Schmiede',
  Laboratory: 'Labor',
  Market: 'Markt',
  Woodcutter: 'Holzfäller',
  Festival: 'Fest',
  'Council Room': 'Ratssaal',
  Cellar: 'Keller',
};

/** `2 Copper`, as in lists of what is discarded. */
const SEVERAL: Phrases = Object.fromEntries(
  Object.entries(CARDS).map(([english, name]) => [`{count} ${english}`, `{count} ${name}`]),
);

/** What is too long to be put together out of pieces. */
const TEXTS: Phrases = {
  '+1 action, discard any number of cards and draw as many':
    '+1 Aktion, lege beliebig viele Karten ab und ziehe ebenso viele',
};

/** Everything Principality says, in German. */
export const principalityGerman: Pick<Language, 'messages' | 'phrases'> = {
  messages: {
    CELLAR: 'Wähle, was du für den Keller ablegst',
    INVALID_COUNT: 'Das ist keine Anzahl von Karten.',
    INVALID_SAVE: 'Das ist kein gespeichertes Spiel von Principality.',
    UNKNOWN_MOVE: 'Diesen Zug gibt es nicht.',
    UNKNOWN_CARD: 'Diese Karte gibt es nicht: {card}.',
    'principality.action': 'Aktion',
    'principality.deck': 'Stapel',
    'principality.discard': 'Ablage',
    'principality.hand': 'Hand',
    'principality.holds': {
      one: '{player} hat {count} Karte auf der Hand',
      other: '{player} hat {count} Karten auf der Hand',
    },
    'principality.nothing-played': 'In diesem Zug noch nichts ausgespielt',
    'principality.on-top': 'Obenauf',
    'principality.own': 'Seite von {player}',
    'principality.pile': {
      one: '{card}, kostet {cost}, noch {count} Karte. {text}',
      other: '{card}, kostet {cost}, noch {count} Karten. {text}',
    },
    'principality.played': 'Ausgespielt von {player}',
    'principality.score': { one: '{count} Punkt', other: '{count} Punkte' },
    'principality.stack': '{count} mal {card}',
    'principality.supply': 'Vorrat',
    'principality.treasure': 'Geld',
    'principality.victory': 'Punkte',
  },
  phrases: {
    NO_ACTIONS: { 'You have no actions left.': 'Du hast keine Aktionen mehr.' },
    NO_BUYS: { 'You have no buys left.': 'Du hast keine Käufe mehr.' },
    INSUFFICIENT_COINS: {
      'It costs {required}, you have {available}.': 'Es kostet {required}, du hast {available}.',
    },
    PILE_EMPTY: { 'The pile is empty.': 'Der Stapel ist leer.' },
    WRONG_PHASE: {
      'That is for the buy phase.': 'Das gehört in die Kaufphase.',
      'That is for the action phase, which is over.': 'Das gehört in die Aktionsphase, und die ist vorbei.',
    },
    DECISION_PENDING: {
      'Decide first what to discard for Cellar.': 'Entscheide zuerst, was du für den Keller ablegst.',
    },
    NOT_IN_HAND: { '{card} is not in your hand.': '{card} ist nicht auf deiner Hand.' },
    NOT_AN_ACTION: { '{card} is not an action card.': '{card} ist keine Aktionskarte.' },
    NOT_A_TREASURE: { '{card} is not a treasure card.': '{card} ist keine Geldkarte.' },
    NOT_PROMPTED: {
      'You have played no Cellar to discard for.':
        'Du hast keinen Keller gespielt, für den du ablegen könntest.',
    },
    MISSING_CARD: { 'Say which card.': 'Sag, welche Karte.' },
    MISSING_CARDS: { 'Say which cards to discard.': 'Sag, welche Karten du ablegst.' },
    UNKNOWN_MOVE_TYPE: { 'Unknown move type: {type}.': 'Diesen Zug gibt es nicht: {type}.' },
    PROVINCES_GONE: {
      'The last Province is gone. Points: {points}.': 'Die letzte Provinz ist weg. Punkte: {points}.',
    },
    PILES_GONE: { 'Three piles are empty. Points: {points}.': 'Drei Stapel sind leer. Punkte: {points}.' },
    LOG_PLAYS: { '{player} plays {card}': '{player} spielt {card}' },
    LOG_BUYS: { '{player} buys {card}': '{player} kauft {card}' },
    LOG_DISCARDS: {
      '{player} discards nothing': '{player} legt nichts ab',
      '{player} discards {cards}': '{player} legt {cards} ab',
    },
    LOG_ENDS: {
      '{player} ends the action phase': '{player} beendet die Aktionsphase',
      '{player} ends the buy phase': '{player} beendet die Kaufphase',
      '{player} ends the turn': '{player} beendet den Zug',
    },
    category: { Supply: 'Vorrat', Hand: 'Hand', Cellar: 'Keller', Turn: 'Zug' },
    kind: {
      Buy: 'Kaufen',
      'Play action': 'Aktion spielen',
      'Play treasure': 'Geld ausspielen',
      'Discard for cellar': 'Für den Keller ablegen',
      'End phase': 'Phase beenden',
    },
    axis: { Card: 'Karte', 'Council room': 'Ratssaal' },
    phase: { action: 'Aktionen', buy: 'Kaufen', cleanup: 'Aufräumen', Actions: 'Aktionen', Buying: 'Kaufen' },
    sequence: { 'Play all {count} treasures': 'Alle {count} Geldkarten ausspielen' },
    move: {
      'Buy {card}': '{card} kaufen',
      'Play {card}': '{card} spielen',
      'Discard nothing': 'Nichts ablegen',
      'Discard {cards}': '{cards} ablegen',
      'Go buying': 'Zum Kaufen',
      'Keep all cards and go buying': 'Alle Karten behalten und zum Kaufen',
      'End turn': 'Zug beenden',
    },
    metric: {
      Actions: 'Aktionen',
      Buys: 'Käufe',
      Coins: 'Münzen',
      Deck: 'Stapel',
      Hand: 'Hand',
      Points: 'Punkte',
      'Cards drawn': 'Gezogene Karten',
      'Cards discarded': 'Abgelegte Karten',
      'Discard pile': 'Ablage',
    },
    said: {
      'Say what to do.': 'Sag, was du tun willst.',
      'Say which card.': 'Sag, welche Karte.',
      'Say which card to play.': 'Sag, welche Karte du spielst.',
      'Say which card to buy.': 'Sag, welche Karte du kaufst.',
      'Say which card to discard.': 'Sag, welche Karte du ablegst.',
      'There is no card "{name}".': 'Eine Karte „{name}“ gibt es nicht.',
      'There is no treasure in your hand.': 'Du hast kein Geld auf der Hand.',
      'There is no {card} in your hand.': '{card} hast du nicht auf der Hand.',
      '{amount} is not a number of cards: say 1 to {most}.':
        '{amount} ist keine Anzahl von Karten: sag 1 bis {most}.',
      '"{word}" is nothing a player can do.': '„{word}“ ist nichts, was man hier tun kann.',
    },
    text: TEXTS,
    description: TEXTS,
    '*': {
      '{card}, {others}': '{card}, {others}',
      ...CARDS,
      ...SEVERAL,
      '+1 card': '+1 Karte',
      '+{count} cards': '+{count} Karten',
      '+1 action': '+1 Aktion',
      '+{count} actions': '+{count} Aktionen',
      '+1 coin': '+1 Münze',
      '+{count} coins': '+{count} Münzen',
      '+1 buy': '+1 Kauf',
      'Worth 1 point at the end': 'Am Ende 1 Punkt wert',
      'Worth {count} points at the end': 'Am Ende {count} Punkte wert',
    },
  },
};
