import type { ReactNode } from 'react';
import { CardZoom } from '../../../components/CardPreview/CardZoom.js';
import { OptionButton } from '../../../components/OptionButton/OptionButton.js';
import { SequenceBar } from '../../../components/SequenceBar/SequenceBar.js';
import {
  UnavailableReasonTooltip,
  type UnavailableReasonTooltipProps,
} from '../../../components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { useStatus, useView } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import { handId, pileId, type PrincipalityView } from '../view.js';
import { faceOf } from './faces.js';
import { HandRow } from './HandRow.js';
import { PlayArea } from './PlayArea.js';
import { PlayerBar } from './PlayerBar.js';
import { Supply } from './Supply.js';

/** The seat's game: the others, the supply, what was played, and the hand. Renders a `<div>` element. */
export function PrincipalityTable({ className = '', ...elementProps }: PrincipalityTableProps): ReactNode {
  const words = useWords();
  const view = useView<PrincipalityView>();
  const { currentPlayer } = useStatus();
  const near = view.players.find(({ id }) => id === view.near)!;
  const acting = view.players.find(({ id }) => id === currentPlayer?.id) ?? near;
  const faces = new Map([
    ...view.supply.map((card) => [pileId(card.name), card] as const),
    ...(near.hand ?? []).map((card) => [handId(near.id, card.name), card] as const),
  ]);
  return (
    <UnavailableReasonTooltip className={`pr-table ${className}`.trim()} {...elementProps}>
      <CardZoom
        className="pr-zoom"
        faceOf={(id) => {
          const card = faces.get(id);
          return card && faceOf(card, words);
        }}
      >
        {view.players.length > 1 && (
          <div className="pr-others">
            {view.players
              .filter(({ id }) => id !== near.id)
              .map((player) => (
                <PlayerBar key={player.id} player={player} playing={player.id === currentPlayer?.id} />
              ))}
          </div>
        )}
        <Supply piles={view.supply} />
        <PlayArea player={acting} />
        <section
          className="pr-own"
          aria-label={words.say('principality.own', { player: near.name }, 'Side of {player}')}
        >
          <PlayerBar player={near} playing={near.id === currentPlayer?.id} own>
            <SequenceBar />
            <OptionButton optionId="end_phase" strong />
          </PlayerBar>
          <HandRow player={near} />
        </section>
      </CardZoom>
    </UnavailableReasonTooltip>
  );
}

/** Props of `PrincipalityTable`. */
export interface PrincipalityTableProps extends UnavailableReasonTooltipProps {}
