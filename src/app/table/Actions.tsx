import { useCallback, useState, type ReactNode } from 'react';
import { ActionMenu } from '../../components/ActionMenu/ActionMenu.js';
import { MoveComposer } from '../../components/MoveComposer/MoveComposer.js';
import { QueueTray } from '../../components/QueueTray/QueueTray.js';
import { useStatus } from '../../hooks/facts.js';
import { searchOptions } from '../../hooks/search-options.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Option } from '../../protocol/option.js';
import type { GameKit } from '../kits/game-kit.js';
import { Choice } from './Choice.js';
import { Panel } from './Panel.js';
import { PanelTools } from './PanelTools.js';
import type { UseHintResult } from './use-hint.js';
import { WorthBadge } from './WorthBadge.js';

type Way = 'list' | 'steps' | 'plan';

/** Everything that can be done: all at once, put together step by step, several as a plan, or said. */
export function Actions({ kit: { Saying, Search, composes }, hotkeys, hint }: ActionsProps): ReactNode {
  const words = useWords();
  const { decision, yours } = useStatus();
  const [chosen, setChosen] = useState<Way>('list');
  const way = composes && chosen === 'list' && decision && yours ? 'steps' : chosen;
  return (
    <Panel
      className="app-panel-actions"
      title={words.say('arcade.actions', {}, 'Actions')}
      tools={<PanelTools hotkeys={hotkeys} Search={Search} />}
    >
      {Saying && <Saying />}
      <Choice
        legend={words.say('arcade.way', {}, 'Choose from')}
        value={chosen}
        choices={[
          ['list', words.say('arcade.way-list', {}, 'A list')],
          ['steps', words.say('arcade.way-steps', {}, 'Steps')],
          ['plan', words.say('arcade.way-plan', {}, 'A plan')],
        ]}
        onChange={setChosen}
      />
      {way === 'plan' && <QueueTray />}
      {way !== 'steps' && <List worthOf={hint.worthOf} planning={way === 'plan'} />}
      {way === 'steps' && <MoveComposer />}
    </Panel>
  );
}

/** Props of `Actions`. */
export interface ActionsProps {
  readonly kit: GameKit;
  /** Whether single keys play. */
  readonly hotkeys: boolean;
  readonly hint: UseHintResult;
}

function List({ worthOf, planning }: ListProps): ReactNode {
  const renderBadge = useCallback(
    ({ id }: Option) => {
      const worth = worthOf(id);
      return worth === undefined ? null : <WorthBadge worth={worth} />;
    },
    [worthOf],
  );
  return <ActionMenu search={searchOptions} planning={planning} renderBadge={renderBadge} />;
}

interface ListProps extends Pick<UseHintResult, 'worthOf'> {
  /** Deeds are gathered, and played as one. */
  readonly planning: boolean;
}
