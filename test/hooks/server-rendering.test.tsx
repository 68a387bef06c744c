import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { createDriver } from '../../src/testing/driver.js';

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
});
