import { legalMovesTable, type MoveDescription } from '../../src/adapters/legal-moves.js';
import type { Table } from '../../src/protocol/engine-adapter.js';
import type { OptionMove } from '../../src/protocol/option.js';
import type { Reason } from '../../src/protocol/reason.js';
import type { PlayerInfo } from '../../src/protocol/snapshot.js';
import { createDriver } from '../../src/testing/driver.js';
import type { Chair } from '../seated.js';

/** What everybody sees of a catalogue. */
export interface CatalogueView {
  /** How many cards are in it. */
  readonly left: number;
  /** The cards that were kept, the last one first. */
  readonly kept: readonly { readonly card: number; readonly by: string }[];
}

interface Catalogue extends CatalogueView {
  readonly turn: number;
  /** The card in hand. */
  readonly drawn: number | null;
  readonly told: readonly string[];
}

/** A card to draw, or what to do with the one in hand. */
type Choice = number | 'keep' | 'return';

/** How many cards the catalogue has. */
export const CATALOGUE_SIZE = 10_000;

/** The phases of a turn at the catalogue. */
export const CATALOGUE_PHASES = [
  { id: 'draw', name: 'Draw' },
  { id: 'decide', name: 'Decide' },
];

const CARDS = Array.from({ length: CATALOGUE_SIZE }, (_, at) => at + 1);
const READERS: readonly PlayerInfo[] = [
  { id: 'ada', name: 'Ada' },
  { id: 'ben', name: 'Ben' },
];
const START: Catalogue = { turn: 1, drawn: null, left: CATALOGUE_SIZE, kept: [], told: [] };

/** Ada's chair at a catalogue of ten thousand cards, where some moves, by their names, have been played. */
export async function catalogue(...played: readonly string[]): Promise<Chair<CatalogueView>> {
  const table = catalogueOf(READERS);
  const driver = createDriver(table);
  for (const name of played) await driver.playOption(name);
  return { adapter: table.adapter('ada') };
}

/** The same catalogue before anybody has come. */
export const unattended = (): Chair<CatalogueView> => ({ adapter: catalogueOf([]).adapter(null) });

/** Readers draw in turn: whichever card they like, which they keep or put back. */
function catalogueOf(readers: readonly PlayerInfo[]): Table<CatalogueView> {
  const readerIn = ({ turn }: Catalogue) => readers[(turn - 1) % readers.length];
  return legalMovesTable<Catalogue, Choice, Choice, CatalogueView>(
    {
      legalMoves: (state) => choices().filter((choice) => against(state, choice).length === 0),
      applyMove: (state, choice) => after(state, choice, readerIn(state)!.name),
    },
    {
      players: readers,
      initialState: START,
      candidates: choices,
      describe: describeChoice,
      toMove: choiceOf,
      explain: against,
      flow: (state) => ({
        turn: state.turn,
        phase: state.drawn === null ? 'draw' : 'decide',
        currentPlayer: readerIn(state)?.id ?? null,
        ...(state.drawn !== null && { decision: { text: `Keep card ${state.drawn}, or put it back.` } }),
      }),
      status: () => ({ kind: 'playing' }),
      view: ({ left, kept }) => ({ left, kept }),
      log: ({ told }) => told.map((text, at) => ({ id: `${at + 1}`, text })),
      sequences: ({ drawn }) =>
        drawn === null
          ? [{ id: 'last', name: 'Draw the last card and keep it', keys: [CATALOGUE_SIZE, 'keep'] }]
          : [],
    },
  );
}

const choices = (): readonly Choice[] => ['keep', 'return', ...CARDS];

function describeChoice(choice: Choice): MoveDescription {
  if (choice === 'keep') return { moveId: 'keep', params: {}, metadata: { displayName: 'Keep the card' } };
  if (choice === 'return') return { moveId: 'return', params: {}, metadata: { displayName: 'Put it back' } };
  const metadata = { displayName: `Draw card ${choice}`, category: 'Catalogue' };
  return { moveId: 'draw', params: { from: 'catalogue', card: choice }, metadata };
}

const choiceOf = ({ moveId, params }: OptionMove): Choice =>
  moveId === 'draw' ? Number(params['card']) : (moveId as 'keep' | 'return');

function against({ drawn, kept }: Catalogue, choice: Choice): readonly Reason[] {
  if (typeof choice === 'string')
    return drawn === null ? [{ code: 'NOTHING_DRAWN', text: 'No card is drawn yet.' }] : [];
  const owner = kept.find(({ card }) => card === choice);
  return [
    ...(owner ? [{ code: 'KEPT', text: `${owner.by} has kept it.` }] : []),
    ...(drawn === null ? [] : [{ code: 'DRAWN', text: 'A card is drawn already.' }]),
  ];
}

function after({ turn, drawn, left, kept, told }: Catalogue, choice: Choice, by: string): Catalogue {
  const tell = (text: string) => [...told, `${by} ${text}`];
  if (typeof choice === 'number')
    return { turn, drawn: choice, left: left - 1, kept, told: tell(`draws card ${choice}.`) };
  return choice === 'keep'
    ? { turn: turn + 1, drawn: null, left, kept: [{ card: drawn!, by }, ...kept], told: tell('keeps it.') }
    : { turn: turn + 1, drawn: null, left: left + 1, kept, told: tell('puts it back.') };
}
