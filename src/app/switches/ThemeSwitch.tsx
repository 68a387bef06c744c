import { Monitor, Moon, Sun } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';
import { applyTheme, THEMES, themePreference } from '../theme.js';

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Goes from the system's theme to light to dark and back. Remembers the choice. */
export function ThemeSwitch(): ReactNode {
  const words = useWords();
  const names = {
    system: words.say('arcade.theme-system', {}, 'system'),
    light: words.say('arcade.theme-light', {}, 'light'),
    dark: words.say('arcade.theme-dark', {}, 'dark'),
  };
  const [theme, setTheme] = useState(themePreference.read);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  const Icon = ICONS[theme];

  function change(): void {
    themePreference.write(next);
    applyTheme(next);
    setTheme(next);
  }

  return (
    <button type="button" className="app-icon-button" onClick={change}>
      <Icon aria-hidden="true" size={20} />
      <span className="ms-visually-hidden">
        {words.say(
          'arcade.theme',
          { theme: names[theme], next: names[next] },
          'Theme: {theme}. Change to {next}.',
        )}
      </span>
    </button>
  );
}
