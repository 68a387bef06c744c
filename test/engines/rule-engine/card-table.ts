import type { CardId, PlayerId } from '../../../src/protocol/ids.js';
import type { MoveEnumerationContext } from '../../../src/engines/rule-engine/define/contexts.js';
import type { NewCard } from '../../../src/engines/rule-engine/state/card-record.js';
import { compileRules } from '../../../src/engines/rule-engine/define/compile-rules.js';
import type { ZoneConfig } from '../../../src/engines/rule-engine/define/operations.js';
import { EngineContext } from '../../../src/engines/rule-engine/state/engine-context.js';
import { blankPosition } from '../../../src/engines/rule-engine/state/position.js';
import { Workspace } from '../../../src/engines/rule-engine/state/workspace.js';

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
  const setup = (): Duel => ({ mana: { ada: 3, ben: 0, cyd: 9000 } });
  const moves = { pass: { reducer: () => {} } };
  const rules = compileRules(
    { name: 'Duel', setup, moves, zones: ZONES, cards: CARDS },
    players.map((id) => ({ id })),
  );
  const workspace = new Workspace(rules, { ...blankPosition(rules, 'table'), state: setup() });
  workspace.write(() => {
    for (const [place, cards] of Object.entries(layout)) {
      const [zone = '', holder] = place.split(' ');
      const slot = rules.zones.slotOf(zone, holder);
      const records = cards.split(' ').map((text) => cardOf(text, slot, holder));
      workspace.cards.add(records);
      workspace.setZones({ slot, cards: records.map(({ id }) => id) });
    }
  });
  const context = new EngineContext(workspace);
  context.playerId = playerId;
  return { state: setup(), context: context as unknown as DuelContext };
}

function cardOf(text: string, slot: number, holder: string | undefined): NewCard {
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
