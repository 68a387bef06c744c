import type { ComponentType } from 'react';
import type { Agent } from '../../agents/agent.js';
import type { Table } from '../../protocol/engine-adapter.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { Language } from '../../protocol/phrases.js';
import type { Level, Setup } from '../setup.js';

/** A game that can be played at a table of the arcade. Loaded when somebody wants to. */
export interface GameKit {
  /** Lays a table. */
  begin(setup: Setup): BegunGame;
  /** What shows the game: it stands where others have a skin of their own. */
  readonly Board: ComponentType<BoardProps>;
  /** How the board lies: as high as wide beside two columns, beside one column, or over the width of the page. */
  readonly shape: 'square' | 'wide' | 'full';
  /** Whether what is asked for is put together step by step, unless somebody wants it otherwise. */
  readonly composes?: boolean;
  /** Whether the board shows what an option would do. */
  readonly previews?: boolean;
  /** Where in the turn the game stands. */
  readonly Phases?: ComponentType;
  /** One more way to say what to do. */
  readonly Saying?: ComponentType;
  /** A search of its own, for a game that understands sentences. */
  readonly Search?: ComponentType;
  /** What is told when the game is over, apart from who has won. */
  readonly Result?: ComponentType;
  readonly german: Pick<Language, 'messages' | 'phrases'>;
  /** How long a computer seems to think, so that its moves can be followed, in milliseconds. */
  readonly pace: number;
  /** How wide the board is drawn before it is made small, in pixels. */
  readonly width: number;
}

/** A table, and computers that can sit at it. */
export interface BegunGame {
  readonly table: Table;
  agent(level: Level, seat: PlayerId): Agent;
}

/** Props of a board. */
export interface BoardProps {
  /** Where the only person at this screen sits; nobody where there are several or none. */
  readonly near?: PlayerId | null;
}
