import type { ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { usePlayer, type UsePlayerResult } from '../../hooks/use-player.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { PlayerId } from '../../protocol/ids.js';
import { mergeProps } from '../merge-props.js';

/** One player: the name, whose decision it is, and room for meters and counters. Renders a `<section>` element. */
export function PlayerPanel({
  player: id,
  children,
  icon,
  youText,
  currentText,
  winnerText,
  ...elementProps
}: PlayerPanelProps): ReactNode {
  const words = useWords();
  const player = usePlayer(id);
  const state: PlayerPanelState = { current: player.current, you: player.you, winner: player.winner };
  return (
    <section
      aria-label={player.name}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-player' }, elementProps)}
    >
      <header className="ms-player-header">
        {icon}
        <p className="ms-player-name">{player.name}</p>
        {player.you && youText !== null && (
          <span className="ms-badge ms-player-you">
            {youText ?? words.say('player-panel.you', {}, 'You')}
          </span>
        )}
        {player.current && currentText !== null && (
          <span className="ms-player-state">
            {currentText ?? words.say('player-panel.current', {}, 'To move')}
          </span>
        )}
        {player.winner && winnerText !== null && (
          <span className="ms-player-state">
            {winnerText ?? words.say('player-panel.winner', {}, 'Winner')}
          </span>
        )}
      </header>
      {typeof children === 'function' ? children(player) : children}
    </section>
  );
}

/** The state of `PlayerPanel`, as its `data-*` attributes say it. */
export interface PlayerPanelState {
  /** The player's decision is awaited. */
  readonly current: boolean;
  /** The seat is this player's. */
  readonly you: boolean;
  /** The player has won. */
  readonly winner: boolean;
}

/** Props of `PlayerPanel`. */
export interface PlayerPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Whose panel this is. */
  readonly player: PlayerId;
  /** Meters, counters and whatever else belongs to the player, or a function that renders them. */
  readonly children?: ReactNode | ((player: UsePlayerResult) => ReactNode);
  /** A picture before the name. */
  readonly icon?: ReactNode;
  /** How the seat's own panel is marked; `null` where players share a screen. */
  readonly youText?: string | null;
  /** How the player who is to decide is marked. */
  readonly currentText?: string | null;
  /** How the winner is marked. */
  readonly winnerText?: string | null;
}
