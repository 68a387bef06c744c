import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Deed } from '../../src/adapters/recorded-table.js';
import { addressOf, addressOfGame, readAddress, readMoves } from '../../src/app/address.js';
import { FACTS, GAMES } from '../../src/app/games.js';
import { pack, unpack } from '../../src/app/saved/packed.js';
import { readGame, writeGame, type SavedGame } from '../../src/app/saved/saved-game.js';
import { SITTERS, usualSetup, type Setup } from '../../src/app/setup.js';
import { runs } from '../runs.js';

const setups: fc.Arbitrary<Setup> = fc.constantFrom(...GAMES).chain((game) => {
  const { seats, variants } = FACTS[game];
  return fc.record({
    game: fc.constant(game),
    seats: fc.array(fc.constantFrom(...SITTERS), { minLength: seats[0], maxLength: seats[1] }),
    seed: fc.integer({ min: 1, max: 999_999_999 }),
    variant: fc.constantFrom(...(variants.length > 0 ? variants : [''])),
  });
});

const moves = fc.record({
  moveId: fc.string(),
  params: fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom('prototype', 'constructor', '__proto__')),
    fc.oneof(fc.string(), fc.integer(), fc.boolean()),
  ),
});
const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.oneof(
    fc.record({ seat: fc.string(), play: moves }),
    fc.record({ seat: fc.string(), playAll: fc.array(moves) }),
    fc.record({ seat: fc.string(), undo: fc.nat() }),
    fc.record({ seat: fc.string(), redo: fc.nat() }),
  ),
);

const game: SavedGame = { setup: usualSetup('tic-tac-toe'), deeds: [{ seat: 'X', undo: 0 }] };
const file = (changes: object) => JSON.stringify({ ...(JSON.parse(writeGame(game)) as object), ...changes });

describe('a saved game', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(setups, deeds, (setup, done) => {
        expect(readGame(writeGame({ setup, deeds: done }))).toEqual({
          ok: true,
          value: { setup, deeds: JSON.parse(JSON.stringify(done)) as unknown },
        });
      }),
      { numRuns: runs(20, 2000) },
    );
  });

  it.each([
    ['', { kind: 'unreadable' }],
    ['{', { kind: 'unreadable' }],
    ['null', { kind: 'unreadable' }],
    ['{"format":"chess"}', { kind: 'unreadable' }],
    [file({ version: 2 }), { kind: 'version', version: '2' }],
    [file({ setup: 7 }), { kind: 'unreadable' }],
    [file({ setup: { ...game.setup, game: 'go' } }), { kind: 'game', game: 'go' }],
    [file({ setup: { ...game.setup, seats: ['you', 'god'] } }), { kind: 'setup', part: 'seats' }],
    [file({ setup: { ...game.setup, seats: ['you'] } }), { kind: 'setup', part: 'seats' }],
    [file({ setup: { ...game.setup, seed: 1.5 } }), { kind: 'setup', part: 'seed' }],
    [file({ setup: { ...game.setup, variant: '33' } }), { kind: 'setup', part: 'variant' }],
    [file({ deeds: 'all' }), { kind: 'deeds' }],
    [file({ deeds: [{ seat: 'X' }] }), { kind: 'deeds' }],
    [file({ deeds: [{ seat: 'X', undo: -1 }] }), { kind: 'deeds' }],
    [file({ deeds: [{ seat: 'X', play: { moveId: 1, params: {} } }] }), { kind: 'deeds' }],
    [file({ deeds: [{ seat: 'X', play: { moveId: 'place', params: [1] } }] }), { kind: 'deeds' }],
  ])('is refused where it is none, and why: %s', (text, fault) => {
    expect(readGame(text)).toEqual({ ok: false, fault });
  });

  test('of any text is refused without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readGame(text).ok).toBe(false);
      }),
      { numRuns: runs(30, 2000) },
    );
  });
});

describe('an address', () => {
  test('leads to the setup it was made of', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        expect(readAddress(addressOf(setup))).toEqual({ page: 'table', setup, exact: true, moves: null });
      }),
      { numRuns: runs(20, 2000) },
    );
  });

  test('of a game holds the whole game', async () => {
    await fc.assert(
      fc.asyncProperty(setups, deeds, async (setup, done) => {
        const address = readAddress(await addressOfGame({ setup, deeds: done }));
        expect(address).toMatchObject({ page: 'table', setup });
        const read = await readMoves((address.page === 'table' && address.moves) || '');
        expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(done)) as unknown });
      }),
      { numRuns: runs(10, 1000) },
    );
  });

  it.each(['', '#', '#/'])('leads to the front: "%s"', (hash) => {
    expect(readAddress(hash)).toEqual({ page: 'front' });
  });

  it('without more than a name goes on where the last game was left', () => {
    expect(readAddress('#emberwood')).toEqual({
      page: 'table',
      setup: usualSetup('emberwood'),
      exact: false,
      moves: null,
    });
  });

  it.each([
    ['#go', { kind: 'game', game: 'go' }],
    ['#tic-tac-toe?seats=you', { kind: 'setup', part: 'seats' }],
    ['#tic-tac-toe?seats=you,them', { kind: 'setup', part: 'seats' }],
    ['#tic-tac-toe?seed=x', { kind: 'setup', part: 'seed' }],
    ['#tic-tac-toe?seed=0', { kind: 'setup', part: 'seed' }],
    ['#tic-tac-toe?variant=99', { kind: 'setup', part: 'variant' }],
    ['#tic-tac-toe?v=7', { kind: 'version', version: '7' }],
  ])('that makes no sense leads nowhere, and says why: %s', (hash, fault) => {
    expect(readAddress(hash)).toEqual({ page: 'lost', fault });
  });
});

describe('a packed text', () => {
  test('is unpacked as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const packed = await pack(text);
        expect(packed).toMatch(/^[\w-]*$/);
        expect(await unpack(packed)).toBe(text);
      }),
      { numRuns: runs(10, 1000) },
    );
  });

  it('that was cut off is none', async () => {
    const packed = await pack('Once upon a time there was a table with four players.');
    expect(await unpack(packed.slice(0, -8))).toBeNull();
    expect(await unpack('%%%')).toBeNull();
  });
});
