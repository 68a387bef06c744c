import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openPopover } from '../open-popover.js';
import { inItsGame, seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { DUELS, duelAt, sharedDuel } from '../tables/emberwood.js';
import { refusing } from '../tables/troubles.js';
import { EmberwoodDuel } from './EmberwoodDuel.js';

const meta = {
  title: 'Games/Emberwood',
  component: EmberwoodDuel,
  decorators: [inItsGame],
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmberwoodDuel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle of a duel: a creature is chosen, then its target. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const [banner] = canvas.getAllByRole('status');
    await expect(banner).toHaveTextContent('Your turn, Hazel');

    await step('a creature is chosen, and its target attacked', async () => {
      const badger = canvas.getByRole('button', { name: /^Badger Digger, / });
      await userEvent.click(badger);
      await expect(badger).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(canvas.getByRole('button', { name: /^Heron Sage, / }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Heron Sage, / })).toBeNull());
      await expect(
        canvas.getByRole('button', { name: /^Badger Digger, .*health 1 of 4, resting/ }),
      ).toBeVisible();
      await expect(
        canvas.getByRole('menuitem', { name: /^Badger Digger attacks Rowan/ }),
      ).toHaveAccessibleDescription(/has attacked already/);
    });

    await step('a target may be chosen first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Rowan, keeper, warmth 11/ }));
      await userEvent.click(canvas.getByRole('button', { name: /^Fox Scout, / }));
      await expect(await canvas.findByRole('button', { name: /^Rowan, keeper, warmth 8/ })).toBeVisible();
    });

    await step('everything is in the log', async () => {
      const log = within(canvas.getByRole('log', { name: 'Log' }));
      await expect(log.getByText('Badger Digger attacks Heron Sage.')).toBeVisible();
      await expect(log.getByText('Fox Scout attacks Rowan.')).toBeVisible();
    });
  },
};

/** A charm with two modes: whose side it is played on decides. */
export const CharmWithModes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sun and Rain, / }));
    const chosen = within(canvas.getByRole('group', { name: 'Chosen' }));
    await expect(chosen.getByRole('button', { name: 'Scorch Rowan' })).toBeVisible();
    await expect(chosen.getByRole('button', { name: 'Mend Hazel' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Hazel, keeper, warmth 14/ }));
    await expect(await canvas.findByRole('button', { name: /^Hazel, keeper, warmth 18/ })).toBeVisible();
  },
};

/** A charm for one or two: pairs are chosen between the two sides, or in the menu. */
export const SeveralTargets: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Bramble Snare, / }));
    const chosen = within(canvas.getByRole('group', { name: 'Chosen' }));
    await userEvent.click(chosen.getByRole('button', { name: 'Snare Heron Sage and Boar Charger' }));
    await expect(await canvas.findByRole('button', { name: /^Heron Sage, .*snared/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Boar Charger, .*snared/ })).toBeVisible();
  },
};

/** What chance decides is foretold as a range. */
export const ChanceForetold: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Spark Rowan/ }));
    const panel = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(await panel.findByText('Warmth of Rowan')).toBeVisible();
    await expect(panel.getByText('11 → 5–10')).toBeVisible();
  },
};

/** Numbers: how many embers to burn. */
export const Stoking: Story = {
  play: async ({ canvas }) => {
    const stoke = within(canvas.getByRole('group', { name: 'Stoke the hearth' }));
    await expect(stoke.getAllByRole('button')).toHaveLength(6);
    await userEvent.click(stoke.getByRole('button', { name: 'Stoke the hearth with 2 embers' }));
    await expect(await canvas.findByRole('button', { name: /^Hazel, keeper, warmth 16/ })).toBeVisible();
    await expect(
      canvas.getByRole('menuitem', { name: /^Stoke the hearth with 1 ember/ }),
    ).toHaveAccessibleDescription(/once is all there is time for/);
  },
};

