import type { EnumeratedMove } from '../../../protocol/enumerated-move.js';
import { freeze } from '../../../protocol/freeze.js';
import type { PlayerId } from '../../../protocol/ids.js';
import { sameData } from '../../../protocol/plain-data.js';
import type { CoreState } from '../state/position.js';
import type { EngineContext } from '../state/engine-context.js';
import type { MoveEnumerationOptions } from '../define/move-definition.js';
import type { Rulebook, RulebookMove } from '../define/definition-faults.js';
import type { World } from '../state/workspace.js';
import { keepCandidates, type Candidate, type Candidates, type PlainCandidate } from './candidates.js';
import { changesBetween, type Changes } from './changes.js';
import { isAlike } from './is-alike.js';
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
  /** The questions that were asked. Lists: there are few, and most ask the same one again and again. */
  readonly #answers: Answer<TState, TCardMeta, TCardDefinition>[] = [];
  readonly #shelves: Shelves<TState, TCardMeta, TCardDefinition>[] = [];
  #compared: { before: CoreState<TState>; after: CoreState<TState>; changes: Changes } | null = null;

  constructor(parts: EnumerationParts<TState, TCardMeta, TCardDefinition>) {
    this.#parts = parts;
    this.#state = new TrackedState(parts.world);
  }

  /** The moves of a player. The same list, as long as nothing in it changed. */
  list(playerId: PlayerId, options: MoveEnumerationOptions = {}): readonly EnumeratedMove[] {
    const answer = this.#answerTo(playerId, options);
    const { core } = this.#parts.world;
    if (answer.core === core) return answer.moves;
    const { shelves, versions, validOnly, isDescribed } = answer;
    const before = answer.core && answer.moves;
    let isOther = before === null;
    // Until all are there, it is no answer to anything.
    answer.core = null;
    const lists: (readonly EnumeratedMove[])[] = [];
    for (let at = 0; at < shelves.length; at += 1) {
      const { outputs, version } = isDescribed ? shelves[at]!.described() : shelves[at]!.judged();
      if (outputs.length > 0) lists.push(outputs);
      if (version !== versions[at]) isOther = true;
      versions[at] = version;
    }
    if (isOther) answer.moves = joined(lists, validOnly, before);
    answer.core = core;
    return answer.moves;
  }

  #answerTo(
    playerId: PlayerId,
    { validOnly = false, includeMetadata = false, moveIds, maxPerMove = 0 }: MoveEnumerationOptions,
  ): Answer<TState, TCardMeta, TCardDefinition> {
    const isDescribed = includeMetadata !== false;
    const known = this.#answers.find(
      (answer) =>
        answer.playerId === playerId &&
        answer.validOnly === validOnly &&
        answer.isDescribed === isDescribed &&
        answer.maxPerMove === maxPerMove &&
        sameData(answer.moveIds, moveIds),
    );
    if (known) return known;
    const all = this.#shelvesOf(playerId, maxPerMove || Infinity);
    const answer: Answer<TState, TCardMeta, TCardDefinition> = {
      playerId,
      validOnly,
      isDescribed,
      maxPerMove,
      // A copy: whoever asks may go on with the list.
      moveIds: moveIds && [...moveIds],
      shelves: moveIds ? all.filter(({ id }) => moveIds.includes(id)) : all,
      core: null,
      versions: [],
      moves: NONE,
    };
    this.#answers.push(answer);
    return answer;
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

  #shelvesOf(playerId: PlayerId, most: number): readonly Shelf<TState, TCardMeta, TCardDefinition>[] {
    const known = this.#shelves.find((one) => one.playerId === playerId && one.most === most);
    if (known) return known.shelves;
    const changes = (before: CoreState<TState>, after: CoreState<TState>) => this.#changes(before, after);
    const { rulebook, world } = this.#parts;
    const shelves = [];
    for (const move of rulebook.values())
      shelves.push(new Shelf(move.id, world, this.maker(move, playerId), most, changes));
    this.#shelves.push({ playerId, most, shelves });
    return shelves;
  }

  /** What changed between two states, worked out once for all moves. */
  #changes(before: CoreState<TState>, after: CoreState<TState>): Changes {
    if (this.#compared?.before !== before || this.#compared.after !== after) {
      const changes = changesBetween(
        before,
        after,
        this.#state.parts,
        this.#compared && this.#compared.changes,
      );
      this.#compared = { before, after, changes };
    }
    return this.#compared.changes;
  }
}

