import type { CSSProperties, ReactNode } from 'react';
import { legalMovesTable } from '../../src/adapters/legal-moves.js';
import { BoardGrid } from '../../src/components/BoardGrid/BoardGrid.js';
import { useView } from '../../src/hooks/facts.js';
import type { Reason } from '../../src/protocol/reason.js';
import type { Chair } from '../seated.js';

/** A stone, and the cell it lies in. */
export interface Stone {
  readonly name: string;
  readonly cell: number;
}

/** What everybody sees. */
export interface BigBoardView {
  readonly stones: readonly Stone[];
}

interface State extends BigBoardView {
  readonly said: readonly string[];
}

interface Roll {
  readonly from: number;
  readonly to: number;
}

/** How many rows and columns the board has. */
export const SIDE = 10;
const REACH = 3;
const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);
/** A ring around the middle. */
const HOMES = new Set(
  CELLS.filter((cell) => Math.abs(rowOf(cell) - 4.5) + Math.abs((cell % SIDE) - 4.5) === 4),
);
const FINISHED: Reason = { code: 'FINISHED', text: 'The ring is closed.' };

/** How many rolls the board offers. */
export const BIG_BOARD_SIZE = CELLS.length ** 2;
/** How many stones close the ring. */
export const RING = HOMES.size;

/** The entity a cell is. */
export const cellIdOf = (cell: number): string => `cell-${cell}`;

/** What a cell holds, and where it is. */
export function cellNameOf(cell: number, { stones }: BigBoardView): string {
  const stone = stones.find((one) => one.cell === cell);
  return `${stone ? `Stone ${stone.name}` : HOMES.has(cell) ? 'Gap' : 'Empty'}, ${placeOf(cell)}`;
}

/** How many stones are where they belong. */
export const atHome = (stones: readonly Stone[]): number =>
  stones.filter(({ cell }) => HOMES.has(cell)).length;

function rowOf(cell: number): number {
  return Math.floor(cell / SIDE);
}

const placeOf = (cell: number) => `row ${rowOf(cell) + 1}, column ${(cell % SIDE) + 1}`;

const rolled = (stones: readonly Stone[], { from, to }: Roll) =>
  stones.map((stone) => (stone.cell === from ? { ...stone, cell: to } : stone));

function reasonsAgainst({ stones }: State, { from, to }: Roll): Reason[] {
  if (atHome(stones) === RING) return [FINISHED];
  const rows = Math.abs(rowOf(from) - rowOf(to));
  const isTaken = (cell: number) => stones.some((stone) => stone.cell === cell);
  const reasons: Reason[] = [];
  if (!isTaken(from)) reasons.push({ code: 'NO_STONE', text: 'No stone lies there.' });
  if (isTaken(to)) reasons.push({ code: 'TAKEN', text: 'A stone lies there already.' });
  if (rows > REACH) {
    const context = { required: rows, available: REACH };
    reasons.push({ code: 'TOO_FAR', text: `It is ${rows} rows away; a stone rolls over ${REACH}.`, context });
  }
  return reasons;
}

function describe(roll: Roll, { stones }: State) {
  const [before, after] = [atHome(stones), atHome(rolled(stones, roll))];
  return {
    moveId: 'roll',
    params: { from: cellIdOf(roll.from), to: cellIdOf(roll.to) },
    metadata: {
      displayName: `Roll from ${placeOf(roll.from)} to ${placeOf(roll.to)}`,
      preview: [
        {
          key: 'home',
          label: 'Stones at home',
          before,
          after,
          tone: after < before ? 'bad' : 'good',
        } as const,
      ],
    },
  };
}

const cellOf = (id: unknown) => Number(String(id).replace('cell-', ''));

/** A ring of stones, one of which has rolled away. Every roll from a cell to a cell may be tried: ten thousand. */
export function bigBoard(): Chair<BigBoardView> {
  const stones = [...HOMES].map((cell, nth) => ({ name: `${nth + 1}`, cell: nth === 0 ? 0 : cell }));
  const rolls = CELLS.flatMap((from) => CELLS.map((to) => ({ from, to })));
  const table = legalMovesTable<State, Roll, Roll, BigBoardView>(
    {
      legalMoves: (state) => rolls.filter((roll) => reasonsAgainst(state, roll).length === 0),
      applyMove: (state, roll) => ({
        stones: rolled(state.stones, roll),
        said: [...state.said, `From ${placeOf(roll.from)} to ${placeOf(roll.to)}`],
      }),
    },
    {
      players: [{ id: 'you', name: 'You' }],
      initialState: { stones, said: [] },
      candidates: () => rolls,
      describe,
      toMove: ({ params }) => ({ from: cellOf(params['from']), to: cellOf(params['to']) }),
      explain: reasonsAgainst,
      flow: ({ said }) => ({ turn: said.length + 1, currentPlayer: 'you' }),
      status: (state) =>
        atHome(state.stones) === RING
          ? { kind: 'over', winner: 'you', reason: 'Every stone is at home.' }
          : { kind: 'playing' },
      view: (state) => ({ stones: state.stones }),
      log: ({ said }) => said.map((text, nth) => ({ id: `${nth}`, text, player: 'you' })),
    },
  );
  return { adapter: table.adapter('you') };
}

const GAP: CSSProperties = {
  placeSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '80%',
  aspectRatio: 1,
  borderRadius: '50%',
  background: 'var(--ms-surface-sunken)',
};
const STONE: CSSProperties = {
  ...GAP,
  gridArea: '1 / 1',
  background: 'var(--ms-ink)',
  color: 'var(--ms-surface)',
  fontSize: 'var(--ms-size-s)',
};

/** The board, with a hollow for every stone. */
export function BigBoard({ label = 'Ring' }: { readonly label?: string }): ReactNode {
  const view = useView<BigBoardView>();
  const cellAt = ({ row, column }: { readonly row: number; readonly column: number }) => row * SIDE + column;
  return (
    <BoardGrid
      label={label}
      rows={SIDE}
      columns={SIDE}
      cellId={(place) => cellIdOf(cellAt(place))}
      cellLabel={(place) => cellNameOf(cellAt(place), view)}
      renderCell={(place) => {
        const stone = view.stones.find(({ cell }) => cell === cellAt(place));
        return (
          <>
            {HOMES.has(cellAt(place)) && <span style={{ ...GAP, gridArea: '1 / 1' }} />}
            {stone && (
              <span data-motion-id={`stone ${stone.name}`} style={STONE}>
                {stone.name}
              </span>
            )}
          </>
        );
      }}
    />
  );
}
