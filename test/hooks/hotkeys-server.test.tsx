import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CommandPalette } from '../../src/components/CommandPalette/CommandPalette.js';
import { Hotkeys } from '../../src/components/Hotkeys/Hotkeys.js';
import { QueueTray } from '../../src/components/QueueTray/QueueTray.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { useHotkey } from '../../src/hooks/use-hotkey.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { queueOf } from '../../src/store/queue.js';

function Key({ keys }: { readonly keys: string }) {
  useHotkey(keys, 'Undo', () => {});
  return null;
}

describe('on a server', () => {
  it('renders keys, a plan and a closed palette without a window', () => {
    const store = createGameStore(createTable({ seed: 1 }).adapter('X'));
    const [first] = store.getState().options;
    queueOf(store).enqueue(first!.id);
    const page = (
      <GameProvider store={store}>
        <Hotkeys />
        <CommandPalette />
        <QueueTray />
        <Key keys="u" />
      </GameProvider>
    );
    const html = renderToString(page);
    // A plan is made on a screen: a server has none yet.
    expect(html).toContain('Nothing is planned.');
    expect(html).toContain('aria-label="Keys"');
    expect(renderToString(page)).toBe(html);
  });
});

describe('a hotkey without a key', () => {
  it('tells the developer', () => {
    const page = (
      <GameProvider adapter={createTable({ seed: 1 }).adapter('X')}>
        <Key keys=" " />
      </GameProvider>
    );
    expect(() => renderToString(page)).toThrow(
      'moveset: useHotkey got no key for "Undo". Nobody could press it. Give it one, such as "u", "g i" or "Ctrl+Z".',
    );
  });
});
