import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine, type GundamEngine } from '../../../src/games/gundam/engine.js';
import { CARDS } from '../../../src/games/gundam/rules/cards/cards.js';
import {
  DOCUMENT_RULES,
  NUMBERS,
  OFFICIAL_RULES,
  type PlayRules,
} from '../../../src/games/gundam/rules/play-rules.js';
import { PLAYERS } from '../../../src/games/gundam/rules/state.js';
import { FURTHER_MOVE_TYPES, GUNDAM_MOVE_TYPES } from '../../../src/games/gundam/rules/types/moves.js';
import { tableOf } from '../../../src/games/gundam/table.js';
import type { EnumeratedMove } from '../../../src/protocol/enumerated-move.js';
import { optionIdOf } from '../../../src/protocol/normalise.js';
import { pickRandom, seededRandom, shuffled, type Random } from '../../../src/protocol/seeded-random.js';
import { runs } from '../../runs.js';

type MoveId = (typeof GUNDAM_MOVE_TYPES | typeof FURTHER_MOVE_TYPES)[number];

const MOVE_IDS: readonly MoveId[] = [...GUNDAM_MOVE_TYPES, ...FURTHER_MOVE_TYPES];
const MOST_PLIES = 3000;

const inputOf = ({ playerId, params, sourceCardId, targets }: EnumeratedMove) => ({
  playerId,
  params: params as never,
  sourceCardId,
  targets,
});

interface Walk {
  readonly seed: number;
  readonly rules?: PlayRules;
  readonly plies?: number;
  readonly look?: (engine: GundamEngine, ply: number, random: Random) => void;
}

/** Plays a game at random, and looks at every position on the way. */
function walk({ seed, rules = OFFICIAL_RULES, plies = MOST_PLIES, look }: Walk): GundamEngine {
  const engine = createEngine({ seed, rules });
  const random = seededRandom(seed);
  for (let ply = 0; ply < plies && !engine.hasGameEnded(); ply += 1) {
    look?.(engine, ply, random);
    const player = engine.getActivePlayer()!;
    const moves = engine.enumerateMoves(player, { validOnly: true }) as readonly EnumeratedMove[];
    const move = pickRandom(moves, random);
    if (!move) throw new Error(`game ${seed}: nothing to do at move ${ply}`);
    const result = engine.executeMove(move.moveId as MoveId, inputOf(move));
    if (!result.success) throw new Error(`game ${seed}: ${move.moveId} is refused: ${result.error}`);
  }
  return engine;
}

/** What lies where must always be so. */
function keepsItsBooks(engine: GundamEngine): void {
  const { zones, cards } = engine.getFullState();
  const lying = Object.values(zones).flat();
  // Every card lies in one place, and none is lost.
  expect(new Set(lying).size).toBe(lying.length);
  const printed = (id: string) => CARDS[cards[id]!.definitionId!]!;
  const printedCards = lying.filter((id) => !printed(id).isToken).length;
  expect(printedCards).toBe(2 * (NUMBERS.deck + NUMBERS.resourceDeck));
  for (const player of PLAYERS) {
    const count = (zone: string) => zones[`${zone}:${player}`]!.length;
    expect(count('battle-area')).toBeLessThanOrEqual(NUMBERS.units);
    expect(count('shield-area-shields')).toBeLessThanOrEqual(NUMBERS.shields);
    expect(count('shield-area-base')).toBeLessThanOrEqual(1);
    expect(count('resource-area')).toBeLessThanOrEqual(NUMBERS.resources);
    const units = new Set(zones[`battle-area:${player}`]);
    const pairs = zones[`pilots:${player}`]!.map((id) => cards[id]!.meta['pairedWith'] as string);
    // A Unit has one Pilot, a Pilot has a Unit.
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.every((unit) => units.has(unit))).toBe(true);
  }
  const { near, far } = tableOf(engine).adapter('player1').getSnapshot().view;
  for (const { currentHp } of [...near.units, ...far.units]) expect(currentHp).toBeGreaterThan(0);
}

