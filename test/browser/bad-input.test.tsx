import { cleanup, render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import { aGame, letter, publisher } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

const item = (name: string) => page.getByRole('menuitem', { name });

function throwing(node: ReactNode): unknown {
  // React logs what it rethrows.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    render(node);
    return null;
  } catch (error) {
    return error;
  } finally {
    log.mockRestore();
  }
}

describe('a developer who forgets something', () => {
  it('is told that a component stands outside a provider', () => {
    expect(throwing(<ActionMenu />)).toEqual(
      new Error(
        'moveset: a hook or component was used outside <GameProvider>. It does not know which game it belongs to. ' +
          'Wrap it in <GameProvider adapter={…}>.',
      ),
    );
  });

  it.each([undefined, null, {}])('is told that the provider got no adapter: %j', (adapter) => {
    expect(throwing(<GameProvider adapter={adapter as never} />)).toEqual(
      new Error(
        'moveset: <GameProvider> got no adapter. Without one there is no game to show. ' +
          'Give it adapter={table.adapter(seat)}, or a store made by createGameStore.',
      ),
    );
  });
});

describe('an adapter that misbehaves', () => {
  it('leaves the page alive when it publishes nothing but rubbish, and is shown when it recovers', async () => {
    let rubbish = true;
    let tell = () => {};
    const { store, faults } = aGame((adapter) => ({
      getSnapshot: () => (rubbish ? (7 as never) : adapter.getSnapshot()),
      subscribe: (listener) => {
        tell = listener;
        return () => {};
      },
    }));
    render(
      <GameProvider store={store}>
        <ActionMenu />
      </GameProvider>,
    );
    await expect.element(page.getByText('The game could not be loaded.')).toBeVisible();
    expect(faults).toHaveLength(1);
    rubbish = false;
    tell();
    await expect.element(item('Place X in row 1, column 1')).toBeVisible();
  });

  it('keeps the last position and says that it may be old when it starts to throw', async () => {
    let broken = false;
    let tell = () => {};
    const { store } = aGame((adapter) => ({
      getSnapshot: () => {
        if (broken) throw new Error('gone');
        return adapter.getSnapshot();
      },
      subscribe: (listener) => {
        tell = listener;
        return () => {};
      },
    }));
    render(
      <GameProvider store={store}>
        <StatusBanner />
        <ActionMenu />
      </GameProvider>,
    );
    broken = true;
    tell();
    await expect
      .element(page.getByText('The game is not answering. What you see may be out of date.'))
      .toBeVisible();
    await expect.element(item('Place X in row 1, column 1')).toBeVisible();
  });

  it.each<[string, Partial<EngineAdapter>]>([
    [
      'throws',
      {
        execute: () => {
          throw new Error('the wire is cut');
        },
      },
    ],
    ['rejects its promise', { execute: () => Promise.reject(new Error('the wire is cut')) }],
  ])('tells the player why nothing was played when it %s', async (_, change) => {
    const { store } = aGame(() => change);
    render(
      <GameProvider store={store}>
        <ActionMenu />
        <RejectionNotice />
      </GameProvider>,
    );
    await item('Place X in row 1, column 1').click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The game did not take this: the wire is cut');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(page.getByText('the wire is cut')).not.toBeInTheDocument();
  });

  it('has its broken moves put aside and its good ones shown', async () => {
    const { adapter } = publisher([letter('A'), { moveId: 5 } as never, letter('B', 'Not today.')]);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <GameProvider adapter={adapter}>
        <ActionMenu />
      </GameProvider>,
    );
    await expect.element(item('Letter A')).toBeVisible();
    await expect.element(item('Letter B')).toBeVisible();
    expect(error).toHaveBeenCalledWith(
      expect.stringMatching(/^moveset: moves\[1\] is in quarantine \(moveId: /),
    );
    error.mockRestore();
  });

  it.each<[string, EngineAdapter['preview'], string]>([
    ['rejects', () => Promise.reject(new Error('no crystal ball')), 'What this would do is not known.'],
    ['never answers', () => new Promise(() => {}), 'Place X in row 1, column 1'],
    ['answers rubbish', () => Promise.resolve('fine' as never), 'What this would do is not known.'],
  ])('does not hide the option when its preview %s', async (_, preview, text) => {
    const { store } = aGame(() => ({ preview: preview! }));
    render(
      <GameProvider store={store}>
        <ActionMenu />
        <PreviewPanel />
      </GameProvider>,
    );
    await item('Place X in row 1, column 1').hover();
    await expect.element(page.getByRole('region', { name: 'Preview' })).toHaveTextContent(text);
  });
});

describe('a player who is too fast', () => {
  it('plays once with two clicks before the first answer', async () => {
    const answers: (() => void)[] = [];
    const { store } = aGame((adapter) => ({
      execute: async (command) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return adapter.execute(command);
      },
    }));
    render(
      <StrictMode>
        <GameProvider store={store}>
          <ActionMenu />
          <RejectionNotice />
        </GameProvider>
      </StrictMode>,
    );
    await item('Place X in row 1, column 1').dblClick();
    await expect.element(item('Place X in row 1, column 1')).toHaveAttribute('data-pending');
    expect(answers).toHaveLength(1);
    await item('Place X in row 3, column 3').click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your last move has not been answered yet.');
    answers[0]!();
    await expect.element(item('Place O in row 1, column 1')).toHaveAttribute('aria-disabled', 'true');
    expect(store.getState().snapshot.log).toHaveLength(1);
  });
});

describe('options that go away', () => {
  const show = (moves: Parameters<typeof publisher>[0]) => {
    const game = publisher(moves);
    const view = render(
      <GameProvider adapter={game.adapter}>
        <ActionMenu />
      </GameProvider>,
    );
    return { ...game, ...view };
  };

  it('leave the keyboard on the one that took their place', async () => {
    const { publish } = show([letter('A'), letter('B'), letter('C')]);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(item('Letter B')).toHaveFocus();
    publish([letter('A'), letter('C')]);
    await expect.element(item('Letter C')).toHaveFocus();
    publish([letter('A')]);
    await expect.element(item('Letter A')).toHaveFocus();
  });

  it('keep the keyboard when they only move', async () => {
    const { publish } = show([letter('A'), letter('B')]);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    publish([letter('Z'), letter('Y'), letter('B'), letter('A')]);
    await expect.element(item('Letter B')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Letter A')).toHaveFocus();
  });

  it('take their pinned reasons with them', async () => {
    const { publish, container } = show([letter('A', 'Not on a Monday.'), letter('B')]);
    await item('Letter A').click({ force: true });
    const popover = container.querySelector<HTMLElement>('.ms-reason-popover')!;
    await expect.element(popover).toHaveTextContent('Not on a Monday.');
    publish([letter('B')]);
    await expect.element(popover).not.toBeVisible();
  });

  it('take their reasons with them when they become available', async () => {
    const { publish, container } = show([letter('A', 'Not on a Monday.')]);
    await item('Letter A').click({ force: true });
    publish([letter('A')]);
    await expect.element(container.querySelector<HTMLElement>('.ms-reason-popover')!).not.toBeVisible();
    await expect.element(item('Letter A')).not.toHaveAttribute('aria-disabled');
  });

  it('may all go', async () => {
    const { publish } = show([letter('A')]);
    publish([]);
    await expect.element(page.getByText('There is nothing to do.')).toBeVisible();
    publish([letter('B')]);
    await expect.element(item('Letter B')).toBeVisible();
  });
});
