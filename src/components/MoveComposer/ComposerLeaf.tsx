import type { ReactNode } from 'react';
import { useOptionState } from '../../hooks/facts.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { descriptionText, optionName } from '../../hooks/words.js';
import type { Option } from '../../protocol/option.js';
import { OptionForecast } from '../PreviewPanel/OptionForecast.js';
import { ReasonList } from '../ReasonList/ReasonList.js';
import { ComposerForm } from './ComposerForm.js';

/** An option that lacks nothing any more: what it would do and a button, a form, or all reasons against it. Renders a `<div>` element. */
export function ComposerLeaf({ option, onPlay, onPlayed }: ComposerLeafProps): ReactNode {
  const words = useWords();
  const name = optionName(option, words);
  const { pending } = useOptionState(option.id);
  const state: ComposerLeafState = {
    unavailable: option.kind === 'unavailable',
    needsInput: option.kind === 'unavailable' && option.needsInput,
    pending,
  };
  return (
    <div
      className="ms-composer-leaf"
      role="group"
      data-option={option.id}
      aria-label={name}
      {...stateAttributes(state)}
    >
      <h3 className="ms-composer-title">{name}</h3>
      {option.description && <p className="ms-composer-text">{descriptionText(option, words)}</p>}
      {option.kind === 'unavailable' && option.needsInput && (
        <ComposerForm option={option} onPlayed={onPlayed} />
      )}
      {option.kind === 'unavailable' && !option.needsInput && (
        <>
          <p className="ms-composer-text">{words.say('composer.not-possible', {}, 'Not possible now')}</p>
          <ReasonList reasons={option.reasons} />
        </>
      )}
      {option.kind === 'available' && (
        <>
          <OptionForecast option={option} />
          <button
            type="button"
            className="ms-composer-play"
            aria-label={words.say('composer.play-option', { name }, 'Play: {name}')}
            aria-disabled={pending || undefined}
            onClick={() => !pending && onPlay(option)}
          >
            {words.say('composer.play', {}, 'Play')}
          </button>
        </>
      )}
    </div>
  );
}

/** The state of `ComposerLeaf`, as its `data-*` attributes say it. */
export interface ComposerLeafState {
  /** It cannot be played now. */
  readonly unavailable: boolean;
  /** Only its parameters are missing. */
  readonly needsInput: boolean;
  /** It was sent and has no answer yet. */
  readonly pending: boolean;
}

/** Props of `ComposerLeaf`. */
export interface ComposerLeafProps {
  /** The option to show. */
  readonly option: Option;
  /** Told to play it. */
  readonly onPlay: (option: Option) => unknown;
  /** Told that it was played through its form. */
  readonly onPlayed: () => void;
}
