import { isObject } from '../../protocol/is-object.js';

/** What is sent, with the revisions it names counted from elsewhere. What is no command stays as it is. */
export function recounted(sent: unknown, by: (revision: number) => number): unknown {
  if (Array.isArray(sent)) return sent.map((one) => recounted(one, by));
  if (!isObject(sent)) return sent;
  const { revision, snapshot } = sent;
  return {
    ...sent,
    ...(typeof revision === 'number' && { revision: by(revision) }),
    // A recollection has its revision inside.
    ...(isObject(snapshot) && { snapshot: recounted(snapshot, by) }),
  };
}
