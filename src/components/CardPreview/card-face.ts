import type { ReactNode } from 'react';
import { ENGLISH, type Words } from '../../hooks/words.js';

/** A number on a card, such as its strength. */
export interface CardStat {
  /** What it counts, in words. */
  readonly label: string;
  /** How much. */
  readonly value: string | number;
  /** Better or worse than what is printed. */
  readonly tone?: 'good' | 'bad';
}

/** What is printed on a card. */
export interface CardFace {
  /** Its name. */
  readonly title: string;
  /** What it costs. */
  readonly cost?: string | number;
  /** What kind of card it is. */
  readonly typeLine?: string;
  /** Its numbers. */
  readonly stats?: readonly CardStat[];
  /** What it does. */
  readonly text?: string;
  /** Its picture. It is decoration: the rest says what the card is. */
  readonly art?: ReactNode;
  /** The colour of its frame: any CSS colour. */
  readonly tone?: string;
}

/** A card in words: `Fox Scout, costs 2, creature, strength 2, health 1. Swift.` */
export function cardLabel(
  { title, cost, typeLine, stats = [], text }: CardFace,
  words: Words = ENGLISH,
): string {
  const facts = [
    title,
    cost !== undefined && words.say('card.cost', { cost }, 'costs {cost}'),
    typeLine,
    ...stats.map(({ label, value }) => words.say('card.stat', { label, value }, '{label} {value}')),
  ];
  return [facts.filter(Boolean).join(', '), text].filter(Boolean).join('. ');
}
