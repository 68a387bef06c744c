import type { Scheme, Tokens } from './read-themes.js';

/** The colour of a token in one scheme: `#rrggbb`. */
export function colourOf(tokens: Tokens, name: string, scheme: Scheme): string {
  const value = tokens.get(`--ms-${name}`) ?? '';
  const [, light, dark] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value) ?? [];
  if (!light || !dark)
    throw new Error(`--ms-${name} is not a colour for light and one for dark: "${value}".`);
  return scheme === 'light' ? light : dark;
}

/** The contrast of two colours as WCAG 2 counts it, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
