import type {
  BaseCardDefinition,
  CommandCardDefinition,
  LinkCondition,
  PilotCardDefinition,
  UnitCardDefinition,
} from '../types/cards.js';
import type { CardColor, CommandTiming, KeywordEffect } from '../types/card-terms.js';
import type { Ability } from '../effects/ability.js';

/** What the cards of a set have in common. */
export interface CardSet {
  readonly color: CardColor;
  /** What its card numbers begin with. */
  readonly code: string;
}

interface Shared {
  readonly id: string;
  readonly name: string;
  readonly trait: string | readonly string[];
  readonly lv: number;
  readonly cost: number;
  readonly abilities?: readonly Ability[];
}

interface UnitPrint extends Shared {
  readonly ap: number;
  readonly hp: number;
  /** Keyword effects, with their numbers where they have one. */
  readonly keywords?: Readonly<Partial<Record<KeywordEffect, number | true>>>;
  readonly link?: readonly LinkCondition[];
}

interface CommandPrint extends Omit<Shared, 'trait'> {
  readonly timing: readonly CommandTiming[];
  readonly abilities: readonly Ability[];
  readonly pilot?: {
    readonly name: string;
    readonly trait: string;
    readonly ap: number;
    readonly hp: number;
  };
}

/** Prints the cards of a set, numbered as they come. */
export function printing({ color, code }: CardSet) {
  let printed = 0;
  const next = () => `${code}-${String((printed += 1)).padStart(3, '0')}`;
  return {
    unit({ keywords = {}, link, ...card }: UnitPrint): UnitCardDefinition {
      const numbers = Object.entries(keywords).filter(([, value]) => typeof value === 'number');
      return {
        ...card,
        cardType: 'UNIT',
        cardNumber: next(),
        color,
        keywords: Object.keys(keywords) as KeywordEffect[],
        keywordValues: Object.fromEntries(numbers),
        linkConditions: link ?? [],
      };
    },
    pilot({ ap, hp, ...card }: Shared & { readonly ap: number; readonly hp: number }): PilotCardDefinition {
      return { ...card, cardType: 'PILOT', cardNumber: next(), color, apModifier: ap, hpModifier: hp };
    },
    command({ pilot, ...card }: CommandPrint): CommandCardDefinition {
      return {
        ...card,
        cardType: 'COMMAND',
        cardNumber: next(),
        color,
        hasPilotEffect: pilot !== undefined,
        hasBurstEffect: card.abilities.some(({ trigger }) => trigger === 'burst'),
        ...(pilot && {
          pilotName: pilot.name,
          trait: pilot.trait,
          apModifier: pilot.ap,
          hpModifier: pilot.hp,
        }),
      };
    },
    base(card: Shared & { readonly hp: number }): BaseCardDefinition {
      return { ...card, cardType: 'BASE', cardNumber: next(), color, ap: 0 };
    },
  };
}

/** The Burst of Pilots. */
export const TAKE_ON_BURST: Ability = { trigger: 'burst', do: [{ type: 'takeSelf' }] };
/** The Burst of Bases. */
export const DEPLOY_ON_BURST: Ability = { trigger: 'burst', do: [{ type: 'deploySelf' }] };
/** The Burst of Commands that do what they always do. */
export const USE_ON_BURST: Ability = { trigger: 'burst', do: [{ type: 'useCommand' }] };
