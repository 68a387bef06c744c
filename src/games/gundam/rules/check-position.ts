import { CARDS } from './cards/cards.js';
import { canPilot } from './facts.js';
import { NUMBERS } from './play-rules.js';
import type { GivenPosition, GivenSide } from './setup.js';
import { PLAYERS } from './state.js';
import { isBaseCard, isResourceCard, isUnitCard, type GundamCard } from './types/cards.js';

/** Everything that is wrong with a given position, a sentence each. */
export function positionFaults(position: GivenPosition): readonly string[] {
  return PLAYERS.flatMap((id) => sideFaults(position[id] ?? {}).map((fault) => `${id}: ${fault}`));
}

function sideFaults(side: GivenSide): readonly string[] {
  const { hand = [], deck = [], shields = [], base, units = [], resources = 0, exResources = 0 } = side;
  const given = units.map((unit) => (typeof unit === 'string' ? { card: unit } : unit));
  const count = resources + exResources;
  return [
    ...[...hand, ...deck, ...shields].flatMap((id) =>
      faultOf(id, (card) => !isResourceCard(card), 'a card of a main deck'),
    ),
    ...(base === undefined ? [] : faultOf(base, isBaseCard, 'a Base')),
    ...given.flatMap(({ card }) => faultOf(card, isUnitCard, 'a Unit')),
    ...given.flatMap(({ pilot }) => (pilot === undefined ? [] : faultOf(pilot, canPilot, 'a Pilot'))),
    ...(given.length > NUMBERS.units ? [`there are ${given.length} Units, ${NUMBERS.units} have room.`] : []),
    ...(shields.length > NUMBERS.shields
      ? [`there are ${shields.length} shields, ${NUMBERS.shields} have room.`]
      : []),
    ...(count > NUMBERS.resources ? [`there are ${count} resources, ${NUMBERS.resources} have room.`] : []),
  ];
}

function faultOf(id: string, isFit: (card: GundamCard) => boolean, wanted: string): readonly string[] {
  const card = Object.hasOwn(CARDS, id) ? CARDS[id] : undefined;
  if (!card) return [`there is no card "${id}".`];
  return isFit(card) ? [] : [`${card.name} is not ${wanted}.`];
}
