import type { Option } from '../src/protocol/option.js';
import { OptionAxes } from '../src/store/option-axes.js';
import { MOVE_AXIS } from '../src/store/selection.js';

// A wider table would be no help to anybody.
const WIDEST = 60;

/** The axes in which the options of a move differ, for each move with two or more of them. */
export function comparableAxes(options: readonly Option[]): ReadonlyMap<string, readonly string[]> {
  const index = new OptionAxes(options);
  const moves = [...new Set(options.map(({ move }) => move.moveId))];
  const axes = moves.map((move) => {
    const differing = index
      .narrow({ [MOVE_AXIS]: move })
      .axes.filter(({ axis, values }) => axis !== MOVE_AXIS && values.length > 1 && values.length <= WIDEST);
    return [move, differing.map(({ axis }) => axis)] as const;
  });
  return new Map(axes.filter(([, names]) => names.length > 1));
}
