/** Whether somebody would have to wait for a value. Nobody does, so what becomes of it is nobody's concern. */
export function isPromise(value: unknown): boolean {
  const waits =
    typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
  // Without this, its failure would bring down the process.
  if (waits) Promise.resolve(value).catch(() => {});
  return waits;
}
