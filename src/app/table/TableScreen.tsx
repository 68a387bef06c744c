import { useState, type ReactNode } from 'react';
import { GameErrorBoundary } from '../../components/ErrorBoundary/GameErrorBoundary.js';
import { GameLog } from '../../components/GameLog/GameLog.js';
import { PhaseTracker } from '../../components/PhaseTracker/PhaseTracker.js';
import { PreviewPanel } from '../../components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../components/StatusBanner/StatusBanner.js';
import { AdviceProvider } from '../../hooks/AdviceProvider.js';
import { GameProvider } from '../../hooks/GameProvider.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { addressOf } from '../address.js';
import { gameWords } from '../game-words.js';
import type { Setup } from '../setup.js';
import { Actions } from './Actions.js';
import { Controls } from './Controls.js';
import { Ending } from './Ending.js';
import { LookBack } from './LookBack.js';
import type { OpenGame } from './open-game.js';
import { Panel } from './Panel.js';
import { PlainTable } from './PlainTable.js';
import { SetupForm } from './SetupForm.js';
import { ShareMenu } from './ShareMenu.js';
import { SkinButton } from './SkinButton.js';
import { useGame } from './use-game.js';
import { useHint } from './use-hint.js';
import { useInspected } from './use-inspected.js';

/** Goes to another table: a new game begins there. */
const goTo = (setup: Setup) => location.assign(addressOf(setup));

/** A table with everything around it. */
export function TableScreen({ game, inspecting, ...shown }: TableScreenProps): ReactNode {
  const words = useWords();
  const { adapter, Inspector } = useInspected(useGame(game), inspecting);
  return (
    <GameProvider adapter={adapter}>
      <div className="app-head">
        <h1 className="app-title">{gameWords(game.setup.game, words).title}</h1>
        <Setting game={game} />
      </div>
      <TableTop game={game} {...shown} />
      {Inspector && (
        <div className="app-inspector">
          <Inspector />
        </div>
      )}
    </GameProvider>
  );
}

/** How the game was set up. A change begins another, and is seen before that is there. */
function Setting({ game }: { readonly game: OpenGame }): ReactNode {
  const [wanted, setWanted] = useState<{ readonly after: OpenGame; readonly setup: Setup } | null>(null);
  return (
    <SetupForm
      setup={wanted?.after === game ? wanted.setup : game.setup}
      onSetupChange={(setup) => {
        setWanted({ after: game, setup });
        goTo(setup);
      }}
    />
  );
}

/** What a visitor decided about all tables. */
export interface TableHabits {
  /** Whether single keys play. */
  readonly hotkeys: boolean;
  /** Whether games are shown by the kit alone. */
  readonly plain: boolean;
  readonly onPlainChange: (plain: boolean) => void;
}

/** Props of `TableScreen`. */
export interface TableScreenProps extends TableHabits {
  readonly game: OpenGame;
  /** Whether the game is shown from the inside. */
  readonly inspecting: boolean;
}

function TableTop({ game, hotkeys, plain, onPlainChange }: TableTopProps): ReactNode {
  const words = useWords();
  const { kit, setup, table } = game;
  const hint = useHint(() => game.agent('hard', table.seats[0]!));
  const onNewGame = () => goTo({ ...setup, seed: setup.seed + 1 });
  const { Board, Phases = PhaseTracker, Result } = kit;
  const people = table.seats.filter((_, at) => setup.seats[at] === 'you');
  const near = people.length === 1 ? people[0]! : null;
  return (
    <div className="app-table" data-shape={plain ? 'wide' : kit.shape}>
      <div className="app-course">
        <StatusBanner />
        <Phases />
      </div>
      <section className="app-play" aria-label={words.say('arcade.table', {}, 'Table')}>
        <GameErrorBoundary>
          <AdviceProvider option={hint.option}>
            {plain ? <PlainTable /> : <Board near={near} />}
          </AdviceProvider>
        </GameErrorBoundary>
        <Controls hint={hint} onNewGame={onNewGame}>
          <SkinButton plain={plain} onPlainChange={onPlainChange} />
          <ShareMenu game={() => ({ setup, deeds: table.deeds() })} />
        </Controls>
        <RejectionNotice className="app-notices" />
        <Ending shared={people.length > 1} onNewGame={onNewGame}>
          {Result && <Result />}
        </Ending>
      </section>
      <div className="app-aside">
        {(plain || !kit.previews) && (
          <Panel className="app-panel-preview" title={words.say('arcade.preview', {}, 'What it would do')}>
            <PreviewPanel
              idleText={words.say(
                'arcade.point',
                {},
                'Point at something on the table or at an action to see what it would do.',
              )}
            />
          </Panel>
        )}
        <Actions kit={kit} hotkeys={hotkeys} hint={hint} />
      </div>
      <div className="app-past">
        <Panel title={words.say('arcade.log', {}, 'What happened')}>
          <GameLog
            label={words.say('arcade.log', {}, 'What happened')}
            emptyText={words.say('arcade.no-moves', {}, 'Nothing has happened yet.')}
          />
        </Panel>
        <LookBack game={game} near={near}>
          <div
            className="app-then"
            role="group"
            aria-label={words.say('arcade.board-then', {}, 'Table at that moment')}
          >
            <Board near={near} />
          </div>
        </LookBack>
      </div>
    </div>
  );
}

interface TableTopProps extends TableHabits {
  readonly game: OpenGame;
}
