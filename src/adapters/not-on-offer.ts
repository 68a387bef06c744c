import type { Reason } from '../protocol/reason.js';

/** Why a command is refused that no rule forbids. */
export const NOT_ON_OFFER: Reason = { code: 'NOT_ON_OFFER', text: 'This is not one of the moves on offer.' };
