import type { SetupContext } from '../../../engines/rule-engine/define/contexts.js';
import type { Player } from '../../../engines/rule-engine/define/game-definition.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { Deck } from './cards/decks.js';
import { placeExResource } from './deeds.js';
import { playerName, tell } from './log.js';
import { NUMBERS, type PlayRules } from './play-rules.js';
import type { CardMeta, Changing, GundamState, Playing, SeatId } from './state.js';
import type { GundamCard } from './types/cards.js';

/** A Unit of a given position. */
export interface GivenUnit {
  readonly card: string;
  readonly pilot?: string;
  readonly damage?: number;
  readonly rested?: boolean;
}

/** One side of a given position. What is not given is not there; a deck is of ten Skiff Runners. */
export interface GivenSide {
  readonly hand?: readonly string[];
  readonly units?: readonly (string | GivenUnit)[];
  readonly base?: string;
  /** From the top. */
  readonly shields?: readonly string[];
  readonly deck?: readonly string[];
  /** How many resources lie there, active. */
  readonly resources?: number;
  readonly exResources?: number;
}

/** A position to begin with, in the Main Phase of the first player's turn, for puzzles, lessons and tests. */
export type GivenPosition = Readonly<Record<SeatId, GivenSide>>;

/** How a game is set up. */
export interface Deal {
  readonly rules: PlayRules;
  readonly decks: Readonly<Record<SeatId, Deck>>;
  readonly firstPlayer?: PlayerId | undefined;
  readonly position?: GivenPosition | undefined;
}

type Dealing = SetupContext<CardMeta, GundamCard>;

/** Puts the decks on the table, or lays a position out. */
export function deal(
  players: readonly Player[],
  { rules, decks, position }: Deal,
  context: Dealing,
): GundamState {
  for (const { id } of players) {
    if (position) layOut(id, position[id as SeatId], context);
    else {
      const { main, resources } = decks[id as SeatId];
      // Shuffled before the cards get their ids: an id must not tell what is on a card.
      context.zones.createDeck({ zoneId: 'deck', playerId: id, cards: context.rng.shuffle(main) });
      context.zones.createDeck({ zoneId: 'resource-deck', playerId: id, cards: resources });
    }
  }
  return {
    rules,
    names: Object.fromEntries(players.map(({ id, name = id }) => [id, name])),
    isGiven: position !== undefined,
    isReady: position !== undefined,
    battle: null,
    passes: null,
    priority: null,
    pending: [],
    skippedFirstDraw: false,
    lost: null,
  };
}

/** Somebody begins: hands are drawn, and both may draw theirs anew. */
export function beginWith(
  playerId: PlayerId,
  draft: GundamState,
  context: Changing & Pick<Playing, 'flow'>,
): void {
  context.game.setOTP(playerId);
  context.flow!.setCurrentPlayer(playerId);
  tell(`${playerName(playerId, draft)} goes first.`, context, playerId);
  for (const id of context.game.getPlayers())
    context.zones.drawCards({ from: 'deck', to: 'hand', count: NUMBERS.handAtStart, playerId: id });
  askToKeep(playerId, draft, context);
}

/** Asks whether a hand is kept. */
export function askToKeep(playerId: PlayerId, _: GundamState, { game }: Pick<Changing, 'game'>): void {
  game.askDecision({
    playerId,
    moveIds: ['MULLIGAN', 'CONFIRM_HAND'],
    prompt: 'Keep your hand, or draw a new one once',
    code: 'ASK_MULLIGAN',
  });
}

/** Lays shields, bases and the EX Resource out. */
export function finishSetup(draft: GundamState, context: Changing): void {
  const first = context.game.getOTP()!;
  for (const playerId of context.game.getPlayers()) {
    context.zones.bulkMove({ from: 'deck', to: 'shield-area-shields', count: NUMBERS.shields, playerId });
    context.zones.createDeck({ zoneId: 'shield-area-base', playerId, cards: ['ex-base'] });
    if (playerId !== first) placeExResource(playerId, context);
  }
  draft.isReady = true;
}

function layOut(playerId: PlayerId, given: GivenSide, { zones, cards }: Dealing): void {
  const { hand = [], units = [], base, shields = [], resources = 0, exResources = 0 } = given;
  const deck = given.deck ?? new Array<string>(10).fill('skiff');
  const lay = (zoneId: string, ids: readonly string[]) => zones.createDeck({ zoneId, playerId, cards: ids });
  lay('deck', deck);
  lay('resource-deck', new Array<string>(3).fill('tide-resource'));
  lay('hand', hand);
  lay('shield-area-shields', shields);
  lay('resource-area', new Array<string>(resources).fill('tide-resource'));
  lay('resource-area', new Array<string>(exResources).fill('ex-resource'));
  if (base !== undefined) lay('shield-area-base', [base]);
  for (const written of units) {
    const {
      card,
      pilot,
      damage = 0,
      rested = false,
    } = typeof written === 'string' ? { card: written } : written;
    const [unitId] = lay('battle-area', [card]);
    cards.setCardMeta(unitId!, {
      ...(rested && { tapped: true }),
      ...(damage > 0 && { damageCounters: damage, damaged: true }),
    });
    if (pilot !== undefined) cards.setCardMeta(lay('pilots', [pilot])[0]!, { pairedWith: unitId! });
  }
}
