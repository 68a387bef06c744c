import type { Agent } from '../../agents/agent.js';
import type { Option } from '../../protocol/option.js';
import { pickRandom, seededRandom } from '../../protocol/seeded-random.js';
import type { MothsView } from './view.js';

/** How well a computer plays: how many of the moths that were shown it remembers. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
/** One of `LEVELS`. */
export type Level = (typeof LEVELS)[number];

const REMEMBERED: Readonly<Record<Level, number>> = { easy: 3, medium: 8, hard: 48 };

/** What a computer knows: which kind sits where. */
type Memory = ReadonlyMap<number, number>;

/** A computer that plays Moths. It knows what its seat has seen, as far as its memory goes, and nothing else. */
export function computerAgent({
  seed,
  level = 'medium',
}: {
  readonly seed: string | number;
  readonly level?: Level;
}): Agent<MothsView> {
  const random = seededRandom(seed);

  function judge({ view }: { readonly view: MothsView }, options: readonly Option[]) {
    const memory = remember(view, REMEMBERED[level]);
    return new Map(options.map((option) => [option.id, scoreOf(option, view, memory, level)]));
  }

  return {
    judge,
    choose(snapshot, options) {
      const scores = judge(snapshot, options);
      const best = Math.max(...scores.values());
      return (
        pickRandom(
          options.filter(({ id }) => scores.get(id) === best),
          random,
        ) ?? null
      );
    },
  };
}

/** What lies open to the seat, and what it remembers of what was shown. */
function remember({ leaves, seen }: MothsView, most: number): Memory {
  const memory = new Map<number, number>();
  for (const { place, kind } of seen.slice(-most)) memory.set(place, kind);
  for (const [place, { moth, state }] of leaves.entries())
    if (moth && state !== 'taken') memory.set(place, moth.kind);
  return memory;
}

/** How good an option is. Points that are certain come first; then what shows little to the other player. */
function scoreOf({ move, params }: Option, { leaves }: MothsView, memory: Memory, level: Level): number {
  const place = Number(params['place']);
  const lifted = leaves.findIndex(({ state }) => state === 'lifted');
  const known = memory.get(place);
  if (lifted === -1) {
    const isHalf = known !== undefined && partnerOf(place, known, memory) !== undefined;
    if (isHalf) return 10 + worthOf(known, leaves);
    // What is unknown may bring something; what is known shows nothing new, and brings nothing.
    return known === undefined ? 2 : 1;
  }
  const wanted = leaves[lifted]!.moth!.kind;
  if (partnerOf(lifted, wanted, memory) !== undefined)
    return move.moveId === 'lift' && known === wanted ? 20 : 0;
  const unknown = leaves.filter(({ state }, at) => state !== 'taken' && !memory.has(at)).length;
  // A guess among many shows more than it brings. Who forgets must guess all the same, or nobody would ever find a pair.
  if (move.moveId === 'leave') return level === 'hard' && unknown > 6 ? 4 : 1;
  if (known !== undefined) return 0;
  if (move.moveId === 'shine') return unknown <= 6 ? 5 : 0;
  return 3;
}

const partnerOf = (place: number, kind: number, memory: Memory) =>
  [...memory].find(([other, seen]) => other !== place && seen === kind)?.[0];

const worthOf = (kind: number, leaves: MothsView['leaves']) =>
  leaves.find(({ moth }) => moth?.kind === kind)?.moth?.worth ?? 1;
