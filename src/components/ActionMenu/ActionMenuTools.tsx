import type { ReactNode } from 'react';
import { UNAVAILABLE_MODES, type UnavailableMode } from '../../hooks/arrange-options.js';
import type { UseActionMenuResult } from '../../hooks/use-action-menu.js';
import type { Words } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';

/** Above a menu: a search field, a choice of what becomes of unavailable options, and how many are left. */
export function ActionMenuTools({ menu, searchable, choosable }: ActionMenuToolsProps): ReactNode {
  const words = useWords();
  const { optionCount, total } = menu;
  return (
    <div className="ms-action-menu-tools">
      {searchable && (
        <input
          className="ms-action-menu-search"
          aria-label={words.say('action-menu.search', {}, 'Search actions')}
          placeholder={words.say('action-menu.search', {}, 'Search actions')}
          {...menu.getSearchProps()}
        />
      )}
      {choosable && (
        <div
          role="radiogroup"
          className="ms-action-menu-modes"
          aria-label={words.say('action-menu.unavailable', {}, 'What cannot be done now')}
        >
          {UNAVAILABLE_MODES.map((mode) => (
            <label key={mode} className="ms-action-menu-mode">
              <input className="ms-visually-hidden" {...menu.getUnavailableProps(mode)} />
              {modeText(mode, words)}
            </label>
          ))}
        </div>
      )}
      <p className="ms-action-menu-count" role="status">
        {optionCount < total && countText(optionCount, total, words)}
      </p>
    </div>
  );
}

function modeText(mode: UnavailableMode, words: Words): string {
  if (mode === 'hide') return words.say('action-menu.unavailable.hide', {}, 'Only possible');
  if (mode === 'nearest') return words.say('action-menu.unavailable.nearest', {}, 'Nearest first');
  return words.say('action-menu.unavailable.show', {}, 'Show all');
}

function countText(count: number, total: number, words: Words): string {
  return words.say('action-menu.count', { count, total }, '{count} of {total} shown');
}

/** Props of `ActionMenuTools`. */
export interface ActionMenuToolsProps {
  /** The menu they belong to. */
  readonly menu: UseActionMenuResult;
  /** Whether there is a search field. */
  readonly searchable: boolean;
  /** Whether the player decides what becomes of unavailable options. */
  readonly choosable: boolean;
}
