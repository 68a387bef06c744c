/** The id itself, or with a number where actions before it had the same. */
export function uniqueId(id: string, ids: Set<string>): string {
  const { size } = ids;
  // One look into the set, not two: of a long report, ids take a good part of the time.
  if (ids.add(id).size > size) return id;
  let number = 2;
  while (ids.has(`${id}#${number}`)) number += 1;
  ids.add(`${id}#${number}`);
  return `${id}#${number}`;
}
