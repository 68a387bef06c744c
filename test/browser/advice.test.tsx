import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { OptionButton } from '../../src/components/OptionButton/OptionButton.js';
import { BattletechTable } from '../../src/games/battletech/skin/BattletechTable.js';
import { createTable as createBattle } from '../../src/games/battletech/table.js';
import { ChessTable } from '../../src/games/chess/skin/ChessTable.js';
import { createTable as createChess } from '../../src/games/chess/table.js';
import { EmberwoodTable } from '../../src/games/emberwood/skin/EmberwoodTable.js';
import { createTable as createDuel } from '../../src/games/emberwood/table.js';
import { GundamTable } from '../../src/games/gundam/skin/GundamTable.js';
import { createTable as createSortie } from '../../src/games/gundam/table.js';
import { PrincipalityTable } from '../../src/games/principality/skin/PrincipalityTable.js';
import { createTable as createCourt } from '../../src/games/principality/table.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import { createTable as createBoard } from '../../src/games/tic-tac-toe/table.js';
import { AdviceProvider } from '../../src/hooks/AdviceProvider.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { Table } from '../../src/protocol/engine-adapter.js';
import type { Option } from '../../src/protocol/option.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { selectOptions } from '../../src/store/selectors.js';
import '../../src/styles.css';

afterEach(cleanup);

const isOpen = ({ kind }: Option) => kind === 'available';

describe.each([
  ['battletech', createBattle, BattletechTable],
  ['chess', createChess, ChessTable],
  ['emberwood', createDuel, EmberwoodTable],
  ['gundam', createSortie, GundamTable],
  ['principality', createCourt, PrincipalityTable],
  ['tic-tac-toe', createBoard, TicTacToeBoard],
] as const)('advice at a table of %s', (_, createTable, Board) => {
  it('marks the option, or what it touches, and nothing else', () => {
    const store = createGameStore(hotSeatAdapter(createTable({ seed: 'advice' }) as Table));
    const option = selectOptions(store.getState()).find(isOpen)!;
    const shown = (advice: Option | null) => (
      <GameProvider store={store}>
        <AdviceProvider option={advice}>
          <Board />
        </AdviceProvider>
      </GameProvider>
    );
    const { container, rerender } = render(shown(option));
    const marked = () => [...container.querySelectorAll<HTMLElement>('[data-advised]')];
    expect(marked()).not.toEqual([]);
    const known = [option.id, ...option.refs.map(({ id }) => id)];
    for (const { dataset } of marked()) expect(known).toContain(dataset['optionId'] ?? dataset['entityId']);
    rerender(shown(null));
    expect(marked()).toEqual([]);
  });
});

it('advice is marked on a button of its own', () => {
  const store = createGameStore(hotSeatAdapter(createBoard({ seed: 1 })));
  const [first, second] = selectOptions(store.getState());
  const { container } = render(
    <GameProvider store={store}>
      <AdviceProvider option={first!}>
        <OptionButton optionId={first!.id} />
        <OptionButton optionId={second!.id} />
      </AdviceProvider>
    </GameProvider>,
  );
  const marked = container.querySelectorAll<HTMLElement>('[data-advised]');
  expect([...marked].map(({ dataset }) => dataset['optionId'])).toEqual([first!.id]);
});
