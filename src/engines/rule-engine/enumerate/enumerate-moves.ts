import type { EnumeratedMove } from '../../../protocol/enumerated-move.js';
import { freeze } from '../../../protocol/freeze.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { CompiledMove } from '../define/compile-rules.js';
import type { MoveEnumerationOptions } from '../define/move-definition.js';
import { EngineContext } from '../state/engine-context.js';
import { candidateChecks, enumerated } from './check-candidates.js';
import { candidatesOf, type ParamsSource } from './candidates.js';

/** All moves of a player, valid or not, with all reasons. */
export function listMoves(
  context: EngineContext,
  playerId: PlayerId,
  options: MoveEnumerationOptions,
): readonly EnumeratedMove[] {
  const lists = selectedMoves(context, options).map((move) => listMovesOf(context, move, playerId, options));
  // Not flat(), which takes as long as the rules.
  return freeze(([] as EnumeratedMove[]).concat(...lists));
}

/** The same moves one by one; `null` for a candidate that the options leave out. */
export function* iterateMoves(
  context: EngineContext,
  playerId: PlayerId,
  options: MoveEnumerationOptions,
): Generator<EnumeratedMove | null, void> {
  for (const move of selectedMoves(context, options)) {
    const checks = candidateChecks(context, move, playerId, options);
    for (const candidate of candidates(context, move, playerId, options)) yield enumerated(checks, candidate);
  }
}

/** The moves of one kind. `source` gives their parameters in place of the enumerator. */
export function listMovesOf(
  context: EngineContext,
  move: CompiledMove,
  playerId: PlayerId,
  options: MoveEnumerationOptions,
  source?: ParamsSource,
): EnumeratedMove[] {
  const moves: EnumeratedMove[] = [];
  const checks = candidateChecks(context, move, playerId, options);
  for (const candidate of candidates(context, move, playerId, options, source)) {
    const result = enumerated(checks, candidate);
    if (result) moves.push(result);
  }
  return moves;
}

/** The kinds of moves that the options select, in the order of the definition. */
export function selectedMoves(
  context: EngineContext,
  { moveIds }: MoveEnumerationOptions,
): readonly CompiledMove[] {
  const all = [...EngineContext.workspaceOf(context).rules.moves.values()];
  return moveIds ? all.filter(({ id }) => moveIds.includes(id)) : all;
}

/** Whether a move is an option at all: one that answers a decision is none until it is asked for. */
export function isOption({ definition }: CompiledMove, { decision }: EngineContext): boolean {
  return !definition.answersDecision || decision !== undefined;
}

function candidates(
  context: EngineContext,
  move: CompiledMove,
  playerId: PlayerId,
  { maxPerMove }: MoveEnumerationOptions,
  source?: ParamsSource,
): Iterable<unknown> {
  const workspace = EngineContext.workspaceOf(context);
  // A context of its own: an enumerator that yields one by one goes on after rules have used theirs.
  const own = new EngineContext(workspace);
  own.setMove(playerId, move.id);
  return isOption(move, own) ? candidatesOf(move, workspace.state, own, maxPerMove || Infinity, source) : [];
}
