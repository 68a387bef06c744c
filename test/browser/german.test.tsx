import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { CommandPalette } from '../../src/components/CommandPalette/CommandPalette.js';
import { GameErrorBoundary } from '../../src/components/ErrorBoundary/GameErrorBoundary.js';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { GameOverDialog } from '../../src/components/GameOverDialog/GameOverDialog.js';
import { Hotkeys } from '../../src/components/Hotkeys/Hotkeys.js';
import { MoveComposer } from '../../src/components/MoveComposer/MoveComposer.js';
import { OptionMatrix } from '../../src/components/OptionMatrix/OptionMatrix.js';
import { PhaseTracker } from '../../src/components/PhaseTracker/PhaseTracker.js';
import { PlayerPanels } from '../../src/components/PlayerPanel/PlayerPanels.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { QueueTray } from '../../src/components/QueueTray/QueueTray.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { RuleTrace } from '../../src/components/RuleTrace/RuleTrace.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { Timeline } from '../../src/components/Timeline/Timeline.js';
import { ChessTable } from '../../src/games/chess/skin/ChessTable.js';
import { createTable as createChess } from '../../src/games/chess/table.js';
import { createTable as createEmberwood } from '../../src/games/emberwood/table.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import { createTable as createTicTacToe } from '../../src/games/tic-tac-toe/table.js';
import { searchOptions } from '../../src/hooks/search-options.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { WordsProvider } from '../../src/hooks/WordsProvider.js';
import { inspect } from '../../src/inspector/inspect.js';
import { inspectionOf } from '../../src/inspector/inspection.js';
import { Inspector } from '../../src/inspector/Inspector.js';
import { commandFor } from '../../src/protocol/command.js';
import type { EngineAdapter, Table } from '../../src/protocol/engine-adapter.js';
import type { MessageResolver } from '../../src/protocol/message.js';
import { pickRandom, seededRandom } from '../../src/protocol/seeded-random.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { MOVE_AXIS } from '../../src/store/selection.js';
import { ENGLISH_WORDS, germanFor } from '../words/tables.js';
import { letter, publisher } from './games.js';
import { queueOf } from '../../src/store/queue.js';
import { previewOf } from '../../src/store/preview-of.js';
import '../../src/styles.css';

afterEach(cleanup);

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'placeholder',
  'title',
];

// What is no text, and data that developers see as it is.
const DATA = 'style, script, pre, kbd, .ms-inspector code';

/** Every text of the page: what is seen, and what is only heard. */
function textsOn(root: ParentNode): Set<string> {
  const texts = new Set<string>();
  const add = (text: string | null | undefined) => text?.trim() && texts.add(text.trim());
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest(DATA)) add(textContent);
  }
  for (const name of ATTRIBUTES)
    for (const element of root.querySelectorAll(`[${name}]`)) add(element.getAttribute(name));
  return texts;
}

function Broken(): never {
  throw new Error('Kaputt');
}

/** A screen with all of the kit on it, and what of it is English. */
function germanScreen(game: string, table: Table) {
  const german = germanFor(game);
  const english = new Set<string>();
  // The English of everything that was said, where German has other words for it.
  const resolve: MessageResolver = (code, params, fallback) => {
    const said = german(code, params, fallback);
    if (said !== fallback && /[a-z]{2}/i.test(fallback)) english.add(fallback);
    else english.delete(fallback);
    return said;
  };
  const store = createGameStore(inspect(hotSeatAdapter(table)));
  render(
    <WordsProvider locale="de" resolve={resolve}>
      <GameProvider store={store}>
        {game.includes('tic-tac-toe') && <TicTacToeBoard />}
        <StatusBanner />
        <PhaseTracker />
        <ActionMenu search={searchOptions} unavailableControl />
        <CommandPalette
          renderTrigger={(props) => (
            <button type="button" {...props}>
              ⌘K
            </button>
          )}
        />
        <GameLog />
        <GameOverDialog />
        <Hotkeys
          renderControls={({ sheet }) => (
            <button type="button" {...sheet}>
              ?!
            </button>
          )}
        />
        <MoveComposer />
        <OptionMatrix rowAxis={MOVE_AXIS} columnAxis={MOVE_AXIS} />
        <PlayerPanels />
        <PreviewPanel />
        <QueueTray />
        <RejectionNotice />
        <RuleTrace />
        <Timeline />
        <Inspector />
        <GameErrorBoundary onError={() => {}}>
          <Broken />
        </GameErrorBoundary>
      </GameProvider>
    </WordsProvider>,
    { onCaughtError: () => {} },
  );
  const left = () =>
    [...textsOn(document.body)].filter((text) => english.has(text) || ENGLISH_WORDS.test(text));
  return { store, left };
}

