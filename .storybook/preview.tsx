import type { Preview } from '@storybook/react-vite';
import '../src/styles.css';
import '../src/games/emberwood/styles.css';
import '../src/games/tic-tac-toe/styles.css';
import './preview.css';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start here',
          'Concepts',
          'Embedding',
          'Guides',
          [
            'Getting started with move enumeration',
            'Move enumeration for UI components',
            'Move enumeration for AI agents',
            'Advanced parameter enumeration',
            'Migration from getValidMoves()',
            'Games',
          ],
          'Components',
          'Games',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const theme = String(globals['theme']);
      // A page of documentation shows many stories, each in its own theme.
      const inDocs = viewMode === 'docs';
      document.documentElement.dataset['msTheme'] = inDocs ? 'light' : theme;
      if (!inDocs) return <Story />;
      return (
        <div
          className="story-in-docs"
          data-ms-theme={parameters['themeInDocs'] ?? (theme === 'system' ? 'light' : theme)}
        >
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
