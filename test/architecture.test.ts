import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { SourceFile } from './architecture/imports.js';
import {
  followsTable,
  hasNoCycles,
  hasNoDefaultExports,
  importsNoIndex,
  keepsReactIn,
  namesGamesOnlyIn,
  type ImportTable,
  type Rule,
} from './architecture/rules.js';

/** Who may import whom, under `src`. `*` is a game, the same one on both sides. Within a place anything goes. */
const MAY_IMPORT: ImportTable = {
  protocol: [],
  engines: ['protocol'],
  agents: ['protocol'],
  adapters: ['protocol', 'type engines'],
  store: ['protocol'],
  hooks: ['store', 'protocol'],
  components: ['hooks', 'type store', 'protocol'],
  drag: ['components', 'hooks', 'store', 'protocol'],
  theme: [],
  themes: [],
  testing: ['protocol'],
  words: ['type protocol'],
  inspector: ['components', 'hooks', 'store', 'protocol'],

  'games/*/rules': ['engines', 'protocol'],
  'games/*': ['games/*/rules', 'adapters', 'agents', 'engines', 'protocol'],
  'games/*/skin': ['components', 'drag', 'hooks', 'protocol', 'games/*/view.ts'],

  app: ['anything'],

  // The entries of the package.
  'index.ts': ['protocol', 'store', 'hooks', 'components'],
  'adapters/index.ts': ['adapters'],
  'agents/index.ts': ['agents'],
  'testing/index.ts': ['testing'],
  'drag/index.ts': ['drag'],
  'inspector/index.ts': ['inspector'],
  'inspector/styles.css': ['inspector'],
  'styles.css': ['theme', 'components'],
  'games/*/index.ts': ['games/*', 'games/*/rules', 'games/*/skin', 'protocol'],
  'games/*/styles.css': ['games/*/skin', 'drag'],
};

const RULES = {
  'follows the table': followsTable(MAY_IMPORT),
  'has no cycles': hasNoCycles,
  'imports no index': importsNoIndex,
  'keeps React out of what is headless': keepsReactIn([
    'hooks',
    'components',
    'drag',
    'inspector',
    'games/*/skin',
    'app',
  ]),
  // Except where an engine that somebody else wrote plays that one game.
  'names no game in the kit': namesGamesOnlyIn(['games', 'app', 'adapters/chess']),
  'has no default exports': hasNoDefaultExports,
} satisfies Record<string, Rule>;

function readTree(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: relative(folder, file).replaceAll('\\', '/'),
      source: readFileSync(file, 'utf8'),
    }));
}

describe('src', () => {
  const files = readTree(fileURLToPath(new URL('../src', import.meta.url)));

  test('is found', () => {
    expect(files.map((file) => file.path)).toContain('protocol/snapshot.ts');
  });

  test.each(Object.entries(RULES))('%s', (_, rule) => {
    expect(rule(files)).toEqual([]);
  });
});

/** What a rule says about a small tree, given as paths and the code in them. */
const said = (rule: keyof typeof RULES, tree: Record<string, string>) =>
  RULES[rule](Object.entries(tree).map(([path, source]) => ({ path, source })));

describe('the table', () => {
  const saidOf = (path: string, source: string) => said('follows the table', { [path]: source });

  test.each([
    ['protocol/a.ts', `import '../engines/b.js';`, 'engines/b.js, but protocol may import nothing'],
    ['engines/a.ts', `export * from '../agents/b.js';`, 'agents/b.js, but engines may import protocol'],
    [
      'adapters/a.ts',
      `import { b } from '../engines/b.js';`,
      'engines/b.js, but adapters may import protocol, type engines',
    ],
    [
      'store/a.ts',
      `import type { B } from '../adapters/b.js';`,
      'adapters/b.js, but store may import protocol',
    ],
    [
      'hooks/a.ts',
      `const b = await import('../components/b.js');`,
      'components/b.js, but hooks may import store, protocol',
    ],
    [
      'components/A/A.tsx',
      `import { b } from '../../store/b.js';`,
      'store/b.js, but components may import hooks, type store, protocol',
    ],
    ['testing/a.ts', `type B = import('../store/b.js').B;`, 'store/b.js, but testing may import protocol'],
    [
      'agents/a.ts',
      `new Worker(new URL('../engines/b.js', import.meta.url));`,
      'engines/b.js, but agents may import protocol',
    ],
    ['theme/styles.css', `@import '../app/b.css';`, 'app/b.css, but theme may import nothing'],
    [
      'games/go/rules/a.ts',
      `import '../table.js';`,
      'games/go/table.js, but games/go/rules may import engines, protocol',
    ],
    [
      'adapters/index.ts',
      `export * from '../protocol/b.js';`,
      'protocol/b.js, but adapters/index.ts may import adapters',
    ],
    [
      'index.ts',
      `export * from './adapters/b.js';`,
      'adapters/b.js, but index.ts may import protocol, store, hooks, components',
    ],
    ['app/a.ts', `import '../../test/b.js';`, '../test/b.js, but app may import anything'],
  ])('refuses what %s has no arrow for: %s', (path, source, complaint) => {
    expect(saidOf(path, source)).toEqual([`${path} imports ${complaint}`]);
  });

  test('keeps games apart', () => {
    expect(saidOf('games/go/table.ts', `import { rules } from '../chess/rules/rules.js';`)).toEqual([
      'games/go/table.ts imports games/chess/rules/rules.js, but games/go may import games/go/rules, adapters, agents, engines, protocol',
    ]);
  });

  test('keeps a skin away from the rules and the table of its game', () => {
    const source = `import '../rules/b.js'; import '../table.js'; import '../view.js';`;
    const tree = { 'games/go/skin/Board.tsx': source, 'games/go/view.ts': '' };
    const arrows = 'games/go/skin may import components, drag, hooks, protocol, games/go/view.ts';
    expect(said('follows the table', tree)).toEqual([
      `games/go/skin/Board.tsx imports games/go/rules/b.js, but ${arrows}`,
      `games/go/skin/Board.tsx imports games/go/table.js, but ${arrows}`,
    ]);
  });

  test('has a place for every file', () => {
    expect(
      said('follows the table', { 'utils.ts': '', 'games/registry.ts': '', 'widgets/a.ts': '' }),
    ).toEqual([
      'utils.ts has no place in the table',
      'games/registry.ts has no place in the table',
      'widgets/a.ts has no place in the table',
    ]);
  });

  test.each([
    ['adapters/a.ts', `import type { B } from '../engines/b.js';`],
    [
      'components/A/A.tsx',
      `import type { B } from '../../store/b.js'; import '../B/B.js'; import './A.css';`,
    ],
    ['games/go/table.ts', `import './rules/b.js'; import './view.js'; import '../../adapters/b.js';`],
    [
      'games/go/index.ts',
      `export * from './rules/b.js'; export * from './skin/c.js'; export * from './table.js';`,
    ],
    [
      'app/main.tsx',
      `import '../games/go/skin/b.js'; import '../theme/styles.css'; import 'react-dom/client';`,
    ],
    ['styles.css', `@layer a, b; @import './theme/base.css'; @import url('./components/A/A.css');`],
    ['games/go/styles.css', `@import 'skin/Board.css';`],
    ['store/a.ts', `// import '../hooks/b.js'\nconst text = "import '../hooks/b.js'";`],
  ])('allows %s: %s', (path, source) => {
    expect(saidOf(path, source)).toEqual([]);
  });
});

