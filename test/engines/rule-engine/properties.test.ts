import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MoveEnumerationOptions } from '../../../src/engines/rule-engine/define/move-definition.js';
import {
  ADA,
  BEN,
  cardsOf,
  duelEngine,
  photo,
  playSome,
  SEATS,
  type Deed,
  type DuelEngine,
} from './fixture-game.js';
import { runs } from '../../runs.js';

const ALL_OPTIONS: readonly MoveEnumerationOptions[] = [undefined, 1, 2].flatMap((maxPerMove) =>
  [false, true].flatMap((validOnly) =>
    [false, true].flatMap((includeMetadata) =>
      [undefined, ['play', 'gamble'], []].map((moveIds) => ({
        maxPerMove,
        validOnly,
        includeMetadata,
        moveIds,
      })),
    ),
  ),
);

const seeds = fc.integer({ min: 1, max: 1_000_000 });
const picks = fc.array(fc.nat(10_000), { maxLength: 25 });
const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('move', 'move', 'move', 'move', 'undo', 'redo', 'patch'),
    pick: fc.nat(10_000),
  }),
  { maxLength: 25 },
);
const often = (usual: number) => ({ numRuns: runs(Math.ceil(usual / 4), 50 * usual), endOnFailure: false });

/** Does something to an engine; false if it could not be done. */
function act(engine: DuelEngine, { kind, pick }: Deed): boolean {
  switch (kind) {
    case 'move':
      return playSome(engine, pick);
    case 'undo':
      return engine.undo();
    case 'redo':
      return engine.redo();
    case 'patch': {
      const ahead = engine.fork();
      if (!playSome(ahead, pick)) return false;
      engine.applyPatches(ahead.getPatches());
      return true;
    }
  }
}

/** A game some way on. */
function gameAfter(seed: number, moves: readonly number[]): DuelEngine {
  const engine = duelEngine(seed);
  for (const pick of moves) playSome(engine, pick);
  return engine;
}

const everything = (engine: DuelEngine) =>
  SEATS.flatMap((seat) => ALL_OPTIONS.map((options) => engine.enumerateMoves(seat, options)));

describe('what is enumerated is what is accepted', () => {
  it('every valid move can be played, and every other is refused for the same reasons', () => {
    fc.assert(
      fc.property(seeds, picks, (seed, moves) => {
        const engine = gameAfter(seed, moves);
        for (const seat of SEATS) {
          for (const { moveId, isValid, validationErrors, ...input } of engine.enumerateMoves(seat)) {
            const fork = engine.fork();
            const can = fork.canExecuteMove(moveId, input);
            const result = fork.executeMove(moveId, input);
            if (isValid) {
              expect(can).toBe(true);
              expect(result.success || result.errors[0]!.errorCode).toBe(
                moveId === 'blunder' ? 'EXECUTION_ERROR' : true,
              );
            } else if (!/ENUMERATOR/.test(validationErrors![0]!.errorCode)) {
              expect(can).toBe(false);
              expect(result).toMatchObject({ success: false, errors: validationErrors });
            }
          }
        }
      }),
      often(40),
    );
  });

  it('judges parameters nobody enumerated by the same rules', () => {
    fc.assert(
      fc.property(seeds, picks, fc.nat(), fc.constantFrom(...SEATS), (seed, moves, pick, playerId) => {
        const engine = gameAfter(seed, moves);
        const cards = Object.keys(engine.getFullState().cards);
        const cardId = cards[pick % cards.length]!;
        for (const moveId of ['play', 'trap', 'flip', 'discard'] as const) {
          const input = { playerId, params: { cardId } };
          const offered = engine
            .enumerateMoves(playerId, { moveIds: [moveId] })
            .some((move) => move.isValid && (move.params as { cardId?: string }).cardId === cardId);
          const can = engine.canExecuteMove(moveId, input);
          expect(can).toBe(offered);
          expect(engine.explainMove(moveId, input).allowed).toBe(can);
          expect(engine.fork().executeMove(moveId, input).success).toBe(can);
        }
      }),
      often(60),
    );
  });
});

