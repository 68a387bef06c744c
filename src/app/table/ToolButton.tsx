import type { ComponentProps, ReactNode } from 'react';

/** A button that stays reachable when there is nothing for it to do: pressing it then says why. */
export function ToolButton({ inactive = false, ...elementProps }: ToolButtonProps): ReactNode {
  return (
    <button type="button" className="app-button" aria-disabled={inactive || undefined} {...elementProps} />
  );
}

/** Props of `ToolButton`. */
export interface ToolButtonProps extends ComponentProps<'button'> {
  readonly inactive?: boolean;
}
