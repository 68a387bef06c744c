import type { Option } from '../protocol/option.js';

const NEAR = 5;

/** The option of that name or id, or else the only one whose name contains it. Throws where there is none. */
export function optionNamed(name: string, options: readonly Option[]): Option {
  const exact = options.filter((option) => option.name === name || option.id === name);
  const wanted = name.toLowerCase();
  const containing = options.filter((option) => option.name.toLowerCase().includes(wanted));
  // Options of one name are one thing to a player; what can be played is what was meant.
  const found =
    exact.find((option) => option.kind === 'available') ??
    exact[0] ??
    (containing.length === 1 ? containing[0] : undefined);
  if (found) return found;
  const names = [...new Set(options.map((option) => option.name))];
  if (names.length === 0) {
    throw new Error(
      `moveset: there is no option "${name}". This seat has no options now. Play as a seat that has.`,
    );
  }
  if (containing.length > 1) {
    throw new Error(
      `moveset: "${name}" is not the name of one option. It fits ${quoted(containing.map((option) => option.name))}. Write more of the name.`,
    );
  }
  const near = names.toSorted((a, b) => likeness(b, wanted) - likeness(a, wanted)).slice(0, NEAR);
  throw new Error(
    `moveset: there is no option "${name}". The nearest of ${names.length} are ${quoted(near)}. Use one of the names.`,
  );
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)));
}

/** How many pairs of letters two names share, as a part of all they have. */
function likeness(name: string, wanted: string): number {
  const a = pairsOf(name.toLowerCase());
  const b = pairsOf(wanted);
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return shared / (a.size + b.size || 1);
}
