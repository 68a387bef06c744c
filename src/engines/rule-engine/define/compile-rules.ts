import { freeze } from '../../../protocol/freeze.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { CoreState } from '../state/position.js';
import { frozen } from '../state/state-draft.js';
import type { GameDefinition, Player } from './game-definition.js';
import type { MoveParamsMap } from './move-definition.js';
import { checkDefinition, rulebookOf, type Rulebook } from './definition-faults.js';
import { SeededRNG } from '../state/seeded-rng.js';
import { ZoneTable } from '../state/zone-table.js';

/** A game that is known to be playable, with what never changes while it is played. */
export interface PlayableGame<TState extends object, TCardMeta, TCardDefinition> {
  readonly definition: GameDefinition<TState, MoveParamsMap, TCardDefinition, TCardMeta>;
  readonly players: readonly Player[];
  readonly playerIds: readonly PlayerId[];
  readonly layout: ZoneTable;
  readonly rulebook: Rulebook<TState, TCardMeta, TCardDefinition>;
  /** The printed sides of cards, by their ids. */
  readonly printed: ReadonlyMap<string, TCardDefinition>;
}

/** Reads a definition, and refuses what contradicts itself. */
export function playableGame<TState extends object, TMoves extends MoveParamsMap, TCardDefinition, TCardMeta>(
  definition: GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>,
  players: readonly Player[],
): PlayableGame<TState, TCardMeta, TCardDefinition> {
  checkDefinition(definition, players);
  const playerIds = players.map(({ id }) => id);
  return {
    definition: definition as unknown as GameDefinition<TState, MoveParamsMap, TCardDefinition, TCardMeta>,
    players: freeze(players.map((player) => freeze({ ...player }))),
    playerIds: freeze(playerIds),
    layout: new ZoneTable(definition.zones ?? {}, playerIds),
    rulebook: rulebookOf(definition),
    printed: new Map(Object.entries(definition.cards ?? {})),
  };
}

/** The state of a game before anything is set up. */
export function blankCore<TState extends object, TCardMeta, TCardDefinition>(
  { layout, definition, playerIds }: PlayableGame<TState, TCardMeta, TCardDefinition>,
  seed: string | number,
): CoreState<TState> {
  return {
    game: frozen({}) as TState,
    zones: layout.slots.map(() => freeze([])),
    cards: [],
    numbers: new Map(),
    marks: freeze({}),
    flow: definition.flow
      ? freeze({ segment: null, turn: 0, phase: null, step: null, currentPlayer: playerIds[0]! })
      : null,
    table: freeze({
      otp: null,
      choosingFirstPlayer: null,
      pendingMulligan: freeze([]),
      decisions: freeze([]),
      cardsMade: 0,
    }),
    rng: freeze(new SeededRNG(seed).state),
    end: null,
  };
}
