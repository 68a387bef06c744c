import { userEvent, waitFor, within } from 'storybook/test';
import type { BattletechView } from '../../src/games/battletech/view.js';
import type { Seated } from '../seated.js';

type Store = Seated['store'];

/** Takes the next step of a battle by the mouse alone: stands still, fires whatever can be fired, and is done. */
export async function playOn(canvasElement: HTMLElement, store: Store): Promise<void> {
  const { view, flow } = store.getState().snapshot;
  const { phase, units } = view as BattletechView;
  const orders = within(canvasElement.querySelector<HTMLElement>('.bt-orders')!);
  const mine = units.filter(({ side, destroyed }) => side === flow.currentPlayer && !destroyed);
  if (phase === 'MOVEMENT') {
    await chosen(canvasElement, mine.find(({ moved }) => !moved)!.name);
    await carriedOut(store, await orders.findByRole('button', { name: 'Stand still' }));
    return;
  }
  if (phase === 'WEAPON_ATTACK') {
    for (const { name } of mine) await gatherShots(canvasElement, name);
    const fire = canvasElement.querySelector<HTMLElement>('.ms-queue-commit');
    if (fire) await carriedOut(store, fire);
  }
  const done = /^(Hold fire|Finish declaring|No physical attacks)$/;
  await carriedOut(store, await orders.findByRole('button', { name: done }));
}

/** Chooses a mech from the lists. */
async function chosen(canvasElement: HTMLElement, name: string): Promise<void> {
  const button = [...canvasElement.querySelectorAll<HTMLElement>('.bt-unit')].find((one) =>
    one.getAttribute('aria-label')?.startsWith(`${name} `),
  )!;
  if (button.getAttribute('aria-pressed') !== 'true') await userEvent.click(button);
}

/** Every weapon of a mech at the first target it can be fired at. */
async function gatherShots(canvasElement: HTMLElement, name: string): Promise<void> {
  await chosen(canvasElement, name);
  const rows = await waitFor(() => {
    const found = canvasElement.querySelectorAll<HTMLElement>('.bt-matrix tbody tr, .bt-matrix [role=row]');
    if (found.length === 0) throw new Error('There is no table of shots yet');
    return found;
  });
  for (const row of rows) {
    const shot = row.querySelector<HTMLElement>('button:not([aria-disabled=true])');
    if (shot) await userEvent.click(shot);
  }
}

/** Presses a button, and waits until that is played. */
async function carriedOut(store: Store, button: HTMLElement): Promise<void> {
  const { revision } = store.getState().snapshot;
  await userEvent.click(button);
  await waitFor(() => {
    if (store.getState().snapshot.revision === revision) throw new Error('Nothing was played yet');
  });
}
