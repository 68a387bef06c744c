import type { Decorator } from '@storybook/react-vite';
import { WordsProvider } from '../src/hooks/WordsProvider.js';
import { languageOf } from './languages.js';

/** Puts a story into the theme, density, direction, language and motion of the toolbar. */
export const surroundings: Decorator = (Story, { globals, parameters, title, viewMode }) => {
  const theme = String(globals['theme']);
  const language = languageOf(globals['language'], title, globals['game']);
  // A page of documentation shows many stories, each in its own theme.
  const inDocs = viewMode === 'docs';
  const attributes = {
    'data-ms-theme': inDocs ? (parameters['themeInDocs'] ?? (theme === 'system' ? 'light' : theme)) : theme,
    'data-ms-density': String(globals['density']),
    'data-ms-motion': String(globals['motion']),
    dir: String(globals['direction']),
    lang: language.locale,
  };
  const page = inDocs ? PAGE_OF_DOCS : attributes;
  for (const [name, value] of Object.entries(page)) document.documentElement.setAttribute(name, value);
  const story = (
    <WordsProvider {...language}>
      <Story />
    </WordsProvider>
  );
  return inDocs ? (
    <div className="story-in-docs" {...attributes}>
      {story}
    </div>
  ) : (
    story
  );
};

const PAGE_OF_DOCS = {
  'data-ms-theme': 'light',
  'data-ms-density': 'comfortable',
  'data-ms-motion': 'on',
  dir: 'ltr',
  lang: 'en',
};
