import type { Reason } from './reason.js';

/** A value that a field may have: plain enough to be shown and sent. */
export type FieldValue = string | number | boolean;

/** One of the values that a field offers. */
export interface FieldChoice {
  readonly value: FieldValue;
  /** What players read. */
  readonly label: string;
}

interface FieldFacts {
  /** The parameter that it fills in. */
  readonly axis: string;
  /** What players read; the parameter's name made readable, unless said. */
  readonly label?: string;
  /** A sentence that helps. */
  readonly hint?: string;
  /** Whether it may be left out. */
  readonly optional?: boolean;
}

/**
 * What an engine wants to know to play a move whose parameters it does not list. It describes the question; whether an
 * answer is allowed is for the rules to say when it is sent.
 */
export type MoveField =
  | (FieldFacts & {
      readonly kind: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly step?: number;
    })
  | (FieldFacts & { readonly kind: 'text'; readonly maxLength?: number })
  | (FieldFacts & { readonly kind: 'boolean' })
  /** One of some values, or one of some entities by their ids. */
  | (FieldFacts & { readonly kind: 'choice' | 'entity'; readonly choices: readonly FieldChoice[] });

/** The kinds of fields. */
export const FIELD_KINDS = ['number', 'text', 'boolean', 'choice', 'entity'] as const;

/** The parameter that a reason speaks of, where its context names one as `path`: `amount`, or `cards.0` for `cards`. */
export function fieldOf({ context }: Reason): string | null {
  const path = context?.['path'];
  return typeof path === 'string' && path !== '' ? path.split('.')[0]! : null;
}
