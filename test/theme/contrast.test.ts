import { describe, expect, test } from 'vitest';
import { colourOf, contrastRatio } from './contrast-ratio.js';
import { readStyles, readThemes, SCHEMES, tokensOf } from './read-themes.js';

const SURFACES = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const SOFT = ['accent-soft', 'bad-soft', 'warn-soft'];
const INKS = ['ink', 'ink-muted', 'accent', 'good', 'bad', 'warn'];

const pairs = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

/** Text on whatever it may stand on. */
const READ = [
  ...pairs(INKS, SURFACES),
  ...pairs(['ink', 'ink-muted'], SOFT),
  ['accent', 'accent-soft'],
  ['bad', 'bad-soft'],
  ['warn', 'warn-soft'],
] as const;

/** Lines that tell where something is, or that it has the focus. */
const SEEN = [
  ...pairs(['focus', 'accent'], [...SURFACES, 'accent-soft']),
  ...pairs(['line-strong'], ['surface', 'surface-raised']),
] as const;

describe.each(readThemes())('$name', ({ name, tokens }) => {
  const tooFaint = (
    scheme: (typeof SCHEMES)[number],
    of: readonly (readonly [string, string])[],
    least: number,
  ) =>
    of.flatMap(([ink, ground]) => {
      const ratio = contrastRatio(colourOf(tokens, ink, scheme), colourOf(tokens, ground, scheme));
      return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)} of ${least}`] : [];
    });

  test.each(SCHEMES)('can be read when it is %s', (scheme) => {
    expect(tooFaint(scheme, READ, name === 'contrast' ? 7 : 4.5)).toEqual([]);
  });

  test.each(SCHEMES)('shows focus and outlines when it is %s', (scheme) => {
    expect(tooFaint(scheme, SEEN, name === 'contrast' ? 4.5 : 3)).toEqual([]);
  });
});

test('who asks the system for contrast gets what the theme has', () => {
  const css = readStyles('theme/contrast.css');
  const [asked = ''] = /@media \(prefers-contrast: more\).*$/s.exec(css) ?? [];
  expect(tokensOf(asked.slice(asked.indexOf('{') + 1), ':root, [data-ms-theme]')).toEqual(
    tokensOf(css, "[data-ms-theme~='contrast']"),
  );
});

test('themes set no token that the default does not have', () => {
  const known = new Set([
    ...tokensOf(readStyles('theme/tokens.css'), ':root, [data-ms-theme]').keys(),
    ...tokensOf(readStyles('theme/density.css'), ':root, [data-ms-theme]').keys(),
  ]);
  const unknown = readThemes().flatMap(({ tokens }) => [...tokens.keys()].filter((name) => !known.has(name)));
  expect(unknown).toEqual([]);
});
