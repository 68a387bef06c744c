// What an embedder's users download: bundled and minified, React excluded, every other dependency included.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import manifest from '../../package.json' with { type: 'json' };
import { printTable } from './table.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PEERS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'vitest'];

/** The files of package.json's exports. */
const files = Object.values(manifest.exports).map((target) =>
  typeof target === 'string' ? target : target.default,
);
const entries = files.filter((file) => file.endsWith('.js'));
const styles = files.filter((file) => file.endsWith('.css'));
/** What is loaded by tests only is no part of the kit's weight. */
const played = entries.filter((file) => !file.includes('/testing/'));
/** Games are built on the rest and loaded by those who play them. */
const gameless = played.filter((file) => !file.includes('/games/'));

/** @param {readonly string[]} parts */
const together = (parts) => parts.map((file, nth) => `export * as part${nth} from '${file}'`).join(';');

/** @param {string | Uint8Array} content */
const gzipped = (content) => gzipSync(content, { level: 9 }).length;

/** The size of a module with everything it imports. @param {string} contents */
async function sizeOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: PEERS,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return gzipped(outputFiles[0]?.contents ?? '');
}

/** @param {string} what @param {number} bytes @param {number} [goal] in kB */
function row(what, bytes, goal) {
  const size = `${(bytes / 1000).toFixed(2)} kB`;
  return goal === undefined ? [what, size] : [what, size, `≤${goal}`, bytes <= goal * 1000 ? 'ok' : 'over'];
}

/** Prints the sizes. */
export async function benchSize() {
  const names = Object.keys(await import(new URL('../../dist/index.js', import.meta.url).href));
  const store = ['createGameStore', ...names.filter((name) => name.startsWith('select'))];
  const rows = [
    row(
      'GameProvider, ActionMenu',
      await sizeOf(`export { GameProvider, ActionMenu } from './dist/index.js'`),
      25,
    ),
    row('createGameStore, select…', await sizeOf(`export { ${store.join(', ')} } from './dist/index.js'`), 8),
    row('the whole kit (moveset)', await sizeOf(`export * from './dist/index.js'`), 110),
    row('with engines, adapters, agents, drag, inspector, German', await sizeOf(together(gameless))),
    row('with all games', await sizeOf(together(played))),
  ];
  for (const file of entries) rows.push(row(file, await sizeOf(`export * from '${file}'`)));
  for (const file of styles) rows.push(row(file, gzipped(readFileSync(root + file))));
  printTable(
    'Size, gzip -9',
    'Minified by esbuild, React excluded; style sheets as they are shipped.',
    ['import', 'size', 'goal kB', ''],
    rows,
  );
}