/** Scouted cards wait for a decision: nothing else goes on. */
export const DecisionPending: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }, { played: ['Scout for 2 embers'] }))],
  play: async ({ canvas }) => {
    const decision = within(canvas.getByRole('group', { name: 'Decision' }));
    await expect(decision.getByText(/^Choose up to two cards to bury/)).toBeVisible();
    await expect(canvas.getByRole('menuitem', { name: 'End turn' })).toHaveAccessibleDescription(
      /^First: Choose up to two cards/,
    );
    await userEvent.click(decision.getByRole('button', { name: 'Bury Badger Digger, draw Owl Post' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Decision' })).toBeNull());
    await expect(canvas.getAllByRole('button', { name: /^Owl Post, charm/ })).toHaveLength(2);
  },
};

/** The other keeper takes a decision, and the cards are not shown. */
export const OpponentDecides: Story = {
  loaders: [
    seated(() => duelAt({ position: DUELS.middleGame }, { played: ['Scout for 2 embers'], seat: 'rowan' })),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hazel takes a decision.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Hazel holds 5 cards' })).toBeInTheDocument();
  },
};

/** The other keeper plays. */
export const OpponentTurn: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }, { seat: 'rowan' }))],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Waiting for Hazel');
    await userEvent.click(canvas.getByRole('button', { name: /^Stag Warden, / }));
    await expect(openPopover(canvasElement)).toHaveTextContent('It is not your turn: Hazel plays.');
  },
};

/** Nothing but ending the turn is possible, and everything says why. */
export const NothingToDo: Story = {
  loaders: [
    seated(() =>
      duelAt({ position: DUELS.guarded }, { played: ['Mouse Lamplighter attacks Hedgehog Guard'] }),
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Bear Elder, / }));
    await expect(openPopover(canvasElement)).toHaveTextContent('It costs 6 embers, you have 1.');
    await expect(openPopover(canvasElement)).toHaveTextContent('needs 5 more');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Mouse Lamplighter, / })).toHaveAccessibleDescription(
      /has attacked already.*Hedgehog Guard stands guard and must be attacked first/,
    );
  },
};

/** The game refuses what the screen still offered. */
export const Rejected: Story = {
  loaders: [
    seated(async () =>
      refusing((await duelAt({ position: DUELS.middleGame })).adapter, [
        { code: 'NOT_YOUR_TURN', text: 'It is not your turn: Rowan plays.' },
      ]),
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End turn' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('It is not your turn: Rowan plays.'),
    );
  },
};

/** A hearth has gone cold. */
export const GameOver: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.aboutToWin }, { played: ['Bear Elder attacks Rowan'] }))],
  play: async ({ canvas }) => {
    const [banner] = canvas.getAllByRole('status');
    await expect(banner).toHaveTextContent('Hazel wins');
    await expect(banner).toHaveTextContent('The hearth of Rowan has gone cold.');
    await expect(canvas.getByRole('button', { name: /^Bear Elder, / })).toHaveAccessibleDescription(
      'The game is over.',
    );
  },
};

/** A creature is chosen, a target attacked and the turn ended without a pointer. */
export const KeyboardOnly: Story = {
  loaders: [seated(() => sharedDuel({ position: DUELS.middleGame }))],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Badger Digger, / }).focus();
    await userEvent.keyboard('{Enter}');
    const chosen = within(await canvas.findByRole('group', { name: 'Chosen' }));
    chosen.getByRole('button', { name: 'Badger Digger attacks Rowan' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /^Rowan, keeper, warmth 8/ })).toBeVisible();
    canvas.getByRole('button', { name: 'End turn' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Your turn, Rowan'));
  },
};

/** Who watches sees neither hand. */
export const Spectator: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }, { seat: null }))],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Hazel is to move');
    await expect(canvas.getByRole('img', { name: 'Rowan holds 3 cards' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Wild Spark/ })).toBeNull();
  },
};

/** On a phone. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await userEvent.pointer({
      keys: '[TouchA]',
      target: canvas.getByRole('button', { name: /^Fox Scout, / }),
    });
    await userEvent.pointer({
      keys: '[TouchA]',
      target: canvas.getByRole('button', { name: /^Rowan, keeper/ }),
    });
    await expect(await canvas.findByRole('button', { name: /^Rowan, keeper, warmth 8/ })).toBeVisible();
  },
};

/** In the dark. */
export const Dark: Story = { ...dark };
