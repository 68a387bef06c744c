import type { Preview } from '@storybook/react-vite';
import '../src/styles.css';
import '../src/games/tic-tac-toe/styles.css';
import './preview.css';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: { storySort: { order: ['Start here', 'Concepts', 'Components', 'Games'] } },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['msTheme'] = String(globals['theme']);
      return <Story />;
    },
  ],
};

export default preview;
