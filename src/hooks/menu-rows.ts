import type { OptionId } from '../protocol/ids.js';
import type { OptionGroup } from '../protocol/options/option-groups.js';

/** An option's row in a menu. */
export interface MenuItem {
  readonly id: OptionId;
  /** The index of its row, headings counted. */
  readonly row: number;
  /** Its position among all options, from 1. */
  readonly position: number;
}

/** A group of options in a menu. */
export interface MenuSection {
  readonly category: string | null;
  /** The row of its heading; `null` without one. */
  readonly headingRow: number | null;
  readonly items: readonly MenuItem[];
}

/** Groups laid out as rows, headings included. */
export class MenuRows {
  /** All rows. */
  readonly count: number;
  readonly #sections: readonly MenuSection[];
  readonly #items: readonly MenuItem[];

  constructor(groups: readonly OptionGroup[]) {
    let count = 0;
    let position = 0;
    this.#sections = groups.map(({ category, ids }) => {
      const headingRow = category === null ? null : count++;
      return { category, headingRow, items: ids.map((id) => ({ id, row: count++, position: ++position })) };
    });
    this.#items = this.#sections.flatMap(({ items }) => items);
    this.count = count;
  }

  get optionCount(): number {
    return this.#items.length;
  }

  find(id: OptionId): MenuItem | undefined {
    return this.#items.find((item) => item.id === id);
  }

  /** The item at a position among all options, from 1; the nearest one if there are not so many. */
  at(position: number): MenuItem | undefined {
    return this.#items[Math.max(1, Math.min(position, this.optionCount)) - 1];
  }

  /**
   * The sections between two rows, both included, and with one more item wherever that is: a focused element stays in
   * its section, and so the same element, also when it is scrolled away.
   */
  sections(first: number, last: number, also: MenuItem | undefined): MenuSection[] {
    const isBetween = (row: number | null) => row !== null && row >= first && row <= last;
    return this.#sections.flatMap(({ category, headingRow, items }) => {
      const shown = items.filter(({ row }) => isBetween(row) || row === also?.row);
      const heading = isBetween(headingRow) ? headingRow : null;
      return shown.length > 0 || heading !== null ? [{ category, headingRow: heading, items: shown }] : [];
    });
  }
}
