// Declared here because the kit is built without Node's types.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Whether this is a build for players: what is only for developers is left out of it. */
export function isProduction(): boolean {
  // Bundlers replace the whole expression and then there is no `process` to look for, so it must be tried.
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
}
