import { useId, type ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useMoveForm } from '../../hooks/use-move-form.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { optionName } from '../../hooks/words.js';
import type { UnavailableOption } from '../../protocol/option.js';
import { ReasonList } from '../ReasonList/ReasonList.js';
import { FormInput } from './FormInput.js';

/**
 * A move whose parameters nobody lists, as questions to be answered. Whether the answers are allowed, the engine says:
 * beside the question where it names one, above them where not. Renders a `<form>` element.
 */
export function ComposerForm({ option, onPlayed }: ComposerFormProps): ReactNode {
  const words = useWords();
  const id = useId();
  const form = useMoveForm(option);
  if (form.fields.length === 0) {
    return (
      <>
        <p className="ms-composer-text">
          {words.say('composer.undescribed', {}, 'This move needs input that the game does not describe.')}
        </p>
        <ReasonList reasons={option.reasons} />
      </>
    );
  }
  const name = optionName(option, words);
  return (
    <form
      className="ms-composer-form"
      aria-label={name}
      noValidate
      {...stateAttributes({ pending: form.pending })}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit().then((answer) => answer?.status === 'accepted' && onPlayed());
      }}
    >
      <div role="status" className="ms-composer-refusal">
        {form.reasons.length > 0 && <ReasonList reasons={form.reasons} />}
      </div>
      {form.fields.map((entry) => (
        <FormInput
          key={entry.field.axis}
          id={`${id}-${entry.field.axis}`}
          entry={entry}
          onAnswer={(value) => form.answer(entry.field.axis, value)}
        />
      ))}
      <button
        type="submit"
        className="ms-composer-play"
        aria-label={words.say('composer.play-option', { name }, 'Play: {name}')}
        aria-disabled={form.pending || undefined}
      >
        {words.say('composer.play', {}, 'Play')}
      </button>
    </form>
  );
}

/** Props of `ComposerForm`. */
export interface ComposerFormProps {
  /** The move that lacks its parameters. */
  readonly option: UnavailableOption;
  /** Told that it was played. */
  readonly onPlayed: () => void;
}
