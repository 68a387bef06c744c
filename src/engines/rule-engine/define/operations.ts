import type { CardId, PlayerId } from '../../../protocol/ids.js';

/** Who sees the cards of a zone: everybody, its holder, or nobody. */
export const ZONE_VISIBILITIES = ['public', 'private', 'secret'] as const;
/** One of `ZONE_VISIBILITIES`. */
export type ZoneVisibility = (typeof ZONE_VISIBILITIES)[number];

/** Names a zone of a game: `hand`. */
export type ZoneId = string;

/** A place where cards lie. */
export interface ZoneConfig {
  readonly id: ZoneId;
  /** What players call it: `Hand`. */
  readonly name: string;
  readonly visibility: ZoneVisibility;
  /** Whether the order of its cards means something. */
  readonly ordered?: boolean;
  /** Whether each player has one (the default), or all share one. */
  readonly owner?: 'player' | 'shared';
  /** Cards that come here lie with their face down: seen as cards, but not which. */
  readonly faceDown?: boolean;
  /** More cards than this do not fit in. */
  readonly maxSize?: number;
}

/** Where in a zone a card is put: index 0 is the top. */
export type ZonePosition = 'top' | 'bottom' | 'random' | number;

/** One card to be moved. */
export interface CardMovement {
  readonly cardId: CardId;
  readonly targetZoneId: ZoneId;
  /** On top, if nothing is said. */
  readonly position?: ZonePosition;
  /** Whose zone it goes to; the owner's, if nothing is said. */
  readonly playerId?: PlayerId;
}

/** Several cards to be moved, from the top of one zone. */
export interface BulkMovement {
  readonly from: ZoneId;
  readonly to: ZoneId;
  /** All of them, if nothing is said. */
  readonly count?: number;
  /** Whose zones; left out for shared ones. */
  readonly playerId?: PlayerId;
  readonly position?: ZonePosition;
}

/** Cards to be drawn. */
export interface CardDraw {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly count: number;
  readonly playerId: PlayerId;
}

/** A hand to be put back and drawn anew. */
export interface MulliganRequest {
  readonly hand: ZoneId;
  readonly deck: ZoneId;
  readonly drawCount: number;
  readonly playerId: PlayerId;
}

/** Cards to be made. */
export interface DeckRequest {
  readonly zoneId: ZoneId;
  /** Who owns them; left out for a shared zone. */
  readonly playerId?: PlayerId;
  /** The definition of each card, from the top. */
  readonly cards?: readonly string[];
  /** How many cards without a definition, instead. */
  readonly cardCount?: number;
  readonly shuffle?: boolean;
}

/** Zones, asked and changed. Where nothing may change, the changing ones refuse. */
export interface ZoneOperations {
  /** The cards of a zone, from the top; of one player, or of all. */
  getCardsInZone(zoneId: ZoneId, playerId?: PlayerId): readonly CardId[];
  /** The zone a card is in; none for an unknown card. */
  getCardZone(cardId: CardId): ZoneId | undefined;
  /** Whose zone a card is in; nobody's in a shared one. */
  getCardHolder(cardId: CardId): PlayerId | undefined;
  moveCard(movement: CardMovement): void;
  /** Moves cards from the top of a zone, keeping their order; returns them. */
  bulkMove(movement: BulkMovement): readonly CardId[];
  /** Moves as many cards as there are, up to the count; returns them. */
  drawCards(draw: CardDraw): readonly CardId[];
  /** Puts a hand into the deck, shuffles, draws; returns the new hand. */
  mulligan(request: MulliganRequest): readonly CardId[];
  /**
   * Puts the cards of a zone into an order that chance decides. In a secret zone their ids are shuffled too: afterwards
   * nobody can tell by its id which card is which, and an id that was noted before stands for any of them.
   */
  shuffleZone(zoneId: ZoneId, playerId?: PlayerId): void;
  /** Makes cards, and returns them from the top. */
  createDeck(request: DeckRequest): readonly CardId[];
  /** Takes a card out of the game for good. */
  removeCard(cardId: CardId): void;
}

/** What is looked for among cards. Everything given must fit. */
export interface CardQuery<TCardMeta> {
  readonly zone?: ZoneId;
  readonly owner?: PlayerId;
  /** Whose zone it is in. */
  readonly holder?: PlayerId;
  /** Values the card's metadata must have. */
  readonly meta?: Readonly<Partial<TCardMeta>>;
  readonly where?: (cardId: CardId) => boolean;
}

