import type { PlayerId } from '../../../protocol/ids.js';
import type { Tone } from '../../../protocol/preview.js';
import type { MetricLabel, Player } from '../define/game-definition.js';
import type { SeatView } from '../visibility/seat-view.js';
import type { FlowPosition } from '../flow/flow-definition.js';
import type { GameEndResult } from '../define/contexts.js';

/** Something that can be counted or named in a position, as a player may know it. */
export interface Fact extends Omit<MetricLabel, 'more'> {
  readonly value: number | string;
  /** Whether more of it is good for whoever looks. */
  readonly more?: Tone;
}

/** What a position is read with. */
export interface FactSource {
  readonly view: SeatView;
  readonly flow: FlowPosition | null;
  readonly end: GameEndResult | null;
  readonly viewer: PlayerId | null;
  readonly players: readonly Player[];
  readonly labels: Readonly<Record<string, string | MetricLabel | false>>;
  /** The name of a card by the id of its definition. */
  readonly cardName: (definitionId: string | null) => string | undefined;
}

/** Everything worth comparing in a position, by key. */
export function factsOf(source: FactSource): Map<string, Fact> {
  const facts = new Map<string, Fact>();
  const { view, flow, end, players } = source;
  const nameOf = (id: string) => players.find((player) => player.id === id)?.name ?? id;
  gather(view.state, ['state'], source, facts);
  for (const { zoneId, holder, name, count } of view.zones) {
    const label = holder === null || holder === source.viewer ? name : `${name} of ${nameOf(holder)}`;
    const path = ['zones', zoneId, ...(holder === null ? [] : [holder])];
    put(facts, path, count, source, { label, unit: 'cards' });
  }
  gatherCards(source, facts);
  if (flow) {
    put(facts, ['flow', 'turn'], flow.turn, source, { label: 'Turn' });
    put(facts, ['flow', 'phase'], flow.phase ?? '', source, { label: 'Phase' });
    put(facts, ['flow', 'step'], flow.step ?? '', source, { label: 'Step' });
    put(facts, ['flow', 'currentPlayer'], nameOf(flow.currentPlayer), source, { label: 'Player' });
  }
  put(facts, ['end'], end?.reason ?? '', source, { label: 'Result' });
  return facts;
}

/** The numbers on cards: what is counted on them, and what their metadata says. */
function gatherCards(source: FactSource, facts: Map<string, Fact>): void {
  for (const card of source.view.zones.flatMap(({ cards }) => cards ?? [])) {
    const name = (card.faceDown ? undefined : source.cardName(card.definitionId)) ?? 'Card';
    // That it can be seen is a fact too: what is not counted on it is zero.
    facts.set(cardKey(card.id), { label: name, value: '' });
    const values = { ...card.counters, ...(!card.faceDown && (card.meta as Record<string, unknown>)) };
    for (const [key, value] of Object.entries(values)) {
      const told = tellable(value);
      if (told === undefined) continue;
      put(facts, ['cards', card.id, key], told, source, { label: `${name}: ${readable(key)}` }, name);
    }
  }
}

const cardKey = (id: string) => `cards.${id}`;

/** A fact about a position: a number that is not written on a card in sight is zero there. */
export function factAt(facts: ReadonlyMap<string, Fact>, key: string, like: Fact): Fact | undefined {
  const fact = facts.get(key);
  if (fact || typeof like.value !== 'number') return fact;
  return facts.has(key.slice(0, key.lastIndexOf('.'))) ? { ...like, value: 0 } : undefined;
}

function gather(value: unknown, path: readonly string[], source: FactSource, facts: Map<string, Fact>): void {
  const told = tellable(value);
  if (told !== undefined) {
    const label = path
      .slice(1)
      .map((key) => source.players.find(({ id }) => id === key)?.name ?? readable(key));
    put(facts, path, told, source, { label: label.join(' ') });
  } else if (typeof value === 'object' && value !== null) {
    if (labelAt(path, source.labels) === false) return;
    for (const [key, part] of Object.entries(value)) gather(part, [...path, key], source, facts);
  }
}

function tellable(value: unknown): number | string | undefined {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined;
}

function put(
  facts: Map<string, Fact>,
  path: readonly string[],
  value: number | string,
  source: FactSource,
  otherwise: MetricLabel,
  card?: string,
): void {
  const given = labelAt(path, source.labels);
  if (given === false) return;
  const label = typeof given === 'string' ? { ...otherwise, label: given } : { ...otherwise, ...given };
  const player = source.players.find(({ id }) => path.includes(id));
  const words = label.label.replaceAll('{player}', player?.name ?? '').replaceAll('{card}', card ?? '');
  const { more, ...told } = label;
  facts.set(path.join('.'), {
    ...told,
    label: words.trim(),
    value,
    ...(more !== undefined && { more: toneOf(more, player?.id, source.viewer) }),
  });
}

/** Whether more is good for the viewer. */
function toneOf(
  more: NonNullable<MetricLabel['more']>,
  owner: PlayerId | undefined,
  viewer: PlayerId | null,
): Tone {
  if (more !== 'owner') return more;
  if (owner === undefined || viewer === null) return 'neutral';
  return owner === viewer ? 'good' : 'bad';
}

/** The label whose pattern fits a path: `players.*.life`. Paths of the game's own state are written without `state`. */
function labelAt(
  path: readonly string[],
  labels: Readonly<Record<string, string | MetricLabel | false>>,
): string | MetricLabel | false | undefined {
  const keys = path[0] === 'state' ? path.slice(1) : path;
  for (const [pattern, label] of Object.entries(labels)) {
    const parts = pattern.split('.');
    if (parts.length === keys.length && parts.every((part, at) => part === '*' || part === keys[at]))
      return label;
  }
  return undefined;
}

/** `handSize` becomes `hand size`. */
function readable(key: string): string {
  return key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
}
