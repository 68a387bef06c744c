import { useId, type ComponentProps, type ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useActionMenu, type UseActionMenuOptions } from '../../hooks/use-action-menu.js';
import type { Option } from '../../protocol/option.js';
import { mergeProps, useMergedRef } from '../merge-props.js';
import { UnavailableReasonTooltip } from '../UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { ActionMenuItem } from './ActionMenuItem.js';

/**
 * Everything the seat could do, by category: what is available as buttons, what is not in its place with all reasons.
 * Renders a `<div>` element with the role of a menu.
 */
export function ActionMenu({
  label = 'Actions',
  emptyText = 'There is nothing to do.',
  rowHeight,
  windowAbove,
  renderOption,
  ref,
  ...elementProps
}: ActionMenuProps): ReactNode {
  const menu = useActionMenu({
    ...(rowHeight !== undefined && { rowHeight }),
    ...(windowAbove !== undefined && { windowAbove }),
  });
  const menuId = useId();
  const { ref: menuRef, ...menuProps } = menu.getMenuProps();
  const mergedRef = useMergedRef(menuRef, ref);
  const state: ActionMenuState = { windowed: menu.windowed, empty: menu.optionCount === 0 };

  const rootProps = {
    ...stateAttributes(state),
    ...mergeProps({ className: 'ms-action-menu', ...menuProps }, elementProps),
    ref: mergedRef,
  };

  if (state.empty) {
    return (
      <div {...rootProps} tabIndex={-1}>
        {emptyText}
      </div>
    );
  }
  return (
    <UnavailableReasonTooltip className="ms-action-menu-scope">
      <div role="menu" aria-label={label} {...rootProps}>
        <div role="none" className="ms-action-menu-rows" style={menu.getSizerStyle()}>
          {menu.sections.map(({ category, headingRow, items }) => (
            <div
              key={category === null ? 'none' : `category ${category}`}
              className="ms-action-menu-section"
              {...(category === null ? { role: 'none' } : { role: 'group', 'aria-label': category })}
            >
              {headingRow !== null && (
                <div aria-hidden="true" className="ms-action-menu-heading">
                  {category}
                </div>
              )}
              {items.map(({ id, row, position }) => (
                <ActionMenuItem
                  key={id}
                  id={id}
                  menuId={menuId}
                  position={position}
                  setSize={menu.optionCount}
                  active={id === menu.activeId}
                  top={menu.topOf(row)}
                  renderOption={renderOption}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </UnavailableReasonTooltip>
  );
}

/** The state of `ActionMenu`, as its `data-*` attributes say it. */
export interface ActionMenuState {
  /** Only the rows on screen are rendered. */
  readonly windowed: boolean;
  /** There is nothing to do. */
  readonly empty: boolean;
}

/** Props of `ActionMenu`. */
export interface ActionMenuProps extends ComponentProps<'div'>, UseActionMenuOptions {
  /** What the menu is called. */
  readonly label?: string;
  /** What it says when there is nothing to do. */
  readonly emptyText?: string;
  /** Renders what stands in an option's row, in place of its name and badges. */
  readonly renderOption?: (option: Option) => ReactNode;
}
