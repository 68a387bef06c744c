import { importsOf, nodesOf, type SourceFile } from './imports.js';

/**
 * Who may import whom: a folder or file, and what it may import, all written from `src`. A `*` is the name of a game,
 * the same one on both sides. `type x` allows only the types of `x`; `anything` is anything under `src`.
 */
export type ImportTable = Readonly<Record<string, readonly string[]>>;

/** A rule looks at the files under `src` and gives a sentence for everything that breaks it. */
export type Rule = (files: readonly SourceFile[]) => string[];

const isScript = ({ path }: SourceFile) => /\.tsx?$/.test(path);
const isIndex = (path: string) => /(^|\/)index\.tsx?$/.test(path);
const isInside = (path: string, place: string) => path === place || path.startsWith(`${place}/`);
const gameOf = (path: string) => /^games\/([^/]+)\//.exec(path)?.[1];

/** The place that a pattern of the table means for a file: its own game is put in for the `*`. */
const placeFor = (pattern: string, path: string) => pattern.replace('*', gameOf(path) ?? '*');

/** The most exact place in the table that a file is in. */
const placeOf = (path: string, table: ImportTable) =>
  Object.keys(table)
    .filter((pattern) => isInside(path, placeFor(pattern, path)))
    .toSorted((a, b) => a.length - b.length)
    .at(-1);

/** Every file has a place in the table, and every import stays in it or goes where the table says. */
export function followsTable(table: ImportTable): Rule {
  return (files) => [
    ...files
      .filter(({ path }) => placeOf(path, table) === undefined)
      .map(({ path }) => `${path} has no place in the table`),
    ...importsOf(files).flatMap(({ from, to, kind, typeOnly }) => {
      const line = placeOf(from, table);
      const target = placeOf(to, table);
      if (kind === 'package' || isIndex(to) || line === undefined) return [];
      if (target !== undefined && placeFor(line, from) === placeFor(target, to)) return [];
      const allowed = table[line] ?? [];
      const follows = allowed.some((entry) => {
        if (entry === 'anything') return target !== undefined;
        const place = placeFor(entry.replace(/^type /, ''), from);
        const reached = place === to || (target !== undefined && place === placeFor(target, to));
        return reached && (typeOnly || !entry.startsWith('type '));
      });
      const choices = allowed.map((entry) => placeFor(entry, from)).join(', ') || 'nothing';
      return follows ? [] : [`${from} imports ${to}, but ${placeFor(line, from)} may import ${choices}`];
    }),
  ];
}

/** No file imports itself through others. Types count too: files that need each other are one thing. */
export const hasNoCycles: Rule = (files) => {
  const targets = new Map<string, string[]>(files.map(({ path }) => [path, []]));
  for (const { from, to } of importsOf(files)) if (targets.has(to)) targets.get(from)?.push(to);
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' imports '));
    if (done.has(path)) return;
    done.add(path);
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
  };
  for (const path of targets.keys()) visit(path, []);
  return found;
};

/** Nobody under `src` goes through an entry file, nor through the package's own name: they are for users. */
export const importsNoIndex: Rule = (files) =>
  importsOf(files)
    .filter(({ to, kind }) => (kind === 'file' ? isIndex(to) : /^moveset(\/|$)/.test(to)))
    .map(
      ({ from, to }) => `${from} imports ${to}, which is an entry for users: import the file that is meant`,
    );

/** React is imported only where the screen is made; elsewhere at most as types. */
export function keepsReactIn(places: readonly string[]): Rule {
  // `zustand` brings React along; `zustand/vanilla` does not.
  const isReact = (name: string) => /(^|[/-])react([/-]|$)/.test(name) || /^zustand($|\/react)/.test(name);
  const mayUseReact = (path: string) => places.some((place) => isInside(path, placeFor(place, path)));
  const why = `but React is for ${places.join(', ')}`;
  return (files) => [
    ...files
      .filter(({ path }) => path.endsWith('.tsx') && !mayUseReact(path))
      .map(({ path }) => `${path} is a .tsx file, ${why}`),
    ...importsOf(files)
      .filter(
        ({ from, to, kind, typeOnly }) =>
          kind === 'package' && isReact(to) && !typeOnly && !mayUseReact(from),
      )
      .map(({ from, to }) => `${from} imports ${to}, ${why}`),
  ];
}

/** Whoever is not in one of these places names no game, in no spelling: not in code, strings, comments or file names. */
export function namesGamesOnlyIn(places: readonly string[]): Rule {
  // Words in lower case with spaces between: `TicTacToe`, `TIC_TAC_TOE` and `tic-tac-toe` become `tic tac toe`.
  const wordsOf = (text: string) =>
    text
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replaceAll(/[^A-Za-z0-9]+/g, ' ')
      .toLowerCase();
  return (files) => {
    const games = [...new Set(files.flatMap(({ path }) => gameOf(path) ?? []))];
    return files
      .filter(({ path }) => !places.some((place) => isInside(path, place)))
      .flatMap(({ path, source }) => {
        const words = wordsOf(`${path} ${source}`);
        return games
          .filter((game) => new RegExp(`\\b${game.split('-').join(' ?')}s?\\b`).test(words))
          .map((game) => `${path} names the game ${game}`);
      });
  };
}

/** Exports have names. */
export const hasNoDefaultExports: Rule = (files) =>
  files
    .filter(isScript)
    .filter((file) =>
      nodesOf(file).some(
        ({ type, exported }) =>
          type === 'ExportDefaultDeclaration' ||
          (type === 'ExportSpecifier' && (exported as { name?: string }).name === 'default'),
      ),
    )
    .map(({ path }) => `${path} has a default export`);
