import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Our own manifest: an app that uses the package gets the versions that we test with. */
export const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
};

/** What can be imported from the package as JavaScript: `moveset`, `moveset/agents`, … */
export const entries = Object.keys(manifest.exports)
  .filter((subpath) => !/\.\w+$/.test(subpath))
  .map((subpath) => manifest.name + subpath.slice(1));

const TOOLS = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'chess.js',
  'typescript',
  'vite',
];

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const tsconfig = (compilerOptions: Record<string, unknown>) =>
  json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      // An embedder may check every declaration that reaches the app: ours must hold.
      skipLibCheck: false,
      noEmit: true,
      types: [],
      ...compilerOptions,
    },
    include: ['src'],
  });

/** The app of somebody who has just installed the package: one game, the components that show it, and the styles. */
const MAIN = `
import { createRoot } from 'react-dom/client';
import { ActionMenu, GameLog, GameProvider, PreviewPanel, RejectionNotice, StatusBanner } from 'moveset';
import { createTable, TicTacToeBoard } from 'moveset/games/tic-tac-toe';
import 'moveset/styles.css';
import 'moveset/games/tic-tac-toe/styles.css';

const table = createTable({ boardSize: 3, seed: 'x' });

createRoot(document.getElementById('root')!).render(
  <GameProvider adapter={table.adapter('X')}>
    <StatusBanner />
    <TicTacToeBoard />
    <ActionMenu />
    <PreviewPanel />
    <RejectionNotice />
    <GameLog />
  </GameProvider>,
);
`;

/** The examples of the README, in order: whoever pastes one gets a program that compiles. */
export const examples = [
  ...readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8').matchAll(/```(tsx?)\n(.*?)```/gs),
].map(([, kind = '', code = ''], index) => ({ name: `readme-${index + 1}.${kind}`, code }));

/** Writes an empty Vite, React and TypeScript app into a folder that holds the packed package. */
export function writeConsumer(folder: string, tarball: string) {
  const versions = TOOLS.map((name) => [name, manifest.devDependencies[name]]);
  const files = {
    'package.json': json({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: { ...Object.fromEntries(versions), [manifest.name]: `file:${tarball}` },
      overrides: manifest.overrides,
    }),
    'index.html':
      '<!doctype html><html lang="en"><head><title>Consumer</title><link rel="icon" href="data:," /></head>' +
      '<body><main id="root"></main><script type="module" src="/src/main.tsx"></script></body></html>\n',
    'vite.config.js': "import react from '@vitejs/plugin-react';\n\nexport default { plugins: [react()] };\n",
    'tsconfig.bundler.json': tsconfig({ module: 'ESNext', moduleResolution: 'bundler' }),
    'tsconfig.nodenext.json': tsconfig({ module: 'NodeNext', moduleResolution: 'nodenext' }),
    'src/main.tsx': MAIN.trimStart(),
    ...Object.fromEntries(examples.map(({ name, code }) => [`src/${name}`, code])),
    // Every entry's types are read, also of those that the app does not use.
    'src/entries.ts': entries.map((entry, index) => `export * as entry${index} from '${entry}';\n`).join(''),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
