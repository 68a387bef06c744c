import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../src/games/principality/styles.css';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inItsGame, seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { COURTS, courtAt } from '../tables/principality.js';
import { PrincipalityCourt } from './PrincipalityCourt.js';

const meta = {
  title: 'Games/Principality',
  component: PrincipalityCourt,
  decorators: [inItsGame],
  loaders: [seated(() => courtAt(COURTS.rich))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrincipalityCourt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All treasures at once, then a Province and an Estate for the two buys. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('what cannot be bought says why, with the numbers', async () => {
      await expect(canvas.getByRole('button', { name: /^Province, costs 8/ })).toHaveAccessibleDescription(
        'It costs 8, you have 0. (needs 8 more)',
      );
    });

    await step('all treasures are played one after the other', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play all 4 treasures' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /^Province, costs 8/ })).not.toHaveAttribute(
          'aria-disabled',
        ),
      );
    });

    await step('a pile that is pressed is bought from', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Province, costs 8/ }));
      await expect(await canvas.findByRole('button', { name: /^Province, costs 8, 11 left/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Gold, costs 6/ })).toHaveAccessibleDescription(
        'It costs 6, you have 1. (needs 5 more)',
      );
      await expect(canvas.getByText('Ada buys Province')).toBeVisible();
    });
  },
};

/** The first turn: nothing to play but treasures, which are for later. */
export const Start: Story = {
  loaders: [seated(() => courtAt())],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: /^Go buying/ }));
    await expect(await canvas.findByRole('menuitem', { name: /^End turn/ })).toBeVisible();
  },
};

/** A Cellar is played, and what to discard is put together kind by kind. */
export const Cellar: Story = {
  loaders: [seated(() => courtAt(COURTS.actions))],
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cellar, costs 2, action/i }));
    await step('the decision is what is asked about', async () => {
      await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/discard for Cellar/));
    });
  },
};

/** Somebody else plays: what is theirs is not seen. */
export const OpponentTurn: Story = { loaders: [seated(() => courtAt(COURTS.rich, { seat: 'p2' }))] };

/** The last Province is bought, and everybody's points are told. */
export const GameOver: Story = {
  loaders: [seated(() => courtAt(COURTS.ending, { played: ['Buy Province', 'End turn'] }))],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/Ada wins/);
    await expect(canvas.getByText(/The last Province is gone/)).toBeVisible();
  },
};

/** In the dark. */
export const Dark: Story = { ...dark };

/** On a phone, by touch. */
export const Phone: Story = { ...phone };

/** On a phone in the dark, with actions. */
export const PhoneDark: Story = {
  ...phone,
  loaders: [seated(() => courtAt(COURTS.actions))],
  globals: { ...phone.globals, ...dark.globals },
};
