import type { Phrases } from '../../../protocol/phrases.js';

/** What the cards are called in German; pilots keep their names. */
export const GERMAN_NAMES: Phrases = {
  'Skiff Runner': 'Skiffläufer',
  'Lantern Buoy': 'Leuchtboje',
  'Sounding Drone': 'Lotdrohne',
  'Harbour Tender': 'Hafenschlepper',
  'Cutter Mk II': 'Kutter Typ II',
  Breakwater: 'Wellenbrecher',
  'Heron Strider': 'Reiherschreiter',
  'Mender Barge': 'Werkstattkahn',
  'Corvette Frame': 'Korvettenrahmen',
  Undertow: 'Sog',
  'Pharos Tower Frame': 'Pharos-Turmrahmen',
  'Frigate Frame': 'Fregattenrahmen',
  Maelstrom: 'Mahlstrom',
  Leviathan: 'Leviatan',
  'Flagship Frame': 'Flaggschiffrahmen',
  'Ebb and Flow': 'Ebbe und Flut',
  'New Charts': 'Neue Seekarten',
  'Fog Bank': 'Nebelbank',
  'Fog Pilot': 'Nebellotsin',
  'Recall Signal': 'Rückrufsignal',
  'Drydock Seven': 'Trockendock Sieben',
  'Great Lighthouse': 'Großer Leuchtturm',
  Launch: 'Barkasse',
  'Spark Hound': 'Funkenhund',
  'Cinder Scout': 'Glutspäher',
  'Bellows Cart': 'Blasebalgkarren',
  'Anvil Walker': 'Ambossläufer',
  'Flare Lancer': 'Fackellanze',
  Torchbearer: 'Fackelträger',
  'Slag Breaker': 'Schlackenbrecher',
  'Kiln Bomber': 'Brennofenbomber',
  'Comet Frame': 'Kometenrahmen',
  'Pyre Frame': 'Feuerrahmen',
  'Foundry Crawler': 'Gießereikriecher',
  Crucible: 'Schmelztiegel',
  Wildfire: 'Lauffeuer',
  'Ash Phoenix': 'Aschephönix',
  'Caldera Titan': 'Kalderatitan',
  'Ember Volley': 'Glutsalve',
  Overheat: 'Überhitzung',
  'Hot-headed Cadet': 'Hitziger Kadett',
  'Stoke the Line': 'Die Esse schüren',
  Meltdown: 'Kernschmelze',
  'Rolling Forge': 'Rollende Schmiede',
  Stackworks: 'Schlotwerk',
  Sparklet: 'Fünkchen',
  'EX Base': 'EX-Basis',
  'EX Resource': 'EX-Ressource',
  'Tidal Plant': 'Gezeitenwerk',
  'Furnace Works': 'Hochofenwerk',
};

/** Groups and classes. */
export const GERMAN_TRAITS: Phrases = {
  Tidewatch: 'Flutwache',
  Survey: 'Vermessung',
  'Watch Officer': 'Wachoffizier',
  Furnace: 'Hochofen',
  Rider: 'Reiter',
  'Ace Rider': 'Meisterreiter',
};

const KEYWORDS: Phrases = {
  '<Repair {value}>': '<Reparatur {value}>',
  '<Breach {value}>': '<Durchbruch {value}>',
  '<Support {value}>': '<Unterstützung {value}>',
  '<Blocker>': '<Abfangen>',
  '<First Strike>': '<Erstschlag>',
  '<High-Maneuver>': '<Wendigkeit>',
};

/** Which Units are meant. */
const UNITS: Phrases = {
  'this Unit': 'diese Unit',
  'all {units}': 'alle {units}',
  '1 {unit}': '1 {unit}',
  '{units} with {limit}': '{units} mit {limit}',
  'Lv.{level} or lower': 'höchstens Lv.{level}',
  '{count} or less AP': 'höchstens {count} AP',
  '{count} or less HP': 'höchstens {count} HP',
  'enemy Unit': 'gegnerische Unit',
  'enemy Units': 'gegnerischen Units',
  'active enemy Unit': 'aktive gegnerische Unit',
  'rested enemy Unit': 'erschöpfte gegnerische Unit',
  'friendly Unit': 'eigene Unit',
  'friendly Units': 'eigenen Units',
  'other friendly Unit': 'andere eigene Unit',
  'other friendly Units': 'anderen eigenen Units',
  'damaged friendly Unit': 'beschädigte eigene Unit',
  'damaged friendly Units': 'beschädigten eigenen Units',
  'rested friendly ({trait}) Unit': 'erschöpfte eigene Unit ({trait})',
  '({trait}) Unit card': 'Unit-Karte ({trait})',
  '({trait}) card': 'Karte ({trait})',
};