/** What is known of single cards. */
export interface CardOperations<TCardMeta = Record<string, unknown>> {
  getCardMeta(cardId: CardId): Readonly<Partial<TCardMeta>>;
  /** Changes some values. */
  updateCardMeta(cardId: CardId, changes: Readonly<Partial<TCardMeta>>): void;
  /** Replaces all values. */
  setCardMeta(cardId: CardId, meta: Readonly<Partial<TCardMeta>>): void;
  getCardOwner(cardId: CardId): PlayerId | undefined;
  /** The id of the card's definition, where it has one. */
  getCardDefinitionId(cardId: CardId): string | undefined;
  /** Whether its face is hidden. */
  isFaceDown(cardId: CardId): boolean;
  setFaceDown(cardId: CardId, faceDown: boolean): void;
  queryCards(query: CardQuery<TCardMeta>): readonly CardId[];
}

/** Flags and counters on cards. */
export interface CounterOperations {
  getFlag(cardId: CardId, flag: string): boolean;
  setFlag(cardId: CardId, flag: string, value: boolean): void;
  getCounter(cardId: CardId, counter: string): number;
  addCounter(cardId: CardId, counter: string, amount?: number): void;
  /** Never below zero. */
  removeCounter(cardId: CardId, counter: string, amount?: number): void;
  clearCounter(cardId: CardId, counter: string): void;
  clearAllCounters(cardId: CardId): void;
  getCardsWithFlag(flag: string): readonly CardId[];
  getCardsWithCounter(counter: string, atLeast?: number): readonly CardId[];
}

/** Marks that a flow takes away by itself: "has drawn this turn". */
export interface TrackerOperations {
  check(tracker: string, playerId?: PlayerId): boolean;
  mark(tracker: string, playerId?: PlayerId): void;
  unmark(tracker: string, playerId?: PlayerId): void;
}

/** The printed side of cards. Knows a card by its own id or by that of its definition. */
export interface CardRegistry<TCardDefinition> {
  getCard(id: CardId | string): TCardDefinition | undefined;
  hasCard(id: CardId | string): boolean;
  getAllCards(): readonly TCardDefinition[];
  queryCards(where: (definition: TCardDefinition) => boolean): readonly TCardDefinition[];
}

/** A decision that must be taken before anything else goes on. */
export interface PendingDecision {
  readonly playerId: PlayerId;
  /** The moves that answer it. */
  readonly moveIds: readonly string[];
  /** What is asked, as players read it: `Choose a card to discard`. */
  readonly prompt: string;
  /** What is asked, for whoever has other words for it. */
  readonly code?: string;
  /** The values the prompt speaks of. Everybody reads them. Plain data. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** What enumerators, conditions and reducers of these moves need to know. Plain data. */
  readonly data?: unknown;
}

/** What belongs to the game as a whole. */
export interface GameOperations {
  /** The players, in their order. */
  getPlayers(): readonly PlayerId[];
  /** The players who are not this one, in order of play from it. */
  getOpponents(playerId: PlayerId): readonly PlayerId[];
  /** Who goes first ("on the play"). */
  getOTP(): PlayerId | undefined;
  setOTP(playerId: PlayerId): void;
  getChoosingFirstPlayer(): PlayerId | undefined;
  setChoosingFirstPlayer(playerId: PlayerId | undefined): void;
  getPendingMulligan(): readonly PlayerId[];
  setPendingMulligan(playerIds: readonly PlayerId[]): void;
  removePendingMulligan(playerId: PlayerId): void;
  /** The decision that is to be taken now, the last one asked for. */
  getDecision(): PendingDecision | undefined;
  /** Asks for a decision. Until it is taken, only the moves that answer it are valid, and only for that player. */
  askDecision(decision: PendingDecision): void;
}

/** Who may read an entry of the history: everybody, only who did it, or the players named. */
export type Visibility = 'public' | 'private' | readonly PlayerId[];

/** Something worth telling. */
export interface HistoryMessage {
  readonly text: string;
  /** What the text says, for whoever has other words for it. */
  readonly code?: string;
  /** The values the text speaks of, for those who read it. Plain data. */
  readonly context?: Readonly<Record<string, unknown>>;
  readonly visibility?: Visibility;
  /** What those read who may not see the text; they read nothing, if nothing is given. */
  readonly publicText?: string;
  /** The cards and players it is about. */
  readonly refs?: readonly string[];
}

/** The history, written from within moves. */
export interface HistoryOperations {
  log(message: string | HistoryMessage): void;
}