describe('what was enumerated before', () => {
  it('is never stale: a fork, which has enumerated nothing, enumerates the same', () => {
    fc.assert(
      fc.property(seeds, deeds, (seed, list) => {
        const engine = duelEngine(seed);
        everything(engine);
        for (const deed of list) {
          act(engine, deed);
          const fork = engine.fork();
          for (const seat of SEATS) {
            for (const options of ALL_OPTIONS) {
              const moves = engine.enumerateMoves(seat, options);
              expect(moves).toStrictEqual(fork.enumerateMoves(seat, options));
            }
          }
        }
      }),
      often(25),
    );
  });

  it('is never stale for whoever asks only now and then', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(
          fc.record({
            kind: fc.constantFrom('move', 'move', 'undo', 'redo', 'patch'),
            pick: fc.nat(10_000),
            asks: fc.nat(ALL_OPTIONS.length * 3),
          }),
          { maxLength: 30 },
        ),
        (seed, list) => {
          const engine = duelEngine(seed);
          for (const { asks, ...deed } of list) {
            // Moves are picked on a fork, so that this engine is not asked by the way.
            if (deed.kind === 'move') {
              const ahead = engine.fork();
              if (playSome(ahead, deed.pick)) {
                const [{ moveId, input }] = ahead.getReplayHistory() as [{ moveId: 'play'; input: never }];
                expect(engine.executeMove(moveId, input).success).toBe(true);
              }
            } else act(engine, deed);
            const options = ALL_OPTIONS[asks];
            if (!options) continue;
            for (const seat of SEATS)
              expect(engine.enumerateMoves(seat, options)).toStrictEqual(
                engine.fork().enumerateMoves(seat, options),
              );
          }
        },
      ),
      often(60),
    );
  });

  it('is the same list as long as nothing happens', () => {
    fc.assert(
      fc.property(seeds, deeds, (seed, list) => {
        const engine = duelEngine(seed);
        for (const deed of list) {
          act(engine, deed);
          const before = everything(engine);
          expect(everything(engine).every((moves, nth) => moves === before[nth])).toBe(true);
        }
      }),
      often(5),
    );
  });
});

describe('going back and forth', () => {
  it('an undo and a redo lead back to the same, over any number of moves', () => {
    fc.assert(
      fc.property(seeds, picks, fc.nat(20), (seed, moves, steps) => {
        const engine = duelEngine(seed);
        const photos = [photo(engine)];
        for (const pick of moves) if (playSome(engine, pick)) photos.push(photo(engine));
        const last = photos.length - 1;
        const back = Math.min(steps, last);
        for (let step = 1; step <= back; step += 1) {
          expect(engine.undo()).toBe(true);
          expect(photo(engine)).toBe(photos[last - step]);
        }
        for (let step = back; step > 0; step -= 1) {
          expect(engine.redo()).toBe(true);
          expect(photo(engine)).toBe(photos[last - step + 1]);
        }
        expect(engine.redo()).toBe(false);
      }),
      often(60),
    );
  });

  it('a replay reproduces every position to the byte, and grows nothing', () => {
    fc.assert(
      fc.property(seeds, picks, (seed, moves) => {
        const engine = duelEngine(seed);
        const photos = [photo(engine)];
        for (const pick of moves) if (playSome(engine, pick)) photos.push(photo(engine));
        const before = JSON.stringify([engine.getHistory(), engine.getHistoryPosition()]);
        photos.forEach((picture, upTo) => {
          const again = engine.replayEngine(upTo);
          expect(photo(again)).toBe(picture);
          expect(again.getHistory()).toEqual(engine.getHistory().filter(({ id }) => inFirst(id, upTo)));
        });
        expect(engine.replay()).toEqual(engine.getState());
        expect(JSON.stringify([engine.getHistory(), engine.getHistoryPosition()])).toBe(before);
      }),
      often(20),
    );
  });

  it('an engine of the same seed that plays the same moves is the same to the byte', () => {
    fc.assert(
      fc.property(seeds, picks, (seed, moves) => {
        expect(photo(gameAfter(seed, moves))).toBe(photo(gameAfter(seed, moves)));
      }),
      often(20),
    );
  });
});

