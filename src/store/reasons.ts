import type { Reason } from '../protocol/reason.js';

/** The option is no longer on offer. */
export const OPTION_GONE: Reason = {
  code: 'OPTION_GONE',
  text: 'This can no longer be done: the game has moved on.',
};

/** Another command waits for its answer. */
export const BUSY: Reason = { code: 'BUSY', text: 'Your last move has not been answered yet.' };

/** The command reached the game too late. */
export const SUPERSEDED: Reason = {
  code: 'SUPERSEDED',
  text: 'The game moved on before this reached it, so it was not played.',
};

/** The adapter cannot go back or forward. */
export const NO_HISTORY: Reason = { code: 'NO_HISTORY', text: 'You cannot take back moves of this game.' };

/** Something else of the same batch was refused. */
export const HELD_BACK: Reason = {
  code: 'HELD_BACK',
  text: 'Another part of the plan was refused, so this was not played either.',
};
