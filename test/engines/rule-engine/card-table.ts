import type { CardId, PlayerId } from '../../../src/protocol/ids.js';
import type { MoveEnumerationContext } from '../../../src/engines/rule-engine/define/contexts.js';
import type { CardRecord } from '../../../src/engines/rule-engine/state/card-record.js';
import { WorldCards } from '../../../src/engines/rule-engine/state/operations/card-operations.js';
import { WorldRegistry } from '../../../src/engines/rule-engine/state/operations/card-registry.js';
import { WorldCounters } from '../../../src/engines/rule-engine/state/operations/counter-operations.js';
import { WorldGame } from '../../../src/engines/rule-engine/state/operations/game-operations.js';
import type { ZoneConfig } from '../../../src/engines/rule-engine/define/operations.js';
import { WorldTrackers } from '../../../src/engines/rule-engine/state/operations/tracker-operations.js';
import { WorldZones } from '../../../src/engines/rule-engine/state/operations/zone-operations.js';
import { SeededRNG } from '../../../src/engines/rule-engine/state/seeded-rng.js';
import { World } from '../../../src/engines/rule-engine/state/workspace.js';
import { ZoneTable } from '../../../src/engines/rule-engine/state/zone-table.js';

/** The state of the game the tests are about. */
export interface Duel {
  readonly mana: Readonly<Record<string, number>>;
}

/** What is known of its cards. */
export interface DuelMeta {
  readonly tapped: boolean;
}

/** What is printed on its cards. */
export interface DuelCard {
  readonly cost: number;
}

/** What its enumerators get. */
export type DuelContext = MoveEnumerationContext<DuelMeta, DuelCard>;

const ZONES: Record<string, ZoneConfig> = {
  hand: { id: 'hand', name: 'Hand', visibility: 'private' },
  field: { id: 'field', name: 'Field', visibility: 'public' },
  arena: { id: 'arena', name: 'Arena', visibility: 'public', owner: 'shared' },
};
const CARDS: Record<string, DuelCard> = { imp: { cost: 1 }, ogre: { cost: 4 } };

/** Cards by zone and player: `{ 'field ada': 'imp1 ogre1!', arena: 'imp2@ben rock1' }`. */
export type Layout = Readonly<Record<string, string>>;

/**
 * A table with cards on it, and what an enumerator of `playerId` gets there. A card is written as the name of its
 * definition and a number, then `!` if it is tapped and `@` with its owner if that is not who has it.
 */
export function tableOf(
  layout: Layout,
  { playerId = 'ada', players = ['ada', 'ben', 'cyd'] }: { playerId?: PlayerId; players?: PlayerId[] } = {},
): { state: Duel; context: DuelContext } {
  const zones = new ZoneTable(ZONES, players);
  const world = new World<Duel>(zones, {
    game: { mana: { ada: 3, ben: 0, cyd: 9000 } },
    zones: zones.slots.map(() => []),
    cards: [],
    numbers: new Map(),
    marks: {},
    flow: null,
    table: { otp: null, choosingFirstPlayer: null, pendingMulligan: [], decisions: [], cardsMade: 0 },
    rng: new SeededRNG('table').state,
    end: null,
  });
  world.transact(() => {
    for (const [place, cards] of Object.entries(layout)) {
      const [zone = '', holder] = place.split(' ');
      const slot = zones.slotOf(zone, holder);
      const records = cards.split(' ').map((text) => cardOf(text, slot, holder));
      world.cards.add(records);
      world.setLists({ slot, cards: records.map(({ id }) => id) });
    }
  });
  const context: DuelContext = {
    playerId,
    zones: new WorldZones(world),
    cards: new WorldCards(world),
    game: new WorldGame(world, players, []),
    counters: new WorldCounters(world),
    trackers: new WorldTrackers(world),
    registry: new WorldRegistry(world, new Map(Object.entries(CARDS))),
    rng: world.rng,
  };
  return { state: world.game, context };
}

function cardOf(text: string, slot: number, holder: string | undefined): CardRecord {
  const [name = '', owner] = text.split('@');
  const id: CardId = name.replace('!', '');
  return {
    id,
    definitionId: id.replace(/\d+$/, ''),
    owner: owner ?? holder ?? null,
    slot,
    faceDown: false,
    meta: { tapped: name.endsWith('!') },
    counters: {},
    flags: {},
  };
}
