import type { Preview } from '@storybook/react-vite';
import '../src/styles.css';
import '../src/games/emberwood/styles.css';
import '../src/games/tic-tac-toe/styles.css';
import '../src/themes/arcade.css';
import '../src/themes/parchment.css';
import './preview.css';
import { surroundings } from './surroundings.js';
import { globalTypes, initialGlobals } from './toolbar.js';

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
          'Write an adapter',
          'Theming',
          'Accessibility',
          'Playground',
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
  globalTypes,
  initialGlobals,
  decorators: [surroundings],
};

export default preview;
