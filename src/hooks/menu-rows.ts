import type { OptionId } from '../protocol/ids.js';
import type { OptionGroup } from '../protocol/options/option-groups.js';

/** An option's row in a menu. */
export interface MenuItem {
  readonly id: OptionId;
  /** The row it stands in, headings counted. */
  readonly row: number;
  /** Its place among all options, from 1. */
  readonly position: number;
}

/** The rows of one group that are to be shown. */
export interface MenuSection {
  readonly category: string | null;
  /** The row of its heading; `null` for a group without one. */
  readonly headingRow: number | null;
  readonly items: readonly MenuItem[];
}

interface Span {
  readonly group: OptionGroup;
  /** Row of the first option. */
  readonly start: number;
  /** Options in the groups before. */
  readonly before: number;
}

/** Groups laid out as rows, headings included, without making a list of all of them. */
export class MenuRows {
  /** All rows. */
  readonly count: number;
  /** All options. */
  readonly optionCount: number;
  readonly #spans: readonly Span[];

  constructor(groups: readonly OptionGroup[]) {
    const spans: Span[] = [];
    let row = 0;
    let before = 0;
    for (const group of groups) {
      if (group.category !== null) row += 1;
      spans.push({ group, start: row, before });
      row += group.ids.length;
      before += group.ids.length;
    }
    this.#spans = spans;
    this.count = row;
    this.optionCount = before;
  }

  /** The item of an option, which probably stands near a place: it is looked for there first. */
  find(id: OptionId, near: number): MenuItem | undefined {
    for (const position of [near, near + 1, near - 1]) {
      const item = this.at(position);
      if (item?.id === id) return item;
    }
    for (const span of this.#spans) {
      const at = span.group.ids.indexOf(id);
      if (at >= 0) return itemAt(span, at);
    }
    return undefined;
  }

  /** The item at a place among all options, from 1; the nearest one if there are not so many. */
  at(position: number): MenuItem | undefined {
    const wanted = Math.max(1, Math.min(position, this.optionCount));
    const span = this.#spans.findLast(({ before }) => before < wanted);
    return span && itemAt(span, wanted - span.before - 1);
  }

  /**
   * The sections between two rows, both included, and with one more item wherever that stands: an element that has the
   * keyboard stays in its section, and so the same element, also when it is scrolled away.
   */
  sections(first: number, last: number, also: MenuItem | undefined): MenuSection[] {
    return this.#spans.flatMap((span) => {
      const { group, start } = span;
      const from = Math.max(0, first - start);
      const to = Math.min(group.ids.length - 1, last - start);
      const headingRow = group.category === null ? null : start - 1;
      const showsHeading = headingRow !== null && headingRow >= first && headingRow <= last;
      const items = Array.from({ length: Math.max(0, to - from + 1) }, (_, step) =>
        itemAt(span, from + step),
      );
      if (also && also.row >= start && also.row < start + group.ids.length) {
        if (also.row < first) items.unshift(also);
        else if (also.row > last) items.push(also);
      }
      if (items.length === 0 && !showsHeading) return [];
      return [{ category: group.category, headingRow: showsHeading ? headingRow : null, items }];
    });
  }
}

function itemAt({ group, start, before }: Span, at: number): MenuItem {
  return { id: group.ids[at]!, row: start + at, position: before + at + 1 };
}
