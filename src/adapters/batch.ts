import type { Answer, BatchAnswer, Command } from '../protocol/command.js';
import type { Reason } from '../protocol/reason.js';
import type { Forecast } from '../protocol/rule-check.js';
import { commandShape } from '../protocol/validate/command-shape.js';
import { faultIn } from '../protocol/validate/shape.js';
import { reasonOfError } from './reason-of-error.js';

/** What playing several commands as one needs of a seat's game. */
interface Batch {
  readonly commands: readonly Command[];
  /** The revision the game is at. */
  readonly revision: number;
  play(command: Command): readonly Reason[];
  forecast(commands: readonly Command[]): Forecast;
  /** Acts, counts that as one change, and tells everybody. */
  settle(act: () => readonly Reason[]): Answer;
}

/**
 * Plays commands as one. Whether they can be played is judged by their forecast, which knows no more than the seat does:
 * to try them and take them back would tell what is hidden. What only comes to light while they are played interrupts.
 */
export function playAsOne({ commands, revision, play, forecast, settle }: Batch): BatchAnswer {
  if (!isList(commands)) return { status: 'rejected', refusals: [[invalid('a list of them is expected')]] };
  const broken = commands.map(faultsOf);
  if (broken.some((reasons) => reasons.length > 0)) return { status: 'rejected', refusals: broken };
  if (commands.some((command) => command.revision < revision)) return { status: 'superseded', revision };
  const early = commands.map((command) => tooEarly(command, revision));
  if (early.some((reasons) => reasons.length > 0)) return { status: 'rejected', refusals: early };
  const { refusals } = forecast(commands);
  if (refusals.some((reasons) => reasons.length > 0)) return { status: 'rejected', refusals };

  let played = 0;
  let reasons: readonly Reason[] = [];
  const answer = settle(() => {
    for (const command of commands) {
      reasons = attempt(() => play(command));
      if (reasons.length > 0) break;
      played += 1;
    }
    return played === 0 ? reasons : [];
  });
  if (answer.status === 'rejected') return { status: 'rejected', refusals: [answer.reasons] };
  return reasons.length > 0
    ? { status: 'interrupted', revision: answer.revision, played, reasons }
    : { status: 'accepted', revision: answer.revision };
}

function attempt(play: () => readonly Reason[]): readonly Reason[] {
  try {
    return play();
  } catch (error) {
    return [reasonOfError(error)];
  }
}

function faultsOf(command: Command, at: number, all: readonly Command[]): readonly Reason[] {
  const fault =
    faultIn(commandShape, command) ??
    (all.findIndex((other) => other.commandId === command.commandId) < at
      ? 'commandId: it came before'
      : null);
  if (fault === null) return [];
  return [invalid(fault)];
}

function invalid(fault: string): Reason {
  return { code: 'INVALID_COMMAND', text: `This is not a command the game understands (${fault}).` };
}

/** What a batch is known by, whatever was sent. */
export function namesOf(commands: readonly Command[]): string {
  return isList(commands) ? commands.map((command) => String(command?.commandId)).join(' ') : '';
}

/** Whether somebody sent a list at all. */
function isList(commands: readonly Command[]): boolean {
  return Array.isArray(commands);
}

function tooEarly(command: Command, revision: number): readonly Reason[] {
  if (command.revision <= revision) return [];
  const text = `This was meant for revision ${command.revision}, but the game is at ${revision}.`;
  const context = { given: command.revision, current: revision };
  return [{ code: 'UNKNOWN_REVISION', text, context }];
}
