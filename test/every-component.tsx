import { useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { ActionMenu } from '../src/components/ActionMenu/ActionMenu.js';
import { BoardGrid, type BoardGridProps } from '../src/components/BoardGrid/BoardGrid.js';
import { CardPreview } from '../src/components/CardPreview/CardPreview.js';
import { CardZoom } from '../src/components/CardPreview/CardZoom.js';
import { CommandPalette } from '../src/components/CommandPalette/CommandPalette.js';
import { GameLog } from '../src/components/GameLog/GameLog.js';
import { GameOverDialog } from '../src/components/GameOverDialog/GameOverDialog.js';
import { Hand } from '../src/components/Hand/Hand.js';
import { HexBoard } from '../src/components/HexBoard/HexBoard.js';
import { Hotkeys } from '../src/components/Hotkeys/Hotkeys.js';
import { KeyCaps } from '../src/components/Hotkeys/KeyCaps.js';
import { Meter } from '../src/components/Meter/Meter.js';
import { Motion } from '../src/components/Motion/Motion.js';
import { MoveComposer } from '../src/components/MoveComposer/MoveComposer.js';
import { OptionButton } from '../src/components/OptionButton/OptionButton.js';
import { OptionMatrix } from '../src/components/OptionMatrix/OptionMatrix.js';
import { PhaseTracker } from '../src/components/PhaseTracker/PhaseTracker.js';
import { Pile } from '../src/components/Pile/Pile.js';
import { PlayerPanel } from '../src/components/PlayerPanel/PlayerPanel.js';
import { PlayerPanels } from '../src/components/PlayerPanel/PlayerPanels.js';
import { PreviewPanel } from '../src/components/PreviewPanel/PreviewPanel.js';
import { QueueTray } from '../src/components/QueueTray/QueueTray.js';
import { ReasonList } from '../src/components/ReasonList/ReasonList.js';
import { RejectionNotice } from '../src/components/RejectionNotice/RejectionNotice.js';
import { RuleTrace } from '../src/components/RuleTrace/RuleTrace.js';
import { SequenceBar } from '../src/components/SequenceBar/SequenceBar.js';
import { StatusBanner } from '../src/components/StatusBanner/StatusBanner.js';
import { Timeline } from '../src/components/Timeline/Timeline.js';
import { UnavailableReasonTooltip } from '../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { EntityCard } from '../src/components/Zone/EntityCard.js';
import { Zone } from '../src/components/Zone/Zone.js';
import { createTable } from '../src/games/principality/table.js';
import { GameProvider } from '../src/hooks/GameProvider.js';
import { optionIdOf } from '../src/protocol/normalise.js';
import { MOVE_AXIS } from '../src/store/selection.js';
import { COURTS } from '../stories/tables/principality.js';

/** What every component takes. */
export interface AnyProps {
  readonly ref?: RefObject<never>;
  readonly className?: string;
  readonly id?: string;
  readonly style?: object;
  readonly title?: string;
  readonly 'data-mine'?: string;
  readonly onClick?: () => void;
}

/** A board of tic-tac-toe. */
export const board: BoardGridProps = {
  label: 'Board',
  rows: 3,
  columns: 3,
  cellId: ({ row, column }) => `cell-${row * 3 + column}`,
  cellLabel: ({ row, column }) => `${row}/${column}`,
};

const cards = {
  items: [{ id: 'cell-0', name: 'The first' }],
  label: 'Cards',
};

const hexes = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
];

/** In a game that offers treasures to be played one after the other. */
function OfferedSequences(props: AnyProps): ReactNode {
  const [adapter] = useState(() => createTable({ state: COURTS.rich }).adapter('p1'));
  return (
    <GameProvider adapter={adapter}>
      <SequenceBar {...props} />
    </GameProvider>
  );
}

/** Every public component, as it stands in a game of tic-tac-toe. */
export const COMPONENTS: Readonly<Record<string, ComponentType<AnyProps>>> = {
  ActionMenu,
  BoardGrid: (props) => <BoardGrid {...board} {...props} />,
  CardPreview: (props) => <CardPreview face={{ title: 'Fox' }} {...props} />,
  CardZoom: (props) => (
    <CardZoom faceOf={() => null} {...props}>
      here
    </CardZoom>
  ),
  CommandPalette,
  // What it is called by is the entity's id, not the element's.
  EntityCard: ({ id: _, ...props }) => <EntityCard id="cell-0" label="The first" {...props} />,
  GameLog,
  GameOverDialog,
  Hand: (props) => <Hand {...cards} {...props} />,
  HexBoard: (props) => (
    <HexBoard
      label="Map"
      hexes={hexes}
      cellId={({ q }) => `cell-${q}`}
      cellLabel={({ q }) => `Hex ${q}`}
      {...props}
    />
  ),
  Hotkeys,
  KeyCaps: (props) => <KeyCaps keys="Ctrl+K" {...props} />,
  Meter: (props) => <Meter label="Heat" value={3} max={10} {...props} />,
  Motion,
  MoveComposer,
  OptionButton: (props) => (
    <OptionButton optionId={optionIdOf({ moveId: 'place', params: { position: 0 } })} {...props} />
  ),
  OptionMatrix: (props) => <OptionMatrix rowAxis={MOVE_AXIS} columnAxis="position" {...props} />,
  PhaseTracker,
  // As with cards.
  Pile: ({ id: _, ...props }) => <Pile id="cell-0" label="Deck" count={3} {...props} />,
  PlayerPanel: (props) => <PlayerPanel player="X" {...props} />,
  PlayerPanels,
  PreviewPanel,
  QueueTray,
  ReasonList: (props) => <ReasonList reasons={[{ code: 'NO', text: 'No.' }]} {...props} />,
  RejectionNotice,
  RuleTrace,
  SequenceBar: OfferedSequences,
  StatusBanner,
  Timeline,
  UnavailableReasonTooltip: (props) => <UnavailableReasonTooltip {...props}>here</UnavailableReasonTooltip>,
  Zone: (props) => <Zone {...cards} {...props} />,
};
