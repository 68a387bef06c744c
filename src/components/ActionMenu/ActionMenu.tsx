import { useId, type ComponentProps, type ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import {
  useActionMenu,
  type Density,
  type UseActionMenuOptions,
  type UseActionMenuResult,
} from '../../hooks/use-action-menu.js';
import { categoryText, type Words } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Option } from '../../protocol/option.js';
import { mergeProps, useMergedRef } from '../merge-props.js';
import { UnavailableReasonTooltip } from '../UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { ActionMenuItem } from './ActionMenuItem.js';
import { ActionMenuTools } from './ActionMenuTools.js';

/**
 * Everything the seat could do, by category: what is available as buttons, what is not in its place with all reasons.
 * Renders a `<div>` element with the role of a menu.
 */
export function ActionMenu({
  label,
  emptyText,
  id,
  rowHeight,
  windowAbove,
  density,
  digits,
  search,
  unavailable,
  defaultUnavailable,
  onUnavailableChange,
  unavailableControl = false,
  planning = false,
  renderOption,
  renderBadge,
  ref,
  ...elementProps
}: ActionMenuProps): ReactNode {
  const words = useWords();
  const menu = useActionMenu({
    id,
    rowHeight,
    windowAbove,
    density,
    digits,
    planning,
    search,
    unavailable,
    defaultUnavailable,
    onUnavailableChange,
  });
  const rowsId = useId();
  const { ref: menuRef, ...menuProps } = menu.getMenuProps();
  const rulerProps = menu.getRulerProps();
  const mergedRef = useMergedRef(menuRef, ref);
  const state: ActionMenuState = { windowed: menu.windowed, empty: menu.optionCount === 0, density };
  const shape = state.empty
    ? { tabIndex: -1 }
    : { role: 'menu', 'aria-label': label ?? words.say('action-menu.label', {}, 'Actions') };

  return (
    <UnavailableReasonTooltip
      className="ms-action-menu-scope"
      onChoose={menu.onChoose}
      {...(density && { 'data-ms-density': density })}
    >
      {(search !== undefined || unavailableControl) && (
        <ActionMenuTools menu={menu} searchable={search !== undefined} choosable={unavailableControl} />
      )}
      <div
        {...shape}
        {...stateAttributes(state)}
        {...mergeProps({ className: 'ms-action-menu', ...menuProps }, elementProps)}
        ref={mergedRef}
      >
        {state.empty && (emptyReason(menu, words) ?? emptyText ?? nothingText(words))}
        <div role="none" className="ms-action-menu-rows" style={menu.getSizerStyle()}>
          {rulerProps && <div aria-hidden="true" className="ms-action-menu-ruler" {...rulerProps} />}
          {menu.sections.map(({ category, headingRow, items }) => (
            <div
              key={category === null ? 'none' : `category ${category}`}
              className="ms-action-menu-section"
              {...(category === null
                ? { role: 'none' }
                : { role: 'group', 'aria-label': categoryText(category, words) })}
            >
              {headingRow !== null && (
                <div aria-hidden="true" className="ms-action-menu-heading">
                  {category !== null && categoryText(category, words)}
                </div>
              )}
              {items.map(({ id: optionId, row, position }) => (
                <ActionMenuItem
                  key={optionId}
                  id={optionId}
                  menuId={rowsId}
                  position={position}
                  setSize={menu.optionCount}
                  active={optionId === menu.activeId}
                  hasKey={menu.hasKeys}
                  digit={menu.digitOf(position)}
                  planning={planning}
                  countsMissing={menu.unavailable === 'nearest'}
                  top={menu.topOf(row)}
                  renderOption={renderOption}
                  renderBadge={renderBadge}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </UnavailableReasonTooltip>
  );
}

/** Why an empty menu is empty although there are options. */
function emptyReason({ total, query }: UseActionMenuResult, words: Words): string | null {
  if (total === 0) return null;
  if (query.trim() === '') return words.say('action-menu.nothing-possible', {}, 'Nothing is possible now.');
  return words.say('action-menu.nothing-found', { query: query.trim() }, 'Nothing is called “{query}”.');
}

function nothingText(words: Words): string {
  return words.say('action-menu.empty', {}, 'There is nothing to do.');
}

/** The state of `ActionMenu`, as its `data-*` attributes say it. */
export interface ActionMenuState {
  /** Only the rows on screen are rendered. */
  readonly windowed: boolean;
  /** There is nothing in it. */
  readonly empty: boolean;
  /** How close rows stand together, where that was said. */
  readonly density: Density | undefined;
}

/** Props of `ActionMenu`. */
export interface ActionMenuProps extends Omit<ComponentProps<'div'>, 'id'>, UseActionMenuOptions {
  /** What the menu is called. */
  readonly label?: string | undefined;
  /** What it says when there is nothing to do. */
  readonly emptyText?: string | undefined;
  /** Whether players decide themselves what becomes of unavailable options. */
  readonly unavailableControl?: boolean;
  /** Renders what stands in an option's row, in place of its name and badges. */
  readonly renderOption?: ((option: Option) => ReactNode) | undefined;
  /** Renders one more badge beside an option's own: how good somebody thinks it is, say. The same function, as long as it says the same. */
  readonly renderBadge?: ((option: Option) => ReactNode) | undefined;
}
