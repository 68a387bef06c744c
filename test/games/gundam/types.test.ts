import { describe, expect, it } from 'vitest';
import {
  gameOverState,
  gundamGameState,
  validateCost,
  validateDeployment,
  validateLevel,
  validateLink,
} from '../../../src/games/gundam/analysis.js';
import { CARDS } from '../../../src/games/gundam/rules/cards/cards.js';
import { checkLink } from '../../../src/games/gundam/rules/checks.js';
import {
  hasKeywordEffect,
  isBaseCard,
  isCommandCard,
  isPilotCard,
  isResourceCard,
  isUnitCard,
  type UnitCardDefinition,
} from '../../../src/games/gundam/rules/types/cards.js';
import { FURTHER_MOVE_TYPES, GUNDAM_MOVE_TYPES } from '../../../src/games/gundam/rules/types/moves.js';
import { GAME_PHASES, PHASES } from '../../../src/games/gundam/rules/types/turn.js';
import { GUNDAM_ZONES, GUNDAM_ZONE_TYPES } from '../../../src/games/gundam/rules/types/zones.js';
import { skirmish } from './skirmish.js';

const card = (id: string) => CARDS[id]!;

describe('the guards', () => {
  it.each([
    ['skiff', isUnitCard],
    ['ida', isPilotCard],
    ['ebb', isCommandCard],
    ['drydock', isBaseCard],
    ['tide-resource', isResourceCard],
  ] as const)('know what %s is, and nothing else is', (id, guard) => {
    const guards = [isUnitCard, isPilotCard, isCommandCard, isBaseCard, isResourceCard];
    expect(guards.filter((one) => one(card(id)))).toEqual([guard]);
  });

  it('know keyword effects', () => {
    expect(hasKeywordEffect(card('lantern') as UnitCardDefinition, 'Blocker')).toBe(true);
    expect(hasKeywordEffect(card('lantern') as UnitCardDefinition, 'Breach')).toBe(false);
    expect(hasKeywordEffect(card('drydock') as UnitCardDefinition, 'Blocker')).toBe(false);
  });
});

describe('a link check', () => {
  it('tells which conditions are satisfied', () => {
    expect(checkLink(card('leviathan') as UnitCardDefinition, card('corin'))).toEqual({
      valid: true,
      satisfiedConditions: ['[Corin Vale]'],
      unsatisfiedConditions: ['[Ida Marsh]'],
      isLinkUnit: true,
    });
    expect(checkLink(card('cutter') as UnitCardDefinition, card('rhea'))).toEqual({
      valid: false,
      satisfiedConditions: [],
      unsatisfiedConditions: ['(Watch Officer)'],
      isLinkUnit: false,
    });
    expect(checkLink(card('skiff') as UnitCardDefinition, card('rhea'))).toMatchObject({
      valid: true,
      isLinkUnit: false,
    });
  });
});

describe('the checks of the document', () => {
  it('are made on a game, with the numbers', () => {
    const { engine } = skirmish({ hand: ['frigate', 'ida'], units: ['corvette'], resources: 3 });
    const { zones } = engine.getFullState();
    const [frigate, ida] = zones['hand:player1']!;
    const [corvette] = zones['battle-area:player1']!;
    expect(validateLevel(engine, 'player1', frigate!)).toEqual({
      valid: false,
      currentLevel: 3,
      requiredLevel: 5,
      reason: 'It needs Lv.5, you are Lv.3.',
    });
    expect(validateCost(engine, 'player1', frigate!)).toEqual({
      valid: false,
      availableResources: 3,
      requiredCost: 4,
      reason: 'It costs 4, you have 3 active resources.',
    });
    expect(validateLink(engine, corvette!, ida!)).toMatchObject({ valid: true, isLinkUnit: true });
    expect(validateDeployment(engine, 'player1', frigate!)).toEqual({
      hasCard: true,
      hasLevel: false,
      hasCost: false,
      hasSpace: true,
      isMainPhase: true,
      isPlayerTurn: true,
    });
  });
});

describe('the lists of the document', () => {
  it('are what the game is made of', () => {
    const { engine } = skirmish({});
    const { moves, zones } = engine.getDefinition();
    expect(new Set(Object.keys(moves))).toEqual(new Set([...GUNDAM_MOVE_TYPES, ...FURTHER_MOVE_TYPES]));
    expect(Object.keys(zones!)).toEqual(expect.arrayContaining([...GUNDAM_ZONE_TYPES]));
    expect(PHASES.map(({ id }) => id)).toEqual(GAME_PHASES);
    for (const id of GUNDAM_ZONE_TYPES) {
      const { maxCards, ordered } = GUNDAM_ZONES[id];
      // The hand is only counted when a turn ends.
      expect(zones![id]).toMatchObject({ ordered, ...(id !== 'hand' && maxCards && { maxSize: maxCards }) });
    }
  });
});

describe('the game as the one record of the document', () => {
  it('is read from an engine', async () => {
    const game = skirmish(
      {
        units: [{ card: 'cutter', pilot: 'ida' }, 'lantern'],
        base: 'ex-base',
        resources: 2,
        hand: ['spark', 'fog'],
      },
      { shields: ['skiff', 'rhea'], units: [{ card: 'anvil', damage: 1, rested: true }] },
    );
    await game.play('Deploy Spark Hound', 'Cutter Mk II attacks Player Two');
    const state = gundamGameState(game.engine);
    expect(state).toMatchObject({
      shields: { player1: [], player2: [expect.any(String), expect.any(String)] },
      bases: { player1: expect.any(String), player2: null },
      activeResources: { player1: 1, player2: 0 },
      actionStepPasses: 1,
      isFirstTurn: true,
      firstPlayerSkippedFirstDraw: false,
      currentAttack: { attackTarget: 'player', defenderId: 'player2', attackerAP: 4, resolved: false },
    });
    expect(state.battlePositions).toMatchObject({
      player1: [
        { tapped: true, canAttack: false, canBlock: false, isLinkUnit: true, damage: 0 },
        { tapped: false, canAttack: true, canBlock: true, isLinkUnit: false },
        { tapped: false, canAttack: false, canBlock: false },
      ],
      player2: [{ tapped: true, canBlock: false, damage: 1 }],
    });
  });

  it('ends with a winner and how', async () => {
    const game = skirmish({ units: ['skiff'] });
    expect(gameOverState(game.engine)).toBeNull();
    await game.play('Skiff Runner attacks Player Two');
    expect(gameOverState(game.engine)).toEqual({
      winner: 'player1',
      condition: 'OPPONENT_SHIELD_DEPLETED',
      timestamp: 1,
    });
  });
});
