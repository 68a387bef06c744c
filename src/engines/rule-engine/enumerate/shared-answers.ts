import { freeze } from '../../../protocol/freeze.js';
import { isRecord, sameData } from '../../../protocol/plain-data.js';
import type { EngineContext } from '../state/engine-context.js';
import { isPromise } from '../is-promise.js';
import { CLEAR, nothingKnown, verdictOf, type Known, type Verdict } from '../check/check-rules.js';
import type { ConditionResult } from '../define/move-definition.js';
import type { RulebookMove } from '../define/definition-faults.js';
import type { World } from '../state/workspace.js';
import { AnswerAxis, type AnswerGroup, type RulesAlike } from './answer-axis.js';
import { arePlain, type Candidates, type PlainCandidate } from './candidates.js';
import type { Changes } from './changes.js';
import { ReadLog } from './reads.js';
import { EVERYTHING, WatchedParams } from './watched-params.js';

/**
 * What rules say of several candidates at once. A rule that only looks at the attacker says the same of all its attacks:
 * it is asked once for each attacker. Which parameters a rule looks at is watched whenever it is asked, not declared;
 * where it looks at others too, it is asked of each candidate.
 */
export class SharedAnswers<TState extends object, TCardMeta, TCardDefinition> {
  readonly #move: RulebookMove<TState, TCardMeta, TCardDefinition>;
  readonly #context: EngineContext<TState, TCardMeta, TCardDefinition>;
  readonly #world: World<TState>;
  /** The rules that are asked of each candidate. */
  #own: readonly number[];
  #candidates: Candidates = [];
  #axes: readonly AnswerAxis[] = [];
  #watched: WatchedParams | null = null;
  readonly #log = new ReadLog(0);
  /** How long the log may get. */
  #most = 0;
  /** The axes of which some group is touched. */
  readonly #touched: AnswerAxis[] = [];
  /** The candidates of the touched group that was found last: from one to another. */
  #touchedFrom = 0;
  #touchedUntil = 0;
  /** What is known of the candidate that was asked for last, and of its neighbours: from one to another. */
  readonly #known: Known;
  #from = 0;
  #until = 0;
  #areAllTouched = false;

  constructor(
    move: RulebookMove<TState, TCardMeta, TCardDefinition>,
    context: EngineContext<TState, TCardMeta, TCardDefinition>,
    world: World<TState>,
  ) {
    this.#move = move;
    this.#context = context;
    this.#world = world;
    this.#own = move.numbers;
    this.#known = nothingKnown(move);
  }

