import type { ReactNode } from 'react';
import { cardLabel } from '../../../components/CardPreview/card-face.js';
import { CardPreview } from '../../../components/CardPreview/CardPreview.js';
import { Hand } from '../../../components/Hand/Hand.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import { handId, type PlayerView } from '../view.js';
import { faceOf } from './faces.js';

/** What a player holds: cards that are alike lie on one another. Renders a `<section>` element. */
export function HandRow({ player }: { readonly player: PlayerView }): ReactNode {
  const words = useWords();
  const label = words.say('principality.hand', {}, 'Hand');
  if (!player.hand)
    return (
      <p className="pr-muted">
        {words.say(
          'principality.holds',
          { player: player.name, count: player.handCount },
          { one: '{player} holds {count} card', other: '{player} holds {count} cards' },
        )}
      </p>
    );
  const items = player.hand.map((stack) => {
    const face = faceOf(stack, words);
    const facts = cardLabel(face, words);
    return {
      id: handId(player.id, stack.name),
      name: face.title,
      label:
        stack.count > 1
          ? words.say('principality.stack', { count: stack.count, card: facts }, '{count} times {card}')
          : facts,
      face,
      count: stack.count,
    };
  });
  return (
    <Hand
      className="pr-hand"
      label={label}
      items={items}
      renderCard={({ face, count }) => (
        <span className="pr-held" data-many={count > 1 || undefined}>
          <CardPreview face={face} size="hand" aria-hidden="true" />
          {count > 1 && <span className="pr-times">×{count}</span>}
        </span>
      )}
    />
  );
}
