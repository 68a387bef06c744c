import type { ReactNode } from 'react';
import type { UseEntityResult } from '../../../hooks/use-entity.js';

/** Why nothing can be done with something, for those who hear it. Renders a hidden `<span>` element, or nothing. */
export function EntityNote({ entity }: { readonly entity: UseEntityResult }): ReactNode {
  if (!entity.unavailable) return null;
  return (
    <span hidden id={entity.descriptionId}>
      {entity.description}
    </span>
  );
}
