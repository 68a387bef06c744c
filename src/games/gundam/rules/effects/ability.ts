import type { CardType, PlainKeyword } from '../types/card-terms.js';

/** When an ability comes into play. */
export const TRIGGERS = [
  'deployed',
  'paired',
  'attacking',
  'destroyed',
  'burst',
  'activateMain',
  'activateAction',
  /** Of a Command: when it is played. */
  'command',
  'turnStart',
  'turnEnd',
] as const;
/** One of `TRIGGERS`. */
export type Trigger = (typeof TRIGGERS)[number];

/** The sides of the table, seen from whose ability it is. */
export const SIDES = ['friendly', 'enemy', 'any'] as const;
/** One of `SIDES`. */
export type Side = (typeof SIDES)[number];

/** Which Units are meant. Everything given must fit. */
export interface UnitSpec {
  readonly side: Side;
  /** Not the Unit whose ability it is. */
  readonly other?: true;
  readonly rested?: boolean;
  readonly damaged?: true;
  readonly maxHp?: number;
  readonly maxAp?: number;
  readonly maxLv?: number;
  readonly trait?: string;
}

/** Which cards of the deck are meant. Everything given must fit. */
export interface DeckCardSpec {
  readonly cardType?: CardType;
  readonly trait?: string;
  readonly maxLv?: number;
}

/** What an effect works on: its own Unit, the one that was chosen, or all that fit. */
export type Aim = 'self' | 'chosen' | { readonly all: UnitSpec };

/** One thing that an ability does. */
export type Effect =
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'damage'; readonly amount: number; readonly to: Aim }
  | { readonly type: 'heal'; readonly amount: number; readonly to: Aim }
  | { readonly type: 'rest'; readonly to: Aim }
  | { readonly type: 'ready'; readonly to: Aim }
  | { readonly type: 'ap'; readonly amount: number; readonly to: Aim; readonly until: 'turn' | 'battle' }
  | { readonly type: 'keyword'; readonly keyword: PlainKeyword; readonly to: Aim }
  /** Looks at the top cards, may take one that fits; the others go to the bottom in an order that chance decides. */
  | { readonly type: 'search'; readonly look: number; readonly for: DeckCardSpec }
  | { readonly type: 'destroy'; readonly to: Aim }
  | { readonly type: 'return'; readonly to: Aim }
  | { readonly type: 'token'; readonly token: string; readonly count: number; readonly rested?: true }
  /** The top shield goes to the hand. */
  | { readonly type: 'shieldToHand' }
  | { readonly type: 'exResource' }
  /** Of a Burst: the card itself goes to the hand, is deployed, or does what it does when played. */
  | { readonly type: 'takeSelf' }
  | { readonly type: 'deploySelf' }
  | { readonly type: 'useCommand' };
/** The kinds of effects. */
export type EffectType = Effect['type'];

/** What must be so for an ability to do anything. */
export type Condition =
  /** Its Unit is a Link Unit. */
  | { readonly type: 'linked' }
  | { readonly type: 'yourTurn' }
  | { readonly type: 'units'; readonly spec: UnitSpec; readonly atLeast: number }
  | { readonly type: 'level'; readonly atLeast: number }
  | { readonly type: 'hand'; readonly atMost: number };

/** What is chosen for an ability. */
export interface Choice extends UnitSpec {
  /** Whether nothing may be chosen. */
  readonly optional?: true;
}

/** What a card can do. Plain data: one interpreter plays it, one describer puts it into words. */
export interface Ability {
  readonly trigger: Trigger;
  readonly if?: readonly Condition[];
  /** What it costs to activate, in resources. */
  readonly cost?: number;
  /** Whether its card rests to activate it. */
  readonly restSelf?: true;
  readonly oncePerTurn?: true;
  readonly choose?: Choice;
  readonly do: readonly Effect[];
}
