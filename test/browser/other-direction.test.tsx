import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { publisher } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

const NAME = 'מהלך ארוך מאוד שאין לו מקום בשורה אחת של התפריט הצר הזה ולכן הוא נקטע';

it('cuts a name of the other direction at its own end, not at its beginning', () => {
  const moves = Array.from({ length: 200 }, (_, nth): EnumeratedMove => ({
    moveId: 'go',
    playerId: 'X',
    params: { nth },
    isValid: true,
    metadata: { displayName: NAME },
  }));
  const { container } = render(
    <GameProvider adapter={publisher(moves).adapter}>
      <div style={{ inlineSize: '14rem' }}>
        <ActionMenu />
      </div>
    </GameProvider>,
  );
  const name = container.querySelector('.ms-action-name')!;
  const firstLetter = document.createRange();
  firstLetter.setStart(name.firstChild!, 0);
  firstLetter.setEnd(name.firstChild!, 1);
  const { left, right } = firstLetter.getBoundingClientRect();
  const row = name.getBoundingClientRect();
  expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  expect(left).toBeGreaterThanOrEqual(row.left - 1);
  expect(right).toBeLessThanOrEqual(row.right + 1);
});
