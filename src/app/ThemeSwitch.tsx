import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Goes from the system's theme to light to dark and back. Remembers the choice. */
export function ThemeSwitch(): ReactNode {
  const [theme, setTheme] = useState<Theme>(storedTheme);
  const Icon = ICONS[theme];

  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['msTheme'];
    else document.documentElement.dataset['msTheme'] = theme;
    storeTheme(theme);
  }, [theme]);

  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  return (
    <button type="button" className="app-icon-button" onClick={() => setTheme(next)}>
      <Icon aria-hidden="true" size={20} />
      <span className="ms-visually-hidden">
        Theme: {theme}. Change to {next}.
      </span>
    </button>
  );
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem('moveset-theme');
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
    return 'system';
  }
}

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem('moveset-theme', theme);
  } catch {
    // As above.
  }
}
