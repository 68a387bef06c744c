import { describe, expect, it } from 'vitest';
import { ADA, BEN, duelEngine, playSome, SEATS, type DuelEngine } from './fixture-game.js';

/** What a player can do, in words: `play ×3 (1 valid)`. */
function offerOf(engine: DuelEngine, playerId: string): Record<string, string> {
  const counts = new Map<string, [all: number, valid: number]>();
  for (const { moveId, isValid } of engine.enumerateMoves(playerId)) {
    const [all, valid] = counts.get(moveId) ?? [0, 0];
    counts.set(moveId, [all + 1, valid + Number(isValid)]);
  }
  return Object.fromEntries(Array.from(counts, ([id, [all, valid]]) => [id, `${valid} of ${all}`]));
}

describe('a real game', () => {
  it('in its opening offers the hand, with reasons for what cannot be played', () => {
    const engine = duelEngine(1);
    const hand = engine.getFullState().zones['hand:ada']!;
    expect(hand).toHaveLength(4);
    expect(offerOf(engine, ADA)).toMatchObject({
      play: '4 of 4',
      trap: '4 of 4',
      loot: '1 of 1',
      pass: '1 of 1',
    });
    expect(offerOf(engine, BEN)).toMatchObject({ play: '0 of 3', trap: '0 of 3', pass: '0 of 1' });
    const [play] = engine.enumerateMoves(BEN, { moveIds: ['play'] });
    expect(play!.validationErrors!.map(({ errorCode }) => errorCode)).toContain('NOT_YOUR_TURN');
  });

  it('in its middle offers attacks on everything that can be attacked', () => {
    const engine = duelEngine(1);
    const pass = (playerId: string) => engine.executeMove('pass', { playerId, params: {} });
    const deploy = (playerId: string) => {
      const { moveId, ...input } = engine.enumerateMoves(playerId, {
        moveIds: ['play'],
        validOnly: true,
      })[0]!;
      expect(engine.executeMove(moveId, input).success).toBe(true);
    };
    deploy(ADA);
    pass(ADA);
    pass(ADA);
    deploy(BEN);
    pass(BEN);
    pass(BEN);
    expect(engine.getFlowManager()!.getTurnNumber()).toBe(3);
    deploy(ADA);
    pass(ADA);
    expect(engine.getFlowManager()!.getCurrentStep()).toBe('declare');
    const [veteran] = engine.getFullState().zones['field:ada']!.slice(-1);
    const [rival] = engine.getFullState().zones['field:ben']!;
    const attacks = engine.enumerateMoves(ADA, { moveIds: ['attack'], validOnly: true });
    // The one that was only just played is tapped.
    expect(attacks.map(({ sourceCardId, targets }) => [sourceCardId, targets])).toEqual([
      [veteran, [[rival]]],
      [veteran, [[BEN]]],
    ]);
    const life = engine.getState().players['ben']!.life;
    const { moveId, ...input } = attacks[1]!;
    engine.executeMove(moveId, input);
    expect(engine.getState().players['ben']!.life).toBeLessThan(life);
    expect(engine.enumerateMoves(ADA, { moveIds: ['attack'], validOnly: true })).toEqual([]);
    engine.undo();
    expect(engine.enumerateMoves(ADA, { moveIds: ['attack'], validOnly: true })).toEqual(attacks);
  });

  it('at its end offers nothing to anybody, and says why', () => {
    const engine = duelEngine(1);
    engine.applyPatches([{ op: 'replace', path: ['state', 'players', 'ben', 'life'], value: 0 }]);
    expect(engine.checkGameEnd()).toMatchObject({ winner: ADA, reason: 'ben has fallen.' });
    expect(engine.hasGameEnded()).toBe(false);
    engine.executeMove('pass', { playerId: ADA, params: {} });
    expect(engine.getGameEndResult()).toEqual({
      winner: ADA,
      reason: 'ben has fallen.',
      metadata: { fallen: ['ben'] },
    });
    for (const seat of SEATS) {
      expect(engine.enumerateMoves(seat, { validOnly: true })).toEqual([]);
      expect(
        engine.enumerateMoves(seat).every((move) => move.validationError!.errorCode === 'GAME_ENDED'),
      ).toBe(true);
    }
  });

  it('is enumerated for all players at once, each by itself', () => {
    const engine = duelEngine(8);
    for (let pick = 0; pick < 12; pick += 1) {
      const together = SEATS.map((seat) => engine.enumerateMoves(seat));
      SEATS.forEach((seat, nth) => {
        expect(engine.fork().enumerateMoves(seat)).toEqual(together[nth]);
        expect(together[nth]!.every(({ playerId }) => playerId === seat)).toBe(true);
      });
      const valid = SEATS.filter((seat) =>
        engine.enumerateMoves(seat, { validOnly: true }).some(({ moveId }) => moveId === 'pass'),
      );
      expect(valid.length).toBeLessThanOrEqual(1);
      playSome(engine, pick * 5);
    }
  });
});
