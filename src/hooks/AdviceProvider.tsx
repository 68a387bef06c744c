import { createContext, useContext, type ReactNode } from 'react';
import type { Option } from '../protocol/option.js';

const AdviceContext = createContext<Option | null>(null);

/** What `AdviceProvider` takes. */
export interface AdviceProviderProps {
  /** What somebody would choose in the player's place; `null` as long as nobody is asked. */
  readonly option: Option | null;
  readonly children?: ReactNode;
}

/** Marks an option, and every entity it touches, as advised on everything below it. Renders no element. */
export function AdviceProvider({ option, children }: AdviceProviderProps): ReactNode {
  return <AdviceContext value={option}>{children}</AdviceContext>;
}

/** The option that the nearest `AdviceProvider` marks. */
export function useAdvice(): Option | null {
  return useContext(AdviceContext);
}
