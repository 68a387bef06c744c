import type { Messages } from '../../protocol/message.js';

/** The arcade's own texts in German. */
export const appGerman: Messages = {};
