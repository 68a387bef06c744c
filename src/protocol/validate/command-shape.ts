import type { Command } from '../command.js';
import { optionMoveParts } from './move-shape.js';
import * as s from './shape.js';

/** A command, as it arrives at an adapter. */
export const commandShape = s.object<Command>({ commandId: s.name, revision: s.count, ...optionMoveParts });
