import type { Decorator } from '@storybook/react-vite';

/** A story on a phone of 390 pixels. */
export const phone = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } },
    },
  },
};

/** A story in the dark. On a page of documentation globals are not those of a story, but parameters are. */
export const dark = { globals: { theme: 'dark' }, parameters: { themeInDocs: 'dark' } };

/** Keeps a story as narrow as its component usually is; flipped to a game with a board, as wide as that needs. */
export const inColumn: Decorator = (Story) => (
  <div className="story-column">
    <Story />
  </div>
);
