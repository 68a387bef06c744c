/** The lines of a source between `// #region name` and its end, moved to the left; all of it without a name. */
export function regionOf(source: string, name?: string): string {
  const lines = source.split('\n');
  let inside = lines;
  if (name !== undefined) {
    const start = lines.findIndex((line) => line.trim() === `// #region ${name}`);
    const length = lines.slice(start + 1).findIndex((line) => line.trim() === `// #endregion ${name}`);
    if (start < 0 || length < 0) throw new Error(`There is no region "${name}" in this sample.`);
    inside = lines.slice(start + 1, start + 1 + length);
  }
  // Markers of regions inside this one are not for readers.
  const shown = inside.filter((line) => !/^\s*\/\/ #(end)?region /.test(line));
  const margins = shown.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const margin = Math.min(...margins);
  return shown
    .map((line) => line.slice(margin))
    .join('\n')
    .trim();
}
