import type { CommandId } from './ids.js';

/** A command id nobody else has. */
export function newCommandId(): CommandId {
  // Not crypto.randomUUID: a page served over plain HTTP to a phone on the desk does not have it.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
