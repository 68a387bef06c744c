import { isObject } from '../is-object.js';
import type { PlayedMove, Recollection } from '../recollection.js';
import { reasonShape } from './reason-shape.js';
import * as s from './shape.js';
import { logEntryShape } from './snapshot-shape.js';

/** What an adapter's `recall` answers with. The snapshot is checked when it is read. */
export const recollectionShape = s.object<Recollection>({
  snapshot: s.is('an object', isObject),
  obstacles: s.listOf(reasonShape),
});

/** What an adapter's `course` answers with. */
export const courseShape = s.listOf(
  s.object<PlayedMove>({ position: s.count, player: s.nullable(s.text), entries: s.listOf(logEntryShape) }),
);
