import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { OptionButton } from '../../src/components/OptionButton/OptionButton.js';
import { createTable as createBoard } from '../../src/games/tic-tac-toe/table.js';
import { AdviceProvider } from '../../src/hooks/AdviceProvider.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { Option } from '../../src/protocol/option.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { selectOptions } from '../../src/store/selectors.js';
import { SKINS } from './skins.js';

afterEach(cleanup);

const isOpen = ({ kind }: Option) => kind === 'available';

describe.each(SKINS)('advice at a table of %s', (_, createTable, Board) => {
  it('marks the option, or what it touches, and nothing else', () => {
    const store = createGameStore(hotSeatAdapter(createTable({ seed: 'advice' })));
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
