import type { ReactNode } from 'react';

/** Says how to have more to show. */
export function Unwatched(): ReactNode {
  return (
    <p className="ms-inspector-note">
      Nothing is recorded here. Give <code>GameProvider</code> the adapter as <code>inspect(adapter)</code>,
      from <code>moveset/inspector</code>.
    </p>
  );
}
