import type { ReactNode } from 'react';
import { useEntity } from '../../../hooks/use-entity.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import { pileId, type StackView } from '../view.js';
import { CardArt } from './CardArt.js';

/** The piles to buy from: money, land, and what the kingdom has. Renders a `<section>` element. */
export function Supply({ piles }: { readonly piles: readonly StackView[] }): ReactNode {
  const words = useWords();
  return (
    <section className="pr-supply" aria-label={words.say('principality.supply', {}, 'Supply')}>
      {(['treasure', 'victory', 'action'] as const).map((kind) => (
        <ul key={kind} className="pr-piles" data-kind={kind}>
          {piles
            .filter((pile) => pile.kind === kind)
            .map((pile) => (
              <li key={pile.name}>
                <PileButton pile={pile} />
              </li>
            ))}
        </ul>
      ))}
    </section>
  );
}

function PileButton({ pile }: { readonly pile: StackView }): ReactNode {
  const words = useWords();
  const { name, kind, cost, count, text } = pile;
  const entity = useEntity(pileId(name));
  const title = words.resolve(`card.${name}`, {}, name);
  return (
    <button
      type="button"
      className="pr-pile"
      data-kind={kind}
      data-empty={count === 0 || undefined}
      aria-label={words.say(
        'principality.pile',
        { card: title, cost, count, text: words.resolve(`text.${name}`, {}, text) },
        {
          one: '{card}, costs {cost}, {count} left. {text}',
          other: '{card}, costs {cost}, {count} left. {text}',
        },
      )}
      {...entity.getEntityProps()}
    >
      <span className="pr-cost" aria-hidden="true">
        {cost}
      </span>
      <CardArt card={name} kind={kind} />
      <span className="pr-pile-name">{title}</span>
      <span className="pr-count" aria-hidden="true">
        {count}
      </span>
      {entity.unavailable && (
        <span hidden id={entity.descriptionId}>
          {entity.description}
        </span>
      )}
    </button>
  );
}
