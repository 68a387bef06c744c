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
  return [...elements].flatMap((element): readonly HintTarget[] => {
    const unavailable = isUnavailable(element, state);
    const place = unavailable === null ? null : placeInSight(element);
    return place === null ? [] : [{ element, ...place, unavailable: unavailable! }];
  });
}

/** Whether nothing can be done with what an element stands for; `null` if there never was anything to do. */
function isUnavailable({ dataset }: HTMLElement, state: GameState): boolean | null {
  const { optionId, entityId } = dataset;
  if (optionId !== undefined) {
    const option = selectOption(state, optionId);
    return option ? option.kind === 'unavailable' : null;
  }
  const options = selectEntityOptions(state, entityId!);
  return options.length > 0 ? options.every(({ kind }) => kind === 'unavailable') : null;
}

/** So far within an element's edge a place counts as in sight: edges are round. */
const INSET = 7;

/** A place of an element that is neither scrolled away nor covered, at the beginning of its lines where that can be. */
function placeInSight(element: HTMLElement): { readonly left: number; readonly top: number } | null {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  if (bottom <= 0 || right <= 0 || top >= window.innerHeight || left >= window.innerWidth) return null;
  const [x, y] = [Math.min(INSET, width / 2), Math.min(INSET, height / 2)];
  const toTheRight = getComputedStyle(element).direction === 'rtl';
  const [start, end] = toTheRight ? [right - x, left + x] : [left + x, right - x];
  const middle = { left: left + width / 2, top: top + height / 2 };
  const places = [
    { left: start, top: top + y },
    { left: start, top: middle.top },
    { left: start, top: bottom - y },
    middle,
    { left: end, top: top + y },
    { left: end, top: middle.top },
    { left: end, top: bottom - y },
  ];
  return places.find((place) => isAt(place, element)) ?? null;
}

function isAt({ left, top }: { left: number; top: number }, element: HTMLElement): boolean {
  const hit = document.elementFromPoint(left, top);
  return hit !== null && element.contains(hit);
}
