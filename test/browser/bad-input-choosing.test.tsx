import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { Answer, Command } from '../../src/protocol/command.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { CHOOSERS, type Chooser } from './choosers.js';
import { letter, publisher } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

const NAMES: Readonly<Record<string, string>> = {
  'two thousand characters': 'Aardvark'.repeat(250),
  'right to left': 'אבגד 12 — هذا اسم طويل',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈 zwölf',
  markup: '<img src=x onerror="window.hacked = true"><b>bold</b>',
};

/** A game of letters with a chooser on the page, and everything that was sent. */
function table(
  { screen }: Chooser,
  moves: readonly EnumeratedMove[],
  change: Partial<EngineAdapter> & { readonly answer?: () => Promise<Answer> } = {},
) {
  const { answer, ...others } = change;
  const game = publisher(moves);
  const sent: Command[] = [];
  const adapter: EngineAdapter = {
    ...game.adapter,
    execute: (command) => {
      sent.push(command);
      return answer ? answer() : game.adapter.execute(command);
    },
    ...others,
  };
  const store = createGameStore(adapter, { onFault: () => {} });
  const { container } = render(
    <GameProvider store={store}>
      <div style={{ inlineSize: '390px', overflow: 'hidden' }}>{screen}</div>
      <RejectionNotice />
    </GameProvider>,
  );
  return { ...game, store, sent, root: container };
}

const settle = () => act(async () => {});

async function click(element: HTMLElement | null | undefined, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) element?.click();
  await settle();
}

async function choose({ first, last }: Chooser, root: HTMLElement, name: string, times = 1): Promise<void> {
  await click(first?.(root, name));
  const element = last(root, name);
  expect(element, `what plays ${name}`).toBeInstanceOf(HTMLElement);
  await click(element, times);
}

describe.each(CHOOSERS)('$name', (chooser) => {
  it('has nothing to press where there are no options', async () => {
    const { root, sent } = table(chooser, []);
    await settle();
    expect(`${root.textContent} ${labelsIn(root)}`.trim()).not.toBe('');
    for (const button of root.querySelectorAll<HTMLElement>('button, [role=option]')) button.click();
    await settle();
    expect(sent).toEqual([]);
  });

  it.each(Object.entries(NAMES))('shows a name of %s as it is, in its own room', async (_, name) => {
    const { root } = table(chooser, [letter(name), letter('Z')]);
    await click(chooser.first?.(root, name));
    const box = root.firstElementChild!;
    const overflowing = [
      ...root.querySelectorAll<HTMLElement>('.ms-action, .ms-composer, .ms-hand, .ms-queue'),
    ];
    for (const element of overflowing)
      expect(element.getBoundingClientRect().width).toBeLessThanOrEqual(box.clientWidth);
    expect(root.querySelector('img, b')).toBeNull();
    expect(window).not.toHaveProperty('hacked');
    expect(`${root.textContent} ${labelsIn(root)}`).toContain(name);
  });

  it('plays once, however often it is pressed before the answer', async () => {
    let answerNow = (_: Answer) => {};
    const answer = () => new Promise<Answer>((resolve) => (answerNow = resolve));
    const { root, sent, store } = table(chooser, [letter('A'), letter('B')], { answer });
    await choose(chooser, root, 'A', 3);
    expect(sent).toHaveLength(1);
    expect(store.getState().pending).toHaveLength(1);
    await act(async () => answerNow({ status: 'accepted', revision: 0 }));
    expect(sent).toHaveLength(1);
    expect(store.getState().pending).toHaveLength(0);
  });

  it('says that the connection is lost, and can be used again', async () => {
    let lost = true;
    const answer = () =>
      lost
        ? Promise.reject(new Error('the wire is cut'))
        : Promise.resolve<Answer>({ status: 'accepted', revision: 0 });
    const { root, sent } = table(chooser, [letter('A'), letter('B')], { answer });
    await choose(chooser, root, 'A');
    await expect.poll(() => root.textContent).toContain('the wire is cut');
    lost = false;
    await choose(chooser, root, 'A');
    expect(sent).toHaveLength(2);
  });

  it('does no harm when what has the keyboard goes away', async () => {
    const { root, publish, sent } = table(chooser, [letter('A'), letter('B'), letter('C')]);
    await click(chooser.first?.(root, 'B'));
    chooser.last(root, 'B')?.focus();
    await act(async () => publish([letter('A'), letter('C')]));
    await act(async () => publish([]));
    await act(async () => publish([letter('D'), letter('E')]));
    expect(sent).toEqual([]);
    if (chooser.name !== 'QueueTray') await choose(chooser, root, 'D');
    else await expect.element(page.getByText('Not on offer now')).toBeVisible();
  });

  it('is not held up by forecasts that fail or never come', async () => {
    for (const preview of [() => Promise.reject(new Error('fog')), () => new Promise<never>(() => {})]) {
      const { root, sent } = table(chooser, [letter('A'), letter('B')], {
        preview,
        forecast: preview,
      });
      await choose(chooser, root, 'A');
      expect(sent).toHaveLength(1);
      cleanup();
    }
  });
});

const labelsIn = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')).join(' ');

describe('ten thousand options', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => letter(`${at + 1}`));

  it.each(CHOOSERS.filter(({ name }) => !['BoardGrid', 'Hand', 'QueueTray'].includes(name)))(
    '$name renders no more of them than can be seen',
    async (chooser) => {
      const { root } = table(chooser, many);
      await settle();
      expect(root.querySelectorAll('*').length).toBeLessThan(700);
    },
  );
});
