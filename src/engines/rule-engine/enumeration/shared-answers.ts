import type { EngineContext } from '../engine-context.js';
import { isPromise } from '../is-promise.js';
import type { ConditionResult } from '../move-definition.js';
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
  // The parameters that were looked at for these answers.
  #keys: PropertyKey[] = [];
  #values: unknown[] = [];
  #former: Params | null = null;
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
    for (let at = 0; at < this.#keys.length; at += 1)
      if (params[this.#keys[at]!] !== this.#values[at]) return false;
    this.#inVain = 0;
    return true;
  }

  /** Asks the rules that seem to say the same of the candidates to come. */
  workOut(state: TState, params: Params): void {
    if (this.#inVain === PATIENCE) return this.#forget();
    this.#inVain += 1;
    this.#keys = [];
    for (let at = 0; at < this.#move.checks.length; at += 1) {
      if (this.#step === 'on' && this.answers[at] === undefined) continue;
      this.answers[at] = this.#answerOf(at, state, params);
      // Whoever is asked later would get other numbers if this one were not asked.
      if (this.#world.loanedRng !== null) return this.#forget();
    }
    this.#values = this.#keys.map((key) => params[key]);
    this.#step = 'on';
  }

  /** What a rule says, unless it must be asked of each candidate. */
  #answerOf(at: number, state: TState, params: Params): ConditionResult | undefined {
    const check = this.#move.checks[at]!;
    this.#world.markNotes();
    try {
      this.#context.params = this.#watched.watch(params);
      const answer = check(state, this.#context);
      if (this.#mayShare(params)) {
        for (const key of this.#watched.keys) if (!this.#keys.includes(key)) this.#keys.push(key);
        if (answer === true) return true;
        isPromise(answer);
        // A reason may speak of the parameters: it shall get the real ones.
        this.#context.params = params;
        return check(state, this.#context);
      }
      isPromise(answer);
    } catch {
      // Whatever that means: it will be seen when each candidate is judged.
    }
    this.#world.rewindNotes();
    return undefined;
  }

  #mayShare(params: Params): boolean {
    const { keys, looksAtAll } = this.#watched;
    if (looksAtAll) return false;
    return this.#step === 'on' || keys.every((key) => params[key] === this.#former![key]);
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
