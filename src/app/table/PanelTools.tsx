import type { ReactNode } from 'react';
import { KeysButton } from './KeysButton.js';
import { SearchButton } from './SearchButton.js';

/** Other ways to the same actions: by key, and by search. */
export function PanelTools({ hotkeys }: { readonly hotkeys: boolean }): ReactNode {
  return (
    <div className="app-panel-tools">
      <KeysButton enabled={hotkeys} />
      <SearchButton />
    </div>
  );
}
