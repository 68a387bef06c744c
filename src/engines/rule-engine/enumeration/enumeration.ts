import type { EnumeratedMove } from '../../../protocol/enumerated-move.js';
import { freeze } from '../../../protocol/freeze.js';
import type { PlayerId } from '../../../protocol/ids.js';
import { sameData } from '../../../protocol/plain-data.js';
import type { CoreState } from '../core-state.js';
import type { EngineContext } from '../engine-context.js';
import type { MoveEnumerationOptions } from '../move-definition.js';
import type { Rulebook, RulebookMove } from '../rulebook.js';
import type { World } from '../world.js';
import { keepCandidates, type Candidate, type Candidates, type PlainCandidate } from './candidates.js';
import { changesBetween, type Changes } from './changes.js';
import { MoveMaker } from './move-maker.js';
import { TrackedList, type EntryMaker } from './tracked-list.js';
import { TrackedState } from './tracked-state.js';
import { TrackedValue } from './tracked-value.js';

/** What an enumeration works with. */
export interface EnumerationParts<TState extends object, TCardMeta, TCardDefinition> {
  readonly world: World<TState>;
  readonly rulebook: Rulebook<TState, TCardMeta, TCardDefinition>;
  readonly context: EngineContext<TState, TCardMeta, TCardDefinition>;
}

/** The moves of all players, kept from question to question: what did not change is not worked out again. */
export class Enumeration<TState extends object, TCardMeta, TCardDefinition> {
  readonly #parts: EnumerationParts<TState, TCardMeta, TCardDefinition>;
  readonly #state: TrackedState<TState>;
  /** By the player and how many candidates of each kind are looked at, then by the kind of move. */
  readonly #shelves = new Map<string, Map<string, Shelf<TState, TCardMeta, TCardDefinition>>>();
  readonly #answers = new Map<string, Answer>();
  #compared: { before: CoreState<TState>; after: CoreState<TState>; changes: Changes } | null = null;

  constructor(parts: EnumerationParts<TState, TCardMeta, TCardDefinition>) {
    this.#parts = parts;
    this.#state = new TrackedState(parts.world);
  }

  /** The moves of a player. The same list, as long as nothing in it changed. */
  list(playerId: PlayerId, options: MoveEnumerationOptions = {}): readonly EnumeratedMove[] {
    const { validOnly = false, includeMetadata = false, moveIds, maxPerMove } = options;
    const { core } = this.#parts.world;
    const wanted = moveIds ? JSON.stringify(moveIds) : '';
    const key = `${maxPerMove || ''} ${validOnly} ${includeMetadata} ${wanted} ${playerId}`;
    const before = this.#answers.get(key);
    if (before?.core === core) return before.moves;
    const shelves = this.#shelvesOf(playerId, maxPerMove || Infinity);
    const lists: (readonly EnumeratedMove[])[] = [];
    for (const [id, shelf] of shelves)
      if (!moveIds || moveIds.includes(id)) lists.push(includeMetadata ? shelf.described() : shelf.moves());
    const known = before?.lists.every((list, at) => list === lists[at]);
    const moves = known ? before!.moves : joined(lists, validOnly, before?.moves);
    this.#answers.set(key, { core, lists, moves });
    return moves;
  }

  /** The moves of a player, one by one, none of them kept; `null` for one that is of no interest. */
  *seek(playerId: PlayerId, options: MoveEnumerationOptions): Generator<EnumeratedMove | null, void> {
    for (const move of this.wanted(options)) {
      const maker = this.maker(move, playerId);
      let left = options.maxPerMove || Infinity;
      for (const candidate of maker.seek()) {
        const made = maker.judge(candidate);
        if (options.validOnly && !made.isValid) yield null;
        else if (!options.includeMetadata) yield made;
        else yield options.includeMetadata === 'score' ? maker.score(made) : maker.describe(made);
        left -= 1;
        if (left === 0) break;
      }
    }
  }

