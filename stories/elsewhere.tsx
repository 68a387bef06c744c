import type { Decorator } from '@storybook/react-vite';
import { createContext, use, type ReactNode } from 'react';
import type { Elsewhere } from './flip.js';

const ElsewhereContext = createContext<Elsewhere | undefined>(undefined);

/** Tells a story that it is flipped to a game that is not its own. */
export const ElsewhereProvider = ElsewhereContext.Provider;

/** Another game's table, where the toolbar has flipped the story to it. */
export const useElsewhere = (): Elsewhere | undefined => use(ElsewhereContext);

/** The board of the story's game; at another game's table, that one's board, if it has one. */
export function Board({ children, alone = false }: BoardProps): ReactNode {
  const elsewhere = useElsewhere();
  if (!elsewhere) return children;
  const { Skin } = elsewhere;
  if (!Skin) return alone && <p>{NO_BOARD}</p>;
  return (
    <div className="story-board">
      <Skin />
    </div>
  );
}

/** Props of `Board`. */
export interface BoardProps {
  /** The board of the story's own game. */
  readonly children?: ReactNode;
  /** Whether the story shows nothing else: a game without a board says so then. */
  readonly alone?: boolean;
}

const NO_BOARD =
  'This story shows a board or cards, and this game has none. Choose another one in the toolbar, or “The game of the story”.';

/** A story about the board or the cards of its game: another game has its own, which are made of the same components. */
export const aboutABoard: Decorator = (Story) => (
  <Board alone>
    <Story />
  </Board>
);

/** What only the story's own game has to show. At another game's table there is nothing, or something else. */
export function OnlyHere({ children, otherwise = null }: OnlyHereProps): ReactNode {
  return useElsewhere() ? otherwise : children;
}

/** Props of `OnlyHere`. */
export interface OnlyHereProps {
  readonly children: ReactNode;
  readonly otherwise?: ReactNode;
}

/** Gives a story other args at another game's table, where what it names is not there. */
export function argsElsewhere<Args>(useArgs: (args: Args) => Partial<Args>): Decorator<Args> {
  function WithArgs({ args, children }: WithArgsProps<Args>): ReactNode {
    const other = useArgs(args);
    return children(useElsewhere() ? { ...args, ...other } : args);
  }
  return (Story, { args }) => <WithArgs args={args}>{(given) => <Story args={given} />}</WithArgs>;
}

interface WithArgsProps<Args> {
  readonly args: Args;
  readonly children: (args: Args) => ReactNode;
}
