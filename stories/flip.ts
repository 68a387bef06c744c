import type { ComponentType } from 'react';
import type { Chair } from './seated.js';
import { FLIPPED_GAMES, type FlippedGame } from './tables/flipped-games.js';
import { havingPlayed, havingTried } from './tables/moments.js';

/** The parts of a story's context that say which game the toolbar asks for, and what the story needs of it. */
export interface Flip {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters?: { readonly moment?: Moment };
}

/**
 * What a story has to find at another game's table, said in its `parameters`: some moves behind it, something refused,
 * or its end. The middle of a game, unless said.
 */
export type Moment = 'played' | 'refused' | 'over';

/** The game that the toolbar asks for; none where it is the story's own. */
export function flippedGame(context?: Flip): FlippedGame | undefined {
  return FLIPPED_GAMES[String(context?.globals['game'])];
}

/** Another game's table, as the kit's components find it beside a story's own. */
export interface Elsewhere {
  /** What shows that game; nothing where it has no board of its own. */
  readonly Skin: ComponentType | undefined;
}

/** A chair at the table of the game that the toolbar asks for, at the moment the story needs. */
export async function chairElsewhere(game: FlippedGame, moment: Moment | undefined): Promise<Chair> {
  if (moment === 'over' && game.over) return game.over();
  const chair = await game.setUp();
  if (moment === 'played') return havingPlayed(chair);
  return moment === 'refused' ? havingTried(chair) : chair;
}

/** Whether a chair is at a table where a story that reads its own game's view would find it. */
export function sameGame(own: Chair, other: Chair): boolean {
  const [mine, theirs] = [own, other].map(({ adapter }) => shapeOf(adapter.getSnapshot().view));
  return mine !== '' && mine === theirs;
}

const shapeOf = (view: unknown) => Object.keys(view ?? {}).join();
