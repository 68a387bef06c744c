import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something that is on or off, as a sign with a name for who cannot see it. Renders a `<button>` element. */
export function IconSwitch({
  icons: [on, off],
  enabled,
  onEnabledChange,
  children,
}: IconSwitchProps): ReactNode {
  const Icon = enabled ? on : off;
  return (
    <button
      type="button"
      className="app-icon-button"
      aria-pressed={enabled}
      onClick={() => onEnabledChange(!enabled)}
    >
      <Icon aria-hidden="true" size={20} />
      <span className="ms-visually-hidden">{children}</span>
    </button>
  );
}

/** Props of `IconSwitch`. */
export interface IconSwitchProps {
  /** What is shown while it is on, and while it is off. */
  readonly icons: readonly [on: LucideIcon, off: LucideIcon];
  readonly enabled: boolean;
  readonly onEnabledChange: (enabled: boolean) => void;
  /** What it is called. */
  readonly children: ReactNode;
}
