import type { BoardgameCtx, BoardgameMove } from '../../adapters/boardgame-io/client.js';
import type { ToldDeed } from '../../adapters/boardgame-io/journal.js';
import type { MoveMetadata } from '../../protocol/enumerated-move.js';
import type { PreviewMetric } from '../../protocol/preview.js';
import type { Reason } from '../../protocol/reason.js';
import type { Garden } from './rules/game.js';
import { COLUMNS, KINDS, PLACES } from './rules/kinds.js';
import { lampId, leafId } from './view.js';

const PLACE_NUMBERS = Array.from({ length: PLACES }, (_, place) => place);

/** Everything a player could try: every leaf, the lamp as long as it burns, and to leave it at that. */
export function candidatesOf(G: Garden, _: BoardgameCtx, playerID: string): readonly BoardgameMove[] {
  const each = (move: string) => PLACE_NUMBERS.map((place) => ({ move, args: [place] }));
  return [...each('lift'), { move: 'leave' }, ...(G.lamps[playerID] ? each('shine') : [])];
}

/** A leaf in words: `row 1, column 2`. */
const placeName = (place: number): string =>
  `row ${Math.floor(place / COLUMNS) + 1}, column ${(place % COLUMNS) + 1}`;

const placeOf = ({ args: [place] = [] }: BoardgameMove) => Number(place);

/** How a move is shown. */
export function describe(G: Garden, _: BoardgameCtx, move: BoardgameMove): MoveMetadata {
  const place = placeOf(move);
  const name = placeName(place);
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  if ('event' in move || move.move === 'leave')
    return { displayName: 'Leave it at that', category: 'Turn', hotkey: 'l' };
  if (move.move === 'shine')
    return {
      displayName: `Shine under ${name}`,
      category: 'Lamp',
      labels: { place: label },
      refs: { place: lampId(place) },
    };
  return {
    displayName: `Lift ${name}`,
    category: `Row ${Math.floor(place / COLUMNS) + 1}`,
    labels: { place: label },
    refs: { place: leafId(place) },
  };
}

/** Everything that speaks against a move, in the order in which a player would think of it. */
export function explain(
  G: Garden,
  _: BoardgameCtx,
  move: BoardgameMove,
  playerID: string,
): readonly Reason[] {
  const place = placeOf(move);
  const reasons: Reason[] = [];
  const name = 'move' in move ? move.move : move.event;
  if (name !== 'lift' && G.lifted === null)
    reasons.push({ code: 'NOTHING_LIFTED', text: 'Lift a leaf first.' });
  if (name === 'leave') return reasons;
  const kind = G.moths[place];
  if (G.takenBy[place] !== null)
    reasons.push({
      code: 'MOTH_TAKEN',
      text: `The ${KINDS[kind ?? 0]!.name} that sat here is taken.`,
      context: { moth: KINDS[kind ?? 0]!.name },
    });
  if (G.lifted === place) reasons.push({ code: 'LIFTED', text: 'This leaf is lifted already.' });
  if (name === 'shine' && G.lit[playerID]?.includes(place))
    reasons.push({ code: 'LIT_BEFORE', text: 'You know what sits here.' });
  return reasons;
}

/** What a player can know of what a move will bring. */
export function preview(
  G: Garden,
  _: BoardgameCtx,
  move: BoardgameMove,
  playerID: string,
): readonly PreviewMetric[] {
  if ('event' in move) return [];
  if (move.move === 'shine') {
    const before = G.lamps[playerID]!;
    return [{ key: 'lamps', label: 'Lamps', before, after: before - 1, tone: 'bad' }];
  }
  if (move.move === 'leave' || G.lifted === null) return [];
  const worth = KINDS[G.moths[G.lifted]!]!.worth;
  const known = G.moths[placeOf(move)];
  if (known !== null && known !== undefined) {
    const isPair = known === G.moths[G.lifted];
    const points = G.points[playerID]!;
    return isPair
      ? [{ key: 'points', label: 'Points', before: points, after: points + worth, tone: 'good' }]
      : [{ key: 'turn', label: 'Then', after: 'the turn passes', tone: 'bad' }];
  }
  return [{ key: 'pair', label: 'If it is a pair', min: worth, max: worth, signed: true, tone: 'good' }];
}

/** A sentence about something that was done. */
export const tell =
  (nameOf: (id: string) => string) =>
  ({ name, args, playerID }: ToldDeed): string => {
    const player = nameOf(playerID);
    const place = placeName(Number(args?.[0] ?? 0));
    if (name === 'leave') return `${player} leaves it at that`;
    return name === 'shine' ? `${player} shines under ${place}` : `${player} lifts ${place}`;
  };