  /** Who makes the moves of a kind for a player, one by one. */
  maker(
    move: RulebookMove<TState, TCardMeta, TCardDefinition>,
    playerId: PlayerId,
  ): MoveMaker<TState, TCardMeta, TCardDefinition> {
    const { world, context } = this.#parts;
    return new MoveMaker({ world, context, state: this.#state }, move, playerId);
  }

  /** The kinds of moves that are asked for, in the order of the definition. */
  wanted({ moveIds }: MoveEnumerationOptions): readonly RulebookMove<TState, TCardMeta, TCardDefinition>[] {
    const all = [...this.#parts.rulebook.values()];
    return moveIds ? all.filter(({ id }) => moveIds.includes(id)) : all;
  }

  #shelvesOf(
    playerId: PlayerId,
    most: number,
  ): ReadonlyMap<string, Shelf<TState, TCardMeta, TCardDefinition>> {
    const key = `${most} ${playerId}`;
    let shelves = this.#shelves.get(key);
    if (!shelves) {
      const changes = (before: CoreState<TState>, after: CoreState<TState>) => this.#changes(before, after);
      shelves = new Map();
      for (const move of this.#parts.rulebook.values())
        shelves.set(move.id, new Shelf(this.#parts.world, this.maker(move, playerId), most, changes));
      this.#shelves.set(key, shelves);
    }
    return shelves;
  }

  /** What changed between two states, worked out once for all moves. */
  #changes(before: CoreState<TState>, after: CoreState<TState>): Changes {
    if (this.#compared?.before !== before || this.#compared.after !== after) {
      this.#compared = { before, after, changes: changesBetween(before, after, this.#state.parts) };
    }
    return this.#compared.changes;
  }
}

/** One list of all, some of which are others than before. */
function joined(
  lists: readonly (readonly EnumeratedMove[])[],
  validOnly: boolean,
  before: readonly EnumeratedMove[] | undefined,
): readonly EnumeratedMove[] {
  // Most lists are those of one kind of moves.
  const some = lists.filter(({ length }) => length > 0);
  if (some.length === 1 && !validOnly) return freeze(some[0]!);
  // Not flat(): it takes longer than the rules.
  const all = ([] as EnumeratedMove[]).concat(...lists);
  if (!validOnly) return freeze(all);
  const valid = all.filter(({ isValid }) => isValid);
  // Only the reasons of others may have changed.
  const same = before?.length === valid.length && before.every((move, at) => move === valid[at]);
  return same ? before : freeze(valid);
}

interface Answer {
  readonly core: object;
  readonly lists: readonly (readonly EnumeratedMove[])[];
  readonly moves: readonly EnumeratedMove[];
}

/** The moves of one kind of one player: candidates found, judged, and described, each only where something changed. */
class Shelf<TState extends object, TCardMeta, TCardDefinition> {
  readonly #world: World<TState>;
  readonly #maker: MoveMaker<TState, TCardMeta, TCardDefinition>;
  readonly #changes: (before: CoreState<TState>, after: CoreState<TState>) => Changes;
  readonly #found: TrackedValue<Candidates>;
  readonly #judged: TrackedList<Candidate | PlainCandidate, EnumeratedMove>;
  #described: TrackedList<EnumeratedMove, EnumeratedMove> | null = null;
  #moves: readonly EnumeratedMove[] = NONE;
  #core: CoreState<TState> | null = null;
  #describedCore: CoreState<TState> | null = null;

  constructor(
    world: World<TState>,
    maker: MoveMaker<TState, TCardMeta, TCardDefinition>,
    most: number,
    changes: (before: CoreState<TState>, after: CoreState<TState>) => Changes,
  ) {
    this.#world = world;
    this.#maker = maker;
    this.#changes = changes;
    this.#found = new TrackedValue<Candidates>(world, NONE, (before) =>
      keepCandidates(before, maker.find(most)),
    );
    this.#judged = new TrackedList(world, maker);
  }

  moves(): readonly EnumeratedMove[] {
    const { core } = this.#world;
    if (this.#core === core) return this.#moves;
    const changes = this.#changesSince(this.#core);
    this.#moves = this.#judged.update(this.#found.update(changes), changes);
    this.#core = core;
    return this.#moves;
  }

  described(): readonly EnumeratedMove[] {
    const moves = this.moves();
    const changes = this.#changesSince(this.#describedCore);
    this.#describedCore = this.#world.core;
    this.#described ??= new TrackedList(this.#world, describing(this.#maker));
    return this.#described.update(moves, changes);
  }

  #changesSince(before: CoreState<TState> | null): Changes {
    return before && this.#changes(before, this.#world.core);
  }
}

/** Makes moves with descriptions from those without. */
function describing(maker: {
  describe(move: EnumeratedMove): EnumeratedMove;
}): EntryMaker<EnumeratedMove, EnumeratedMove> {
  return {
    review() {},
    nextTouched: () => Infinity,
    make: (_, move) => maker.describe(move),
    isSame: sameData,
  };
}

const NONE: readonly never[] = [];
