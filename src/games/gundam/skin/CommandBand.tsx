import type { ReactNode } from 'react';
import { useFocusedOption, useOptions, useSelection, useStatus, useView } from '../../../hooks/facts.js';
import { toldText } from '../../../hooks/told-text.js';
import { useEntity } from '../../../hooks/use-entity.js';
import { categoryText, optionName, reasonText } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { DecisionView, GundamView } from '../view.js';
import { BattleStrip } from './BattleStrip.js';
import { Foretold } from './Foretold.js';
import { CardText } from './GundamCard.js';
import { OptionTile } from './OptionTile.js';
import { ShownCards } from './ShownCards.js';

/** Between the sides: the battle, what is asked and of whom, and what can be done with what is chosen. Renders a `<div>` element. */
export function CommandBand(): ReactNode {
  const { battle, decision } = useView<GundamView>();
  const { status } = useStatus();
  const { selection } = useSelection();
  const chosen = Object.values(selection)
    .flat()
    .find((value) => typeof value === 'string');
  return (
    <div className="gd-band" data-over={status.kind === 'over' || undefined}>
      {battle && <BattleStrip battle={battle} />}
      {decision ? <Asked decision={decision} /> : chosen === undefined ? <Free /> : <Chosen id={chosen} />}
    </div>
  );
}

/** A decision, whose it is, the card that asks, and the answers. */
function Asked({ decision }: { readonly decision: DecisionView }): ReactNode {
  const words = useWords();
  const { near, far } = useView<GundamView>();
  const { yours, decision: told, watching } = useStatus();
  const { selection } = useSelection();
  const answers = useOptions().filter((option) => option.kind === 'available');
  const begun = Object.entries(selection);
  const offered = answers.filter(({ params }) =>
    begun.every(([axis, value]) => (params[axis] ?? value) === value),
  );
  const category = answers.find((answer) => answer.category !== null)?.category;
  const { name } = decision.player === near.id ? near : far;
  return (
    <div
      className="gd-asked"
      role="group"
      aria-label={words.say('gundam.decision', {}, 'Decision')}
      data-yours={yours || undefined}
      data-revealed={decision.source ? true : undefined}
    >
      {decision.source && <ShownCards cards={[decision.source]} />}
      <div className="gd-question">
        <div className="gd-ask">
          <p className="gd-whose">
            <span className="gd-chip">
              {yours && !watching
                ? words.say('gundam.you-decide', {}, 'You decide')
                : words.say('gundam.decides', { player: name }, '{player} decides')}
            </span>
            {yours && category != null && <span className="gd-kind">{categoryText(category, words)}</span>}
          </p>
          <p className="gd-prompt">{told ? toldText(told, words) : decision.prompt}</p>
          {decision.source && (
            <p className="gd-written" aria-hidden="true" data-color={decision.source.color ?? 'none'}>
              <CardText card={decision.source} />
            </p>
          )}
        </div>
        <div className="gd-answers">
          {near.lookedAt && near.lookedAt.length > 0 && <ShownCards cards={near.lookedAt} choosable />}
          {yours && (
            <div className="gd-options">
              {offered.map(({ id }) => (
                <OptionTile key={id} id={id} />
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** What can be done with what is chosen. */
function Chosen({ id }: { readonly id: string }): ReactNode {
  const words = useWords();
  const options = useEntity(id).options.filter((option) => option.kind === 'available');
  const { clear } = useSelection();
  if (options.length === 0) return <Free />;
  return (
    <div className="gd-asked" role="group" aria-label={words.say('gundam.chosen', {}, 'Chosen')} data-yours>
      <div className="gd-question">
        <div className="gd-ask">
          <p className="gd-prompt">{words.say('gundam.choose-target', {}, 'Choose on the table, or here')}</p>
          <button type="button" className="gd-cancel" onClick={clear}>
            {words.say('gundam.cancel', {}, 'Cancel')}
          </button>
        </div>
        <div className="gd-options">
          {options.map((option) => (
            <OptionTile key={option.id} id={option.id} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** What can be done with nothing chosen. */
function Free(): ReactNode {
  const words = useWords();
  const { yours, currentPlayer, status } = useStatus();
  const free = useOptions().filter(({ refs, kind }) => refs.length === 0 && kind === 'available');
  if (status.kind === 'over') return null;
  return (
    <div className="gd-asked" role="group" aria-label={words.say('gundam.orders', {}, 'Orders')}>
      <div className="gd-question" data-free>
        <p className="gd-ask gd-prompt">
          {yours
            ? words.say('gundam.your-orders', {}, 'Choose a card or a Unit, or drag it')
            : words.say('gundam.waiting', { player: currentPlayer?.name ?? '' }, '{player} is deciding')}
        </p>
        <Pointed />
        {free.length > 0 && (
          <div className="gd-options">
            {free.map((option) => (
              <OptionTile key={option.id} id={option.id} strong />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** What the option that is pointed at would do, or why it cannot be done. */
function Pointed(): ReactNode {
  const words = useWords();
  const option = useFocusedOption();
  if (!option || option.refs.length === 0) return null;
  return (
    <div className="gd-pointed" aria-hidden="true">
      <p className="gd-option-name">{optionName(option, words)}</p>
      {option.kind === 'available' ? (
        <Foretold option={option} />
      ) : (
        option.reasons.map((reason) => (
          <p key={reason.code} className="gd-why">
            {reasonText(reason, words)}
          </p>
        ))
      )}
    </div>
  );
}
