import { useId, type ReactNode } from 'react';

/** A part of the page under a heading of its own. Renders a `<section>` element. */
export function Part({ heading, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pg-heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Props of `Part`. */
export interface PartProps {
  readonly heading: string;
  readonly children: ReactNode;
}
