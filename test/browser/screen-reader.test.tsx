import { virtual } from '@guidepup/virtual-screen-reader';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { MoveComposer } from '../../src/components/MoveComposer/MoveComposer.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { createTable as createEmberwood } from '../../src/games/emberwood/table.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import { createTable as createTicTacToe } from '../../src/games/tic-tac-toe/table.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import { seededRandom } from '../../src/protocol/seeded-random.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import '../../src/styles.css';

const ENDING = /wins|It is a draw/;

let log: readonly string[] = [];

afterEach(async () => {
  await virtual.stop();
  cleanup();
});

beforeEach(() => void (log = []));

/** Somebody who hears the page, and nothing else. */
async function listenTo(adapter: EngineAdapter, page: ReactNode) {
  const store = createGameStore(adapter);
  const { container } = render(<GameProvider store={store}>{page}</GameProvider>);
  await virtual.start({ container });
  return store;
}

/** Goes on until something is said that is looked for. */
async function hear(wanted: (phrase: string) => boolean): Promise<string> {
  for (let step = 0; step < 2_000; step += 1) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (wanted(phrase)) return phrase;
  }
  throw new Error('Nothing of that kind is said on this page.');
}

/** Presses what was said last, and waits for what is announced without being asked for. */
async function press(): Promise<string> {
  await virtual.clearSpokenPhraseLog();
  await virtual.act();
  await expect
    .poll(async () => (log = await virtual.spokenPhraseLog()).some(isAnnouncement), { interval: 5 })
    .toBe(true);
  return log.filter(isAnnouncement).at(-1)!;
}

const isAnnouncement = (phrase: string) => /^(polite|assertive): /.test(phrase);
const isPossible = (phrase: string) => !/\bdisabled\b/.test(phrase);

/** Plays a whole game by ear: whatever is said to be possible, one of the next few. */
async function playByEar(isOffer: (phrase: string) => boolean, most: number): Promise<string> {
  const random = seededRandom('by ear');
  for (let move = 0; move < most; move += 1) {
    for (let skip = Math.floor(random() * 3); skip >= 0; skip -= 1) await hear(isOffer);
    const announced = await press();
    if (ENDING.test(announced)) return announced;
  }
  throw new Error(`Nobody heard of an ending in ${most} moves.`);
}

const ticTacToe = () => hotSeatAdapter(createTicTacToe({ seed: 1, now: () => 0 }));

describe('tic-tac-toe by ear', () => {
  const isFree = (phrase: string) => /^button, Row \d, column \d, empty/.test(phrase) && isPossible(phrase);

  it('is played to the end on the board, and the ending is announced', { timeout: 60_000 }, async () => {
    const store = await listenTo(
      ticTacToe(),
      <>
        <StatusBanner />
        <TicTacToeBoard />
      </>,
    );
    const ending = await playByEar(isFree, 9);
    const { status, players } = store.getState().snapshot;
    expect(status.kind).toBe('over');
    const winner = status.kind === 'over' && players.find(({ id }) => id === status.winner);
    expect(ending).toContain(winner ? `${winner.name} wins` : 'It is a draw');
  });

  it('says of a taken cell who has it, and why it cannot be taken', async () => {
    await listenTo(
      ticTacToe(),
      <>
        <StatusBanner />
        <TicTacToeBoard />
      </>,
    );
    await hear(isFree);
    expect(await press()).toContain('Your turn, O');
    const taken = await hear((phrase) => phrase.startsWith('button, Row 1, column 1'));
    expect(taken).toContain('Row 1, column 1, X');
    expect(taken).toContain('disabled');
    expect(taken).toContain('This cell is occupied by X.');
  });

  it('is played by putting moves together', { timeout: 60_000 }, async () => {
    const store = await listenTo(
      ticTacToe(),
      <>
        <StatusBanner />
        <MoveComposer />
      </>,
    );
    for (let move = 0; store.getState().snapshot.status.kind === 'playing'; move += 1) {
      expect(move).toBeLessThan(9);
      const isOpen = (phrase: string) =>
        phrase.startsWith('radio, Row') && !phrase.includes('0 of 1 possible');
      await hear(isOpen);
      await virtual.act();
      await hear((phrase) => phrase.startsWith('button, Play: '));
      await press();
    }
    expect(log.some((phrase) => ENDING.test(phrase))).toBe(true);
  });
});

describe('Emberwood by ear', () => {
  it('is played to the end from the menu, and the ending is announced', { timeout: 240_000 }, async () => {
    const store = await listenTo(
      hotSeatAdapter(createEmberwood({ seed: 5 })),
      <>
        <StatusBanner />
        <ActionMenu />
      </>,
    );
    const ending = await playByEar((phrase) => phrase.startsWith('menuitem, ') && isPossible(phrase), 600);
    const { status, players } = store.getState().snapshot;
    const winner = status.kind === 'over' && players.find(({ id }) => id === status.winner);
    expect(ending).toContain(winner ? `${winner.name} wins` : 'It is a draw');
  });
});