describe('patches', () => {
  it('lead a fork of the position before to the position after, and back', () => {
    fc.assert(
      fc.property(seeds, picks, fc.nat(), (seed, moves, pick) => {
        const engine = gameAfter(seed, moves);
        const other = engine.fork();
        const before = engine.getFullState();
        const options = SEATS.flatMap((seat) => engine.enumerateMoves(seat, { validOnly: true }));
        const { moveId, ...input } = options[pick % options.length]!;
        const result = engine.executeMove(moveId, input);
        if (!result.success) return;
        other.applyPatches(JSON.parse(JSON.stringify(result.patches)));
        expect(other.getFullState()).toEqual(engine.getFullState());
        expect(everything(other)).toEqual(everything(engine));
        other.applyPatches(result.inversePatches);
        expect(other.getFullState()).toEqual(before);
      }),
      often(80),
    );
  });

  it('since any position lead to now, and whoever took them plays on alike', () => {
    fc.assert(
      fc.property(seeds, picks, fc.nat(), picks, (seed, moves, at, further) => {
        const engine = duelEngine(seed);
        for (const pick of moves) playSome(engine, pick);
        const { position } = engine.getHistoryPosition();
        const since = at % (position + 1);
        const other = engine.replayEngine(since).fork();
        other.applyPatches(engine.getPatches(since));
        expect(other.getFullState()).toEqual(engine.getFullState());
        for (const pick of further.slice(0, 8)) {
          playSome(engine, pick);
          playSome(other, pick);
        }
        expect(other.getFullState()).toEqual(engine.getFullState());
      }),
      often(60),
    );
  });
});

describe('what a seat may know', () => {
  const known = (engine: DuelEngine, seat: string | null) => ({
    view: engine.getSeatView(seat),
    moves: seat === null ? [] : engine.enumerateMoves(seat, { includeMetadata: true }),
    log: engine.getHistory(seat),
  });
  const previews = (engine: DuelEngine, seat: string) =>
    engine
      .enumerateMoves(seat, { validOnly: true })
      .map(({ moveId, ...input }) => engine.previewMove(moveId, input, { samples: 6 }));

  // What is enumerated by numbers of chance changes with them, and whoever imagines begins chance anew.
  const withoutChance = (moves: ReturnType<typeof known>['moves']) =>
    moves.filter(({ moveId }) => moveId !== 'gamble');

  it('does not change with the faces of hidden cards', () => {
    fc.assert(
      fc.property(seeds, picks, fc.constantFrom(ADA, BEN, null), seeds, (seed, moves, seat, other) => {
        const engine = gameAfter(seed, moves);
        const imagined = engine.imagine(seat, other);
        const [is, might] = [known(engine, seat), known(imagined, seat)];
        expect(might.view).toEqual(is.view);
        expect(withoutChance(might.moves)).toEqual(withoutChance(is.moves));
        if (seat !== null) expect(previews(imagined, seat)).toEqual(previews(imagined, seat));
      }),
      often(40),
    );
  });

  it('previews alike, whatever the hidden cards are', () => {
    fc.assert(
      fc.property(seeds, picks, fc.constantFrom(ADA, BEN), seeds, (seed, moves, seat, other) => {
        const engine = gameAfter(seed, moves);
        const imagined = engine.imagine(seat, other);
        const valid = engine.enumerateMoves(seat, { validOnly: true }).slice(0, 6);
        for (const { moveId, ...input } of valid) {
          const [is, might] = [engine, imagined].map((position) =>
            position.previewMove(moveId, input, { samples: 5 }),
          );
          expect(might).toEqual(is);
        }
      }),
      often(20),
    );
  });

  it('does not change with the order of cards in hidden zones', () => {
    fc.assert(
      fc.property(seeds, picks, fc.constantFrom(...SEATS), seeds, (seed, moves, seat, shuffle) => {
        const engine = gameAfter(seed, moves);
        const rival = seat === ADA ? BEN : ADA;
        const { rng } = { rng: duelEngine(shuffle).getRNG() };
        const hidden = [`deck:${rival}`, `deck:${seat}`, `hand:${rival}`, 'well'];
        const patches = hidden.map((zone) => ({
          op: 'replace' as const,
          path: ['zones', zone],
          value: rng.shuffle(cardsOf(engine, zone)),
        }));
        const shuffled = engine.fork();
        shuffled.applyPatches(patches);
        const { log: _, ...is } = known(engine, seat);
        const { log: __, ...might } = known(shuffled, seat);
        expect(might).toEqual(is);
        const valid = engine.enumerateMoves(seat, { validOnly: true }).slice(0, 4);
        for (const { moveId, ...input } of valid)
          expect(shuffled.previewMove(moveId, input, { samples: 5 })).toEqual(
            engine.previewMove(moveId, input, { samples: 5 }),
          );
      }),
      often(30),
    );
  });

  it('is all that an imagined position depends on', () => {
    fc.assert(
      fc.property(seeds, picks, fc.constantFrom(ADA, BEN, null), seeds, seeds, (seed, moves, seat, a, b) => {
        const engine = gameAfter(seed, moves);
        expect(photo(engine.imagine(seat, a).imagine(seat, b))).toBe(photo(engine.imagine(seat, b)));
        expect(photo(engine.imagine(seat, b))).toBe(photo(engine.imagine(seat, b)));
      }),
      often(50),
    );
  });
});

