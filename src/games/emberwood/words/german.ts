import type { Language } from '../../../protocol/phrases.js';

const CARDS = {
  'Mouse Lamplighter': 'Maus Laternerin',
  'Fox Scout': 'Fuchs Späher',
  'Hedgehog Guard': 'Igel Wächter',
  'Badger Digger': 'Dachs Gräber',
  'Heron Sage': 'Reiher Weiser',
  'Boar Charger': 'Keiler Stürmer',
  'Stag Warden': 'Hirsch Hüter',
  'Bear Elder': 'Bär Ältester',
  'Sun and Rain': 'Sonne und Regen',
  'Wild Spark': 'Wilder Funke',
  'Bramble Snare': 'Dornenfalle',
  'Owl Post': 'Eulenpost',
};

/** Everything Emberwood says, in German. */
export const emberwoodGerman: Pick<Language, 'messages' | 'phrases'> = {
  messages: {
    ZONE_FULL: 'Deine Lichtung ist voll: {taken} von {places} Plätzen sind belegt.',
    NOT_YOUR_CREATURE: 'Dieses Tier ist nicht auf deiner Lichtung.',
    NOT_IN_HAND: 'Diese Karte ist nicht auf deiner Hand.',
    NOT_SCOUTED: 'Nur erkundete Karten können vergraben werden, jede einmal.',
    TOO_MANY_CARDS: 'Höchstens {allowed} davon können vergraben werden.',
    DECK_EMPTY: 'Dein Stapel ist leer: es gibt keine Karten anzusehen.',
    WRONG_AMOUNT: 'Verbrenne eine ganze Zahl von Gluten, wenigstens eine.',
    NOTHING_GAINED:
      'Dein Herd ist so warm, wie er werden kann, und erst ab {required} Gluten ziehst du eine Karte.',
    'emberwood.arrived': 'Eben angekommen',
    'emberwood.cancel': 'Abbrechen',
    'emberwood.charm': 'Zauber',
    'emberwood.charm-label': '{card}, Zauber, kostet {cost}. {text}',
    'emberwood.choose': 'Wähle eine Karte, ein Tier oder eine Tat.',
    'emberwood.choose-here': 'Wähle auf dem Tisch oder hier:',
    'emberwood.chosen': 'Gewählt',
    'emberwood.clearing': 'Lichtung von {player}',
    'emberwood.creature-label': '{card}, kostet {cost}, Stärke {strength}, Leben {health} von {toughness}',
    'emberwood.decides': '{player} entscheidet.',
    'emberwood.decision': 'Entscheidung',
    'emberwood.deeds': 'Taten',
    'emberwood.embers': { one: 'Glut', other: 'Gluten' },
    'emberwood.exhausted': 'Ruht aus',
    'emberwood.guardian': 'Wächter',
    'emberwood.hand': 'Hand von {player}',
    'emberwood.holds': {
      one: '{player} hat {count} Karte auf der Hand',
      other: '{player} hat {count} Karten auf der Hand',
    },
    'emberwood.keeper': '{player}, Hüter des Herds, Wärme {warmth} von {full}',
    'emberwood.no-cards': 'Keine Karten auf der Hand',
    'emberwood.pile-ashes': 'Asche',
    'emberwood.pile-deck': 'Stapel',
    'emberwood.pile-hand': 'Hand',
    'emberwood.piles': 'Karten von {player}',
    'emberwood.playing': '{player} ist am Zug.',
    'emberwood.scout': 'Erkunden · 2',
    'emberwood.side': 'Seite von {player}',
    'emberwood.snared': 'Gefesselt',
    'emberwood.stoke': 'Schüren',
    'emberwood.stoke-hearth': 'Den Herd schüren',
  },
  phrases: {
    NOT_YOUR_TURN: { 'It is not your turn: {player} plays.': 'Du bist nicht am Zug: {player} spielt.' },
    NOT_ENOUGH_EMBERS: {
      'It costs 1 ember, you have {available}.': 'Es kostet 1 Glut, du hast {available}.',
      'It costs {required} embers, you have {available}.':
        'Es kostet {required} Gluten, du hast {available}.',
    },
    ONCE_PER_TURN: {
      'You have scouted this turn: once is all there is time for.':
        'Du hast in diesem Zug schon erkundet: mehr als einmal geht nicht.',
      'You have stoked the hearth this turn: once is all there is time for.':
        'Du hast in diesem Zug schon den Herd geschürt: mehr als einmal geht nicht.',
    },
    JUST_ARRIVED: {
      '{card} has only just arrived: it attacks from your next turn on.':
        '{card} ist eben erst angekommen und greift ab deinem nächsten Zug an.',
    },
    SNARED: { '{card} is snared in brambles this turn.': '{card} hängt in diesem Zug in den Dornen.' },
    EXHAUSTED: {
      '{card} has attacked already: {done} of {allowed} attack this turn.':
        '{card} hat schon angegriffen: {done} von {allowed} Angriff in diesem Zug.',
    },
    GUARDED: {
      '{cards} stands guard and must be attacked first.':
        '{cards} hält Wache und muss zuerst angegriffen werden.',
      '{cards} stand guard and must be attacked first.':
        '{cards} halten Wache und müssen zuerst angegriffen werden.',
    },
    WRONG_SIDE: {
      'Mending is for your own side.': 'Heilen wirkt nur auf deiner Seite.',
      'Fire is for the other side.': 'Feuer wirkt nur auf der anderen Seite.',
    },
    WRONG_MODE: { '{card} cannot do that.': '{card} kann das nicht.' },
    WRONG_CARD: { '{card} is played in another way.': '{card} wird anders gespielt.' },
    NOT_HURT: {
      '{card} is not hurt: {damage} damage.': '{card} ist nicht verletzt: {damage} Schaden.',
      '{player} is as warm as can be: {warmth} of {full}.':
        '{player} hat es so warm, wie es geht: {warmth} von {full}.',
    },
    WRONG_NUMBER_OF_CARDS: {
      'Discard exactly {required}, to keep {limit} cards.':
        'Wirf genau {required} ab, um {limit} Karten zu behalten.',
    },
    EMBERS_LEFT: {
      '{count} unused ember goes out.': '{count} ungenutzte Glut verlischt.',
      '{count} unused embers go out.': '{count} ungenutzte Gluten verlöschen.',
    },
    ATTACKERS_LEFT: {
      '1 of your creatures could still attack.': '1 deiner Tiere könnte noch angreifen.',
      '{count} of your creatures could still attack.': '{count} deiner Tiere könnten noch angreifen.',
    },
    category: {
      Attack: 'Angriff',
      Charms: 'Zauber',
      Dusk: 'Abend',
      Hearth: 'Herd',
      Scouting: 'Erkunden',
      Summon: 'Rufen',
      Turn: 'Zug',
    },
    kind: {
      Attack: 'Angreifen',
      Bury: 'Vergraben',
      Charm: 'Zaubern',
      Discard: 'Abwerfen',
      'End turn': 'Zug beenden',
      'Owl post': 'Eulenpost',
      Scout: 'Erkunden',
      Snare: 'Fesseln',
      Stoke: 'Schüren',
      Summon: 'Rufen',
    },
    axis: {
      Amount: 'Menge',
      Attacker: 'Wer angreift',
      Card: 'Karte',
      Cards: 'Karten',
      Mode: 'Art',
      Target: 'Ziel',
    },
    move: {
      'End turn': 'Zug beenden',
      'Bury nothing, draw {card}': 'Nichts vergraben, {card} ziehen',
      'Bury {cards}, draw {card}': '{cards} vergraben, {card} ziehen',
      'Discard {cards}': '{cards} abwerfen',
      'Mend {target}': '{target} heilen',
      'Scorch {target}': '{target} versengen',
      'Spark {target}': 'Funken auf {target}',
      'Owl Post: draw a card': 'Eulenpost: eine Karte ziehen',
      'Owl Post: draw a card, send {card} home': 'Eulenpost: eine Karte ziehen, {card} heimschicken',
      'Scout for {cost} embers': 'Erkunden für {cost} Gluten',
      'Snare {cards}': '{cards} fesseln',
      'Stoke the hearth with 1 ember': 'Den Herd mit 1 Glut schüren',
      'Stoke the hearth with {count} embers': 'Den Herd mit {count} Gluten schüren',
      'Stoke the hearth with {count} embers, draw a card':
        'Den Herd mit {count} Gluten schüren, eine Karte ziehen',
      'Summon {card}': '{card} rufen',
      '{card} attacks': '{card} greift an',
      '{card} attacks {target}': '{card} greift {target} an',
    },
    told: {
      '{player} begins.': '{player} beginnt.',
      '{player} ends the turn.': '{player} beendet den Zug.',
      '{player} draws a card.': '{player} zieht eine Karte.',
      '{player} draws {card}.': '{player} zieht {card}.',
      '{player} has no card left to draw: the cold takes {count} warmth.':
        '{player} hat keine Karte mehr zu ziehen: die Kälte nimmt {count} Wärme.',
      '{player} buries nothing.': '{player} vergräbt nichts.',
      '{player} buries {count} of {total} cards.': '{player} vergräbt {count} von {total} Karten.',
      '{player} buries {cards}.': '{player} vergräbt {cards}.',
      '{player} discards {cards}.': '{player} wirft {cards} ab.',
      '{player} scouts ahead: {count} cards.': '{player} erkundet: {count} Karten.',
      '{player} stokes the hearth with 1 ember.': '{player} schürt den Herd mit 1 Glut.',
      '{player} stokes the hearth with {count} embers.': '{player} schürt den Herd mit {count} Gluten.',
      '{player} summons {card}.': '{player} ruft {card}.',
      '{player} plays {charm}: it holds {cards}.': '{player} spielt {charm}: gefesselt sind {cards}.',
      '{player} plays {charm}: it burns {target} for {count}.':
        '{player} spielt {charm}: {target} brennt um {count}.',
      '{player} plays {charm}: it mends {target} by up to {count}.':
        '{player} spielt {charm}: {target} heilt um bis zu {count}.',
      '{player} plays {charm}: {card} goes home.': '{player} spielt {charm}: {card} geht heim.',
      '{player} plays {charm}.': '{player} spielt {charm}.',
      '{card} falls.': '{card} fällt.',
      '{card} attacks {target}.': '{card} greift {target} an.',
      'The hearth of {player} has gone cold.': 'Der Herd von {player} ist erloschen.',
    },
    metric: {
      'Embers of {player}': 'Gluten von {player}',
      'Warmth of {player}': 'Wärme von {player}',
      'Health of {card}': 'Leben von {card}',
      'Cards to look at': 'Karten anzusehen',
      'Next to play': 'Als Nächstes am Zug',
      Result: 'Ergebnis',
      '{zone} of {player}': '{zone} von {player}',
    },
    rule: {
      'a whole number of embers': 'eine ganze Zahl von Gluten',
      'guardians are attacked first': 'Wächter werden zuerst angegriffen',
      'it does something': 'es bewirkt etwas',
      'it is your turn': 'du bist am Zug',
      'just as many as are too many': 'genau so viele, wie zu viel sind',
      'no embers go out': 'keine Glut verlischt',
      'nobody is left who could attack': 'niemand bleibt, der angreifen könnte',
      'not done yet this turn': 'in diesem Zug noch nicht getan',
      'one card is left to draw': 'eine Karte bleibt zu ziehen',
      'the card is in your hand': 'die Karte ist auf deiner Hand',
      'the charm can do that': 'der Zauber kann das',
      'the charm reaches that side': 'der Zauber reicht auf diese Seite',
      'the creature is rested': 'das Tier ist ausgeruht',
      'the creature is yours': 'das Tier ist deins',
      'there are cards to look at': 'es gibt Karten anzusehen',
      'there are embers for it': 'die Gluten reichen dafür',
      'there are embers for the card': 'die Gluten reichen für die Karte',
      'there is room in the clearing': 'auf der Lichtung ist Platz',
      'there is something to mend': 'es gibt etwas zu heilen',
    },
    '*': {
      ...CARDS,
      'Sun and Rain and {others}': 'Sonne und Regen und {others}',
      Scorch: 'Versengen',
      Mend: 'Heilen',
      Spark: 'Funken',
      Deck: 'Stapel',
      Hand: 'Hand',
      Clearing: 'Lichtung',
      Ashes: 'Asche',
      'Scouted cards': 'Erkundete Karten',
      cards: 'Karten',
      'When it arrives, your hearth gains {count} warmth.':
        'Wenn sie ankommt, gewinnt dein Herd {count} Wärme.',
      'When it arrives, draw a card.': 'Wenn er ankommt, ziehe eine Karte.',
      'Swift: may attack the turn it arrives.': 'Flink: darf angreifen, sobald er ankommt.',
      'Guardian: must be attacked first.': 'Wächter: muss zuerst angegriffen werden.',
      'Scorch: {harm} damage to the other side. Or mend: {mend} damage or warmth on yours.':
        'Versengen: {harm} Schaden auf der anderen Seite. Oder heilen: {mend} Schaden oder Wärme auf deiner.',
      '{least} to {most} damage, as luck will have it, to a creature or the keeper of the other side.':
        '{least} bis {most} Schaden, wie der Zufall will, an einem Tier oder am Hüter der anderen Seite.',
      'Snare one or two creatures of the other side: they sleep through its next turn.':
        'Fessle ein oder zwei Tiere der anderen Seite: sie verschlafen ihren nächsten Zug.',
      'Draw a card. You may send a creature back to the hand it came from.':
        'Ziehe eine Karte. Du darfst ein Tier auf die Hand zurückschicken, von der es kam.',
      'Each ember warms your hearth by {warmth}; {count} or more also draw a card. Once a turn.':
        'Jede Glut wärmt deinen Herd um {warmth}; ab {count} ziehst du auch eine Karte. Einmal pro Zug.',
      'Look at the top {count} cards of your deck, bury up to two of them, and draw the first of the others. Once a turn.':
        'Sieh die obersten {count} Karten deines Stapels an, vergrabe bis zu zwei davon und ziehe die erste der anderen. Einmal pro Zug.',
      'Choose up to two cards to bury under your deck. You draw the first of the others.':
        'Wähle bis zu zwei Karten, die du unter deinem Stapel vergräbst. Du ziehst die erste der anderen.',
      'Discard 1 card: a hand holds {limit} overnight.':
        'Wirf 1 Karte ab: über Nacht hält eine Hand {limit}.',
      'Discard {count} cards: a hand holds {limit} overnight.':
        'Wirf {count} Karten ab: über Nacht hält eine Hand {limit}.',
      'Both hearths have gone cold.': 'Beide Herde sind erloschen.',
      'Choose what to attack': 'Wähle, was angegriffen wird',
      'You may choose a creature to send home': 'Du darfst ein Tier heimschicken',
      'Choose one or two creatures to snare': 'Wähle ein oder zwei Tiere zum Fesseln',
      '{card} ({count} health)': '{card} ({count} Leben)',
      '{card} and {others}': '{card} und {others}',
    },
  },
};
