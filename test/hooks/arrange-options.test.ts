import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeOptions, UNAVAILABLE_MODES, type UnavailableMode } from '../../src/hooks/arrange-options.js';
import type { Option } from '../../src/protocol/option.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import type { Reason } from '../../src/protocol/reason.js';

/** An option of two letters: `a+` is available, `a?` needs input, `a135` has reasons with those gaps, 0 for none known. */
function option(text: string): Option {
  const [id, ...marks] = text;
  const snapshot = createTable({ seed: 1 }).adapter('X').getSnapshot();
  const reasons = marks.filter((mark) => mark !== '+').map(reasonOf);
  const [made] = optionsOf({
    ...snapshot,
    moves: [
      {
        moveId: id!,
        playerId: 'X',
        params: {},
        isValid: reasons.length === 0,
        ...(reasons.length > 0 && {
          validationErrors: reasons.map(({ code, text: reason, context }) => ({
            errorCode: code,
            reason,
            ...(context && { context }),
          })),
        }),
      },
    ],
  });
  return made!;
}

function reasonOf(mark: string): Reason {
  if (mark === '?') return { code: 'NO_ENUMERATOR', text: 'Which?' };
  if (mark === '0') return { code: 'NO', text: 'No.' };
  return { code: 'DEAR', text: 'Too dear.', context: { required: Number(mark), available: 0 } };
}

/** Groups of such options, arranged: `a+ b1 | c0` gives the letters that are left, in the same notation. */
function arranged(groups: string, mode: UnavailableMode, wanted?: string): string {
  const lists = groups.split(' | ').map((group) => group.split(' ').filter(Boolean).map(option));
  const all = new Map(lists.flat().map((one) => [one.id, one]));
  return arrangeOptions(
    lists.map((list, at) => ({ category: `${at}`, ids: list.map(({ id }) => id) })),
    {
      mode,
      found:
        wanted === undefined
          ? null
          : new Set([...all.values()].filter(({ move }) => wanted.includes(move.moveId)).map(({ id }) => id)),
      optionOf: (id) => all.get(id),
    },
  )
    .map(({ ids }) => ids.map((id) => all.get(id)!.move.moveId).join(' '))
    .join(' | ');
}

describe('unavailable options', () => {
  it('are shown in their places', () => {
    expect(arranged('a0 b+ | c+', 'show')).toBe('a b | c');
  });

  it('are hidden with their headings, but not what only lacks its parameters', () => {
    expect(arranged('a0 b+ c? | d1', 'hide')).toBe('b c');
  });

  it('stand behind what is available, those with the fewest reasons first', () => {
    expect(arranged('a00 b0 c+ d000 e+', 'nearest')).toBe('c e b a d');
  });

  it('stand by the smallest gap where they have as many reasons; a gap that nobody knows is the largest', () => {
    expect(arranged('a0 b9 c2 d?', 'nearest')).toBe('d c b a');
    expect(arranged('a92 b11 c01', 'nearest')).toBe('b a c');
  });

  it('keep their order where nothing tells them apart', () => {
    expect(arranged('a0 b0 c0', 'nearest')).toBe('a b c');
  });

  it('are searched like all others', () => {
    expect(arranged('a0 b+ | c+', 'show', 'ac')).toBe('a | c');
    expect(arranged('a0 b+ | c+', 'hide', 'a')).toBe('');
    expect(arranged('a0 b+ | c+', 'nearest', 'ab')).toBe('b a');
  });

  it('are never lost but by hiding or searching, and nothing is there twice', () => {
    const letters = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 });
    const marks = fc.constantFrom('+', '?', '0', '1', '00', '12', '9');
    fc.assert(
      fc.property(
        letters,
        fc.array(marks, { minLength: 8, maxLength: 8 }),
        fc.constantFrom(...UNAVAILABLE_MODES),
        (ids, each, mode) => {
          const group = ids.map((id, at) => id + each[at]!).join(' ');
          const left = arranged(group, mode).split(' ').filter(Boolean);
          const expected = mode === 'hide' ? ids.filter((_, at) => '+?'.includes(each[at]!)) : ids;
          expect(left.toSorted()).toEqual(expected.toSorted());
        },
      ),
    );
  });
});