const DEEDS: Phrases = {
  'look at the top {count} cards of your deck, you may reveal 1 {card} among them and add it to your hand, return the rest to the bottom at random':
    'sieh die obersten {count} Karten deines Stapels an, du darfst davon 1 {card} vorzeigen und auf die Hand nehmen, der Rest kommt in zufälliger Folge darunter',
  'draw {count}': 'ziehe {count}',
  'deal {amount} damage to {units}': '{amount} Schaden für {units}',
  'recover {amount} HP on {units}': '{amount} HP zurück für {units}',
  'rest {units}': 'erschöpfe {units}',
  'set {units} as active': 'aktiviere {units}',
  'give AP{amount} during this battle to {units}': 'AP{amount} in diesem Kampf für {units}',
  'give AP{amount} during this turn to {units}': 'AP{amount} in diesem Zug für {units}',
  'give {keyword} during this turn to {units}': '{keyword} in diesem Zug für {units}',
  'destroy {units}': 'zerstöre {units}',
  "return {units} to its owner's hand": 'schicke {units} auf die Hand zurück',
  'deploy this card': 'setze diese Karte ein',
  'deploy {count} rested {token} token': 'setze {count} Spielstein {token} erschöpft ein',
  'deploy {count} {token} token': 'setze {count} Spielstein {token} ein',
  'deploy {count} {token} tokens': 'setze {count} Spielsteine {token} ein',
  'add 1 of your shields to your hand': 'nimm 1 deiner Schilde auf die Hand',
  'place 1 EX Resource': 'lege 1 EX-Ressource dazu',
  'add this card to your hand': 'nimm diese Karte auf die Hand',
  "activate this card's effect": 'nutze die Wirkung dieser Karte',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentences = (deeds: Phrases): Phrases =>
  Object.fromEntries(
    Object.entries(deeds).map(([english, text]) => [`${capital(english)}.`, `${capital(text)}.`]),
  );

const CONDITIONS: Phrases = {
  'You may {deed}.': 'Wenn du willst: {deed}.',
  'While this is a Link Unit, {deed}.': 'Solange dies eine Link-Unit bleibt: {deed}.',
  'If there are {count} or more {units}, {deed}.': 'Ab {count} {units}: {deed}.',
  'If you are Lv.{level} or higher and during your turn, {deed}.': 'Ab Lv.{level} und in deinem Zug: {deed}.',
  'If you have {count} or fewer cards in hand, {deed}.': 'Mit höchstens {count} Karten auf der Hand: {deed}.',
};

const MARKS: Phrases = {
  '{line}\n{lines}': '{line}\n{lines}',
  '【Deploy】 {deed}': '【Einsatz】 {deed}',
  '【When Paired】 {deed}': '【Gepaart】 {deed}',
  '【Attack】 {deed}': '【Angriff】 {deed}',
  '【Destroyed】 {deed}': '【Zerstört】 {deed}',
  '【Burst】 {deed}': '【Burst】 {deed}',
  '【Activate･Main】 {deed}': '【Nutzen･Haupt】 {deed}',
  '【Activate･Action】 {deed}': '【Nutzen･Aktion】 {deed}',
  '【Start of your turn】 {deed}': '【Beginn deines Zuges】 {deed}',
  '【End of your turn】 {deed}': '【Ende deines Zuges】 {deed}',
  '【Main】/【Action】 {deed}': '【Haupt】/【Aktion】 {deed}',
  '【Main】 {deed}': '【Haupt】 {deed}',
  '【Action】 {deed}': '【Aktion】 {deed}',
  '【Once per Turn】 {deed}': '【Einmal pro Zug】 {deed}',
  '【Pilot】 [{pilot}] AP{ap} HP{hp}': '【Pilot】 [{pilot}] AP{ap} HP{hp}',
  'Pay {cost}: {deed}': 'Zahle {cost}: {deed}',
  'Rest this: {deed}': 'Erschöpfe die Karte: {deed}',
};

/** What is written on cards. Generated from effects in English, and put together again in German. */
export const GERMAN_TEXTS: Phrases = {
  ...MARKS,
  ...KEYWORDS,
  ...CONDITIONS,
  '{deed}, then {deeds}.': '{deed}, dann {deeds}.',
  '{deed}, then {deeds}': '{deed}, dann {deeds}',
  ...sentences(DEEDS),
  ...DEEDS,
  ...UNITS,
};
