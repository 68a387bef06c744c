import type { GameState } from '../store/game-store.js';
import { selectEntityOptions, selectOption } from '../store/selectors.js';

/** Something on screen that can be pressed. */
export interface HintTarget {
  readonly element: HTMLElement;
  /** Where it can be seen, in pixels of the window. */
  readonly left: number;
  readonly top: number;
  /** Whether pressing it only says why not. */
  readonly unavailable: boolean;
}

/** Every option and every entity that an option touches, as far as it is in sight. */
export function findHintTargets(state: GameState): readonly HintTarget[] {
  const elements = document.querySelectorAll<HTMLElement>('[data-option-id], [data-entity-id]');
  return [...elements].flatMap((element) => {
    const { optionId, entityId } = element.dataset;
    const options =
      optionId === undefined ? selectEntityOptions(state, entityId!) : [selectOption(state, optionId)];
    const kinds = options.flatMap((option) => option?.kind ?? []);
    const point = kinds.length === 0 ? null : pointInSight(element);
    return point ? [{ element, ...point, unavailable: !kinds.includes('available') }] : [];
  });
}

/** How far within an element's edge a point counts as in sight, since corners are round. */
const INSET = 7;

/** A point of an element that is neither scrolled away nor covered, at the beginning of its lines where that can be. */
function pointInSight(element: HTMLElement): { readonly left: number; readonly top: number } | null {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.min(INSET, width / 2), Math.min(INSET, height / 2)];
  const columns = [left + x, left + width / 2, right - x];
  if (element.matches(':dir(rtl)')) columns.reverse();
  const points = columns.flatMap((column) =>
    [top + y, top + height / 2, bottom - y].map((row) => ({ left: column, top: row })),
  );
  return points.find((point) => element.contains(document.elementFromPoint(point.left, point.top))) ?? null;
}
