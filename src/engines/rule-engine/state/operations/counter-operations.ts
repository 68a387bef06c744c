import { freeze } from '../../../../protocol/freeze.js';
import { GameError } from '../../../../protocol/game-error.js';
import type { CardId } from '../../../../protocol/ids.js';
import { NO_FLAGS } from '../card-record.js';
import { merged } from '../plain-copy.js';
import type { Workspace } from '../workspace.js';
import type { CounterOperations } from '../../define/operations.js';

/** Operations on the flags and counters of cards in a workspace. */
export class WorkspaceCounters implements CounterOperations {
  readonly #workspace: Workspace;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  getFlag(cardId: CardId, flag: string): boolean {
    const flags = this.#workspace.cards.find(cardId)?.flags ?? NO_FLAGS;
    return flags !== NO_FLAGS && flags[flag] === true;
  }

  setFlag(cardId: CardId, flag: string, value: boolean): void {
    const { flags } = this.#workspace.cards.get(cardId);
    if ((flags[flag] === true) === value) return this.#workspace.mustBeWritable('cards');
    const changed = value ? merged(flags, { [flag]: true }) : without(flags, flag);
    this.#workspace.cards.set(cardId, 'flags', freeze(changed));
  }

  getCounter(cardId: CardId, counter: string): number {
    return countOf(this.#workspace.cards.find(cardId)?.counters, counter);
  }

  addCounter(cardId: CardId, counter: string, amount = 1): void {
    this.#change(cardId, counter, finite(amount));
  }

  removeCounter(cardId: CardId, counter: string, amount = 1): void {
    this.#change(cardId, counter, -finite(amount));
  }

  clearCounter(cardId: CardId, counter: string): void {
    this.#change(cardId, counter, -Infinity);
  }

  clearAllCounters(cardId: CardId): void {
    this.#workspace.cards.set(cardId, 'counters', freeze({}));
  }

  getCardsWithFlag(flag: string): readonly CardId[] {
    return this.#workspace.cards
      .all()
      .filter(({ flags }) => flags[flag] === true)
      .map(({ id }) => id);
  }

  getCardsWithCounter(counter: string, atLeast = 1): readonly CardId[] {
    return this.#workspace.cards
      .all()
      .filter(({ counters }) => countOf(counters, counter) >= atLeast)
      .map(({ id }) => id);
  }

  #change(cardId: CardId, counter: string, amount: number): void {
    const { counters } = this.#workspace.cards.get(cardId);
    const after = Math.max(0, countOf(counters, counter) + amount);
    const changed = after === 0 ? without(counters, counter) : merged(counters, { [counter]: after });
    this.#workspace.cards.set(cardId, 'counters', freeze(changed));
  }
}

/** Own properties only: every object inherits a `constructor`. */
function countOf(counters: Readonly<Record<string, number>> = {}, counter: string): number {
  return Object.hasOwn(counters, counter) ? counters[counter]! : 0;
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...others } = record;
  return others;
}

function finite(amount: number): number {
  if (Number.isFinite(amount)) return amount;
  throw new GameError(`${amount} is no number of counters.`, 'INVALID_COUNT', { amount });
}
