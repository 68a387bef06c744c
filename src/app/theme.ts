import { preference } from './saved/preference.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The theme that the visitor chose. */
export const themePreference = preference<Theme>('theme', THEMES);

/** Shows a theme. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['msTheme'] = theme;
}
