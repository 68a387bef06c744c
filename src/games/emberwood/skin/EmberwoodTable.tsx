import type { ReactNode } from 'react';
import {
  UnavailableReasonTooltip,
  type UnavailableReasonTooltipProps,
} from '../../../components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { useStatus, useView } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { EmberwoodView, SideView } from '../view.js';
import { CardBack, GameCard } from './GameCard.js';
import { KeeperBar } from './KeeperBar.js';
import { MiddleBand } from './MiddleBand.js';

/** Both sides of the seat's game: keepers, clearings and hands, and what is to be decided. Renders a `<div>` element. */
export function EmberwoodTable({ className = '', ...elementProps }: EmberwoodTableProps): ReactNode {
  const words = useWords();
  const { near, far } = useView<EmberwoodView>();
  const { currentPlayer } = useStatus();
  const labelOf = ({ name }: SideView) => words.say('emberwood.side', { player: name }, 'Side of {player}');
  return (
    <UnavailableReasonTooltip className={`ew-table ${className}`.trim()} {...elementProps}>
      <section className="ew-side" data-side="far" aria-label={labelOf(far)}>
        <KeeperBar side={far} playing={currentPlayer?.id === far.id}>
          <Hand side={far} />
        </KeeperBar>
        <Clearing side={far} />
      </section>
      <MiddleBand />
      <section className="ew-side" data-side="near" aria-label={labelOf(near)}>
        <Clearing side={near} />
        <Hand side={near} />
        <KeeperBar side={near} playing={currentPlayer?.id === near.id} />
      </section>
    </UnavailableReasonTooltip>
  );
}

/** Props of `EmberwoodTable`. */
export interface EmberwoodTableProps extends UnavailableReasonTooltipProps {}

function Clearing({ side: { name, clearing, places } }: { readonly side: SideView }): ReactNode {
  const words = useWords();
  return (
    <ul
      className="ew-clearing"
      aria-label={words.say('emberwood.clearing', { player: name }, 'Clearing of {player}')}
    >
      {clearing.map((card) => (
        <li key={card.id}>
          <GameCard card={card} compact />
        </li>
      ))}
      {Array.from({ length: places - clearing.length }, (_, nth) => (
        <li key={nth} className="ew-place" aria-hidden="true" />
      ))}
    </ul>
  );
}

function Hand({ side: { name, hand, handCount } }: { readonly side: SideView }): ReactNode {
  const words = useWords();
  if (!hand) {
    return (
      <div
        className="ew-backs"
        role="img"
        aria-label={words.say(
          'emberwood.holds',
          { player: name, count: handCount },
          { one: '{player} holds {count} card', other: '{player} holds {count} cards' },
        )}
      >
        {Array.from({ length: handCount }, (_, nth) => (
          <CardBack key={nth} />
        ))}
      </div>
    );
  }
  return (
    <ul className="ew-hand" aria-label={words.say('emberwood.hand', { player: name }, 'Hand of {player}')}>
      {hand.length === 0 && (
        <li className="ew-muted">{words.say('emberwood.no-cards', {}, 'No cards in hand')}</li>
      )}
      {hand.map((card) => (
        <li key={card.id}>
          <GameCard card={card} />
        </li>
      ))}
    </ul>
  );
}
