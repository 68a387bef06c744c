import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../src/games/battletech/styles.css';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { selectOptions } from '../../src/store/selectors.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { BATTLES, battleAt, LAST_STAND, sharedBattle } from '../tables/battletech.js';
import { playOn } from './battletech-play.js';
import { BattletechField } from './BattletechField.js';
import { queueOf } from '../../src/store/queue.js';

const meta = {
  title: 'Games/Battletech',
  component: BattletechField,
  decorators: [inItsGame],
  loaders: [seated(() => battleAt(BATTLES.firing))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BattletechField>;

export default meta;
type Story = StoryObj<typeof meta>;
// Found by what they are drawn as: to ask hundreds of hexes for their roles takes seconds.
const part = (root: HTMLElement, selector: string) => root.querySelector<HTMLElement>(selector)!;
const onMap = (root: HTMLElement, name: RegExp) =>
  [...root.querySelectorAll<HTMLElement>('.ms-hex-piece')].find((piece) =>
    name.test(piece.getAttribute('aria-label')!),
  )!;
const orders = (root: HTMLElement) => within(part(root, '.bt-orders'));
const volley = (root: HTMLElement) => within(part(root, '.bt-volley'));
const matrix = async (root: HTMLElement) =>
  within(await orders(root).findByRole('grid', { name: 'Attacks of Ironmonger' }));
const open = (buttons: readonly HTMLElement[]) =>
  buttons.filter((button) => button.getAttribute('aria-disabled') !== 'true');

/** Shots are gathered from the table of weapons and targets, their outcome is told, and all are fired as one. */
export const Default: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const { store } = loaded as Seated;
    await userEvent.click(onMap(canvasElement, /^Ironmonger/));
    const table = await matrix(canvasElement);
    const shot = (name: RegExp) => table.getByRole('button', { name });

    await step('a press gathers a shot and plays nothing', async () => {
      await userEvent.click(shot(/^Fire LRM-10 at Graniteer/));
      await userEvent.click(shot(/^Fire Medium Laser 1 at Graniteer/));
      await expect(store.getState().queue).toHaveLength(2);
      await expect(store.getState().snapshot.log).toHaveLength(BATTLES.firing.events.length);
    });

    await step('the same weapon at another target takes the place of the first', async () => {
      await userEvent.click(shot(/^Fire LRM-10 at Sawbuck/));
      await expect(store.getState().queue).toHaveLength(2);
    });

    await step('the engine says what the volley comes to, with the heat on its scale', async () => {
      const tray = volley(canvasElement);
      await expect(await tray.findByText('At least one hit')).toBeVisible();
      await expect(tray.getByText('Expected damage')).toBeVisible();
      await waitFor(() =>
        expect(tray.getByRole('meter', { name: 'Heat' })).toHaveAttribute(
          'aria-valuetext',
          expect.stringMatching(/9/),
        ),
      );
    });

    await step('a weapon without ammunition says everything that stands in its way', async () => {
      const [empty] = table.getAllByRole('button', { name: /^Fire AC\/20/ });
      await expect(empty).toHaveAttribute('aria-disabled', 'true');
      await expect(empty).toHaveAccessibleDescription(/ammunition/i);
    });
  },
};

/** Every modifier of the number needed, with what causes it, wherever one points: by mouse, by keys and by touch. */
export const Receipts: Story = {
  play: async ({ canvasElement, step }) => {
    await userEvent.click(onMap(canvasElement, /^Ironmonger/));
    const table = await matrix(canvasElement);
    const receipt = () => canvasElement.querySelector<HTMLElement>('.bt-preview')!;
    const shot = (name: RegExp) => table.getByRole('button', { name });
    await step('pointed at', async () => {
      await userEvent.hover(shot(/^Fire Medium Laser 1 at Graniteer/));
      await waitFor(() => expect(receipt()).toHaveTextContent(/Excess heat\s*Ironmonger\s*\+1/));
      await expect(receipt()).toHaveTextContent(/Needed on 2d6\s*7/);
      await expect(receipt()).toHaveTextContent(/Total\s*7/);
    });
    await step('reached by keys', async () => {
      shot(/^Fire LRM-10 at Graniteer/).focus();
      await waitFor(() => expect(receipt()).toHaveTextContent(/Minimum range\s*\+4/));
    });
    await step('tapped', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: shot(/^Fire SRM-4 at Lodestone/) });
      await waitFor(() => expect(receipt()).toHaveTextContent(/Fire SRM-4 at Lodestone/));
      await expect(receipt()).toHaveTextContent(/most likely/);
    });
  },
};

