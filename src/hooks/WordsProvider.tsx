import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createWords, ENGLISH, type Words, type WordsOptions } from './words.js';

const WordsContext = createContext<Words>(ENGLISH);

/** What `WordsProvider` takes. */
export interface WordsProviderProps extends WordsOptions {
  readonly children?: ReactNode;
}

/** Gives everything below it a language. Without one the kit speaks English. Renders no element. */
export function WordsProvider({ locale, messages, resolve, children }: WordsProviderProps): ReactNode {
  const words = useMemo(
    () => createWords({ locale, ...(messages && { messages }), ...(resolve && { resolve }) }),
    [locale, messages, resolve],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The language of the nearest `WordsProvider`: every text that players read goes through it. */
export function useWords(): Words {
  return useContext(WordsContext);
}
