/** Whether a value is a promise. Rules may not return one; its rejection is ignored. */
export function isPromise(value: unknown): boolean {
  const waits =
    typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
  // An unhandled rejection would end the process.
  if (waits) Promise.resolve(value).catch(() => {});
  return waits;
}
