import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CommandId } from '../protocol/ids.js';
import type { GameStore, Rejection } from '../store/game-store.js';
import { selectOption } from '../store/selectors.js';
import { useGameStore } from './GameProvider.js';
import { isInSight } from './in-sight.js';
import { elementAt } from './scope-target.js';

/**
 * Finds the element that stands for what was refused when that becomes known: the one that was pressed, else any other
 * of the option or of an entity that it touches, if it can be seen.
 */
export function useRefusedElement(rejection: Rejection | undefined) {
  const store = useGameStore();
  const pressed = useRef<HTMLElement | null>(null);
  const [found, setFound] = useState<{ of: CommandId; element: HTMLElement | null } | null>(null);

  useEffect(() => {
    function remember({ target }: MouseEvent): void {
      pressed.current = elementAt(target, document.body) ?? pressed.current;
    }
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, []);

  // Only when it becomes known: what comes into sight later is not what the player looked at.
  const of = rejection?.commandId;
  useLayoutEffect(() => {
    if (rejection)
      setFound({ of: rejection.commandId, element: refusedElement(rejection, pressed.current, store) });
    // oxlint-disable-next-line react/exhaustive-deps -- A refusal never changes.
  }, [of, store]);

  return {
    /** `null` where none is on screen, or it was let go. */
    element: found !== null && found.of === of ? found.element : null,
    /** Lets the element go. */
    release: () => of !== undefined && setFound({ of, element: null }),
  };
}

function refusedElement(
  { optionId }: Rejection,
  pressed: HTMLElement | null,
  store: GameStore,
): HTMLElement | null {
  const option = selectOption(store.getState(), optionId);
  const selectors = [
    `[data-option-id="${CSS.escape(optionId)}"]`,
    ...(option?.refs ?? []).map(({ id }) => `[data-entity-id="${CSS.escape(id)}"]`),
  ];
  const elements = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  return (
    [pressed, ...elements].find((element) => element?.matches(selectors.join()) && isInSight(element)) ?? null
  );
}
