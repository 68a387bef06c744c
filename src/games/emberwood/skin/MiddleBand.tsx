import type { ReactNode } from 'react';
import { useOptions, useSelection, useStatus, useView } from '../../../hooks/facts.js';
import { useEntity } from '../../../hooks/use-entity.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { EmberwoodView } from '../view.js';
import { GameCard } from './GameCard.js';
import { OptionButton } from './OptionButton.js';

/** What is asked, chosen or to be done between the two sides. Renders a `<div>` element. */
export function MiddleBand(): ReactNode {
  const { decision } = useView<EmberwoodView>();
  const { yours, status } = useStatus();
  const { selection } = useSelection();
  const chosen = Object.values(selection)
    .flat()
    .find((value) => typeof value === 'string');
  if (status.kind === 'over') return <div className="ew-band" data-quiet />;
  if (decision) return <Decision asked={yours} />;
  if (chosen !== undefined) return <Chosen id={chosen} />;
  return <Deeds />;
}

function Decision({ asked }: { readonly asked: boolean }): ReactNode {
  const words = useWords();
  const { decision, near, far } = useView<EmberwoodView>();
  const answers = useOptions().filter((option) => option.kind === 'available');
  const { name } = decision?.keeper === near.id ? near : far;
  return (
    <div
      className="ew-band"
      role="group"
      aria-label={words.say('emberwood.decision', {}, 'Decision')}
      data-asked={asked || undefined}
    >
      <p className="ew-band-text">
        {asked && decision
          ? words.resolve('told', {}, decision.prompt)
          : words.say('emberwood.decides', { player: name }, '{player} takes a decision.')}
      </p>
      {decision && decision.cards.length > 0 && (
        <div className="ew-scouted">
          {decision.cards.map((card) => (
            <GameCard key={card.id} card={card} />
          ))}
        </div>
      )}
      {asked && (
        <div className="ew-options">
          {answers.map((option) => (
            <OptionButton key={option.id} optionId={option.id} />
          ))}
        </div>
      )}
    </div>
  );
}

function Chosen({ id }: { readonly id: string }): ReactNode {
  const words = useWords();
  const available = useEntity(id).options.filter((option) => option.kind === 'available');
  const { clear } = useSelection();
  // Nothing is left to do with it: it was chosen before the game went on.
  if (available.length === 0) return <Deeds />;
  return (
    <div className="ew-band" role="group" aria-label={words.say('emberwood.chosen', {}, 'Chosen')} data-asked>
      <p className="ew-band-text">
        {words.say('emberwood.choose-here', {}, 'Choose on the table, or here:')}
        <button type="button" className="ew-link" onClick={clear}>
          {words.say('emberwood.cancel', {}, 'Cancel')}
        </button>
      </p>
      <div className="ew-options" data-row>
        {available.map((option) => (
          <OptionButton key={option.id} optionId={option.id} onClick={clear} />
        ))}
      </div>
    </div>
  );
}

function Deeds(): ReactNode {
  const words = useWords();
  const { yours, currentPlayer } = useStatus();
  const stokes = useOptions().filter((option) => option.move.moveId === 'stoke');
  return (
    <div className="ew-band" role="group" aria-label={words.say('emberwood.deeds', {}, 'Deeds')}>
      <p className="ew-band-text">
        {yours
          ? words.say('emberwood.choose', {}, 'Choose a card, a creature, or a deed.')
          : words.say('emberwood.playing', { player: currentPlayer?.name ?? '…' }, '{player} is playing.')}
      </p>
      <div className="ew-options">
        <span
          className="ew-stoke"
          role="group"
          aria-label={words.say('emberwood.stoke-hearth', {}, 'Stoke the hearth')}
        >
          <span aria-hidden="true">{words.say('emberwood.stoke', {}, 'Stoke')}</span>
          {stokes.map((option) => (
            <OptionButton key={option.id} optionId={option.id}>
              {String(option.params['amount'])}
            </OptionButton>
          ))}
        </span>
        <OptionButton optionId="scout">{words.say('emberwood.scout', {}, 'Scout · 2')}</OptionButton>
        <OptionButton optionId="endTurn" strong />
      </div>
    </div>
  );
}
