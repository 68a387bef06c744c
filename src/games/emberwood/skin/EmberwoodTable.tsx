import type { ReactNode } from 'react';
import {
  UnavailableReasonTooltip,
  type UnavailableReasonTooltipProps,
} from '../../../components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { useStatus, useView } from '../../../hooks/facts.js';
import type { EmberwoodView, SideView } from '../view.js';
import { CardBack, GameCard } from './GameCard.js';
import { KeeperBar } from './KeeperBar.js';
import { MiddleBand } from './MiddleBand.js';

/** Both sides of the seat's game: keepers, clearings and hands, and what is to be decided. Renders a `<div>` element. */
export function EmberwoodTable({ className = '', ...elementProps }: EmberwoodTableProps): ReactNode {
  const { near, far } = useView<EmberwoodView>();
  const { currentPlayer } = useStatus();
  return (
    <UnavailableReasonTooltip className={`ew-table ${className}`.trim()} {...elementProps}>
      <section className="ew-side" data-side="far" aria-label={`Side of ${far.name}`}>
        <KeeperBar side={far} playing={currentPlayer?.id === far.id}>
          <Hand side={far} />
        </KeeperBar>
        <Clearing side={far} />
      </section>
      <MiddleBand />
      <section className="ew-side" data-side="near" aria-label={`Side of ${near.name}`}>
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
  return (
    <ul className="ew-clearing" aria-label={`Clearing of ${name}`}>
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
  if (!hand) {
    return (
      <div className="ew-backs" role="img" aria-label={`${name} holds ${handCount} cards`}>
        {Array.from({ length: handCount }, (_, nth) => (
          <CardBack key={nth} />
        ))}
      </div>
    );
  }
  return (
    <ul className="ew-hand" aria-label={`Hand of ${name}`}>
      {hand.length === 0 && <li className="ew-muted">No cards in hand</li>}
      {hand.map((card) => (
        <li key={card.id}>
          <GameCard card={card} />
        </li>
      ))}
    </ul>
  );
}
