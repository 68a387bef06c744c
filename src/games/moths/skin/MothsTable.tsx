import { useState, type ComponentProps, type ReactNode } from 'react';
import { BoardGrid } from '../../../components/BoardGrid/BoardGrid.js';
import { mergeProps } from '../../../components/merge-props.js';
import { UnavailableReasonTooltip } from '../../../components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { useAdvice } from '../../../hooks/AdviceProvider.js';
import { useFlow, usePlayers, useView } from '../../../hooks/facts.js';
import { useGame } from '../../../hooks/GameProvider.js';
import type { GridPlace } from '../../../hooks/use-roving-grid.js';
import type { Words } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { PlayerId } from '../../../protocol/ids.js';
import { lampId, leafId, type LeafView, type MothsView } from '../view.js';
import { LeaveButton } from './LeaveButton.js';
import { MothArt } from './MothArt.js';

/** The garden and its keepers. Renders a `<section>` element. */
export function MothsTable(elementProps: MothsTableProps): ReactNode {
  const words = useWords();
  const { leaves, columns, rows, keepers } = useView<MothsView>();
  const seat = useGame((state) => state.snapshot.seat);
  const advice = useAdvice();
  const [shining, setShining] = useState(false);
  const lamps = keepers.find(({ id }) => id === seat)?.lamps ?? 0;
  const isLamp = shining && lamps > 0;
  const placeOf = ({ row, column }: GridPlace) => row * columns + column;
  return (
    <section
      aria-label={words.say('moths.table', {}, 'Moths')}
      {...mergeProps({ className: 'moths-table' }, elementProps)}
    >
      <div className="moths-keepers">
        {keepers.map(({ id }) => (
          <Keeper key={id} id={id} />
        ))}
      </div>
      <div className="moths-garden" data-shining={isLamp || undefined}>
        <BoardGrid
          label={words.say('moths.garden', {}, 'Garden')}
          rows={rows}
          columns={columns}
          cellId={(place) => (isLamp ? lampId(placeOf(place)) : leafId(placeOf(place)))}
          cellLabel={(place) => labelOf(place, leaves[placeOf(place)]!, words)}
          renderCell={(place) => <Leaf leaf={leaves[placeOf(place)]!} />}
        />
      </div>
      <UnavailableReasonTooltip className="moths-choices">
        <LeaveButton />
        {lamps > 0 && (
          <button
            type="button"
            className="moths-choice"
            aria-pressed={isLamp}
            data-advised={(!isLamp && advice?.move.moveId === 'shine') || undefined}
            onClick={() => setShining(!isLamp)}
          >
            {words.say(
              'moths.lamp',
              { count: lamps },
              { one: 'Lamp ({count} left)', other: 'Lamp ({count} left)' },
            )}
          </button>
        )}
      </UnavailableReasonTooltip>
    </section>
  );
}

/** Props of `MothsTable`. */
export interface MothsTableProps extends ComponentProps<'section'> {}

function labelOf({ row, column }: GridPlace, { moth, state }: LeafView, words: Words): string {
  const place = { row: row + 1, column: column + 1 };
  if (!moth) return words.say('moths.leaf', place, 'Row {row}, column {column}, a leaf');
  const seen = { ...place, moth: moth.name, worth: moth.worth };
  if (state === 'taken') return words.say('moths.taken', seen, 'Row {row}, column {column}, {moth}, taken');
  return state === 'lit'
    ? words.say('moths.lit', seen, 'Row {row}, column {column}, {moth}, known to you, worth {worth}')
    : words.say('moths.seen', seen, 'Row {row}, column {column}, {moth}, worth {worth}');
}

function Leaf({ leaf: { moth, state, takenBy } }: { readonly leaf: LeafView }): ReactNode {
  return (
    <span className="moths-leaf" data-state={state} data-keeper={takenBy ?? undefined}>
      {moth && <MothArt kind={moth.kind} />}
      {moth && state !== 'taken' && (
        <svg className="moths-worth" viewBox="0 0 36 10" data-worth={moth.worth} aria-hidden="true">
          {Array.from({ length: moth.worth }, (_, at) => (
            // Dots are all alike.
            // oxlint-disable-next-line react/no-array-index-key
            <circle key={at} cx={18 + (at - (moth.worth - 1) / 2) * 11} cy={5} r={4} />
          ))}
        </svg>
      )}
    </span>
  );
}

/** A player with its points, its lamps and what it has taken. */
function Keeper({ id }: { readonly id: PlayerId }): ReactNode {
  const words = useWords();
  const players = usePlayers();
  const { currentPlayer } = useFlow();
  const { points, lamps, pairs } = useView<MothsView>().keepers.find((keeper) => keeper.id === id)!;
  return (
    <div className="moths-keeper" data-keeper={id} data-turn={currentPlayer === id || undefined}>
      <span className="moths-keeper-name">{players.find((player) => player.id === id)?.name ?? id}</span>
      <span className="moths-points">
        {words.say('moths.points', { count: points }, { one: '{count} point', other: '{count} points' })}
      </span>
      <span className="moths-lamps">
        {words.say('moths.lamps', { count: lamps }, { one: '{count} lamp', other: '{count} lamps' })}
      </span>
      <span className="moths-pairs">
        {pairs.map(({ kind, name }) => (
          <span key={kind} title={name}>
            <MothArt kind={kind} />
          </span>
        ))}
      </span>
    </div>
  );
}
