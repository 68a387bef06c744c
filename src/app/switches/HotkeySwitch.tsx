import { Keyboard, KeyboardOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';

/** Switches single-key shortcuts on and off: they get in the way of speech control and some screen readers. */
export function HotkeySwitch({ enabled, onEnabledChange }: HotkeySwitchProps): ReactNode {
  const words = useWords();
  const Icon = enabled ? Keyboard : KeyboardOff;
  return (
    <button
      type="button"
      className="app-icon-button"
      aria-pressed={enabled}
      onClick={() => onEnabledChange(!enabled)}
    >
      <Icon aria-hidden="true" size={20} />
      <span className="ms-visually-hidden">{words.say('arcade.hotkeys', {}, 'Shortcut keys')}</span>
    </button>
  );
}

/** Props of `HotkeySwitch`. */
export interface HotkeySwitchProps {
  readonly enabled: boolean;
  readonly onEnabledChange: (enabled: boolean) => void;
}
