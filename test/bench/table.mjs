/**
 * A number as a reader wants it: three digits that matter.
 * @param {number} value
 */
export function digits(value) {
  if (!Number.isFinite(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** A ratio, its goal and whether it is met. @param {number} ratio @param {number} goal */
export function judged(ratio, goal) {
  if (Number.isNaN(ratio)) return '–';
  return `${digits(ratio)}× ≤${goal} ${ratio <= goal ? 'ok' : 'over'}`;
}

/** How many times faster, its goal and whether it is met. @param {number} ratio @param {number} goal */
export function judgedFaster(ratio, goal) {
  if (Number.isNaN(ratio)) return '–';
  return `${digits(ratio)}× ≥${goal} ${ratio >= goal ? 'ok' : 'under'}`;
}

/**
 * Prints a topic: what was compared, then one line per row.
 * @param {string} title @param {string} explanation @param {readonly string[]} header @param {readonly (readonly string[])[]} rows
 */
export function printTable(title, explanation, header, rows) {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  console.log(`\n${title}\n${explanation}\n`);
  for (const [index, line] of lines.entries()) {
    console.log(
      line
        .map((cell, column) => pad(cell, widths[column] ?? 0, column === 0))
        .join('  ')
        .trimEnd(),
    );
    if (index === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  }
}

/** @param {string} cell @param {number} width @param {boolean} left */
function pad(cell, width, left) {
  return left ? cell.padEnd(width) : cell.padStart(width);
}
