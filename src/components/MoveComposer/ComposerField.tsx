import { useId, type ReactNode } from 'react';
import type { ComposedValue, ComposerStep, ListStep } from '../../hooks/composer-step.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Words } from '../../hooks/words.js';
import { ChoiceField } from './ChoiceField.js';
import { ListField } from './ListField.js';
import { MenuField } from './MenuField.js';
import { RangeField } from './RangeField.js';
import { SwitchField } from './SwitchField.js';

/** One thing to be chosen, with a way to let the choice go. Renders a `<div>` element with the role of a group. */
export function ComposerField({ step, choose, toggle, renderValue }: ComposerFieldProps): ReactNode {
  const id = useId();
  const words = useWords();
  const { axis, label, chosen } = step;
  const pick = (value: unknown) => choose(axis, value);
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="ms-composer-field"
      data-axis={axis}
      data-kind={step.kind}
      {...stateAttributes({ chosen })}
    >
      <div className="ms-composer-head">
        <p id={id} className="ms-composer-legend">
          {label} {step.kind === 'list' && <span className="ms-composer-hint">{sizeText(step, words)}</span>}
        </p>
        {chosen && (
          <button
            type="button"
            className="ms-composer-button"
            aria-label={words.say('composer.any-of', { label }, '{label}: any')}
            onClick={() => pick(undefined)}
          >
            {words.say('composer.any', {}, 'Any')}
          </button>
        )}
      </div>
      {step.kind === 'choice' && (
        <ChoiceField step={step} name={id} onPick={pick} renderValue={renderValue} />
      )}
      {step.kind === 'menu' && <MenuField step={step} onPick={pick} />}
      {step.kind === 'range' && <RangeField step={step} onPick={pick} />}
      {step.kind === 'switch' && <SwitchField step={step} onPick={pick} />}
      {step.kind === 'list' && (
        <ListField step={step} onPick={pick} onToggle={(member) => toggle(step, member)} />
      )}
    </div>
  );
}

function sizeText({ least, most }: ListStep, words: Words): string {
  return least === most
    ? words.say('composer.choose-exactly', { most }, 'choose {most}')
    : words.say('composer.choose-some', { least, most }, 'choose {least} to {most}');
}

/** Props of `ComposerField`. */
export interface ComposerFieldProps {
  /** What is to be chosen. */
  readonly step: ComposerStep;
  /** Chooses a value on an axis; `undefined` takes the choice back. */
  readonly choose: (axis: string, value: unknown) => void;
  /** Picks a member of a list, or lets it go. */
  readonly toggle: (step: ListStep, member: unknown) => void;
  /** Renders what stands on a value's button, in place of its label. */
  readonly renderValue: ((value: ComposedValue, axis: string) => ReactNode) | undefined;
}
