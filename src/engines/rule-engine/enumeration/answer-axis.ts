import type { ConditionResult } from '../move-definition.js';
import type { PlainCandidate } from './candidates.js';

/** Candidates that have the same values where some rules look. */
export class AnswerGroup {
  /** Whose group it is. */
  axis: AnswerAxis;
  /** The parameters of one of them. */
  readonly params: PlainCandidate;
  /** The first of the values. */
  readonly value: unknown;
  /** What these rules say of all of them; `undefined` for one that must be asked of each. */
  answers: readonly (ConditionResult | undefined)[] | null = null;
  /** Whether all of them say yes. */
  isClear = false;
  /** What was read for that: a part of a log. */
  start = 0;
  end = 0;
  /** Whether they say something else than they did. */
  isTouched = false;

  constructor(axis: AnswerAxis, params: PlainCandidate, value: unknown) {
    this.axis = axis;
    this.params = params;
    this.value = value;
  }
}

/** Rules that look at the same parameters, and the groups of candidates of which they say the same. */
export class AnswerAxis {
  /** The bits of the parameters. */
  readonly looked: number;
  /** The numbers of the rules. */
  readonly rules: number[] = [];
  readonly groups: AnswerGroup[] = [];
  /** The number of the group of each candidate; nothing if all are in the first. */
  column = NONE;
  /** The number of the group that was turned to last. */
  current = 0;
  readonly #keys: readonly string[];

  constructor(looked: number, names: readonly string[]) {
    this.looked = looked;
    this.#keys = names.filter((_, at) => (looked & (1 << at)) !== 0);
  }

  /** Whether another one has the same rules. */
  isLike({ looked, rules }: AnswerAxis): boolean {
    return (
      looked === this.looked &&
      rules.length === this.rules.length &&
      rules.every((rule, nth) => rule === this.rules[nth])
    );
  }

  /** Puts candidates into groups; those that there were before, if they are among them. */
  arrange(candidates: readonly PlainCandidate[], former: AnswerAxis | undefined): void {
    const { groups } = this;
    const key = this.#keys[0];
    groups.push(this.#groupOf(candidates[0]!, key, former));
    if (key === undefined) return;
    const column = (this.column = new Int32Array(candidates.length));
    let last = 0;
    let step = 0;
    for (let at = 1; at < candidates.length; at += 1) {
      const params = candidates[at]!;
      // Most lists stay with a value for a while, or run through all values in the same order again and again.
      const next = last + step < groups.length ? last + step : 0;
      if (params[key] === groups[next]!.value && this.#agree(params, groups[next]!)) {
        last = next;
      } else {
        step = 1 - step;
        const other = last + step < groups.length ? last + step : 0;
        if (params[key] === groups[other]!.value && this.#agree(params, groups[other]!)) {
          last = other;
        } else {
          // Whoever comes in no order is not looked for: that would take as long as to ask about him.
          last = groups.push(this.#groupOf(params, key, former)) - 1;
          step = 0;
        }
      }
      column[at] = last;
    }
  }

  /** The next candidate, from this one on, whose group is touched. */
  nextTouched(from: number): number {
    const { groups, column } = this;
    if (column.length === 0) return groups[0]!.isTouched ? from : Infinity;
    for (let at = from; at < column.length; at += 1) if (groups[column[at]!]!.isTouched) return at;
    return Infinity;
  }

  /** Whether parameters have the values of a group, the first of which they have. */
  #agree(params: PlainCandidate, group: AnswerGroup): boolean {
    for (let nth = 1; nth < this.#keys.length; nth += 1)
      if (params[this.#keys[nth]!] !== group.params[this.#keys[nth]!]) return false;
    return true;
  }

  #groupOf(params: PlainCandidate, key: string | undefined, former: AnswerAxis | undefined): AnswerGroup {
    const value = key === undefined ? undefined : params[key];
    const known = former?.groups.find(
      (group) => group.axis === former && group.value === value && this.#agree(params, group),
    );
    if (!known) return new AnswerGroup(this, params, value);
    known.axis = this;
    return known;
  }
}

const NONE = new Int32Array(0);
