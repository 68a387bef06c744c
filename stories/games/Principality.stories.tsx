import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../src/games/principality/styles.css';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

    await step('the Estates are chosen to go, and as many cards come', async () => {
      const wanted = { Copper: '0', Gold: '0', Estate: '2', Village: '0', Smithy: '0' };
      for (const [card, count] of Object.entries(wanted)) {
        const field = within(await canvas.findByRole('group', { name: card }));
        await userEvent.click(field.getByRole('radio', { name: new RegExp(`^${count}`) }));
      }
      await userEvent.click(await canvas.findByRole('button', { name: 'Play: Discard 2 Estate' }));
      await expect(await canvas.findByText('Ada discards Estate, Estate')).toBeVisible();
    });
  },
};

/** A Cellar and a whole turn without a pointer: cards by arrow keys, what to discard by its buttons. */
export const KeyboardOnly: Story = {
  loaders: [seated(() => courtAt(COURTS.actions))],
  play: async ({ canvas, step }) => {
    const press = async (name: RegExp, key = '{Enter}') => {
      const [button] = await canvas.findAllByRole('button', { name });
      button!.focus();
      await userEvent.keyboard(key);
    };
    const choose = async (name: RegExp) => {
      (await canvas.findByRole('menuitem', { name })).focus();
      await userEvent.keyboard('{Enter}');
    };

    await step('arrow keys go from card to card, and Enter plays one', async () => {
      canvas.getByRole('button', { name: /^Village, costs 3, action/i }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('button', { name: /^Cellar, costs 2, action/i })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      await expect(await canvas.findByText('Ada plays Village')).toBeVisible();
    });

    await step('to buy is for later, and the pile says so', async () => {
      await press(/^Copper, costs 0, 60 left/);
      await expect(
        canvas.getByRole('button', { name: /^Copper, costs 0, 60 left/ }),
      ).toHaveAccessibleDescription('That is for the buy phase.');
    });

    await step('the turn is ended by the menu', async () => {
      await choose(/^Go buying/);
      await press(/^2 times Gold, costs 6, treasure/i);
      await expect(await canvas.findByText('Ada plays Gold')).toBeVisible();
      await press(/^Silver, costs 3, 40 left/, ' ');
      await expect(await canvas.findByText('Ada buys Silver')).toBeVisible();
      await choose(/^End turn/);
      await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Waiting for Bela'));
    });
  },
};

/** In another language, the cards included. */
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Provinz, kostet 8/ })).toHaveAccessibleDescription(
      /Es kostet 8, du hast 0\./,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Alle 4 Geldkarten ausspielen' }));
    await expect(await canvas.findByText('Ada spielt Kupfer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Provinz, kostet 8/ }));
    await expect(await canvas.findByText('Ada kauft Provinz')).toBeVisible();
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
export const Phone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const tap = (target: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await tap(canvas.getByRole('button', { name: 'Play all 4 treasures' }));
    await expect(await canvas.findByText('Ada plays Copper')).toBeVisible();
    await tap(canvas.getByRole('button', { name: /^Province, costs 8/ }));
    await expect(await canvas.findByText('Ada buys Province')).toBeVisible();
    await tap(canvas.getByRole('menuitem', { name: /^End turn/ }));
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Waiting for Bela'));
  },
};

/** On a phone in German, where words are longer. */
export const PhoneGerman: Story = {
  ...phone,
  loaders: [seated(() => courtAt(COURTS.actions))],
  globals: { ...phone.globals, language: 'de' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** On a phone in the dark, with actions. */
export const PhoneDark: Story = {
  ...phone,
  loaders: [seated(() => courtAt(COURTS.actions))],
  globals: { ...phone.globals, ...dark.globals },
};
