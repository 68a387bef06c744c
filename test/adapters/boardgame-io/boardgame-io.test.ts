import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Game } from 'boardgame.io';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boardgameAdapter, boardgameTable } from '../../../src/adapters/boardgame-io/boardgame-adapter.js';
import { clientReady, type BoardgameClient } from '../../../src/adapters/boardgame-io/client.js';
import { commandFor } from '../../../src/protocol/command.js';
import { optionsOf } from '../../../src/protocol/options/options-of.js';
import { createDriver } from '../../../src/testing/driver.js';
import { localTable } from './games/local-table.js';
import { noughts, noughtsShown } from './games/noughts.js';
import { raiders, raidersShown } from './games/raiders.js';
import { showdown } from './games/showdown.js';

const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => void complaint.mockClear());

describe('a game that lists for bots what can be done', () => {
  test('is played as it is', async () => {
    const driver = createDriver(boardgameTable(Client({ game: noughts() })));
    for (const cell of [0, 3, 1, 4]) await driver.playOption(`Mark ${cell}`);
    expect(driver.options().map(({ name }) => name)).toEqual([
      'Mark 2',
      'Mark 5',
      'Mark 6',
      'Mark 7',
      'Mark 8',
    ]);
    await driver.playOption('Mark 2');
    expect(driver.snapshot()).toMatchObject({
      status: { kind: 'over', winner: '0', reason: 'Player 1 wins.' },
      flow: { currentPlayer: null },
    });
    expect(driver.snapshot().log.at(-1)).toMatchObject({ text: 'Player 1: Mark 2', player: '0' });
  });

  describe('reads arguments', () => {
    const nothing = () => {};
    const game: Game = {
      moves: { pour: nothing, markCell: nothing, sail: nothing },
      ai: {
        enumerate: () => [
          { move: 'pour', args: [0, 2] },
          { move: 'markCell', args: [4] },
          { move: 'sail', args: [{ shipName: 'Gull', at: [1, 2] }, [[0, 1], true], null] },
          { event: 'endTurn' },
        ],
      },
    };
    const names = (args: Record<string, string[]>) =>
      createDriver(boardgameTable(Client({ game }), { args }))
        .options()
        .map(({ name }) => name);

    test('that have no names', () => {
      expect(names({})).toEqual([
        'Pour: 0, 2',
        'Mark cell 4',
        'Sail: ship name Gull, at (1, 2), (0, 1), yes',
        'End turn',
      ]);
    });

    test('by their names', async () => {
      const args = { pour: ['from', 'to'], markCell: ['cell'], sail: ['order'] };
      expect(names(args).slice(0, 2)).toEqual(['Pour from 0, to 2', 'Mark cell 4']);
      const driver = createDriver(boardgameTable(Client({ game }), { args }));
      await driver.playOption('Pour from 0, to 2');
      expect(driver.snapshot().log.at(-1)?.text).toBe('Player 1: Pour from 0, to 2');
    });
  });

  test('says only that a move is invalid where nobody explains it', async () => {
    const client = Client({ game: noughts() });
    const table = boardgameTable(client, { enumerate: () => [{ move: 'mark', args: [0] }] });
    const driver = createDriver(table);
    await driver.playOption('Mark 0');
    expect(driver.reasons('Mark 0')).toEqual([
      { code: 'INVALID_MOVE', text: 'The game does not allow this now.' },
    ]);
    expect(await driver.tryOption('Mark 0')).toMatchObject({ status: 'rejected' });
    // What a player is refused is no fault, and does not look like one.
    expect(complaint).not.toHaveBeenCalled();
  });

  test('hears of moves that were made without the adapter', () => {
    const client = Client({ game: noughts() });
    const adapter = boardgameAdapter(client);
    const told = vi.fn<() => void>();
    adapter.subscribe(told);
    client.moves['mark']!(4);
    expect(told).toHaveBeenCalledOnce();
    expect(adapter.getSnapshot()).toMatchObject({ revision: 1, flow: { currentPlayer: '1' } });
  });
});

test('an author explains in the words of the game, all reasons at once', async () => {
  const driver = createDriver(boardgameTable(Client({ game: noughts() }), noughtsShown));
  await driver.playOption('Mark cell 5');
  expect(driver.snapshot().players.map(({ name }) => name)).toEqual(['Cross', 'Nought']);
  expect(driver.as('0').reasons('Mark cell 5')).toEqual([
    { code: 'NOT_YOUR_TURN', text: 'It is not your turn: Nought is to move.', context: { player: 'Nought' } },
    { code: 'TAKEN', text: 'This cell is taken.', context: { by: '0' } },
  ]);
  expect(driver.option('Mark cell 1')).toMatchObject({
    params: { cell: 0 },
    refs: [{ id: 'cell-0', axis: 'cell' }],
  });
});

describe('secrets', () => {
  test('of others are in no part of a snapshot', async () => {
    const table = boardgameTable(Client({ game: showdown() }));
    const [first, second] = ['0', '1'].map((seat) => createDriver(table).as(seat));
    const held = second!.options().map(({ params }) => Number(params['arg1']));
    await second!.playOption(second!.options()[0]!.name);
    const { revision: _, history: __, ...known } = first!.snapshot();
    expect(JSON.stringify(known)).not.toMatch(new RegExp(`[:[,](${held.join('|')})[\\],}]`));
    expect(first!.snapshot().log[0]).toMatchObject({ text: 'Player 2: Put', player: '1' });
    expect(second!.snapshot().log[0]).toMatchObject({ text: `Player 2: Put ${held[0]}` });
  });

  test('that differ leave what others see the same, to the byte', () => {
    const seen = (hand: number[]) => {
      const game = showdown();
      const setup = () => ({ hands: { 0: [2, 3], 1: hand }, down: {}, won: { 0: 0, 1: 0 } });
      const table = boardgameTable(Client({ game: { ...game, setup } }));
      return JSON.stringify([table.adapter('0').getSnapshot(), table.adapter(null).getSnapshot()]);
    };
    expect(seen([4, 5])).toBe(seen([8, 9]));
  });
});

