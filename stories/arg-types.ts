/** How a prop that takes one of a closed set is told and set: the documentation cannot read `(typeof VALUES)[number]`. */
export function oneOf(values: readonly string[]) {
  const summary = values.map((value) => `'${value}'`).join(' | ');
  return { options: [...values], control: { type: 'inline-radio' as const }, table: { type: { summary } } };
}

/** How a prop that takes a list is told: the documentation cannot read `readonly Entry[]`. */
export function listOf(entry: string) {
  return { control: false as const, table: { type: { summary: `readonly ${entry}[]` } } };
}
