import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { openPopover } from '../open-popover.js';
import { inItsGame, seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { atlas } from '../tables/atlas.js';

const meta = {
  title: 'Games/Battletech report',
  component: ActionMenu,
  decorators: [inColumn, inItsGame],
  loaders: [seated(atlas)],
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <ActionMenu label="Atlas against Hunchback" />
      <PreviewPanel />
    </div>
  ),
} satisfies Meta<typeof ActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The report of the specification, as it is given there: nothing of it is worked out here. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const item = (name: RegExp) => canvas.getByRole('menuitem', { name });
    const panel = () => canvasElement.querySelector<HTMLElement>('.ms-preview')!;

    await step('a laser at 58% with its penalty', async () => {
      const laser = item(/^Fire Medium Laser at Hunchback/);
      await expect(laser).toHaveTextContent('58%');
      await userEvent.hover(laser);
      await waitFor(() => expect(panel()).toHaveTextContent('+1 to-hit from excess heat'));
      await expect(panel()).toHaveTextContent(/Damage\s*5/);
      await expect(panel()).toHaveTextContent(/Heat\s*\+3/);
    });

    await step('missiles at 42%, with a range of damage and one load less', async () => {
      const missiles = item(/^Fire SRM-4 at Hunchback/);
      await expect(missiles).toHaveTextContent('42%');
      await userEvent.hover(missiles);
      await waitFor(() => expect(panel()).toHaveTextContent(/Damage\s*2–8/));
      await expect(panel()).toHaveTextContent(/Ammo\s*24.*23/);
    });

    await step('a cannon that cannot be fired, with both reasons', async () => {
      const cannon = item(/^Fire AC\/20 at Hunchback/);
      await expect(cannon).toHaveAttribute('aria-disabled', 'true');
      await expect(cannon).toHaveAccessibleDescription(
        /Target is 14 hexes away, max range is 9.*No ammunition remaining/,
      );
      await userEvent.click(cannon);
      await expect(openPopover(canvasElement)).toHaveTextContent('Target is 14 hexes away, max range is 9');
      await expect(openPopover(canvasElement)).toHaveTextContent('No ammunition remaining');
      await userEvent.keyboard('{Escape}');
    });
  },
};

/** In the dark. */
export const Dark: Story = { ...dark };

/** On a phone. */
export const Phone: Story = { ...phone };