describe('phases, stages and active players', () => {
  test('are told, and only who may act has something to do', async () => {
    const table = boardgameTable(Client({ game: raiders() }), raidersShown);
    const driver = createDriver(table);
    expect(driver.snapshot().flow).toMatchObject({ phase: 'draw', currentPlayer: '0' });
    for (let card = 0; card < 6; card += 1) await driver.playOption('Draw');
    expect(driver.snapshot().flow).toMatchObject({ phase: 'play' });
    const raid = () => driver.options().find(({ move }) => move.moveId === 'raid');
    if (!raid()) await driver.playOption('End turn');
    const raider = driver.seat!;
    await driver.playOption(raid()!.name);
    expect(driver.seat).not.toBe(raider);
    expect(driver.snapshot().flow).toMatchObject({
      segment: 'discard',
      decision: { text: 'Discard a card', code: 'DISCARD' },
    });
    expect(driver.options().every(({ move }) => move.moveId === 'discard')).toBe(true);
    expect(driver.as(raider).options()).toEqual([]);
    await driver.playOption(driver.options()[0]!.name);
    expect(driver.seat).toBe(raider);
  });

  test('all who act at once are awaited', async () => {
    const driver = createDriver(boardgameTable(Client({ game: showdown() })));
    for (const seat of ['0', '1']) expect(driver.as(seat).snapshot().flow.currentPlayer).toBe(seat);
    await driver.as('1').playOption(driver.as('1').options()[0]!.name);
    expect(driver.as('1').snapshot().flow.currentPlayer).toBe('0');
  });
});

describe('undo', () => {
  async function playing() {
    const table = boardgameTable(Client({ game: raiders() }), raidersShown);
    const driver = createDriver(table);
    for (let card = 0; card < 6; card += 1) await driver.playOption('Draw');
    return { table, driver };
  }

  test('takes back within a turn, and not beyond it', async () => {
    const { table, driver } = await playing();
    const seat = driver.seat!;
    const coin = driver.options().find(({ move }) => move.moveId === 'coin')!.name;
    await driver.playOption(coin);
    expect(driver.snapshot().log.at(-1)?.text).toMatch(new RegExp(`^${seat} does coin coin \\d$`));
    expect(driver.snapshot().history).toMatchObject({ canUndo: true });
    expect(await table.adapter(seat).undo!()).toMatchObject({ status: 'accepted' });
    expect(driver.snapshot().log).toHaveLength(6);
    expect(await table.adapter(seat).redo!()).toMatchObject({ status: 'accepted' });
    await driver.playOption('End turn');
    expect(await table.adapter(seat).undo!()).toMatchObject({ reasons: [{ code: 'NOTHING_TO_UNDO' }] });
  });

  test('stops at a move that its game calls final', async () => {
    const { table, driver } = await playing();
    if (!driver.options().some(({ move }) => move.moveId === 'raid')) await driver.playOption('End turn');
    const seat = driver.seat!;
    await driver.playOption(driver.options().find(({ move }) => move.moveId === 'raid')!.name);
    expect(table.adapter(seat).getSnapshot().history).toMatchObject({ position: 0, canUndo: false });
  });
});

describe('a client that plays with others', () => {
  test('plays a whole game, each from a chair of its own', async () => {
    const driver = createDriver(localTable(noughts(), noughtsShown));
    for (const cell of [1, 4, 2, 5, 3]) await driver.playOption(`Mark cell ${cell}`);
    for (const seat of ['0', '1', null])
      expect(driver.as(seat).snapshot().status).toMatchObject({ kind: 'over', winner: '0' });
  });

  test('is refused what only the master of the match can judge', async () => {
    const game: Game<{ tries: number }> = {
      setup: () => ({ tries: 0 }),
      moves: { guess: { client: false, move: () => INVALID_MOVE } },
      ai: { enumerate: () => [{ move: 'guess' }] },
    };
    const client = Client({ game, multiplayer: Local(), playerID: '0', debug: false });
    client.start();
    await clientReady(client);
    const adapter = boardgameAdapter(client);
    const [option] = optionsOf(adapter.getSnapshot());
    const answer = await adapter.execute(commandFor(option!, adapter.getSnapshot()));
    expect(answer).toMatchObject({ status: 'rejected', reasons: [{ code: 'NOT_CONFIRMED' }] });
  });
});

describe('misuse', () => {
  test('a client that was not started has nothing to show', () => {
    const client = Client({ game: noughts(), multiplayer: Local(), playerID: '0', debug: false });
    expect(() => boardgameAdapter(client).getSnapshot()).toThrow(
      'moveset: this client of boardgame.io has not heard of its match yet. There is nothing to show. ' +
        'Call client.start(), and await clientReady(client).',
    );
  });

  test('a game that does not list its moves', () => {
    const { ai: _, ...silent } = noughts();
    expect(() => boardgameAdapter(Client({ game: silent }))).toThrow(
      'moveset: this game of boardgame.io does not say what can be done in it. There would be nothing to choose. ' +
        'Give the game an ai.enumerate, or give boardgameAdapter an enumerate.',
    );
  });

  test('something else than a client', () => {
    const other = { game: {}, store: {} } as unknown as BoardgameClient;
    expect(() => boardgameAdapter(other)).toThrow('moveset: this is no client of boardgame.io 0.50.');
  });
});
