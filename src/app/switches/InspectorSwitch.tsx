import { Bug, BugOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';

/** Shows and hides what developers want to see. */
export function InspectorSwitch({ enabled, onEnabledChange }: InspectorSwitchProps): ReactNode {
  const words = useWords();
  const Icon = enabled ? BugOff : Bug;
  return (
    <button
      type="button"
      className="app-icon-button"
      aria-pressed={enabled}
      onClick={() => onEnabledChange(!enabled)}
    >
      <Icon aria-hidden="true" size={20} />
      <span className="ms-visually-hidden">{words.say('arcade.inspector', {}, 'Inspector')}</span>
    </button>
  );
}

/** Props of `InspectorSwitch`. */
export interface InspectorSwitchProps {
  readonly enabled: boolean;
  readonly onEnabledChange: (enabled: boolean) => void;
}
