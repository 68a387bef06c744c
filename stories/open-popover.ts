import { expect } from 'storybook/test';

/** The popovers that are open within an element. */
export const openPopovers = (within: HTMLElement): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>('.ms-reason-popover')].filter((element) =>
    element.matches(':popover-open'),
  );

/** The one popover that is open, or an error that says how many there are. */
export function openPopover(within: HTMLElement): HTMLElement {
  const open = openPopovers(within);
  void expect(open).toHaveLength(1);
  return open[0]!;
}
