import { commandFor } from '../protocol/command.js';
import type { Option, OptionMove } from '../protocol/option.js';
import { readOptions } from '../protocol/options/read-options.js';
import type { Reason } from '../protocol/reason.js';
import type { RuleCheck } from '../protocol/rule-check.js';
import { uncheckedListOf } from '../protocol/validate/shape.js';
import type { GameStore } from './game-store.js';
import { readable } from './readable.js';

// Questions to the engine about moves that the snapshot does not list. They change nothing.

/** All reasons against a move, without playing it; `null` where the engine cannot explain. */
export async function objectionsTo(
  { adapter, getState }: GameStore,
  move: OptionMove,
): Promise<readonly Reason[] | null> {
  const checks: unknown = await adapter.explain?.(commandFor({ move }, getState().snapshot));
  if (!Array.isArray(checks)) return null;
  return (checks as RuleCheck[]).flatMap((check) => (check.status === 'failed' ? [check.reason] : []));
}

/** All options of one kind of move that the snapshot does not list. Moves that cannot be read are left out. */
export async function optionsOnRequest({ adapter }: GameStore, moveId: string): Promise<readonly Option[]> {
  if (!adapter.enumerate) return [];
  const moves = readable(uncheckedListOf(), `list of "${moveId}"`, await adapter.enumerate(moveId));
  return readOptions({ moves, reports: [] }).list;
}
