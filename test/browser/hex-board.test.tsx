import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { BoardGrid } from '../../src/components/BoardGrid/BoardGrid.js';
import { HexBoard } from '../../src/components/HexBoard/HexBoard.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { groundId, groundName, skirmish } from '../../stories/tables/hex-skirmish.js';
import { publisher } from './games.js';
import '../../src/styles.css';
import '../../src/components/HexBoard/HexBoard.css';

afterEach(cleanup);

const strike = (unit: string): EnumeratedMove => ({
  moveId: 'strike',
  playerId: 'X',
  params: { unit },
  isValid: true,
});

describe('a step of the keyboard', () => {
  it('draws two hexes of a thousand, and no piece', async () => {
    const { adapter } = skirmish({ radius: 18 });
    const { hexes, units } = adapter.getSnapshot().view;
    let grounds = 0;
    let pieces = 0;
    const { container } = render(
      <GameProvider store={createGameStore(adapter)}>
        <HexBoard
          label="Map"
          hexes={hexes}
          cellId={groundId}
          cellLabel={groundName}
          renderTerrain={() => ((grounds += 1), null)}
          pieces={units}
          renderPiece={() => ((pieces += 1), null)}
        />
      </GameProvider>,
    );
    expect(grounds).toBe(1027);
    act(() => container.querySelector<SVGElement>('[data-entity-id="hex 9 0"]')!.focus());
    [grounds, pieces] = [0, 0];
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAttribute('data-entity-id', 'hex 10 0');
    expect(grounds).toBe(2);
    expect(pieces).toBe(0);
  });

  it('draws two cells of a grid', async () => {
    let drawn = 0;
    render(
      <GameProvider adapter={publisher([]).adapter}>
        <BoardGrid
          label="Board"
          rows={20}
          columns={20}
          cellId={({ row, column }) => `${row}/${column}`}
          cellLabel={({ row, column }) => `${row}/${column}`}
          renderCell={() => ((drawn += 1), null)}
        />
      </GameProvider>,
    );
    await userEvent.tab();
    drawn = 0;
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('1/0');
    expect(drawn).toBe(2);
  });
});

describe('a hex board', () => {
  it('keeps the keyboard in the hex when the piece that had it is gone', async () => {
    const game = publisher([strike('a'), strike('b')]);
    const shown = (ids: readonly string[]) => (
      <GameProvider adapter={game.adapter}>
        <HexBoard
          label="Map"
          hexes={[
            { q: 0, r: 0 },
            { q: 1, r: 0 },
          ]}
          cellId={groundId}
          cellLabel={groundId}
          pieces={ids.map((id) => ({ id, label: id, q: 1, r: 0 }))}
        />
      </GameProvider>
    );
    const { container, rerender } = render(shown(['a', 'b']));
    act(() => container.querySelector<SVGElement>('[data-entity-id="b"]')!.focus());
    rerender(shown(['a']));
    expect(document.activeElement).toHaveAttribute('data-entity-id', 'hex 1 0');
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('tells a screen reader what stands in a hex', () => {
    const { container } = render(
      <GameProvider adapter={publisher([strike('my unit')]).adapter}>
        <HexBoard
          label="Map"
          hexes={[{ q: 0, r: 0 }]}
          cellId={groundId}
          cellLabel={groundId}
          pieces={[{ id: 'my unit', label: 'Riders', q: 0, r: 0 }]}
        />
      </GameProvider>,
    );
    const owned = container.querySelector('[role="gridcell"]')!.getAttribute('aria-owns')!;
    expect(document.getElementById(owned)).toHaveAccessibleName('Riders');
  });
});

/** The system's own colours, as a player may ask for them. */
const forceColors = (value: string) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'forced-colors', value }] },
  );

describe("a hex board in the system's own colours", () => {
  beforeEach(() => forceColors('active'));
  afterEach(() => forceColors(''));

  it('keeps what is lit apart from the ground, whatever colour that is', () => {
    const { container } = render(
      <GameProvider adapter={publisher([strike('hex 0 0')]).adapter}>
        <HexBoard
          label="Map"
          hexes={[
            { q: 0, r: 0 },
            { q: 1, r: 0 },
          ]}
          cellId={groundId}
          cellLabel={groundId}
          renderTerrain={() => <circle r="45" style={{ fill: '#000030' }} />}
        />
      </GameProvider>,
    );
    const haloOf = (id: string) =>
      getComputedStyle(container.querySelector(`[data-entity-id="${id}"] > .ms-hex-mark`)!).filter;
    expect(container.querySelector('[data-entity-id="hex 0 0"]')).toHaveAttribute('data-available');
    const probe = container.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    expect(haloOf('hex 0 0')).toContain(`drop-shadow(${getComputedStyle(probe).color}`);
    expect(haloOf('hex 1 0')).toBe('none');
    act(() => container.querySelector<SVGElement>('[data-entity-id="hex 0 0"]')!.focus());
    expect(container.querySelector('[data-focused] > .ms-hex-mark')).toHaveStyle({ fill: 'none' });
  });
});
