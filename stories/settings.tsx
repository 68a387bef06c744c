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

/** Keeps a story as narrow as its component usually is. */
export const inColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: '26rem', marginInline: 'auto', padding: '0.75rem' }}>
    <Story />
  </div>
);
