import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokensOfferedBy, tokensSetIn } from '../../stories/pages/theming/read-tokens.js';
import { MEANINGS } from '../../stories/pages/theming/token-meanings.js';

const theme = join(import.meta.dirname, '../../src/theme');

test('the page tells what every token is for, and of no other', () => {
  const set = ['tokens', 'density', 'motion', 'theme'].flatMap((name) =>
    tokensSetIn(readFileSync(join(theme, `${name}.css`), 'utf8')).map((token) => token.name),
  );
  const told = Object.values(MEANINGS).flatMap((meanings) => Object.keys(meanings));
  expect(told.toSorted()).toEqual([...new Set(set)].toSorted());
});

test('a setting of a component is told with what holds without it', () => {
  const css = '.a { inline-size: var(--ms-a-width, calc(2rem + 1px)); color: var(--ms-ink); }';
  expect(tokensOfferedBy('A', css)).toEqual([
    { component: 'A', name: '--ms-a-width', value: 'calc(2rem + 1px)' },
  ]);
});