describe('forks', () => {
  it('go their own ways', () => {
    fc.assert(
      fc.property(seeds, picks, deeds, (seed, moves, list) => {
        const engine = gameAfter(seed, moves);
        const fork = engine.fork();
        const before = photo(engine);
        for (const deed of list) act(fork, deed);
        expect(photo(engine)).toBe(before);
        const ahead = photo(fork);
        for (const deed of list) act(engine, deed);
        expect(photo(fork)).toBe(ahead);
      }),
      often(30),
    );
  });
});

describe('other ways to enumerate', () => {
  it('in pieces, with anything asked in between, comes to the same', () => {
    fc.assert(
      fc.property(
        seeds,
        picks,
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(...ALL_OPTIONS),
        (seed, moves, candidates, options) => {
          const engine = gameAfter(seed, moves);
          for (const seat of SEATS) {
            const lazy = engine.enumerateMovesLazy(seat, { ...options, budget: { candidates } });
            const found = [];
            while (!lazy.done) {
              found.push(...lazy.resume());
              for (const other of SEATS) engine.fork().enumerateMoves(other);
              for (const other of SEATS) engine.canExecuteMove('pass', { playerId: other, params: {} });
              everything(engine);
            }
            expect(found).toEqual(engine.enumerateMoves(seat, options));
          }
        },
      ),
      often(20),
    );
  });

  it('later comes to the same where nobody need wait', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, picks, fc.constantFrom(...ALL_OPTIONS), async (seed, moves, options) => {
        const engine = gameAfter(seed, moves);
        for (const seat of SEATS)
          expect(await engine.enumerateMovesAsync(seat, options)).toEqual(
            engine.enumerateMoves(seat, options),
          );
      }),
      often(20),
    );
  });
});

describe('asking', () => {
  it('changes nothing', () => {
    fc.assert(
      fc.property(seeds, picks, (seed, moves) => {
        const engine = gameAfter(seed, moves);
        const before = photo(engine);
        const { revision } = engine;
        for (const seat of SEATS) {
          engine.getValidMoves(seat);
          engine.getSeatView(seat);
          engine.evaluate(seat);
          for (const { moveId, ...input } of engine.enumerateMoves(seat)) {
            engine.explainMove(moveId, input);
            engine.canExecuteMove(moveId, input);
            engine.previewMove(moveId, input, { samples: 2 });
          }
        }
        engine.checkGameEnd();
        engine.getActivePlayer();
        expect(photo(engine)).toBe(before);
        expect(engine.revision).toBe(revision);
      }),
      often(20),
    );
  });
});

/** Whether an entry of the history belongs to the first so many moves. */
const inFirst = (id: string, upTo: number) => id.startsWith('start') || Number(id.split('.')[0]) <= upTo;
