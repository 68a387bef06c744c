import type { Agent } from '../../agents/agent.js';
import type { Option } from '../../protocol/option.js';
import type { PlayerView, PrincipalityView } from './view.js';

/** How well a computer plays: for money alone, or with actions that draw and multiply. */
export const LEVELS = ['big-money', 'engine'] as const;
/** One of `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** A computer that plays Principality. It knows only what its seat may know. */
export function computerAgent({
  level = 'engine',
}: { readonly level?: Level } = {}): Agent<PrincipalityView> {
  const wishes = level === 'engine' ? engineWishes : moneyWishes;

  /** What it would do, the best first. The rest it would not do at all. */
  function preferences(view: PrincipalityView, options: readonly Option[]): readonly Option[] {
    const me = view.players.find(({ id }) => id === view.near)!;
    return [
      ...discards(options),
      ...actions(options, me),
      ...all(options, 'play_treasure'),
      ...purchases(options, wishes(view, me)),
      ...all(options, 'end_phase'),
    ];
  }

  return {
    choose: ({ view }, options) => preferences(view, options)[0] ?? null,
    judge({ view }, options) {
      const preferred = preferences(view, options);
      const ranks = new Map(preferred.map(({ id }, place) => [id, preferred.length - place]));
      return new Map(options.map(({ id }) => [id, ranks.get(id) ?? 0]));
    },
  };
}

const all = (options: readonly Option[], moveId: string) =>
  options.filter(({ move }) => move.moveId === moveId);

const of = (options: readonly Option[], moveId: string, card: string) =>
  options.filter(({ move, params }) => move.moveId === moveId && params['card'] === card);

/** What gives actions comes first; then what draws most, as long as the actions last. */
const PLAYING_ORDER = [
  'Village',
  'Festival',
  'Market',
  'Laboratory',
  'Cellar',
  'Council Room',
  'Smithy',
  'Woodcutter',
];

function actions(options: readonly Option[], { hand }: PlayerView): readonly Option[] {
  const order = PLAYING_ORDER.filter(
    // A Cellar is worth its action only if there is something to be rid of.
    (card) => card !== 'Cellar' || hand?.some(({ kind }) => kind === 'victory'),
  );
  return order.flatMap((card) => of(options, 'play_action', card));
}

/** Discards what does nothing in hand: victory cards, all of them. */
function discards(options: readonly Option[]): readonly Option[] {
  const useless = ['Estate', 'Duchy', 'Province'];
  return options
    .filter(({ move }) => move.moveId === 'discard_for_cellar')
    .filter(({ params }) =>
      Object.entries(params).every(([kind, count]) => useless.includes(kind) || count === 0),
    )
    .toSorted((a, b) => sum(b) - sum(a));
}

const sum = ({ params }: Option) =>
  Object.values(params).reduce<number>((total, count) => total + Number(count), 0);

function purchases(options: readonly Option[], wishes: readonly string[]): readonly Option[] {
  return wishes.flatMap((card) => of(options, 'buy', card));
}

const left = ({ supply }: PrincipalityView, card: string) =>
  supply.find(({ name }) => name === card)?.count ?? 0;
const has = ({ owned }: PlayerView, card: string) => owned?.find(({ name }) => name === card)?.count ?? 0;

/** Points when the end is near, before that gold and silver. */
function moneyWishes(view: PrincipalityView): readonly string[] {
  const provinces = left(view, 'Province');
  return [
    'Province',
    ...(provinces <= 5 ? ['Duchy'] : []),
    ...(provinces <= 2 ? ['Estate'] : []),
    'Gold',
    'Silver',
  ];
}

/** Some cards that draw, as many as the deck can use, and then the same. */
function engineWishes(view: PrincipalityView, me: PlayerView): readonly string[] {
  const provinces = left(view, 'Province');
  const few = (card: string, most: number) => (has(me, card) < most ? [card] : []);
  return [
    'Province',
    ...(provinces <= 4 ? ['Duchy'] : []),
    ...(provinces <= 2 ? ['Estate'] : []),
    'Gold',
    ...few('Laboratory', 6),
    ...few('Market', 2),
    ...(has(me, 'Silver') + has(me, 'Gold') > 0
      ? few('Smithy', 1 + Math.floor(has(me, 'Laboratory') / 3))
      : []),
    'Silver',
  ];
}
