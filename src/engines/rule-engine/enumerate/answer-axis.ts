import type { ConditionResult } from '../define/move-definition.js';
import type { PlainCandidate } from './candidates.js';

/** Candidates, one after the other, that have the same values where some rules look. */
export class AnswerGroup {
  /** The place of the first of them. */
  start: number;
  /** What these rules say of all of them; `undefined` for one that must be asked of each. */
  answers: readonly (ConditionResult | undefined)[] | null = null;
  /** Where in a log it stands what was read for that. */
  firstRead = 0;
  lastRead = 0;
  /** Whether they say something else than they did. */
  isTouched = false;

  constructor(start: number) {
    this.start = start;
  }
}

/** Rules that look at the same parameters. */
export interface RulesAlike {
  /** The bits of the parameters. */
  readonly looked: number;
  /** Their names. */
  readonly keys: readonly string[];
  /** The numbers of the rules. */
  readonly rules: readonly number[];
}

/** Rules that look at the same parameters, and the groups of candidates of which they say the same. */
export class AnswerAxis implements RulesAlike {
  readonly looked: number;
  readonly keys: readonly string[];
  readonly rules: readonly number[];
  readonly groups: AnswerGroup[] = [];

  constructor({ looked, keys, rules }: RulesAlike) {
    this.looked = looked;
    this.keys = keys;
    this.rules = rules;
  }

  /** Whether another one has the same rules. */
  isLike({ looked, rules }: AnswerAxis): boolean {
    return (
      looked === this.looked &&
      rules.length === this.rules.length &&
      rules.every((rule, nth) => rule === this.rules[nth])
    );
  }

  /** Puts candidates into groups; gives up if there are more than so many. */
  arrange(candidates: readonly PlainCandidate[], most: number): boolean {
    this.groups.push(new AnswerGroup(0));
    const key = this.keys[0];
    if (key === undefined) return true;
    let first = candidates[0]!;
    let value = first[key];
    for (let at = 1; at < candidates.length; at += 1) {
      const params = candidates[at]!;
      // Most rules look at one parameter, and to look at one by its name takes longer than all the rest here.
      if (params[key] === value && (this.keys.length === 1 || this.#agree(params, first))) continue;
      const count = this.groups.push(new AnswerGroup(at));
      // A value that changes from each to the next shows that soon.
      if (count > most || (count > FEW && at < 2 * count)) return false;
      first = params;
      value = params[key];
    }
    return true;
  }

  /** Takes over what rules said of the groups there were before, as far as they come in the same order. */
  recall(
    candidates: readonly PlainCandidate[],
    former: AnswerAxis,
    formerCandidates: readonly PlainCandidate[],
  ): void {
    let next = 0;
    for (const group of this.groups) {
      const params = candidates[group.start]!;
      for (let at = next; at < former.groups.length; at += 1) {
        const known = former.groups[at]!;
        if (!this.#agree(params, formerCandidates[known.start]!)) continue;
        group.answers = known.answers;
        group.firstRead = known.firstRead;
        group.lastRead = known.lastRead;
        next = at + 1;
        break;
      }
    }
  }

  /** The number of the group of a candidate. */
  groupAt(at: number): number {
    let low = 0;
    let high = this.groups.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.groups[middle]!.start <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The number of the next group that is touched, from that of a candidate on; as many as there are if none is. */
  nextTouched(from: number): number {
    let nth = this.groupAt(from);
    while (nth < this.groups.length && !this.groups[nth]!.isTouched) nth += 1;
    return nth;
  }

  /** Where a group begins; behind all candidates if there is none of this number. */
  startOf(nth: number): number {
    return nth < this.groups.length ? this.groups[nth]!.start : Infinity;
  }

  /** Whether two have the same values where the rules look. */
  #agree(a: PlainCandidate, b: PlainCandidate): boolean {
    for (let nth = 0; nth < this.keys.length; nth += 1)
      if (a[this.keys[nth]!] !== b[this.keys[nth]!]) return false;
    return true;
  }
}

/** So many groups may be short by chance. */
const FEW = 8;
