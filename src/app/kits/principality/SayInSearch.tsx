import type { ReactNode } from 'react';
import { SearchButton } from '../../table/SearchButton.js';
import { useSayIt } from './use-say-it.js';

/** The search, which also does what is said in it: `buy 2 silvers`. */
export function SayInSearch(): ReactNode {
  const { understands, say } = useSayIt();
  return (
    <SearchButton
      readSentence={(query) =>
        understands(query) ? { text: query.trim(), run: () => void say(query) } : null
      }
    />
  );
}
