import type { ReactNode } from 'react';
import { yesNoText } from '../../hooks/axis-words.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import type { FormField } from '../../hooks/use-move-form.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { FieldChoice, FieldValue } from '../../protocol/move-field.js';
import { ReasonList } from '../ReasonList/ReasonList.js';

/** More choices than this are a menu. */
const FEW = 5;

/** One question of a form, with what speaks against its answer. Renders a `<div>` element. */
export function FormInput({ id, entry, onAnswer }: FormInputProps): ReactNode {
  const words = useWords();
  const { field, label, hint, missing, reasons } = entry;
  const invalid = missing || reasons.length > 0;
  const described = [hint !== undefined && `${id}-hint`, invalid && `${id}-refusal`]
    .filter(Boolean)
    .join(' ');
  const aria = {
    'aria-describedby': described || undefined,
    'aria-invalid': invalid || undefined,
  };
  const few = 'choices' in field && field.choices.length <= FEW;
  return (
    <div
      className="ms-composer-field"
      data-axis={field.axis}
      data-kind={field.kind}
      {...stateAttributes({ invalid })}
      {...(few && { role: 'radiogroup', 'aria-labelledby': `${id}-label`, ...aria })}
    >
      <label className="ms-composer-legend" id={`${id}-label`} {...(!few && { htmlFor: id })}>
        {label}{' '}
        {field.optional && (
          <span className="ms-composer-hint">{words.say('composer.optional', {}, 'optional')}</span>
        )}
      </label>
      <Question id={id} entry={entry} few={few} aria={aria} onAnswer={onAnswer} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ms-composer-hint">
          {hint}
        </p>
      )}
      <div id={`${id}-refusal`} role="status" className="ms-composer-refusal">
        {missing && <p>{words.say('composer.missing', {}, 'This is needed.')}</p>}
        {reasons.length > 0 && <ReasonList reasons={reasons} />}
      </div>
    </div>
  );
}

function Question({ id, entry, few, aria, onAnswer }: QuestionProps): ReactNode {
  const words = useWords();
  const { field, value } = entry;
  const required = field.optional !== true;
  switch (field.kind) {
    case 'number':
      return (
        <input
          id={id}
          type="number"
          inputMode="decimal"
          className="ms-composer-entry"
          min={field.min}
          max={field.max}
          step={field.step ?? 'any'}
          value={typeof value === 'number' ? value : ''}
          aria-required={required}
          {...aria}
          onChange={({ currentTarget: { valueAsNumber: given } }) =>
            onAnswer(Number.isNaN(given) ? undefined : given)
          }
        />
      );
    case 'text':
      return (
        <input
          id={id}
          type="text"
          className="ms-composer-entry"
          maxLength={field.maxLength}
          autoComplete="off"
          value={typeof value === 'string' ? value : ''}
          aria-required={required}
          {...aria}
          onChange={(event) => onAnswer(event.currentTarget.value || undefined)}
        />
      );
    case 'boolean':
      return (
        <span className="ms-composer-toggle">
          <input
            id={id}
            type="checkbox"
            role="switch"
            className="ms-composer-switch"
            checked={value === true}
            aria-checked={value === true}
            {...aria}
            onChange={(event) => onAnswer(event.currentTarget.checked)}
          />
          <span aria-hidden="true">{yesNoText(value === true, words)}</span>
        </span>
      );
    default:
      return few ? (
        <Choices id={id} choices={field.choices} value={value} onAnswer={onAnswer} />
      ) : (
        <select
          id={id}
          className="ms-composer-menu"
          value={field.choices.findIndex((choice) => choice.value === value)}
          aria-required={required}
          {...aria}
          onChange={(event) => onAnswer(field.choices[Number(event.currentTarget.value)]?.value)}
        >
          <option value={-1}>
            {words.say('composer.choose-one', { count: field.choices.length }, 'Choose one of {count}')}
          </option>
          {field.choices.map(({ value: of, label }, place) => (
            <option key={String(of)} value={place}>
              {label}
            </option>
          ))}
        </select>
      );
  }
}

function Choices({ id, choices, value, onAnswer }: ChoicesProps): ReactNode {
  return (
    <div className="ms-composer-values">
      {choices.map(({ value: of, label }) => (
        <label key={String(of)} className="ms-composer-value" {...stateAttributes({ chosen: of === value })}>
          <input
            type="radio"
            className="ms-composer-input"
            name={id}
            checked={of === value}
            onChange={() => onAnswer(of)}
          />
          <span className="ms-composer-label">{label}</span>
        </label>
      ))}
    </div>
  );
}

interface ChoicesProps {
  readonly id: string;
  readonly choices: readonly FieldChoice[];
  readonly value: FieldValue | undefined;
  readonly onAnswer: (value: FieldValue | undefined) => void;
}

interface QuestionProps extends FormInputProps {
  readonly few: boolean;
  readonly aria: {
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
}

/** Props of `FormInput`. */
export interface FormInputProps {
  /** The id of what takes the answer. */
  readonly id: string;
  /** The question and its answer. */
  readonly entry: FormField;
  /** Told the answer; `undefined` for none. */
  readonly onAnswer: (value: FieldValue | undefined) => void;
}
