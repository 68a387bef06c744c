import { ruleEngineAdapter } from '../../src/adapters/rule-engine.js';
import { RuleEngine } from '../../src/engines/rule-engine/rule-engine.js';
import { rulesFor } from '../../src/engines/rule-engine/define/rules-for.js';
import type { MoveField } from '../../src/protocol/move-field.js';
import type { Chair } from '../seated.js';

interface Auction {
  purse: number;
  readonly least: number;
  readonly lots: readonly string[];
  readonly sold: string[];
}

type Bid = { amount: number; lot: string; sealed: boolean; message?: string };

const { defineGame, defineMove, defineRule } = rulesFor<Auction>();

const paid = defineRule<Bid>('it can be paid', ({ purse }, { params: { amount } }) =>
  amount <= purse
    ? true
    : {
        reason: `You have ${purse} crowns.`,
        errorCode: 'NOT_ENOUGH_CROWNS',
        context: { path: 'amount', required: amount, available: purse },
      },
);

const raised = defineRule<Bid>('it is enough', ({ least }, { params: { amount } }) =>
  amount >= least
    ? true
    : {
        reason: `The lowest bid is ${least} crowns.`,
        errorCode: 'BID_TOO_LOW',
        context: { path: 'amount', required: least, available: amount },
      },
);

const quiet = defineRule<Bid>('sealed bids say nothing', (_, { params: { sealed, message } }) =>
  sealed && message
    ? { reason: 'A sealed bid comes without a word.', errorCode: 'SEALED_BIDS_ARE_SILENT' }
    : true,
);

const questions = ({ purse, lots, sold }: Auction): readonly MoveField[] => [
  {
    axis: 'lot',
    label: 'Lot',
    kind: 'choice',
    choices: lots.filter((lot) => !sold.includes(lot)).map((lot) => ({ value: lot, label: lot })),
  },
  {
    axis: 'amount',
    label: 'Your bid',
    kind: 'number',
    min: 1,
    step: 1,
    hint: `In crowns. You have ${purse}.`,
  },
  { axis: 'sealed', label: 'Sealed', kind: 'boolean' },
  { axis: 'message', label: 'A word to the seller', kind: 'text', maxLength: 80, optional: true },
];

const auction = defineGame({
  name: 'auction',
  setup: (): Auction => ({
    purse: 120,
    least: 10,
    lots: ['A brass astrolabe', 'A map without a legend', 'Nine chairs'],
    sold: [],
  }),
  moves: {
    bid: defineMove<Bid>({
      name: 'Bid',
      description: 'Any sum, as long as you can pay it.',
      fields: questions,
      condition: [paid, raised, quiet],
      reducer(draft, { params, history }) {
        draft.purse -= params.amount;
        draft.sold.push(params.lot);
        history.log({ text: `${params.lot} goes for ${params.amount} crowns.` });
      },
    }),
    whisper: defineMove<{ word: string }>({ name: 'Whisper', reducer: () => {} }),
    look: defineMove<{ page: number }>({
      name: 'Look up a page',
      asyncEnumerator: async () => Array.from({ length: 40 }, (_, page) => ({ page: page + 1 })),
      describe: (_, { params: { page } }) => ({ displayName: `Look up page ${page}` }),
      reducer: (_, { params, history }) => history.log({ text: `Page ${params.page} is looked up.` }),
    }),
    wait: defineMove({ name: 'Wait', enumerator: () => [{}], reducer: () => {} }),
  },
});

/** An auction: bids that nobody could list are described, pages are listed on request, and one move says nothing. */
export function atAuction(): Chair {
  return {
    adapter: ruleEngineAdapter(new RuleEngine(auction, [{ id: 'you', name: 'You' }]), { seat: 'you' }),
  };
}
