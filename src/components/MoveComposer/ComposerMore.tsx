import type { ReactNode } from 'react';
import type { PartialKind } from '../../hooks/use-full-list.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { readableName } from '../../protocol/normalise.js';

/** A kind of move that is not listed whole, and the way to its whole list. Renders a `<div>` element. */
export function ComposerMore({ kind: { moveId, loading, failed }, onLoad }: ComposerMoreProps): ReactNode {
  const words = useWords();
  const name = words.resolve(`kind.${moveId}`, {}, readableName(moveId));
  return (
    <div className="ms-composer-more" {...stateAttributes({ loading, failed })}>
      <p className="ms-composer-note" role="status">
        {loading && words.say('composer.loading', { name }, 'Asking for all of {name}…')}
        {failed &&
          words.say('composer.load-failed', { name }, 'The list of {name} could not be had. Try again.')}
        {!loading && !failed && words.say('composer.partial', { name }, 'Not all of {name} is listed.')}
      </p>
      <button
        type="button"
        className="ms-composer-button"
        aria-label={words.say('composer.show-all-of', { name }, 'Show all: {name}')}
        aria-disabled={loading || undefined}
        onClick={() => !loading && onLoad(moveId)}
      >
        {words.say('composer.show-all', {}, 'Show all')}
      </button>
    </div>
  );
}

/** Props of `ComposerMore`. */
export interface ComposerMoreProps {
  /** What is not listed whole. */
  readonly kind: PartialKind;
  /** Told to ask for all of a kind. */
  readonly onLoad: (moveId: string) => unknown;
}
