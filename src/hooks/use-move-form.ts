import { useEffect, useState } from 'react';
import { fieldOf, type FieldValue, type MoveField } from '../protocol/move-field.js';
import { readableName } from '../protocol/normalise.js';
import type { OptionMove, UnavailableOption } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import { useGame, useGameStore } from './GameProvider.js';
import { useWords } from './WordsProvider.js';
import { optionName, type Words } from './words.js';
import { objectionsTo } from '../store/inquiry.js';

/** One question of a form, its answer, and what speaks against that. */
export interface FormField {
  readonly field: MoveField;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: FieldValue | undefined;
  /** It is needed and was left out when somebody tried to play. */
  readonly missing: boolean;
  /** The engine's objections to it. */
  readonly reasons: readonly Reason[];
}

type Values = Readonly<Record<string, FieldValue>>;

const NOTHING_GIVEN: Values = {};
const NO_FIELDS: readonly MoveField[] = [];

/** Asks for the parameters of a move as its engine describes them. It applies no rule: the engine judges what is given. */
export function useMoveForm(option: UnavailableOption) {
  const store = useGameStore();
  const words = useWords();
  const fields = option.fields ?? NO_FIELDS;
  const [values, setValues] = useState(NOTHING_GIVEN);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [verdict, setVerdict] = useState<{ readonly values: Values; readonly reasons: readonly Reason[] }>();
  const revision = useGame((state) => state.snapshot.revision);
  const complete = fields.every((field) => isAnswered(field, values));
  const isTouched = values !== NOTHING_GIVEN;

  useEffect(() => {
    if (!complete || !isTouched) return;
    let current = true;
    objectionsTo(store, moveWith(option, values)).then(
      (reasons) => current && reasons && setVerdict({ values, reasons }),
      // Who cannot say it beforehand says it when it is sent.
      () => {},
    );
    return () => void (current = false);
  }, [store, option, values, complete, isTouched, revision]);

  const reasons = verdict?.values === values ? verdict.reasons : [];
  const axes = new Set(fields.map(({ axis }) => axis));
  return {
    fields: fields.map((field): FormField => ({
      field,
      label: fieldLabel(field, words),
      hint: field.hint,
      value: values[field.axis],
      missing: tried && !isAnswered(field, values),
      reasons: reasons.filter((reason) => fieldOf(reason) === field.axis).map(withoutPath),
    })),
    /** The engine's objections to the whole, or to something that is no field. */
    reasons: reasons.filter((reason) => !axes.has(fieldOf(reason) ?? '')),
    pending: sending,
    /** Answers a question; `undefined` takes the answer back. */
    answer: (axis: string, value: FieldValue | undefined) =>
      setValues(({ [axis]: _, ...others }) => (value === undefined ? others : { ...others, [axis]: value })),
    /** Sends the move, if nothing is missing. */
    async submit() {
      setTried(true);
      if (!complete || sending) return null;
      setSending(true);
      const answer = await store.executeMove(moveWith(option, values), optionName(option, words));
      setSending(false);
      if (answer.status === 'rejected') setVerdict({ values, reasons: answer.reasons });
      if (answer.status !== 'accepted') return answer;
      setValues(NOTHING_GIVEN);
      setTried(false);
      return answer;
    },
  };
}

/** Beside its field, a reason need not begin with the field's name. */
function withoutPath(reason: Reason): Reason {
  const begin = `${String(reason.context?.['path'])}: `;
  return reason.text.startsWith(begin) ? { ...reason, text: reason.text.slice(begin.length) } : reason;
}

/** What players read for a field. Its code is that of its axis. */
function fieldLabel({ axis, label }: MoveField, words: Words): string {
  return words.resolve(`axis.${axis}`, {}, label ?? readableName(axis));
}

/** A switch that nobody touched is off: that is an answer. */
function isAnswered({ axis, kind, optional = false }: MoveField, values: Values): boolean {
  return optional || kind === 'boolean' || Object.hasOwn(values, axis);
}

function moveWith({ move, fields = NO_FIELDS }: UnavailableOption, values: Values): OptionMove {
  const off = fields.filter(({ kind, optional }) => kind === 'boolean' && !optional);
  const defaults = Object.fromEntries(off.map(({ axis }) => [axis, false]));
  return { ...move, params: { ...move.params, ...defaults, ...values } };
}
