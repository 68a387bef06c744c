import type { Option, OptionMove } from '../protocol/option.js';
import type { Random } from '../protocol/seeded-random.js';
import { sample } from './sample.js';

const TEMPLATES = 4;

/** Values that could be mistaken for the one that was meant. */
function wrongValues(value: unknown): unknown[] {
  const wrong: unknown[] = [null, {}, [value]];
  if (typeof value === 'number') return [...wrong, String(value), value + 0.5, -1 - value, 1e9];
  if (typeof value === 'string') return [...wrong, 0, '', `${value}-forged`];
  if (typeof value === 'boolean') return [...wrong, String(value), Number(value)];
  return [...wrong, 'forged'];
}

function* variantsOf({ move }: Option, others: readonly Option[]): Generator<OptionMove> {
  // The last two are found in every object by who looks a move up without care.
  for (const moveId of [`${move.moveId}-forged`, 'constructor', '__proto__']) yield { ...move, moveId };
  yield { ...move, params: { ...move.params, forged: true } };
  yield { ...move, targets: [['forged']] };
  yield { ...move, sourceCardId: 'forged' };
  for (const [name, value] of Object.entries(move.params)) {
    const { [name]: _, ...rest } = move.params;
    yield { ...move, params: rest };
    for (const wrong of wrongValues(value)) yield { ...move, params: { ...move.params, [name]: wrong } };
  }
  for (const other of others) {
    yield { ...move, params: other.move.params };
    for (const name of Object.keys(move.params)) {
      if (!(name in other.move.params)) continue;
      yield { ...move, params: { ...move.params, [name]: other.move.params[name] } };
    }
  }
}

/** Moves that look like some of the options and, unless by chance, are none of them. */
export function forgeriesOf(options: readonly Option[], random: Random): OptionMove[] {
  const templates = sample(options, TEMPLATES, random);
  return templates.flatMap((option) => [
    ...variantsOf(
      option,
      templates.filter((other) => other !== option),
    ),
  ]);
}
