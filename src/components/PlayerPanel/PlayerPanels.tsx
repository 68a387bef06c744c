import type { ComponentProps, ReactNode } from 'react';
import { usePlayers } from '../../hooks/facts.js';
import type { UsePlayerResult } from '../../hooks/use-player.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps } from '../merge-props.js';
import { PlayerPanel, type PlayerPanelProps } from './PlayerPanel.js';

/** The panels of all players, in the order of their seats. Renders a `<ul>` element. */
export function PlayerPanels({ label, children, panelProps, ...elementProps }: PlayerPanelsProps): ReactNode {
  const words = useWords();
  const players = usePlayers();
  return (
    <ul
      aria-label={label ?? words.say('player-panel.list', {}, 'Players')}
      {...mergeProps({ className: 'ms-players' }, elementProps)}
    >
      {players.map(({ id }) => (
        <li key={id}>
          <PlayerPanel {...panelProps} player={id}>
            {children}
          </PlayerPanel>
        </li>
      ))}
    </ul>
  );
}

/** Props of `PlayerPanels`. */
export interface PlayerPanelsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the list is called. */
  readonly label?: string;
  /** Renders what a player's panel holds. */
  readonly children?: (player: UsePlayerResult) => ReactNode;
  /** Props of each panel. */
  readonly panelProps?: Omit<PlayerPanelProps, 'player' | 'children'>;
}
