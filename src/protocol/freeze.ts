// Declared here because the kit is built without Node's types.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Freezes an object in development, where a write should fail loudly; in production it costs nothing. */
export const freeze: <T extends object>(value: T) => Readonly<T> = isProduction()
  ? (value) => value
  : Object.freeze;

function isProduction(): boolean {
  // Bundlers replace the whole expression and then there is no `process` to look for, so it must be tried.
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
}
