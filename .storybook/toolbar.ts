import { FLIPPED_GAMES } from '../stories/tables/flipped-games.js';
import { LANGUAGES } from './languages.js';

interface Item {
  readonly value: string;
  readonly title: string;
}

const THEMES: readonly Item[] = [
  { value: 'system', title: 'As the system' },
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'contrast light', title: 'High contrast, light' },
  { value: 'contrast dark', title: 'High contrast, dark' },
  { value: 'parchment light', title: 'Parchment, light' },
  { value: 'parchment dark', title: 'Parchment, dark' },
  { value: 'arcade light', title: 'Arcade, light' },
  { value: 'arcade dark', title: 'Arcade, dark' },
];

type Icon = 'category' | 'component' | 'globe' | 'lightning' | 'paintbrush' | 'transfer';

function toolbarOf(description: string, icon: Icon, items: readonly Item[]) {
  return { description, toolbar: { title: description, icon, items: [...items], dynamicTitle: true } };
}

/** What can be switched above every story. */
export const globalTypes = {
  theme: toolbarOf('Theme', 'paintbrush', THEMES),
  density: toolbarOf('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  direction: toolbarOf('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  language: toolbarOf(
    'Language',
    'globe',
    Object.entries(LANGUAGES).map(([value, title]) => ({ value, title })),
  ),
  motion: toolbarOf('Motion', 'lightning', [
    { value: 'on', title: 'Motion as the system' },
    { value: 'off', title: 'Motion off' },
  ]),
  game: toolbarOf('Game', 'category', [
    { value: 'own', title: 'The game of the story' },
    ...Object.entries(FLIPPED_GAMES).map(([value, { title }]) => ({ value, title })),
  ]),
};

/** How every story begins. */
export const initialGlobals = {
  theme: 'system',
  density: 'comfortable',
  direction: 'ltr',
  language: 'en',
  motion: 'on',
  game: 'own',
};
