import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStyles, tokensOf } from './read-themes.js';

const source = join(import.meta.dirname, '../../src');
const sources = (...endings: readonly string[]) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => endings.some((ending) => file.endsWith(ending)));
const files = sources('.css');
const components = files.filter((file) => file.startsWith('components/'));

/** The lines of these files that match, each with its place. */
const linesWith = (pattern: RegExp, of: readonly string[]) =>
  of.flatMap((file) =>
    readStyles(file)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('nothing is on the left or on the right, so that it can be read from either side', () => {
  const physical =
    /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|^\s*(?:left|right):|(?:text-align|float|clear): (?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/;
  expect(linesWith(physical, files)).toEqual([]);
});

test('where all four sides are given, the two at the ends of a line are alike', () => {
  const fourSides = linesWith(/^\s*(?:inset|margin|padding): [^;]*;/, files).flatMap((line) => {
    const sides = line.replace(/^[^:]*: [\w-]+: |;$| !important/g, '').match(/[^\s()]+(?:\([^)]*\))?/g) ?? [];
    return sides.length === 4 && sides[1] !== sides[3] ? [line] : [];
  });
  // What begins in a corner of the screen is then put where it was measured to fit.
  const placed = /inset: 0 auto auto 0;$/;
  expect(fourSides.filter((line) => !placed.test(line))).toEqual([]);
});

test('components have no colours of their own, so that a theme can change them all', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i;
  // Masks have no colour: black is where something shows.
  const allowed = (line: string) => /#000 0 calc/.test(line) || line.includes('data:image/svg+xml');
  expect(linesWith(literal, components).filter((line) => !allowed(line))).toEqual([]);
});

test('every component is among the styles of the kit', () => {
  const imported = [...readStyles('styles.css').matchAll(/@import '\.\/([^']+)'/g)].map(([, file]) => file!);
  const kit = files.filter((file) => /^(?:components|theme)\//.test(file));
  expect(kit.filter((file) => !imported.includes(file))).toEqual([]);
});

test('every token that styles use is set somewhere, or has a fallback', () => {
  const all = files.map(readStyles).join('\n');
  const code = sources('.ts', '.tsx')
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
  const set = new Set([
    ...[...all.matchAll(/(--ms-[\w-]+):/g)].map(([, name]) => name),
    // Numbers that components count or measure.
    ...[...code.matchAll(/(--ms-[\w-]+)/g)].map(([, name]) => name),
  ]);
  const used = [...all.matchAll(/var\((--ms-[\w-]+)\)/g)].map(([, name]) => name!);
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
});

test('spaces grow and shrink with the density', () => {
  const spaces = tokensOf(readStyles('theme/density.css'), ':root, [data-ms-theme], [data-ms-density]');
  const still = [...spaces].filter(
    ([name, value]) => name !== '--ms-gap' && !value.includes('var(--ms-density)'),
  );
  expect(still).toEqual([]);
});
