import type { ConditionResult } from '../move-definition.js';
import type { PlainCandidate } from './candidates.js';

/** Candidates that have the same values where some rules look. */
export class AnswerGroup {
  /** The parameters of one of them. */
  readonly params: PlainCandidate;
  /** The first of the values. */
  readonly value: unknown;
  /** What these rules say of all of them; `undefined` for one that must be asked of each. */
  answers: readonly (ConditionResult | undefined)[] | null = null;
  /** What was read for that: a part of a log. */
  start = 0;
  end = 0;
  /** Whether they say something else than they did. */
  isTouched = false;

  constructor(params: PlainCandidate, value: unknown) {
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
  groups: AnswerGroup[] = [];
  /** The group of each candidate. */
  column = new Int32Array(0);
  /** The group that was turned to last. */
  current: AnswerGroup | null = null;
  readonly #keys: readonly string[];
  /** The groups by their values, if rules look at one parameter: of several, there is no name to find them by. */
  readonly #byValue = new Map<unknown, number>();

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
    const column = new Int32Array(candidates.length);
    const key = this.#keys[0];
    this.column = column;
    groups.push(this.#groupOf(candidates[0]!, former));
    if (key === undefined) return;
    let last = 0;
    for (let at = 1; at < candidates.length; at += 1) {
      const params = candidates[at]!;
      const value = params[key];
      if (value !== groups[last]!.value || !this.#agree(params, groups[last]!)) {
        // Most lists run through the values of a parameter in the same order again and again.
        const next = last + 1 < groups.length ? last + 1 : 0;
        if (value === groups[next]!.value && this.#agree(params, groups[next]!)) last = next;
        else last = this.#find(params, value, former);
      }
      column[at] = last;
    }
  }

  /** Whether parameters have the values of a group, the first of which they have. */
  #agree(params: PlainCandidate, group: AnswerGroup): boolean {
    for (let nth = 1; nth < this.#keys.length; nth += 1)
      if (params[this.#keys[nth]!] !== group.params[this.#keys[nth]!]) return false;
    return true;
  }

  #find(params: PlainCandidate, value: unknown, former: AnswerAxis | undefined): number {
    const known = this.#byValue.get(value);
    return known ?? this.groups.push(this.#groupOf(params, former)) - 1;
  }

  #groupOf(params: PlainCandidate, former: AnswerAxis | undefined): AnswerGroup {
    const [key, ...others] = this.#keys;
    if (key === undefined) return former?.groups[0] ?? new AnswerGroup(params, undefined);
    const value = params[key];
    if (others.length > 0) return new AnswerGroup(params, value);
    this.#byValue.set(value, this.groups.length);
    return former?.groupOf(value) ?? new AnswerGroup(params, value);
  }

  /** The group of a value. */
  groupOf(value: unknown): AnswerGroup | undefined {
    return this.groups[this.#byValue.get(value) ?? -1];
  }
}
