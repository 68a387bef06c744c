import type { ReactNode } from 'react';
import { CardZoom } from '../../../components/CardPreview/CardZoom.js';
import { Motion } from '../../../components/Motion/Motion.js';
import {
  UnavailableReasonTooltip,
  type UnavailableReasonTooltipProps,
} from '../../../components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { DragLayer } from '../../../drag/DragLayer.js';
import { useStatus, useView } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { CardFace, GundamView, SideView } from '../view.js';
import { cardName } from './card-words.js';
import { CommandBand } from './CommandBand.js';
import { GundamCard } from './GundamCard.js';
import { HandRow } from './HandRow.js';
import { Side } from './Side.js';

/** Both sides of the seat's game, what goes on between them, and the hand. Renders a `<div>` element. */
export function GundamTable({ className = '', ...elementProps }: GundamTableProps): ReactNode {
  const words = useWords();
  const { battle, decision, ...sides } = useView<GundamView>();
  const [near, far] = [sides.near, sides.far].map((side) => ({
    ...side,
    name: words.resolve('player', {}, side.name),
  })) as [SideView, SideView];
  const { currentPlayer } = useStatus();
  const cards = new Map(
    [...seenOn(near), ...seenOn(far), ...(decision?.source ? [decision.source] : [])].map((card) => [
      card.id,
      card,
    ]),
  );
  return (
    <UnavailableReasonTooltip className={`gd-table ${className}`.trim()} {...elementProps}>
      <DragLayer>
        <CardZoom
          faceOf={(id) => {
            const card = cards.get(id);
            return card && { title: cardName(card, words), card };
          }}
          renderZoom={(face) => 'card' in face && <GundamCard card={face.card as CardFace} large />}
        >
          <Motion className="gd-layout">
            <Side side={far} battle={battle} deciding={currentPlayer?.id === far.id} />
            <CommandBand />
            <Side side={near} battle={battle} deciding={currentPlayer?.id === near.id} own>
              <HandRow side={near} />
            </Side>
          </Motion>
        </CardZoom>
      </DragLayer>
    </UnavailableReasonTooltip>
  );
}

/** Props of `GundamTable`. */
export interface GundamTableProps extends UnavailableReasonTooltipProps {}

/** All cards of a side whose faces are seen. */
function seenOn({ units, base, hand, trash, removal, lookedAt }: SideView): readonly CardFace[] {
  return [
    ...units.flatMap((unit) => (unit.pilot ? [unit, unit.pilot] : [unit])),
    ...(base ? [base] : []),
    ...(hand ?? []),
    ...trash,
    ...removal,
    ...(lookedAt ?? []),
  ];
}
