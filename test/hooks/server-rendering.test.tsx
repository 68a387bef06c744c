import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { createDriver } from '../../src/testing/driver.js';
import { COMPONENTS } from '../every-component.js';

/** Components that stand for nothing of their own until there is something to show. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  GameErrorBoundary: 'it shows what is in it, until that throws',
};

describe('on a server', () => {
  it('renders a whole screen without a window', async () => {
    const table = createTable({ seed: 1 });
    await createDriver(table).playOption('Place X in row 2, column 2');
    const page = (
      <GameProvider adapter={table.adapter('O')}>
        <StatusBanner />
        <TicTacToeBoard />
        <ActionMenu />
        <PreviewPanel />
        <GameLog />
        <RejectionNotice />
      </GameProvider>
    );
    const html = renderToString(page);
    expect(html).toContain('Your turn, O');
    expect(html).toContain('This cell is occupied by X.');
    expect(html.match(/role="menuitem"/g)).toHaveLength(9);
    expect(renderToString(page)).toBe(html);
  });

  it.each(Object.entries(COMPONENTS))('renders %s without a window, always the same', (_, Component) => {
    expect(typeof window).toBe('undefined');
    const render = () =>
      renderToString(
        <GameProvider adapter={hotSeatAdapter(createTable({ seed: 1, now: () => 0 }))}>
          <Component data-mine="here" />
        </GameProvider>,
      );
    const html = render();
    expect(html).toContain('data-mine="here"');
    expect(render()).toBe(html);
  });
});

describe('every public component', () => {
  it('is among those that are tried', () => {
    const index = readFileSync(new URL('../../src/index.ts', import.meta.url), 'utf8');
    const exported = [...index.matchAll(/export \{([^}]*)\} from '\.\/components\/[^']*';/g)]
      .flatMap(([, names]) => names!.split(','))
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][A-Za-z]+$/.test(name));
    expect(exported.length).toBeGreaterThan(15);
    const tried = new Set([...Object.keys(COMPONENTS), ...Object.keys(ELSEWHERE)]);
    expect(exported.filter((name) => !tried.has(name))).toEqual([]);
  });
});
