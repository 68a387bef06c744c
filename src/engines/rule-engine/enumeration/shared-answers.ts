import type { EngineContext } from '../engine-context.js';
import { isPromise } from '../is-promise.js';
import type { ConditionResult, MoveRule } from '../move-definition.js';
import type { RulebookMove } from '../rulebook.js';
import type { World } from '../world.js';
import { WatchedParams } from './watched-params.js';

/**
 * What rules say of several candidates at once. A rule that only looks at the attacker says the same of all its attacks:
 * it is asked once, and again with the next attacker. Which parameters a rule looks at is watched whenever it is asked,
 * not declared; a rule that looks at what changes from each candidate to the next is asked of each.
 */
export class SharedAnswers<TState extends object, TCardMeta, TCardDefinition> {
  readonly #move: RulebookMove<TState, TCardMeta, TCardDefinition>;
  readonly #context: EngineContext<TState, TCardMeta, TCardDefinition>;
  readonly #world: World<TState>;
  readonly #watched = new WatchedParams();
  /** What each rule says of all candidates that are covered; `undefined` of one that must be asked of each. */
  readonly answers: (ConditionResult | undefined)[] = [];
  /** What they looked at. */
  #values: unknown[] = [];
  #former: Params | null = null;
  /** By rule: whether it seems to say the same of neighbours. */
  #chosen: readonly boolean[] | null = null;
  #step: Step = 'off';
  /** How often answers were worked out that covered nothing. */
  #inVain = 0;

  constructor(
    move: RulebookMove<TState, TCardMeta, TCardDefinition>,
    context: EngineContext<TState, TCardMeta, TCardDefinition>,
    world: World<TState>,
  ) {
    this.#move = move;
    this.#context = context;
    this.#world = world;
  }

  /** Begins with a list of candidates, of which nothing is known yet. */
  begin(isOver: boolean): void {
    const { checks, definition } = this.#move;
    this.#forget();
    // What rules say of targets is not only a matter of parameters, and of wrong parameters rules are not asked.
    const { targets, sourceOf, params } = definition;
    this.#step = isOver || targets || sourceOf || params || checks.length === 0 ? 'off' : 'first';
  }

  /** Whether the answers hold for a candidate. */
  covers(params: Params): boolean {
    if (this.#step === 'off') return true;
    if (this.#step === 'first') {
      // A single candidate has nothing in common with anybody.
      this.#former = params;
      this.#step = 'second';
      return true;
    }
    if (this.#step === 'second') return false;
    const { keys } = this.#watched;
    for (let at = 0; at < keys.length; at += 1) if (params[keys[at]!] !== this.#values[at]) return false;
    this.#inVain = 0;
    return true;
  }

  /** Asks rules about a candidate and those that follow. */
  workOut(state: TState, params: Params): void {
    if (this.#inVain === PATIENCE) return this.#giveUp();
    this.#inVain += 1;
    if (this.#step === 'second') {
      // What was chosen for the list before will do for this one, and if not, that will show.
      this.#chosen ??= this.#choose(state, params);
      for (const isShared of this.#chosen) this.answers.push(isShared ? true : undefined);
    }
    const { checks } = this.#move;
    const watched = this.#watched.watch(params);
    for (let at = 0; at < checks.length; at += 1)
      if (this.answers[at] !== undefined)
        this.answers[at] = this.#answerOf(checks[at]!, state, params, watched);
    // A rule that looks at all parameters must be asked of each candidate. Whoever takes a number of chance must be
    // asked too, or the next would get it.
    if (this.#watched.looksAtAll || this.#world.loanedRng !== null) return this.#giveUp();
    this.#values = this.#watched.keys.map((key) => params[key]);
    this.#step = 'on';
  }

  /** Chooses the rules that look at nothing in which two candidates differ. */
  #choose(state: TState, params: Params): readonly boolean[] {
    const { checks } = this.#move;
    const { keys } = this.#watched;
    this.#world.markNotes();
    const chosen = checks.map((check) => {
      this.#answerOf(check, state, params, this.#watched.watch(params));
      return !this.#watched.looksAtAll && keys.every((key) => params[key] === this.#former![key]);
    });
    // None of this has mattered yet.
    this.#world.rewindNotes();
    this.#world.markNotes();
    this.#world.recallRng();
    return chosen;
  }

  /** What a rule says, while it is watched; nothing if it fails. */
  #answerOf(
    check: MoveRule<TState, unknown, TCardMeta, TCardDefinition>,
    state: TState,
    params: Params,
    watched: object,
  ): ConditionResult | undefined {
    try {
      this.#context.params = watched;
      const answer = check(state, this.#context);
      if (answer === true) return true;
      isPromise(answer);
      if (mentions(answer, watched)) this.#watched.looksAtAll = true;
      // A reason may speak of the parameters: it shall get the real ones.
      this.#context.params = params;
      return check(state, this.#context);
    } catch {
      // Whatever that means: it will be seen when each candidate is judged.
      return undefined;
    }
  }

  /** Lets every rule be asked of each candidate, and chooses anew for the next list. */
  #giveUp(): void {
    this.#chosen = null;
    this.#forget();
  }

  #forget(): void {
    this.#step = 'off';
    this.#inVain = 0;
    this.#former = null;
    this.answers.length = 0;
  }
}

/** The parameters of a candidate. */
export type Params = Readonly<Record<PropertyKey, unknown>>;

/** The first two candidates of a list show what changes from each to the next. */
type Step = 'off' | 'first' | 'second' | 'on';

const PATIENCE = 2;

/** Whether an answer has the parameters in it, without having looked at each: what lies too deep is taken to. */
function mentions(answer: unknown, params: object, depth = 3): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if (answer === params || depth === 0) return true;
  return Object.values(answer).some((part) => mentions(part, params, depth - 1));
}