/** A volley with shots that cannot be: nothing is fired, and each of them says why. */
export const RefusedVolley: Story = {
  play: async ({ canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    await userEvent.click(onMap(canvasElement, /^Ironmonger/));
    const [first, second] = selectOptions(store.getState()).filter(
      ({ kind, params }) => kind === 'available' && params['weapon'] === 'alpha-1/lrm-10-1',
    );
    queueOf(store).enqueue(first!.id);
    queueOf(store).enqueue(second!.id);
    const tray = volley(canvasElement);
    await expect(await tray.findByText('A shot with LRM-10 is declared already')).toBeVisible();
    const { revision } = store.getState().snapshot;
    await userEvent.click(tray.getByRole('button', { name: 'Fire all 2 shots' }));
    await expect(store.getState().queue).toHaveLength(2);
    await expect(store.getState().snapshot.revision).toBe(revision);
  },
};

/** A whole fight, both sides at one screen, from the first move to the last mech standing. */
export const WholeFight: Story = {
  loaders: [seated(() => sharedBattle(LAST_STAND))],
  play: async ({ canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    for (let step = 0; step < 80 && store.getState().snapshot.status.kind === 'playing'; step += 1)
      await playOn(canvasElement, store);
    await expect(store.getState().snapshot.status).toMatchObject({ kind: 'over' });
    await expect(store.getState().rejections.length).toBe(0);
    await expect(canvasElement.querySelector('.bt-results')).toBeVisible();
  },
};

/** All shots of a volley are declared by one press. */
export const Volley: Story = {
  play: async ({ canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    await userEvent.click(onMap(canvasElement, /^Ironmonger/));
    const shots = open((await matrix(canvasElement)).getAllByRole('button'));
    await userEvent.click(shots[0]!);
    await userEvent.click(volley(canvasElement).getByRole('button', { name: 'Fire 1 shot' }));
    await waitFor(() => expect(store.getState().queue).toHaveLength(0));
    await expect(store.getState().rejections.length).toBe(0);
    await expect(
      await orders(canvasElement).findByRole('button', { name: 'Finish declaring' }),
    ).toBeVisible();
  },
};

/** A target pressed on the map: every weapon against it, to be gathered as from the table. */
export const OneTarget: Story = {
  play: async ({ canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    await userEvent.click(onMap(canvasElement, /^Ironmonger/));
    await expect((await matrix(canvasElement)).getAllByRole('columnheader')).toHaveLength(5);
    await userEvent.click(onMap(canvasElement, /^Graniteer/));
    const shots = await orders(canvasElement).findAllByRole('button', { name: /^Fire .* at Graniteer/ });
    await expect(shots).toHaveLength(5);
    await userEvent.click(open(shots)[0]!);
    await expect(store.getState().queue).toHaveLength(1);
    await userEvent.click(orders(canvasElement).getByRole('button', { name: 'All targets' }));
    await expect((await matrix(canvasElement)).getAllByRole('columnheader')).toHaveLength(5);
  },
};

/** A mech is chosen, then how it moves; the hexes it reaches are marked, and where it went it turns. */
export const Movement: Story = {
  loaders: [seated(() => battleAt(BATTLES.moving))],
  play: async ({ canvasElement, loaded, step }) => {
    const { store } = loaded as Seated;
    await userEvent.click(onMap(canvasElement, /^Thistle/));
    await userEvent.click(await orders(canvasElement).findByRole('button', { name: /^Walk/ }));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.ms-hex-ground[data-target]').length).toBeGreaterThan(3),
    );
    await step('a press on a hex walks there, and all call it what stands on the map', async () => {
      const { revision } = store.getState().snapshot;
      const hex = canvasElement.querySelector('.ms-hex-ground[data-target]')!;
      const name = hex.querySelector('.bt-hex-name')!.textContent;
      await expect(hex.getAttribute('aria-label')!.endsWith(`, ${name}`)).toBe(true);
      await userEvent.click(hex);
      await waitFor(() => expect(store.getState().snapshot.revision).toBeGreaterThan(revision));
      await expect(store.getState().rejections.length).toBe(0);
      const said = store.getState().snapshot.log.map(({ text }) => text);
      await expect(said.some((text) => text.endsWith(` to ${name}`))).toBe(true);
    });
  },
};

/** An order by keys: the keyboard stays where orders are given. */
export const KeyboardMove: Story = {
  loaders: [seated(() => battleAt(BATTLES.moving))],
  play: async ({ canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    const { revision } = store.getState().snapshot;
    onMap(canvasElement, /^Thistle/).focus();
    await userEvent.keyboard('{Enter}');
    (await orders(canvasElement).findByRole('button', { name: 'Stand still' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(store.getState().snapshot.revision).toBeGreaterThan(revision));
    await waitFor(() => expect(canvasElement.querySelector('.bt-orders')).toHaveFocus());
  },
};

/** Fists and feet: one attack, chosen by one press. */
export const Physical: Story = {
  loaders: [seated(() => battleAt(BATTLES.striking))],
  play: async ({ canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    await userEvent.click(onMap(canvasElement, /^Ironmonger/));
    const [attack] = open((await matrix(canvasElement)).getAllByRole('button'));
    await userEvent.click(attack!);
    await waitFor(() =>
      expect(store.getState().snapshot.log.length).toBeGreaterThan(BATTLES.striking.events.length),
    );
    await expect(store.getState().queue).toHaveLength(0);
  },
};

/** By keys alone: a mech, a shot, and what it would come to. */
export const Keyboard: Story = {
  play: async ({ canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    onMap(canvasElement, /^Ironmonger/).focus();
    await userEvent.keyboard('{Enter}');
    const [shot] = open((await matrix(canvasElement)).getAllByRole('button'));
    shot!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(store.getState().queue).toHaveLength(1);
    await expect(shot!).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(store.getState().queue).toHaveLength(0);
  },
};

/** The beginning, both sides at one screen. */
export const Start: Story = { loaders: [seated(() => sharedBattle())] };

/** The other side decides. */
export const OpponentTurn: Story = { loaders: [seated(() => battleAt(BATTLES.firing, { seat: 'bravo' }))] };

/** Somebody who only watches. */
export const Spectator: Story = { loaders: [seated(() => battleAt(BATTLES.firing, { seat: null }))] };

/** In the dark. */
export const Dark: Story = {
  ...dark,
  play: async ({ canvasElement }) => {
    await userEvent.click(onMap(canvasElement, /^Ironmonger/));
    const [shot] = open((await matrix(canvasElement)).getAllByRole('button'));
    await userEvent.click(shot!);
    await expect(await volley(canvasElement).findByText('At least one hit')).toBeVisible();
  },
};

/** On a phone, by touch. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    await userEvent.pointer({ keys: '[TouchA]', target: onMap(canvasElement, /^Ironmonger/) });
    const [shot] = open((await matrix(canvasElement)).getAllByRole('button'));
    await userEvent.pointer({ keys: '[TouchA]', target: shot! });
    await expect(store.getState().queue).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone in the dark, moving. */
export const PhoneDark: Story = {
  ...phone,
  loaders: [seated(() => battleAt(BATTLES.moving))],
  globals: { ...phone.globals, ...dark.globals },
};
