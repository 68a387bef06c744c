import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phone } from '../settings.js';
import { ThemeWall } from './theming/ThemeWall.js';
import { TokenGallery } from './theming/TokenGallery.js';

const meta = {
  title: 'Theming',
  component: TokenGallery,
  tags: ['!autodocs'],
} satisfies Meta<typeof TokenGallery>;

export default meta;

type Story = StoryObj<typeof meta>;

const theme = (title: string, words: string) => ({ title, attributes: { 'data-ms-theme': words } });

/** Every theme at once: the attribute counts for what is in the element. */
export const Themes: Story = {
  render: () => (
    <ThemeWall
      settings={[
        theme('Light', 'light'),
        theme('Dark', 'dark'),
        theme('High contrast, light', 'contrast light'),
        theme('High contrast, dark', 'contrast dark'),
        theme('Parchment, light', 'parchment light'),
        theme('Parchment, dark', 'parchment dark'),
        theme('Arcade, light', 'arcade light'),
        theme('Arcade, dark', 'arcade dark'),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const colour = (name: string) => getComputedStyle(canvas.getByRole('region', { name })).backgroundColor;
    await expect(colour('Light')).toBe('rgb(246, 244, 239)');
    await expect(colour('Dark')).toBe('rgb(22, 23, 27)');
    await expect(colour('High contrast, dark')).toBe('rgb(0, 0, 0)');
    await expect(colour('Parchment, light')).toBe('rgb(243, 233, 210)');
    await expect(colour('Arcade, dark')).toBe('rgb(14, 10, 36)');
  },
};

/** The same game with more and with less room. */
export const Densities: Story = {
  render: () => (
    <ThemeWall
      settings={[
        { title: 'Comfortable', attributes: { 'data-ms-density': 'comfortable' } },
        { title: 'Compact', attributes: { 'data-ms-density': 'compact' } },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('menu', { name }).getBoundingClientRect().height;
    await expect(height('Actions, Compact')).toBeLessThan(height('Actions, Comfortable') * 0.95);
  },
};

/** All tokens, by what they are for, with the values they have in the theme of the toolbar. */
export const Tokens: Story = {
  play: async ({ canvas }) => {
    const font = canvas.getByText('--ms-size-m').closest('.design-token');
    await expect(font).toHaveTextContent('0.9375rem');
  },
};

/** The tokens on a phone. */
export const Phone: Story = { ...phone };