describe('the other rules', () => {
  test('a cycle is told with its whole way, types included', () => {
    const tree = {
      'store/a.ts': `import { b } from './b.js';`,
      'store/b.ts': `import type { C } from './c.js';`,
      'store/c.tsx': `export { a } from './a.js';`,
      'store/d.ts': `import './a.js';`,
    };
    expect(said('has no cycles', tree)).toEqual([
      'store/a.ts imports store/b.ts imports store/c.tsx imports store/a.ts',
    ]);
  });

  test('an index is for users, under any of its names', () => {
    const advice = 'which is an entry for users: import the file that is meant';
    const tree = {
      'app/main.ts': `import '../index.js'; import '../adapters'; import 'moveset/agents'; import './x.js';`,
      'index.ts': '',
      'adapters/index.ts': '',
    };
    expect(said('imports no index', tree)).toEqual([
      `app/main.ts imports index.ts, ${advice}`,
      `app/main.ts imports adapters/index.ts, ${advice}`,
      `app/main.ts imports moveset/agents, ${advice}`,
    ]);
  });

  test('React stays with the screen; elsewhere it may lend its types', () => {
    const where = 'but React is for hooks, components, drag, inspector, games/*/skin, app';
    const tree = {
      'hooks/a.ts': `import { useState } from 'react';`,
      'games/go/skin/a.tsx': `import 'lucide-react';`,
      'protocol/a.ts': `import type { ReactNode } from 'react'; import { createStore } from 'zustand/vanilla';`,
      'store/a.ts': `import { create } from 'zustand'; import { type Key } from 'react';`,
      'games/go/table.tsx': `import { useVirtualizer } from '@tanstack/react-virtual';`,
    };
    expect(said('keeps React out of what is headless', tree)).toEqual([
      `games/go/table.tsx is a .tsx file, ${where}`,
      `store/a.ts imports zustand, ${where}`,
      `store/a.ts imports react, ${where}`,
      `games/go/table.tsx imports @tanstack/react-virtual, ${where}`,
    ]);
  });

  test('the kit names no game, in no spelling', () => {
    const tree = {
      'games/tic-tac-toe/table.ts': 'export const ticTacToe = 1;',
      'games/go/table.ts': '',
      'app/main.ts': '// tic-tac-toe',
      'protocol/fine.ts': '// a tactic to goad: ago, category',
      'protocol/a.ts': '// as in tic tac toe',
      'store/b.ts': 'class TicTacToeStore {}',
      'hooks/c.ts': `const id = 'tictactoe';`,
      'theme/d.css': '.ms-tic-tac-toe {}',
      'components/TicTacToe/e.ts': '',
      'testing/f.ts': 'const TIC_TAC_TOE = 1; // and Go',
    };
    expect(said('names no game in the kit', tree)).toEqual([
      'protocol/a.ts names the game tic-tac-toe',
      'store/b.ts names the game tic-tac-toe',
      'hooks/c.ts names the game tic-tac-toe',
      'theme/d.css names the game tic-tac-toe',
      'components/TicTacToe/e.ts names the game tic-tac-toe',
      'testing/f.ts names the game tic-tac-toe',
      'testing/f.ts names the game go',
    ]);
  });

  test('a default export is found however it is written', () => {
    const tree = {
      'app/a.ts': 'export default 1;',
      'app/b.ts': `export { b as default } from './c.js';`,
      'app/c.ts': `import x from 'x'; export const b = x.default;`,
    };
    expect(said('has no default exports', tree)).toEqual([
      'app/a.ts has a default export',
      'app/b.ts has a default export',
    ]);
  });

  test('a file that cannot be parsed is no excuse', () => {
    expect(() => said('has no cycles', { 'app/a.ts': 'import {' })).toThrow('app/a.ts cannot be parsed');
  });
});
