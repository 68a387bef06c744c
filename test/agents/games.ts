import type { Agent } from '../../src/agents/agent.js';
import type { SearchOptions, SearchReport } from '../../src/agents/search/search-moves.js';
import { searchMoves } from '../../src/agents/search/search-moves.js';
import type { Outcome, Simulation } from '../../src/agents/search/simulation.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import type { TicTacToeView } from '../../src/games/tic-tac-toe/view.js';
import { commandFor } from '../../src/protocol/command.js';
import type { EnumeratedMove, MoveMetadata } from '../../src/protocol/enumerated-move.js';
import type { Option } from '../../src/protocol/option.js';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import type { Random } from '../../src/protocol/seeded-random.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';

/** A valid move that is known by its name alone. */
export function move(moveId: string, playerId = 'X', metadata: MoveMetadata = {}): EnumeratedMove {
  return { moveId, playerId, params: {}, isValid: true, metadata };
}

/** The options among which an agent chooses. */
export function choicesOf(snapshot: Snapshot): readonly Option[] {
  return optionsOf(snapshot).filter((option) => option.kind === 'available');
}

/** What an agent chooses in a position, if nobody disturbs it. */
export async function choiceOf<View>(agent: Agent<View>, snapshot: Snapshot<View>): Promise<Option | null> {
  return agent.choose(snapshot, choicesOf(snapshot), new AbortController().signal);
}

/** A first position of tic-tac-toe. */
export function firstPosition(boardSize = 3): Snapshot<TicTacToeView> {
  return createTable({ seed: 1, boardSize }).adapter('X').getSnapshot();
}

/** Plays a game of tic-tac-toe, and tells who won. */
export async function winnerOf(agents: Record<string, Agent<TicTacToeView>>): Promise<string | null> {
  const table = createTable({ seed: 1, now: () => 0 });
  for (;;) {
    const { status, flow } = table.adapter(null).getSnapshot();
    if (status.kind === 'over') return status.winner;
    const adapter = table.adapter(flow.currentPlayer);
    const snapshot = adapter.getSnapshot();
    const choice = await choiceOf(agents[flow.currentPlayer!]!, snapshot);
    await adapter.execute(commandFor(choice!, snapshot));
  }
}

/** Searches to the end, without a pause. */
export function searchAtOnce(
  imagine: (random: Random) => Simulation,
  options: Partial<SearchOptions> = {},
): SearchReport {
  const search = searchMoves(imagine, { seed: 1, ...options });
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/** A game as a tree: who decides, and where each move leads. */
export interface Fork {
  readonly player: string;
  readonly moves: Readonly<Record<string, Fork | Outcome>>;
  readonly scores?: Readonly<Record<string, number>>;
  /** How well the players stand here. */
  readonly worth?: Readonly<Record<string, number>>;
}

/** A game that is written down as a tree, to be thought through. */
export function simulationOf(tree: Fork, players: readonly string[] = ['X', 'O']): Simulation {
  let here: Fork | Outcome = tree;
  return {
    players,
    currentPlayer: () => ('moves' in here ? here.player : null),
    moves: () => {
      if (!('moves' in here)) return [];
      const { player, moves, scores = {} } = here;
      return Object.keys(moves).map((id) => move(id, player, { score: scores[id] }));
    },
    play: ({ moveId }) => void (here = (here as Fork).moves[moveId]!),
    outcome: () => ('moves' in here ? null : here),
    evaluate: (player) => ('moves' in here ? (here.worth?.[player] ?? 0) : 0),
  };
}
