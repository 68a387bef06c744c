import { afterEach, describe, expect, it, vi } from 'vitest';
import { consoleLogger } from '../../../src/engines/rule-engine/logger.js';
import { ADA, by, engineOf, move } from './small-game.js';

afterEach(() => vi.restoreAllMocks());

describe('a logger that speaks in the console', () => {
  it('speaks at the level of what it says', () => {
    const said: unknown[][] = [];
    for (const method of ['error', 'warn', 'info'] as const)
      vi.spyOn(console, method).mockImplementation(
        (...words: unknown[]) => void said.push([method, ...words]),
      );
    const logger = consoleLogger();
    logger.log('ERROR', 'a', { n: 1 });
    logger.log('WARN', 'b');
    logger.log('INFO', 'c');
    logger.log('ERROR', 'd');
    logger.log('WARN', 'e', { n: 2 });
    expect(said).toEqual([
      ['error', 'moveset ERROR: a', { n: 1 }],
      ['warn', 'moveset WARN: b', ''],
      ['info', 'moveset INFO: c', ''],
      ['error', 'moveset ERROR: d', ''],
      ['warn', 'moveset WARN: e', { n: 2 }],
    ]);
  });

  it('says what an engine does, up to its level', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    engineOf({ pass: move() }, {}, { logger: consoleLogger('ERROR') }).executeMove('fly', by(ADA));
    expect(info).not.toHaveBeenCalled();
    engineOf({ pass: move() }, {}, { logger: consoleLogger('DEBUG') }).enumerateMoves(ADA);
    expect(info).toHaveBeenCalledWith(
      'moveset DEBUG: enumerated 1 moves for ada, 1 of them valid',
      expect.objectContaining({ playerId: ADA, moves: 1, valid: 1 }),
    );
  });
});
