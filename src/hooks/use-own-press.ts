import { useRef } from 'react';
import type { Option } from '../protocol/option.js';
import type { ScopeTarget } from './scope-target.js';

/**
 * Tells a click of its own from one that only ends a double click: that one belongs to the first, whatever has come to
 * lie under the pointer since. Only of identical moves, as many as there are may be played as fast as somebody clicks.
 */
export function useOwnPress(): (clicks: number, target: ScopeTarget, options: readonly Option[]) => boolean {
  const last = useRef<{ readonly option: string | undefined; readonly hasMore: boolean }>(null);
  return (clicks, target, options) => {
    const option = 'option' in target ? target.option : undefined;
    const isAnother = last.current?.hasMore === true && last.current.option === option;
    if (clicks > 1 && !isAnother) return false;
    last.current = { option, hasMore: option !== undefined && (options[0]?.count ?? 1) > 1 };
    return true;
  };
}
