/** A token as the styles set it. */
export interface Token {
  readonly name: string;
  /** What the styles say; a token may mean something else in a theme. */
  readonly value: string;
}

/** A setting of one component: read where it is used, with what holds if nobody sets it. */
export interface ComponentToken extends Token {
  readonly component: string;
}

/** Every token that a file of styles sets, in its order, each once. */
export function tokensSetIn(css: string): readonly Token[] {
  const found = [...withoutComments(css).matchAll(/(--ms-[\w-]+):([^;]*);/g)];
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of found)
    if (!values.has(name)) values.set(name, value.trim().replaceAll(/\s+/g, ' '));
  return [...values].map(([name, value]) => ({ name, value }));
}

/** Every token that styles read with a fallback, so that somebody may set it. */
export function tokensOfferedBy(component: string, css: string): readonly ComponentToken[] {
  const found = [...withoutComments(css).matchAll(/var\((--ms-[\w-]+),\s*((?:[^()]|\([^()]*\))+)\)/g)];
  const values = new Map(found.map(([, name = '', value = '']) => [name, value.trim()]));
  return [...values].map(([name, value]) => ({ name, value, component }));
}

const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '');