  /** Asks again, where something changed, what rules say of several of these candidates. */
  review(candidates: Candidates, changes: Changes, state: TState): void {
    this.#areAllTouched = false;
    this.#touched.length = 0;
    this.#from = this.#until = 0;
    this.#touchedFrom = this.#touchedUntil = 0;
    if (changes === null || candidates !== this.#candidates) this.#arrange(candidates, state);
    if (this.#axes.length === 0) return;
    // Rather all are asked again than old notes sorted out.
    const isDoubtful = changes === null || this.#log.length > this.#most;
    if (isDoubtful) this.#log.length = 0;
    for (const axis of this.#axes) {
      let isTouched = false;
      for (const group of axis.groups) {
        const isOld =
          isDoubtful ||
          group.answers === null ||
          this.#log.isTouched(group.firstRead, group.lastRead, changes);
        group.isTouched = isOld && this.#askAgain(axis, group, state);
        if (group.isTouched) isTouched = true;
      }
      if (isTouched) this.#touched.push(axis);
    }
    if (isDoubtful) this.#most = SPARE + 2 * this.#log.length;
  }

  /** The next candidate, from this one on, of which they say something else. */
  nextTouched(from: number): number {
    if (this.#areAllTouched || (from >= this.#touchedFrom && from < this.#touchedUntil)) return from;
    // From one to the next, nobody asks for what lies behind.
    if (from < this.#touchedFrom) return this.#touchedFrom;
    this.#touchedFrom = Infinity;
    for (const axis of this.#touched) {
      const nth = axis.nextTouched(from);
      const start = axis.startOf(nth);
      if (start >= this.#touchedFrom) continue;
      this.#touchedFrom = start;
      this.#touchedUntil = axis.startOf(nth + 1);
    }
    return Math.max(from, this.#touchedFrom);
  }

  /** What is known of what rules say of a candidate. */
  knownOf(at: number): Known {
    if (at < this.#from || at >= this.#until) this.#turnTo(at);
    return this.#known;
  }

  /** Gathers what is known of a candidate and its neighbours. */
  #turnTo(at: number): void {
    // A new list each time: to put new answers into an old one takes longer.
    const answers = (this.#known.answers = new Array<ConditionResult>(this.#move.numbers.length));
    let isClear = true;
    let open: number[] | null = null;
    this.#from = 0;
    this.#until = Infinity;
    for (const axis of this.#axes) {
      const nth = axis.groupAt(at);
      const group = axis.groups[nth]!;
      this.#from = Math.max(this.#from, group.start);
      this.#until = Math.min(this.#until, axis.startOf(nth + 1));
      for (let place = 0; place < axis.rules.length; place += 1) {
        const rule = axis.rules[place]!;
        const answer = group.answers![place];
        answers[rule] = answer === undefined ? true : answer;
        if (answer === undefined) (open ??= [...this.#own]).push(rule);
        else if (answer !== true) isClear = false;
      }
    }
    // In their order: chance gives each the numbers it would get alone.
    this.#known.asked = open ? open.toSorted((a, b) => a - b) : this.#own;
    this.#known.heard = isClear ? CLEAR : this.#sharedVerdict();
  }

  /** What the rules say together that are not asked of each candidate. One for all of them, so nobody may change it. */
  #sharedVerdict(): Verdict {
    const { answers } = this.#known;
    // The others will be asked.
    for (const rule of this.#own) answers[rule] = true;
    const { errors, warnings } = verdictOf(this.#move, answers);
    return { errors: errors && freeze(errors), warnings: warnings && freeze(warnings) };
  }

  /** Puts candidates into groups of which rules say the same. */
  #arrange(candidates: Candidates, state: TState): void {
    const former = this.#axes;
    this.#axes = this.#axesOf(candidates, state);
    // What was read by a rule that is now asked with each candidate, none of them has noted.
    this.#areAllTouched =
      former.length !== this.#axes.length || former.some((axis, nth) => !axis.isLike(this.#axes[nth]!));
    if (!this.#areAllTouched)
      for (const [nth, axis] of this.#axes.entries())
        axis.recall(candidates as Plain, former[nth]!, this.#candidates as Plain);
    this.#candidates = candidates;
    this.#own = this.#move.numbers.filter((rule) => !this.#axes.some((axis) => axis.rules.includes(rule)));
  }

  #axesOf(candidates: Candidates, state: TState): readonly AnswerAxis[] {
    const { checks, definition } = this.#move;
    // What rules say of targets is not only a matter of parameters, and of wrong parameters rules are not asked.
    const { targets, sourceOf, params } = definition;
    if (targets || sourceOf || params || checks.length === 0) return NONE;
    if (candidates.length < LEAST || !arePlain(candidates) || this.#world.core.end) return NONE;
    const { names, alike } = this.#habits(candidates[0]!, state);
    this.#watched = new WatchedParams(names);
    const axes: AnswerAxis[] = [];
    for (const rules of alike) {
      const axis = new AnswerAxis(rules);
      if (axis.arrange(candidates, candidates.length / WORTH)) axes.push(axis);
    }
    return axes;
  }

  /** What rules look at, as far as one candidate shows. What is known of a game's rules all its engines know. */
  #habits(params: PlainCandidate, state: TState): Habits {
    const known = habits.get(this.#move);
    if (known) return known;
    const watched = new WatchedParams(Object.keys(params));
    const all = WatchedParams.bitsOf(watched.names.length);
    const view = watched.watch(params);
    const byLooks = new Map<number, number[]>();
    for (const rule of this.#move.numbers) {
      this.#answerOf(rule, state, watched, view);
      const { looked } = watched;
      if ((looked & all) !== all) byLooks.set(looked, [...(byLooks.get(looked) ?? []), rule]);
    }
    const { names } = watched;
    const alike = Array.from(byLooks, ([looked, rules]) => ({
      looked,
      keys: names.filter((_, at) => (looked & (1 << at)) !== 0),
      rules,
    }));
    const seen = { names, alike };
    habits.set(this.#move, seen);
    return seen;
  }

  /** Asks rules about a group; whether they say something else than before. */
  #askAgain({ rules, looked }: AnswerAxis, group: AnswerGroup, state: TState): boolean {
    const watched = this.#watched!;
    this.#world.reads.start();
    const view = watched.watch((this.#candidates as Plain)[group.start]!);
    const answers = new Array<ConditionResult | undefined>(rules.length);
    let isSame = group.answers !== null;
    for (let nth = 0; nth < rules.length; nth += 1) {
      let answer = this.#answerOf(rules[nth]!, state, watched, view);
      if ((watched.looked & ~looked) !== 0) {
        answer = undefined;
        // The next list may be arranged better.
        habits.delete(this.#move);
      }
      answers[nth] = answer;
      isSame = isSame && sameData(answer, group.answers![nth]);
    }
    group.firstRead = this.#log.length;
    this.#log.addAll(this.#world.reads.settled());
    group.lastRead = this.#log.length;
    if (!isSame) group.answers = answers;
    return !isSame;
  }

  /** What a rule says, while it is watched; nothing if it cannot be said of others too. */
  #answerOf(rule: number, state: TState, watched: WatchedParams, view: object): ConditionResult | undefined {
    const check = this.#move.checks[rule]!;
    watched.looked = 0;
    this.#world.recallRng();
    try {
      this.#context.params = view;
      const answer = check(state, this.#context);
      // A reason may speak of the parameters: then it shall get the real ones.
      if (answer !== true && mentions(answer, view)) watched.looked = EVERYTHING;
      // Whoever takes a number of chance must be asked each time, or the next would get it.
      return this.#world.loanedRng === null ? answer : undefined;
    } catch {
      // Whatever that means: it will be seen when each candidate is judged.
      return undefined;
    }
  }
}

type Plain = readonly PlainCandidate[];

/** What the rules of a move seem to look at. */
interface Habits {
  /** The names of the parameters. */
  readonly names: readonly string[];
  /** The rules that do not look at all parameters. */
  readonly alike: readonly RulesAlike[];
}

const habits = new WeakMap<object, Habits>();

const NONE: readonly AnswerAxis[] = [];
/** So few candidates have nothing in common that would be worth finding out. */
const LEAST = 4;
/** To watch a rule takes as long as to ask it a few times. */
const WORTH = 4;
/** So long is a log that is not worth emptying. */
const SPARE = 1000;

/** Whether an answer has the parameters in it, or may have: what lies deep, or is not plain, is taken to. */
function mentions(answer: unknown, params: object, depth = 3): boolean {
  if (typeof answer === 'function') return true;
  if (typeof answer !== 'object' || answer === null) return false;
  if (answer === params || depth === 0) return true;
  if (Array.isArray(answer)) return answer.some((part) => mentions(part, params, depth - 1));
  if (isPromise(answer) || !isRecord(answer)) return true;
  // Not by a list of its values: that takes longer than the rule.
  for (const key in answer) if (mentions(answer[key], params, depth - 1)) return true;
  return false;
}