const GAMES = [
  ['games/tic-tac-toe/', () => createTicTacToe({ seed: 1, now: () => 0 })],
  ['games/emberwood/', () => createEmberwood({ seed: 3 })],
] as const;

// Much is looked at, also on slow machines.
describe.each(GAMES)('in German, a screen of %s', { timeout: 60_000 }, (game, createTable) => {
  it('has no English on it, whatever is done', async () => {
    const { store, left } = germanScreen(game, createTable());
    expect(left()).toEqual([]);
    const random = seededRandom('german');
    for (let ply = 0; ply < 8; ply += 1) {
      const { options } = store.getState();
      const available = options.filter((option) => option.kind === 'available');
      if (available.length === 0) break;
      const refused = options.find((option) => option.kind === 'unavailable');
      await act(async () => {
        if (refused) {
          store.focus(refused.id);
          await store.execute(refused.id);
        }
      });
      expect(left()).toEqual([]);
      const chosen = pickRandom(available, random)!;
      await act(async () => {
        queueOf(store).enqueue(chosen.id);
        store.focus(chosen.id);
        await previewOf(store, chosen.id);
      });
      expect(left()).toEqual([]);
      await act(async () => {
        queueOf(store).dequeue(chosen.id);
        await store.execute(chosen.id);
      });
      expect(left()).toEqual([]);
    }
  });

  it('has no English in what opens', async () => {
    const { left } = germanScreen(game, createTable());
    const press = (text: string) =>
      act(async () =>
        [...document.querySelectorAll('button')].find((button) => button.textContent === text)!.click(),
      );
    await press('⌘K');
    expect(document.querySelector('dialog[open]')).not.toBeNull();
    expect(left()).toEqual([]);
    await userEvent.keyboard('xyz');
    expect(left()).toEqual([]);
    // The first lets go of what was typed.
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
    await press('?!');
    expect(document.querySelector('dialog[open]')).not.toBeNull();
    expect(left()).toEqual([]);
  });

  it('has no English in the inspector', async () => {
    const { store, left } = germanScreen(game, createTable());
    const played = store.getState().options.find((option) => option.kind === 'available')!;
    await act(async () => void (await store.execute(played.id)));
    const inspection = inspectionOf(store.adapter as EngineAdapter<never>)!;
    const again = commandFor(played, store.getState().snapshot);
    await act(async () => {
      inspection.setState({ refusing: true });
      await store.adapter.execute(again);
      inspection.setState({ latency: 60_000 });
      void store.adapter.execute(again);
    });
    for (const tab of document.querySelectorAll<HTMLElement>('.ms-inspector-tab')) {
      await act(async () => tab.click());
      expect(left()).toEqual([]);
      if (tab.textContent === 'Zeiten') {
        const asked = document.querySelectorAll('.ms-inspector-table')[1]!.textContent;
        for (const word of ['ausführen', 'angenommen', 'abgelehnt', 'wartet']) expect(asked).toContain(word);
      }
      document.querySelector('.ms-inspector-row')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
  });
});

describe('in German, a refusal', () => {
  it('keeps its title when what was refused is gone', async () => {
    const game = publisher([letter('A', 'Not today.')]);
    const store = createGameStore(game.adapter);
    const { container } = render(
      <WordsProvider
        locale="de"
        messages={{ 'move.letter': 'Buchstabe {name}', 'rejection.title': '{name}: abgelehnt' }}
      >
        <GameProvider store={store}>
          <RejectionNotice />
        </GameProvider>
      </WordsProvider>,
    );
    await act(async () => void (await store.execute(store.getState().options[0]!.id)));
    await act(async () => game.publish([letter('B')]));
    expect(container.textContent).toContain('Buchstabe A: abgelehnt');
  });
});

it('calls players by what they are called there, where their names are words', () => {
  const { container } = render(
    <WordsProvider locale="de" resolve={germanFor('games/chess/')}>
      <GameProvider adapter={hotSeatAdapter(createChess({ seed: 1 }))}>
        <StatusBanner />
        <PlayerPanels />
        <ChessTable />
      </GameProvider>
    </WordsProvider>,
  );
  const texts = [...textsOn(container)].join('\n');
  expect(texts).toContain('Weiß, du bist am Zug');
  expect(texts).toContain('Schwarz');
  expect(texts).not.toMatch(/White|Black/);
});