/** One list of all, some of which are others than before. */
function joined(
  lists: readonly (readonly EnumeratedMove[])[],
  validOnly: boolean,
  before: readonly EnumeratedMove[] | null,
): readonly EnumeratedMove[] {
  // A list of its own even if there is only one: that one changes. Not flat(): it takes longer than the rules.
  const all = lists.length === 1 ? lists[0]!.slice() : ([] as EnumeratedMove[]).concat(...lists);
  if (!validOnly) return freeze(all);
  const valid = all.filter(({ isValid }) => isValid);
  // Only the reasons of others may have changed.
  const same = before?.length === valid.length && before.every((move, at) => move === valid[at]);
  return same ? before : freeze(valid);
}

/** A question, and the answer it had. */
interface Answer<TState extends object, TCardMeta, TCardDefinition> {
  readonly playerId: PlayerId;
  readonly validOnly: boolean;
  readonly isDescribed: boolean;
  readonly maxPerMove: number;
  readonly moveIds: readonly string[] | undefined;
  readonly shelves: readonly Shelf<TState, TCardMeta, TCardDefinition>[];
  /** The state it was given for. */
  core: CoreState<TState> | null;
  /** Of what stood on each shelf. */
  readonly versions: number[];
  moves: readonly EnumeratedMove[];
}

/** The moves of a player, of which so many of each kind are looked at, in the order of the definition. */
interface Shelves<TState extends object, TCardMeta, TCardDefinition> {
  readonly playerId: PlayerId;
  readonly most: number;
  readonly shelves: readonly Shelf<TState, TCardMeta, TCardDefinition>[];
}

/** The moves of one kind of one player: candidates found, judged, and described, each only where something changed. */
class Shelf<TState extends object, TCardMeta, TCardDefinition> {
  readonly id: string;
  readonly #world: World<TState>;
  readonly #maker: MoveMaker<TState, TCardMeta, TCardDefinition>;
  readonly #changes: (before: CoreState<TState>, after: CoreState<TState>) => Changes;
  readonly #found: TrackedValue<Candidates>;
  readonly #judged: TrackedList<Candidate | PlainCandidate, EnumeratedMove>;
  #core: CoreState<TState> | null = null;
  #described: TrackedList<EnumeratedMove, EnumeratedMove> | null = null;
  #describedCore: CoreState<TState> | null = null;
  /** The moves that were described last, and of which version they are. */
  #toDescribe: readonly EnumeratedMove[] = NONE;
  #versionToDescribe = 0;

  constructor(
    id: string,
    world: World<TState>,
    maker: MoveMaker<TState, TCardMeta, TCardDefinition>,
    most: number,
    changes: (before: CoreState<TState>, after: CoreState<TState>) => Changes,
  ) {
    this.id = id;
    this.#world = world;
    this.#maker = maker;
    this.#changes = changes;
    this.#found = new TrackedValue<Candidates>(world.reads, NONE, (before) =>
      keepCandidates(before, maker.find(most)),
    );
    this.#judged = new TrackedList(world.reads, maker);
  }

  /** The moves as they are now. */
  judged(): TrackedList<Candidate | PlainCandidate, EnumeratedMove> {
    const { core } = this.#world;
    if (this.#core === core) return this.#judged;
    const changes = this.#changesSince(this.#core);
    // Whatever fails halfway is worked out anew.
    this.#core = null;
    this.#judged.update(this.#found.update(changes), changes);
    this.#core = core;
    return this.#judged;
  }

  /** The same with their descriptions. */
  described(): TrackedList<EnumeratedMove, EnumeratedMove> {
    const { outputs, version } = this.judged();
    if (version !== this.#versionToDescribe) this.#toDescribe = outputs.slice();
    this.#versionToDescribe = version;
    const changes = this.#changesSince(this.#describedCore);
    this.#described ??= new TrackedList(this.#world.reads, describing(this.#maker));
    this.#describedCore = null;
    this.#described.update(this.#toDescribe, changes);
    this.#describedCore = this.#world.core;
    return this.#described;
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
    isSame: isAlike,
  };
}

const NONE: readonly never[] = [];
