import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../src');

/** A file of styles, without its comments. */
export const readStyles = (file: string): string =>
  readFileSync(join(source, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** The names of the brands' themes. */
export const brands = readdirSync(join(source, 'themes')).map((file) => file.replace(/\.css$/, ''));

/** The tokens by their names. */
export type Tokens = ReadonlyMap<string, string>;

/** Every declaration of a token in the rules with this selector. */
export function tokensOf(css: string, selector: string): Tokens {
  const wanted = selector.replaceAll(/\s+/g, ' ');
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  const bodies = rules.filter(([, of = '']) => of.trim().replaceAll(/\s+/g, ' ') === wanted);
  if (bodies.length === 0) throw new Error(`There is no rule for ${selector}.`);
  const declarations = bodies.flatMap(([, , body = '']) => [...body.matchAll(/(--ms-[\w-]+):([^;]*);/g)]);
  return new Map(
    declarations.map(([, name = '', value = '']) => [name, value.trim().replaceAll(/\s+/g, ' ')]),
  );
}

/** Light or dark. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A theme: what it is called, and its tokens. */
export interface Theme {
  readonly name: string;
  readonly tokens: Tokens;
}

/** Every theme of the kit, each with the tokens that it does not name from the default. */
export function readThemes(): readonly Theme[] {
  const plain = tokensOf(readStyles('theme/tokens.css'), ':root, [data-ms-theme]');
  const contrast = tokensOf(readStyles('theme/contrast.css'), "[data-ms-theme~='contrast']");
  const ofBrand = (name: string): Theme => {
    const own = tokensOf(readStyles(`themes/${name}.css`), `[data-ms-theme~='${name}']`);
    return { name, tokens: new Map([...plain, ...own]) };
  };
  return [
    { name: 'default', tokens: plain },
    { name: 'contrast', tokens: new Map([...plain, ...contrast]) },
    ...brands.map(ofBrand),
  ];
}
