import type { Language } from '../../../protocol/phrases.js';

/** Everything that is said at a table of Moths, in German. */
export const mothsGerman: Pick<Language, 'messages' | 'phrases'> = {
  messages: {
    NOTHING_LIFTED: 'Heb zuerst ein Blatt auf.',
    MOTH_TAKEN: 'Der Falter, der hier saß, ist genommen.',
    LIFTED: 'Dieses Blatt ist schon aufgehoben.',
    LIT_BEFORE: 'Du weißt, was hier sitzt.',
    SECOND_LEAF: 'Heb ein zweites Blatt auf, oder lass es dabei',
    SAME_WORTH: 'Beide haben Falter vom gleichen Wert.',
    FINER_MOTHS: '{player} hat die schöneren Falter.',
    'moths.table': 'Nachtfalter',
    'moths.garden': 'Garten',
    'moths.lamp': { one: 'Lampe (noch {count})', other: 'Lampe (noch {count})' },
    'moths.leaf': 'Zeile {row}, Spalte {column}, ein Blatt',
    'moths.taken': 'Zeile {row}, Spalte {column}, {moth}, genommen',
    'moths.lit': 'Zeile {row}, Spalte {column}, {moth}, nur dir bekannt, Wert {worth}',
    'moths.seen': 'Zeile {row}, Spalte {column}, {moth}, Wert {worth}',
    'moths.points': { one: '{count} Punkt', other: '{count} Punkte' },
    'moths.lamps': { one: '{count} Lampe', other: '{count} Lampen' },
  },
  phrases: {
    told: {
      '{player} lifts row {row}, column {column}': '{player} hebt Zeile {row}, Spalte {column} auf',
      '{player} shines under row {row}, column {column}':
        '{player} leuchtet unter Zeile {row}, Spalte {column}',
      '{player} leaves it at that': '{player} lässt es dabei',
    },
    move: {
      'Lift row {row}, column {column}': 'Zeile {row}, Spalte {column} aufheben',
      'Shine under row {row}, column {column}': 'Unter Zeile {row}, Spalte {column} leuchten',
      'Leave it at that': 'Es dabei lassen',
    },
    kind: { Lift: 'Aufheben', Shine: 'Leuchten', Leave: 'Lassen' },
    axis: { Place: 'Blatt' },
    value: { 'Row {row}, column {column}': 'Zeile {row}, Spalte {column}' },
    category: { Turn: 'Zug', Lamp: 'Lampe', 'Row {row}': 'Zeile {row}' },
    metric: {
      Lamps: 'Lampen',
      Points: 'Punkte',
      Then: 'Danach',
      'the turn passes': 'ist der Zug zu Ende',
      'If it is a pair': 'Wenn es ein Paar ist',
    },
  },
};
