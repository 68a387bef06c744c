import { isObject } from '../../../protocol/is-object.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { Tone } from '../../../protocol/preview.js';
import type { CompiledRules } from '../define/compile-rules.js';
import type { MetricLabel } from '../define/game-definition.js';
import type { Position } from '../state/position.js';
import { seatViewOf, type CardView } from '../visibility/seat-view.js';

/** Something that can be counted or named in a position, as a player may know it. */
export interface Fact extends Omit<MetricLabel, 'more'> {
  readonly value: number | string;
  /** Whether more of it is good for whoever looks. */
  readonly more?: Tone;
}

/** What a position is read with. */
interface Reader {
  readonly rules: CompiledRules;
  readonly viewer: PlayerId | null;
  readonly facts: Map<string, Fact>;
}

/** Everything worth comparing in a position, as a viewer may know it, by key. */
export function factsOf(
  rules: CompiledRules,
  position: Position,
  viewer: PlayerId | null,
): Map<string, Fact> {
  const reader: Reader = { rules, viewer, facts: new Map() };
  const { flow, end } = position;
  const { playerView } = rules.definition;
  const state = playerView ? playerView(position.state, viewer) : position.state;
  const view = seatViewOf(position, rules.zones, viewer, state);
  gather(view.state, ['state'], reader);
  for (const { zoneId, holder, name, count } of view.zones) {
    const label = holder === null || holder === viewer ? name : `${name} of ${playerName(holder, rules)}`;
    const path = ['zones', zoneId, ...(holder === null ? [] : [holder])];
    put(path, count, reader, { label, unit: 'cards' });
  }
  for (const card of view.zones.flatMap(({ cards }) => cards ?? [])) gatherCard(card, reader);
  if (flow) {
    put(['flow', 'turn'], flow.turn, reader, { label: 'Turn' });
    put(['flow', 'phase'], flow.phase ?? '', reader, { label: 'Phase' });
    put(['flow', 'step'], flow.step ?? '', reader, { label: 'Step' });
    put(['flow', 'currentPlayer'], playerName(flow.currentPlayer, rules), reader, { label: 'Player' });
  }
  put(['end'], end?.reason ?? '', reader, { label: 'Result' });
  return reader.facts;
}

function playerName(id: PlayerId, { players }: CompiledRules): string {
  return players.find((player) => player.id === id)?.name ?? id;
}

function cardName(card: CardView, { definition }: CompiledRules): string {
  if (card.faceDown || card.definitionId === null) return 'Card';
  const printed: unknown = definition.cards?.[card.definitionId];
  return isObject(printed) && typeof printed['name'] === 'string' ? printed['name'] : 'Card';
}

/** The numbers on a card: what is counted on it, and what its metadata says. */
function gatherCard(card: CardView, reader: Reader): void {
  const name = cardName(card, reader.rules);
  // That it can be seen is a fact too: what is not counted on it is zero.
  reader.facts.set(`cards.${card.id}`, { label: name, value: '' });
  for (const [key, value] of Object.entries({ ...card.counters, ...(!card.faceDown && card.meta) })) {
    const told = tellable(value);
    if (told === undefined) continue;
    put(['cards', card.id, key], told, reader, { label: `${name}: ${readable(key)}` }, name);
  }
}

/** A fact about a position: a number that is not written on a card in sight is zero there. */
export function factAt(facts: ReadonlyMap<string, Fact>, key: string, like: Fact): Fact | undefined {
  const fact = facts.get(key);
  if (fact || typeof like.value !== 'number') return fact;
  return facts.has(key.slice(0, key.lastIndexOf('.'))) ? { ...like, value: 0 } : undefined;
}

function gather(value: unknown, path: readonly string[], reader: Reader): void {
  const told = tellable(value);
  if (told !== undefined) {
    const label = path
      .slice(1)
      .map((key) => reader.rules.players.find(({ id }) => id === key)?.name ?? readable(key));
    put(path, told, reader, { label: label.join(' ') });
  } else if (typeof value === 'object' && value !== null) {
    if (labelAt(path, reader.rules) === false) return;
    for (const [key, part] of Object.entries(value)) gather(part, [...path, key], reader);
  }
}

function tellable(value: unknown): number | string | undefined {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined;
}

function put(
  path: readonly string[],
  value: number | string,
  { rules, viewer, facts }: Reader,
  otherwise: MetricLabel,
  card?: string,
): void {
  const given = labelAt(path, rules);
  if (given === false) return;
  const label = typeof given === 'string' ? { ...otherwise, label: given } : { ...otherwise, ...given };
  const player = rules.players.find(({ id }) => path.includes(id));
  const words = label.label.replaceAll('{player}', player?.name ?? '').replaceAll('{card}', card ?? '');
  const { more, ...told } = label;
  facts.set(path.join('.'), {
    ...told,
    label: words.trim(),
    value,
    ...(more !== undefined && { more: toneOf(more, player?.id, viewer) }),
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
  { definition: { labels = {} } }: CompiledRules,
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
