import { memo, type ReactNode } from 'react';
import { useOptionState } from '../../hooks/facts.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { missingCount } from '../../hooks/arrange-options.js';
import { optionName, reasonsText } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { OptionId } from '../../protocol/ids.js';
import type { Option } from '../../protocol/option.js';
import { keysOf, optionBadges } from './option-badges.js';

/** One option of a menu. Follows its own option only. Renders a `<button>` element, never disabled. */
export const ActionMenuItem = memo(function ActionMenuItem(props: ActionMenuItemProps): ReactNode {
  const { id, menuId, position, setSize, active, hasKey, digit, planning, countsMissing, top } = props;
  const { renderOption, renderBadge } = props;
  const words = useWords();
  const { option, focused, pending, queued } = useOptionState(id);
  if (!option) return null;

  const keys = keysOf(option, hasKey, digit);
  const unavailable = option.kind === 'unavailable';
  const reasonId = unavailable ? `${menuId}${position}` : undefined;
  const state: ActionMenuItemState = {
    unavailable,
    needsInput: unavailable && option.needsInput,
    focused,
    pending,
    queued: planning && queued,
  };
  return (
    <button
      type="button"
      role={planning ? 'menuitemcheckbox' : 'menuitem'}
      aria-checked={planning ? queued : undefined}
      className="ms-action"
      data-option-id={id}
      tabIndex={active ? 0 : -1}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-disabled={unavailable || undefined}
      aria-describedby={reasonId}
      aria-keyshortcuts={keys.join(' ') || undefined}
      style={top === undefined ? undefined : { position: 'absolute', insetBlockStart: top }}
      {...stateAttributes(state)}
    >
      {renderOption?.(option) ?? (
        <>
          <span className="ms-action-name">{optionName(option, words)}</span>
          {countsMissing && unavailable && <MissingBadge count={missingCount(option)} />}
          {state.queued && <span className="ms-badge">{words.say('palette.queued', {}, 'planned')}</span>}
          {renderBadge?.(option)}
          {optionBadges(option, words, keys)}
        </>
      )}
      {unavailable && (
        <span id={reasonId} className="ms-action-reasons" aria-hidden="true">
          {reasonsText(option.reasons, words)}
        </span>
      )}
    </button>
  );
});

/** How far an option is from being legal. */
function MissingBadge({ count }: { readonly count: number }): ReactNode {
  const words = useWords();
  return (
    <span className="ms-badge" data-tone="missing">
      {count === 0
        ? words.say('action-menu.needs-input', {}, 'Needs input')
        : words.say(
            'action-menu.missing',
            { count },
            { one: '{count} thing missing', other: '{count} things missing' },
          )}
    </span>
  );
}

/** The state of `ActionMenuItem`, as its `data-*` attributes say it. */
export interface ActionMenuItemState {
  /** It cannot be chosen now. */
  readonly unavailable: boolean;
  /** Only its parameters are missing. */
  readonly needsInput: boolean;
  /** Somebody points at it or has the keyboard on it. */
  readonly focused: boolean;
  /** It was sent and has no answer yet. */
  readonly pending: boolean;
  /** It is gathered, in a menu that gathers. */
  readonly queued: boolean;
}

/** Props of `ActionMenuItem`. */
export interface ActionMenuItemProps {
  /** The option it shows. */
  readonly id: OptionId;
  /** The id that those of its elements begin with: one for all rows, as one for each would take its time. */
  readonly menuId: string;
  /** Its place among all options, from 1. */
  readonly position: number;
  /** How many options there are. */
  readonly setSize: number;
  /** Whether Tab reaches it. */
  readonly active: boolean;
  /** Whether the key that the engine gave it does something. */
  readonly hasKey: boolean;
  /** The digit that plays it, where there is one. */
  readonly digit: string | undefined;
  /** Whether it is gathered when it is pressed, in place of being played. */
  readonly planning: boolean;
  /** Whether it says how many things are missing. */
  readonly countsMissing: boolean;
  /** Where it stands in pixels, if not among the rows around it. */
  readonly top: number | undefined;
  /** Renders what stands in the row, in place of name and badges. */
  readonly renderOption: ((option: Option) => ReactNode) | undefined;
  /** Renders one more badge, before the others. */
  readonly renderBadge: ((option: Option) => ReactNode) | undefined;
}
