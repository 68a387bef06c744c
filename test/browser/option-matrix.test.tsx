import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { OptionMatrix } from '../../src/components/OptionMatrix/OptionMatrix.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { publisher } from './games.js';

afterEach(cleanup);

const shot = (weapon: string, target: string, mode: string): EnumeratedMove => ({
  moveId: 'fire',
  playerId: 'X',
  params: { weapon, target, mode },
  isValid: true,
});

it('counts the options of a cell from two on, and shows a single one as itself', async () => {
  const moves = [
    shot('laser', 'tank', 'aimed'),
    shot('laser', 'tank', 'quick'),
    shot('laser', 'jeep', 'aimed'),
  ];
  render(
    <GameProvider adapter={publisher(moves).adapter}>
      <OptionMatrix rowAxis="weapon" columnAxis="target" />
    </GameProvider>,
  );
  await expect.element(page.getByRole('button', { name: '2 ways, 2 possible' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(2);
});
