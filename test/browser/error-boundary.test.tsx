import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GameErrorBoundary } from '../../src/components/ErrorBoundary/GameErrorBoundary.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { letter, publisher } from './games.js';
import '../../src/styles.css';

let broken: boolean;
beforeEach(() => (broken = true));
afterEach(cleanup);

function Fragile({ children }: { readonly children: ReactNode }): ReactNode {
  if (broken) throw new Error('It cannot be drawn.');
  return children;
}

const CELLS = (
  <div role="grid" aria-label="Board">
    <button type="button" disabled>
      Shut
    </button>
    <button type="button" tabIndex={-1}>
      Skipped
    </button>
    <button type="button">Cell</button>
  </div>
);

/** A part that is broken, between two others. */
function open(part: ReactNode = CELLS) {
  const game = publisher([letter('A')]);
  render(
    <StrictMode>
      <GameProvider adapter={game.adapter}>
        <button type="button">Before</button>
        <GameErrorBoundary onError={() => {}}>
          <Fragile>{part}</Fragile>
        </GameErrorBoundary>
        <button type="button">After</button>
      </GameProvider>
    </StrictMode>,
  );
  return () => act(() => game.publish([letter('B')]));
}

const again = page.getByRole('button', { name: 'Try again' });
const focusRetry = () => act(() => (again.element() as HTMLElement).focus());

describe('the keyboard on a panel of what broke down', () => {
  it('stays when it is tried again in vain', async () => {
    open();
    focusRetry();
    for (const press of ['{Enter}', ' ', '{Enter}']) {
      await userEvent.keyboard(press);
      expect(document.activeElement).toBe(again.element());
    }
  });

  it('stays when the next revision cannot be drawn either', () => {
    const publish = open();
    focusRetry();
    publish();
    expect(document.activeElement).toBe(again.element());
  });

  it('goes to the first that can have it of what was mended', async () => {
    open();
    focusRetry();
    broken = false;
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Cell' }).element());
  });

  it('goes there too when the next revision can be drawn', () => {
    const publish = open();
    focusRetry();
    broken = false;
    publish();
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Cell' }).element());
  });

  it('goes to the whole of what was mended where nothing in it can have it, and on from there', async () => {
    open(<p>Nothing to press.</p>);
    focusRetry();
    broken = false;
    await userEvent.keyboard('{Enter}');
    const mended = page.getByText('Nothing to press.').element();
    expect(document.activeElement).toBe(mended);
    await userEvent.tab();
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'After' }).element());
    expect(mended).not.toHaveAttribute('tabindex');
  });
});

it('a keyboard that is elsewhere is left there', () => {
  const publish = open();
  const before = page.getByRole('button', { name: 'Before' }).element() as HTMLElement;
  act(() => before.focus());
  publish();
  expect(document.activeElement).toBe(before);
  broken = false;
  publish();
  expect(document.activeElement).toBe(before);
  expect(page.getByRole('grid').query()).not.toBeNull();
});