describe('every game', () => {
  it.each([
    ['official', OFFICIAL_RULES, runs(16, 900)],
    ['document', DOCUMENT_RULES, runs(5, 140)],
  ])('always leaves something to do, keeps its books, and ends (%s rules)', (_, rules, games) => {
    const ends = new Set<string | undefined>();
    for (let seed = 0; seed < games; seed += 1) {
      const look = (engine: GundamEngine, ply: number) => {
        if (ply % 16 === 0) keepsItsBooks(engine);
      };
      const engine = walk({ seed, rules, look });
      keepsItsBooks(engine);
      expect(engine.getGameEndResult()).toMatchObject({ reason: expect.any(String) });
      ends.add(engine.getGameEndResult()?.code);
    }
    expect(ends).toContain('OPPONENT_SHIELD_DEPLETED');
  });

  it('accepts what is listed as valid and refuses what is not, with coded reasons', () => {
    for (let seed = 500; seed < 500 + runs(3, 80); seed += 1) {
      const look = (engine: GundamEngine, ply: number) => {
        if (ply % 11 !== 0) return;
        for (const player of PLAYERS) {
          for (const move of engine.enumerateMoves(player) as readonly EnumeratedMove[]) {
            const codes = (move.validationErrors ?? []).map(({ errorCode }) => errorCode);
            if (codes[0] === 'NO_ENUMERATOR') continue;
            expect(codes.join()).not.toMatch(/_ERROR/);
            expect(engine.canExecuteMove(move.moveId as MoveId, inputOf(move))).toBe(move.isValid);
          }
        }
      };
      walk({ seed, look });
    }
  });

  it('lists everything that it would accept', () => {
    let accepted = 0;
    for (let seed = 600; seed < 600 + runs(5, 60); seed += 1) {
      const look = (engine: GundamEngine, ply: number, random: Random) => {
        if (ply % 5 !== 0) return;
        const player = engine.getActivePlayer()!;
        const listed = new Set(
          (engine.enumerateMoves(player, { validOnly: true }) as readonly EnumeratedMove[]).map(optionIdOf),
        );
        const { zones } = engine.getFullState();
        const near = ['hand', 'battle-area', 'pilots', 'shield-area-base', 'looked-at'];
        const ids = PLAYERS.flatMap((id) => near.flatMap((zone) => zones[`${zone}:${id}`]!));
        const id = () => pickRandom(ids, random)!;
        for (let attempt = 0; attempt < 60; attempt += 1) {
          const moveId = pickRandom(MOVE_IDS, random)!;
          const shapes: Partial<Record<MoveId, () => object>> = {
            DEPLOY_UNIT: () => ({ cardId: id(), ...(random() < 0.5 && { replaces: id() }) }),
            DEPLOY_BASE: () => ({ cardId: id() }),
            PAIR_PILOT: () => ({ cardId: id(), unitId: id() }),
            DECLARE_ATTACK: () => ({ attackerId: id() }),
            ACTIVATE_BLOCKER: () => ({ blockerId: id() }),
            DISCARD_TO_HAND_LIMIT: () => ({ cardId: id() }),
            CHOOSE_FIRST_PLAYER: () => ({ firstPlayerId: pickRandom(PLAYERS, random) }),
            CHOOSE_TARGET: () => (random() < 0.7 ? { targetId: id() } : {}),
          };
          const isAttack = moveId === 'DECLARE_ATTACK';
          const uses = moveId.startsWith('ACTIVATE_') && !/BURST|BLOCKER/.test(moveId);
          const params = uses
            ? { cardId: id(), ability: random() < 0.7 ? 0 : 1, ...(random() < 0.7 && { targetId: id() }) }
            : (shapes[moveId]?.() ?? {});
          const targets = isAttack ? [[random() < 0.4 ? pickRandom(PLAYERS, random)! : id()]] : undefined;
          const input = { playerId: player, params: params as never, targets };
          if (!engine.canExecuteMove(moveId, input)) continue;
          accepted += 1;
          expect(listed).toContain(
            optionIdOf({ moveId, params: params as never, ...(targets && { targets }) }),
          );
        }
      };
      walk({ seed, look });
    }
    expect(accepted).toBeGreaterThan(300);
  });
});

/** The same game with the cards dealt anew that a seat must not see: by the rules, not by what the engine takes for hidden. */
function permuted(engine: GundamEngine, seat: string | null, seed: number): GundamEngine {
  const { zones, cards } = engine.getFullState();
  const other = engine.fork();
  for (const player of PLAYERS) {
    const places = ['deck', 'shield-area-shields', ...(player === seat ? [] : ['hand', 'looked-at'])];
    const ids = places.flatMap((zone) => zones[`${zone}:${player}`]!);
    const faces = shuffled(
      ids.map((id) => cards[id]!.definitionId),
      seededRandom(`${seed} ${player}`),
    );
    const value = (id: string, nth: number) => ({ ...cards[id]!, definitionId: faces[nth]! });
    other.applyPatches(ids.map((id, nth) => ({ op: 'replace', path: ['cards', id], value: value(id, nth) })));
  }
  return other;
}

describe('what a seat sees', () => {
  const games = fc.record({ seed: fc.nat(9999), plies: fc.nat(150) });

  it('is the same, to the byte, whatever the cards are that it cannot see', () =>
    fc.assert(
      fc.property(games, (game) => {
        const engine = walk(game);
        for (const seat of [...PLAYERS, null]) {
          const seen = (of: GundamEngine) => {
            const { view, moves, flow, status } = tableOf(of).adapter(seat).getSnapshot();
            return JSON.stringify({ view, moves, flow, status });
          };
          const known = seen(engine);
          expect(seen(permuted(engine, seat, game.seed))).toBe(known);
          expect(seen(engine.imagine(seat, game.seed))).toBe(known);
        }
      }),
      { numRuns: runs(6, 250) },
    ));

  it('is foretold the same, whatever the cards are that it cannot see', () =>
    fc.assert(
      fc.property(games, (game) => {
        const engine = walk(game);
        const seat = engine.getActivePlayer();
        if (seat === null) return;
        const moves = engine.enumerateMoves(seat, { validOnly: true }) as readonly EnumeratedMove[];
        const move = pickRandom(moves, seededRandom(game.seed))!;
        const foretold = (of: GundamEngine) =>
          of.previewMove(move.moveId as MoveId, inputOf(move), { samples: 4 });
        expect(foretold(engine.imagine(seat, 'other'))).toEqual(foretold(engine));
      }),
      { numRuns: runs(3, 120) },
    ));

  it('does not tell what others draw, nor what the shields are', () => {
    const engine = walk({ seed: 3, plies: 60 });
    const { log, view } = tableOf(engine).adapter('player2').getSnapshot();
    const drawn = log.filter(({ text }) => text.startsWith('Player One draws'));
    expect(drawn.length).toBeGreaterThan(0);
    for (const { text } of drawn) expect(text).toMatch(/^Player One draws (a card|\d+ cards|a new hand)\.$/);
    expect(view.far).toMatchObject({ hand: null, lookedAt: null });
    expect(JSON.stringify(view.far)).not.toContain('shield-area-shields');
  });
});
