import type { ComponentType, ReactNode } from 'react';
import { KeysButton } from './KeysButton.js';
import { SearchButton } from './SearchButton.js';

/** Other ways to the same actions: by key, and by search. */
export function PanelTools({ hotkeys, Search = SearchButton }: PanelToolsProps): ReactNode {
  return (
    <div className="app-panel-tools">
      <KeysButton enabled={hotkeys} />
      <Search />
    </div>
  );
}

/** Props of `PanelTools`. */
export interface PanelToolsProps {
  /** Whether single keys play. */
  readonly hotkeys: boolean;
  /** The search of this game, where it has its own. */
  readonly Search?: ComponentType | undefined;
}
