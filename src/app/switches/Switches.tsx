import { Bug, BugOff, Keyboard, KeyboardOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Language } from '../language.js';
import { IconSwitch } from './IconSwitch.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { ThemeSwitch } from './ThemeSwitch.js';

/** What a visitor may decide about the whole arcade. Renders a `<div>` element. */
export function Switches(props: SwitchesProps): ReactNode {
  const words = useWords();
  return (
    <div className="app-switches">
      {/* Single keys get in the way of speech control and some screen readers. */}
      <IconSwitch
        icons={[Keyboard, KeyboardOff]}
        enabled={props.hotkeys}
        onEnabledChange={props.onHotkeysChange}
      >
        {words.say('arcade.hotkeys', {}, 'Shortcut keys')}
      </IconSwitch>
      <IconSwitch icons={[BugOff, Bug]} enabled={props.inspecting} onEnabledChange={props.onInspectingChange}>
        {words.say('arcade.inspector', {}, 'Inspector')}
      </IconSwitch>
      <ThemeSwitch />
      <LanguageSwitch language={props.language} onLanguageChange={props.onLanguageChange} />
    </div>
  );
}

/** Props of `Switches`. */
export interface SwitchesProps {
  /** Whether single keys play. */
  readonly hotkeys: boolean;
  readonly onHotkeysChange: (enabled: boolean) => void;
  /** Whether games are shown from the inside. */
  readonly inspecting: boolean;
  readonly onInspectingChange: (enabled: boolean) => void;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
}
